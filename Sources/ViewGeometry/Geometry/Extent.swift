package import Foundation

/// A half-open box: the points with `minX <= x < maxX` and `minY <= y < maxY`.
///
/// The engine's own rectangle, which contains the points that `CGRect` says it contains (R1.7). Where `CGRect` stores an
/// origin and a size and answers touching rectangles with "they intersect", an extent stores four edges and knows one rule:
/// left and top belong to it, right and bottom don't. An extent with `minX >= maxX` or `minY >= maxY` contains nothing. NaN
/// edges contain nothing.
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

  /// The edges of the standardised `rect`; null gives an extent that contains nothing.
  @inlinable
  package init(_ rect: CGRect) {
    self.init(
      minX: Double(rect.minX), minY: Double(rect.minY), maxX: Double(rect.maxX),
      maxY: Double(rect.maxY))
  }

  /// The whole plane but the points infinitely far right or down.
  @inlinable
  package static var everything: Extent {
    Extent(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
  }

  /// Contains nothing, and changes nothing that it is united with.
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

  /// Whether the two share a point.
  ///
  /// Touching edges don't count, and an empty extent overlaps nothing (R6.10).
  @inlinable
  package func overlaps(_ other: Extent) -> Bool {
    !isEmpty && !other.isEmpty && minX < other.maxX && other.minX < maxX && minY < other.maxY
      && other.minY < maxY
  }

  /// Whether the two overlap or share a part of an edge or a corner; an empty extent touches nothing (R6.32).
  package func touches(_ other: Extent) -> Bool {
    !isEmpty && !other.isEmpty && minX <= other.maxX && other.minX <= maxX && minY <= other.maxY
      && other.minY <= maxY
  }

  /// The common part; empty (but not normalised) when there is none.
  @inlinable
  package func intersection(_ other: Extent) -> Extent {
    Extent(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// The smallest extent that holds both.
  @inlinable
  package func union(_ other: Extent) -> Extent {
    Extent(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }
}
