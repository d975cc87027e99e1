public import Foundation

/// A two-dimensional offset, like UIKit's `UIOffset`.
public struct Offset: Sendable, Hashable, Codable {
  /// The horizontal offset in points; positive to the right.
  public var horizontal: CGFloat
  /// The vertical offset in points; positive downward.
  public var vertical: CGFloat

  /// Creates a zero offset.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Creates an offset; any values are allowed.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The zero offset.
  public static let zero = Offset()
}
