public import Foundation
public import ViewGeometry

/// The location of a press, at which preview sources look for their content.
public final class PreviewLocation {
  /// The pressed view.
  public let sourceView: View
  /// The location, in the coordinates of `sourceView`.
  public let point: CGPoint
  /// The item found at the location in each list that was searched.
  ///
  /// The key is the identity of the list. The value is nil if the list has no item at the location.
  private var items: [ObjectIdentifier: SourceRect?] = [:]

  /// Creates a location from a point in the coordinates of `sourceView`.
  public init(_ point: CGPoint, in sourceView: View) {
    self.point = point
    self.sourceView = sourceView
  }

  /// Returns the location in the coordinates of another view.
  public func point(in view: View) -> CGPoint {
    sourceView.convert(point, to: view)
  }

  /// Returns the item of `list` under the finger; nil if there is none.
  ///
  /// The item's rectangle is in the coordinates of `sourceView`. Each list is searched only once;
  /// later calls return the cached result.
  public func item(of list: some PreviewableList) -> SourceRect? {
    let key = ObjectIdentifier(list)
    if let known = items[key] { return known }
    let found = list.sourceRect(at: point, in: sourceView)
    items[key] = .some(found)
    return found
  }
}
