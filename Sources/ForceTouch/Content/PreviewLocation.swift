public import Foundation
public import ViewGeometry

/// The location of a press, for the kinds of content that may lie there.
public final class PreviewLocation {
  /// The pressed view.
  public let sourceView: View
  /// The location, in the coordinates of `sourceView`.
  public let point: CGPoint
  /// The items found so far, by list.
  private var items: [ObjectIdentifier: SourceRect?] = [:]

  /// Creates a location in a view, in its coordinates.
  public init(_ point: CGPoint, in sourceView: View) {
    self.point = point
    self.sourceView = sourceView
  }

  /// The location in the coordinates of another view.
  public func point(in view: View) -> CGPoint {
    sourceView.convert(point, to: view)
  }

  /// The item of `list` under the finger, with its rectangle in the coordinates of `sourceView`.
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
