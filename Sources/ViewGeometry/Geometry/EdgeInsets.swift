public import Foundation

/// Distances inward from the edges of a rectangle, in points; negative distances extend outward.
///
/// ```swift
/// let bars = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
/// let all = bars + EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)  // (52, 8, 42, 8)
/// ```
public struct EdgeInsets: Sendable, Hashable, Codable {
  /// The distance from the top edge, downward.
  public var top: CGFloat
  /// The distance from the left edge, rightward.
  public var left: CGFloat
  /// The distance from the bottom edge, upward.
  public var bottom: CGFloat
  /// The distance from the right edge, leftward.
  public var right: CGFloat

  /// Creates insets that are zero at every edge.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets from the four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets that are zero at every edge.
  public static let zero = EdgeInsets()

  /// Returns the sum of two insets, edge by edge.
  public static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: left.top + right.top, left: left.left + right.left,
      bottom: left.bottom + right.bottom, right: left.right + right.right)
  }
}

/// Distances inward from the edges of a rectangle, relative to the layout direction, in points.
public struct DirectionalEdgeInsets: Sendable, Hashable, Codable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the leading edge: the left edge, or the right edge in right-to-left layouts.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// Creates insets that are zero at every edge.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets from the four distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets that are zero at every edge.
  public static let zero = DirectionalEdgeInsets()

  /// Returns the insets with leading and trailing mapped to left and right or, if `rightToLeft` is
  /// true, to right and left.
  public func resolved(rightToLeft: Bool) -> EdgeInsets {
    EdgeInsets(
      top: top, left: rightToLeft ? trailing : leading,
      bottom: bottom, right: rightToLeft ? leading : trailing)
  }
}

extension CGRect {
  /// Returns the rectangle with each edge moved inward by its inset.
  ///
  /// As in UIKit, the stored values are used unchanged: nothing is standardized, and insets larger
  /// than the rectangle result in a negative size (R1.16).
  ///
  /// ```swift
  /// let card = CGRect(x: 0, y: 0, width: 320, height: 200)
  /// let inner = card.inset(by: EdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
  /// let size = inner.size  // 288 x 184
  /// ```
  public func inset(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - (insets.left + insets.right),
      height: size.height - (insets.top + insets.bottom))
  }
}
