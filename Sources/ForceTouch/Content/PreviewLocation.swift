public import Foundation
public import ViewGeometry

/// The location of a press, at which preview sources look for their content.
public final class PreviewLocation {
  /// The pressed view.
  public let sourceView: View
  /// The location, in the coordinates of `sourceView`.
  public let point: CGPoint
  /// The results of searching lists for the item at the location, by list; nil if there is none.
  private var items: [ObjectIdentifier: SourceRect?] = [:]

  /// Creates a location in a view, in its coordinates.
  public init(_ point: CGPoint, in sourceView: View) {
    self.point = point
    self.sourceView = sourceView
  }

  /// Returns the location in the coordinates of another view.
  public func point(in view: View) -> CGPoint {
    sourceView.convert(point, to: view)
  }

  /// Returns the item of `list` under the finger, with its rectangle in the coordinates of
  /// `sourceView`.
  ///
  /// A list is searched once, however many kinds of content it holds.
  public func item(of list: some PreviewableList) -> SourceRect? {
    let key = ObjectIdentifier(list)
    if let known = items[key] { return known }
    let found = list.sourceRect(at: point, in: sourceView)
    items[key] = .some(found)
    return found
  }
}
