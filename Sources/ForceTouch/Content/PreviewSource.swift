public import Foundation
public import ViewGeometry

/// Finds content of one kind under the finger, and supplies its rectangle and its preview.
///
/// The result of `place(at:)` is passed to `content(at:)` and `sourceRect(of:in:)`, and the content
/// is passed to `controller(previewing:)`. Nothing is therefore looked up twice:
///
///     struct Links: PreviewSource {
///       let text: TextView
///       func place(at location: PreviewLocation) -> Link? { text.link(at: location.point(in: text)) }
///       func content(at link: Link) -> URL? { link.url }
///       func sourceRect(of link: Link, in sourceView: View) -> CGRect {
///         sourceView.convert(link.rect, from: text)
///       }
///       func controller(previewing url: URL) -> ViewController? { PageController(url) }
///     }
///
/// For the content of a collection view or table view, use `ListPreviewSource`, which finds the
/// position and the rectangle itself. A `ContentPreviewer` combines several sources.
public protocol PreviewSource {
  /// The type of the content to preview.
  associatedtype Content
  /// The type of a position of content, for example an index path.
  associatedtype Place

  /// Returns the position of the content under the finger; nil if there is no content of this kind.
  func place(at location: PreviewLocation) -> Place?

  /// Returns the content at a position; nil if it can't be previewed.
  func content(at place: Place) -> Content?

  /// Returns the rectangle that stays sharp during the peek, in the coordinates of `sourceView`.
  func sourceRect(of place: Place, in sourceView: View) -> CGRect

  /// Returns the controller that shows the content; nil if there is no preview.
  func controller(previewing content: Content) -> ViewController?
}

/// Supplies previews of the items of a collection view or the rows of a table view.
///
/// The list finds the item and its rectangle; the app supplies the content and the controller:
///
///     struct Photos: ListPreviewSource {
///       let list: CollectionView
///       let library: Library
///       func content(at indexPath: IndexPath) -> Photo? { library[indexPath] }
///       func controller(previewing photo: Photo) -> ViewController? { PhotoController(photo) }
///     }
public protocol ListPreviewSource: PreviewSource where Place == SourceRect {
  /// The type of the list.
  associatedtype List: PreviewableList

  /// The list that holds the content.
  var list: List { get }

  /// Returns the content of an item; nil if the item isn't of this source's kind.
  func content(at indexPath: IndexPath) -> Content?
}

extension ListPreviewSource {
  /// Returns the item of the list under the finger and its rectangle; nil if there is none.
  public func place(at location: PreviewLocation) -> SourceRect? { location.item(of: list) }

  /// Returns the content of the item.
  public func content(at place: SourceRect) -> Content? { content(at: place.indexPath) }

  /// Returns the item's whole frame, in the coordinates of the pressed view.
  public func sourceRect(of place: SourceRect, in sourceView: View) -> CGRect { place.rect }
}

/// A view that finds the item at a point: a collection view or a table view.
public protocol PreviewableList: View {
  /// Returns the index path and the rectangle of the item under `point`; nil if there is none.
  ///
  /// The point and the rectangle are in the coordinates of `sourceView`.
  func sourceRect(at point: CGPoint, in sourceView: View) -> SourceRect?
}

extension CollectionView: PreviewableList {}
extension TableView: PreviewableList {}
