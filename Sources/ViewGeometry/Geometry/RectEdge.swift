/// Edges of a rectangle, like UIKit's `UIRectEdge` and with its raw values.
public struct RectEdge: OptionSet, Sendable, Hashable {
  /// One bit for each edge.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = RectEdge(rawValue: 1 << 0)
  /// The left edge, in either layout direction.
  public static let left = RectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = RectEdge(rawValue: 1 << 2)
  /// The right edge, in either layout direction.
  public static let right = RectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: RectEdge = [.top, .left, .bottom, .right]
}

/// Corners of a rectangle, like UIKit's `UIRectCorner` and with its raw values.
public struct RectCorner: OptionSet, Sendable, Hashable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top-left corner.
  public static let topLeft = RectCorner(rawValue: 1 << 0)
  /// The top-right corner.
  public static let topRight = RectCorner(rawValue: 1 << 1)
  /// The bottom-left corner.
  public static let bottomLeft = RectCorner(rawValue: 1 << 2)
  /// The bottom-right corner.
  public static let bottomRight = RectCorner(rawValue: 1 << 3)
  /// All corners, with every bit set, as in UIKit.
  public static let allCorners = RectCorner(rawValue: ~0)
}
