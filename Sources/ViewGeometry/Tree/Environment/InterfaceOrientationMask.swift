/// A set of orientations: `UIInterfaceOrientationMask`.
public struct InterfaceOrientationMask: OptionSet, Sendable, Hashable {
  /// The bits: one for each orientation's number.
  public let rawValue: UInt

  /// The set of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The set of one orientation.
  public init(_ orientation: Screen.InterfaceOrientation) {
    rawValue = 1 << UInt(orientation.rawValue)
  }

  /// Upright.
  public static let portrait = InterfaceOrientationMask(.portrait)
  /// Turned to the left.
  public static let landscapeLeft = InterfaceOrientationMask(.landscapeLeft)
  /// Turned to the right.
  public static let landscapeRight = InterfaceOrientationMask(.landscapeRight)
  /// Turned by a half.
  public static let portraitUpsideDown = InterfaceOrientationMask(.portraitUpsideDown)
  /// Turned to either side.
  public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Any but turned by a half.
  public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]
  /// Any.
  public static let all: InterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]

  /// Whether `orientation` is in the set.
  public func contains(_ orientation: Screen.InterfaceOrientation) -> Bool {
    contains(InterfaceOrientationMask(orientation))
  }
}
