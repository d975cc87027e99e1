package import Foundation

/// A half-open box: the points with `minX <= x < maxX` and `minY <= y < maxY`.
///
/// It contains the same points as the corresponding `CGRect` (R1.7). Unlike a `CGRect`, it stores
/// its four edges instead of an origin and a size, and doesn't overlap an extent that it only
/// touches. Its left and top edges belong to it; its right and bottom edges don't. An extent
/// contains nothing if `minX >= maxX` or `minY >= maxY`, or if an edge is NaN.
package struct Extent: Sendable, Hashable, BitwiseCopyable {
  package var minX: Double
  package var minY: Double
  package var maxX: Double
  package var maxY: Double

  @inlinable
  package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  @inlinable
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// Creates an extent with the edges of the standardized `rect`.
  ///
  /// A null rectangle results in an extent that contains nothing.
  @inlinable
  package init(_ rect: CGRect) {
    self.init(
      minX: Double(rect.minX), minY: Double(rect.minY), maxX: Double(rect.maxX),
      maxY: Double(rect.maxY))
  }

  /// The whole plane, except for the points at infinity on the right and at the bottom.
  @inlinable
  package static var everything: Extent {
    Extent(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
  }

  /// An extent that contains nothing, and is the identity element of union.
  @inlinable
  package static var empty: Extent {
    Extent(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
  }

  @inlinable
  package var width: Double { maxX - minX }

  @inlinable
  package var height: Double { maxY - minY }

  @inlinable
  package var isEmpty: Bool { !(minX < maxX && minY < maxY) }

  @inlinable
  package var cgRect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

  @inlinable
  package func contains(x: Double, y: Double) -> Bool {
    x >= minX && x < maxX && y >= minY && y < maxY
  }

  /// Returns whether the extents share a point.
  ///
  /// Touching edges don't count, and an empty extent overlaps nothing (R6.10).
  @inlinable
  package func overlaps(_ other: Extent) -> Bool {
    !isEmpty && !other.isEmpty && minX < other.maxX && other.minX < maxX && minY < other.maxY
      && other.minY < maxY
  }

  /// Returns whether the extents overlap or touch at an edge or a corner (R6.32).
  ///
  /// An empty extent touches nothing.
  package func touches(_ other: Extent) -> Bool {
    !isEmpty && !other.isEmpty && minX <= other.maxX && other.minX <= maxX && minY <= other.maxY
      && other.minY <= maxY
  }

  /// Returns the intersection.
  ///
  /// If the extents don't overlap, the result contains nothing, but may differ from `empty`.
  @inlinable
  package func intersection(_ other: Extent) -> Extent {
    Extent(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// Returns the smallest extent that contains the edges of the receiver and of `other`.
  ///
  /// The union with `empty` is the receiver itself. Other extents that contain nothing may enlarge
  /// the result.
  @inlinable
  package func union(_ other: Extent) -> Extent {
    Extent(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }
}
