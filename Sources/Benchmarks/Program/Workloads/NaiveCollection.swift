import Foundation
import ViewGeometry

/// Queries of a collection view's layout, answered the textbook way.
///
/// Each query requests the layout attributes in a small rectangle and scans their frames.
enum NaiveCollection {
  /// Returns the item at a point in content coordinates.
  static func item(at point: CGPoint, in layout: CollectionViewLayout) -> IndexPath? {
    frame(at: point, in: layout)?.item
  }

  /// Returns the item at a point in content coordinates, and its frame.
  static func frame(
    at point: CGPoint, in layout: CollectionViewLayout
  ) -> (item: IndexPath, frame: CGRect)? {
    let around = CGRect(x: point.x - 1, y: point.y - 1, width: 2, height: 2)
    for attributes in (layout.layoutAttributesForElements(in: around) ?? []).reversed()
    where attributes.representedElementCategory == .cell && contains(attributes.frame, point) {
      return (attributes.indexPath, attributes.frame)
    }
    return nil
  }

  /// Returns whether the half-open frame contains the point, as hit tests do.
  private static func contains(_ frame: CGRect, _ point: CGPoint) -> Bool {
    point.x >= frame.minX && point.x < frame.maxX && point.y >= frame.minY && point.y < frame.maxY
  }
}
