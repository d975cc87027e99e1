public import Foundation

/// A shift by two lengths: UIKit's `UIOffset`.
public struct Offset: Sendable, Hashable, Codable {
  /// The part along x, in points; positive to the right.
  public var horizontal: CGFloat
  /// The part along y, in points; positive downwards.
  public var vertical: CGFloat

  /// A shift by nothing.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// A shift by these lengths; any number is allowed.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// A shift by nothing.
  public static let zero = Offset()
}
