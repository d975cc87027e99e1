public import Foundation

/// The grid of device pixels, for rounding geometry on request.
///
/// Without a display scale, the library doesn't round geometry by itself (R2.9, R6.24). Except for
/// `roundedIndependently(_:)`, these methods round edges instead of sizes, so rectangles that share
/// an edge still share it afterward.
public struct PixelGrid: Sendable, Hashable {
  /// The number of pixels per point, such as 2 or 3.
  public let scale: CGFloat

  /// Creates a grid of `scale` pixels per point.
  ///
  /// - Precondition: `scale` is finite and above zero.
  public init(scale: CGFloat) {
    precondition(
      scale.isFinite && scale > 0,
      "The scale of a pixel grid must be finite and above zero, not \(scale).")
    self.scale = scale
  }

  /// Returns the nearest multiple of a pixel, in points; halves are rounded away from zero.
  ///
  /// Infinities, NaN, and values so large that their number of pixels overflows are returned
  /// unchanged.
  public func rounded(_ value: CGFloat) -> CGFloat {
    let scaled = value * scale
    return scaled.isFinite ? scaled.rounded(.toNearestOrAwayFromZero) / scale : value
  }

  /// Returns the point with both coordinates rounded.
  public func rounded(_ point: CGPoint) -> CGPoint {
    CGPoint(x: rounded(point.x), y: rounded(point.y))
  }

  /// Returns the standardized rectangle with its four edges rounded.
  ///
  /// Null and infinite rectangles are returned unchanged.
  ///
  /// ```swift
  /// let grid = PixelGrid(scale: 2)
  /// let rect = grid.rounded(CGRect(x: 0.3, y: 0, width: 10.3, height: 5.2))  // (0.5, 0, 10, 5)
  /// ```
  public func rounded(_ rect: CGRect) -> CGRect {
    guard !rect.isNull, !rect.isInfinite else { return rect }
    let minX = rounded(rect.minX)
    let minY = rounded(rect.minY)
    return CGRect(
      x: minX, y: minY, width: rounded(rect.maxX) - minX, height: rounded(rect.maxY) - minY)
  }

  /// Returns the standardized rectangle with x, y, width and height rounded separately, as lists
  /// align cells (R6.24).
  ///
  /// Null and infinite rectangles are returned unchanged.
  public func roundedIndependently(_ rect: CGRect) -> CGRect {
    guard !rect.isNull, !rect.isInfinite else { return rect }
    let standardized = rect.standardized
    return CGRect(
      x: rounded(standardized.origin.x), y: rounded(standardized.origin.y),
      width: rounded(standardized.width), height: rounded(standardized.height))
  }
}
