public import Foundation
public import ViewGeometry

/// One kind of content that can be peeked at: finds it, says where it is, and makes the controller that shows it.
///
/// The three questions are separate, and what the first finds is handed to the others, so nothing is looked up twice:
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
/// Content of a collection or table is a `ListPreviewSource`, which finds the place and the rectangle itself. A `ContentPreviewer`
/// brings kinds together.
public protocol PreviewSource {
  /// The content to preview.
  associatedtype Content
  /// The place of the content once it is found, for example its index path.
  associatedtype Place

  /// The content under the finger; nil where there is nothing of this kind.
  func place(at location: PreviewLocation) -> Place?

  /// The content at a place that was found; nil where it can't be previewed.
  func content(at place: Place) -> Content?

  /// What stays sharp during the peek, in the coordinates of `sourceView`.
  func sourceRect(of place: Place, in sourceView: View) -> CGRect

  /// The controller that shows the content; nil for no preview.
  func controller(previewing content: Content) -> ViewController?
}

/// Content that is the items of a collection or the rows of a table.
///
/// The list finds the item and its rectangle; the program names the content and makes the controller:
///
///     struct Photos: ListPreviewSource {
///       let list: CollectionView
///       let library: Library
///       func content(at indexPath: IndexPath) -> Photo? { library[indexPath] }
///       func controller(previewing photo: Photo) -> ViewController? { PhotoController(photo) }
///     }
public protocol ListPreviewSource: PreviewSource where Place == SourceRect {
  /// The kind of list.
  associatedtype List: PreviewableList

  /// The list the content is in.
  var list: List { get }

  /// The content of an item that is under the finger; nil where the item is of another kind.
  func content(at indexPath: IndexPath) -> Content?
}

extension ListPreviewSource {
  /// The item under the finger and its rectangle.
  public func place(at location: PreviewLocation) -> SourceRect? { location.item(of: list) }

  /// The content of the item.
  public func content(at place: SourceRect) -> Content? { content(at: place.indexPath) }

  /// The item's whole frame.
  public func sourceRect(of place: SourceRect, in sourceView: View) -> CGRect { place.rect }
}

/// A view that knows which of its items is at a point: a collection or a table.
public protocol PreviewableList: View {
  /// The item under `point`, which like the rectangles is in the coordinates of `sourceView`; nil where there is none.
  func sourceRect(at point: CGPoint, in sourceView: View) -> SourceRect?
}

extension CollectionView: PreviewableList {}
extension TableView: PreviewableList {}
