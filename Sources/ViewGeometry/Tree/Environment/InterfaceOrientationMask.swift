/// A set of interface orientations, like `UIInterfaceOrientationMask`.
public struct InterfaceOrientationMask: OptionSet, Sendable, Hashable {
  /// The orientations as bits; the index of an orientation's bit is the raw value of the
  /// orientation.
  public let rawValue: UInt

  /// Creates a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Creates a set of one orientation.
  public init(_ orientation: Screen.InterfaceOrientation) {
    rawValue = 1 << UInt(orientation.rawValue)
  }

  /// Portrait.
  public static let portrait = InterfaceOrientationMask(.portrait)
  /// Landscape left.
  public static let landscapeLeft = InterfaceOrientationMask(.landscapeLeft)
  /// Landscape right.
  public static let landscapeRight = InterfaceOrientationMask(.landscapeRight)
  /// Portrait upside down.
  public static let portraitUpsideDown = InterfaceOrientationMask(.portraitUpsideDown)
  /// Both landscape orientations.
  public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations except portrait upside down.
  public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]
  /// All orientations.
  public static let all: InterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]

  /// Returns whether `orientation` is in the set.
  public func contains(_ orientation: Screen.InterfaceOrientation) -> Bool {
    contains(InterfaceOrientationMask(orientation))
  }
}
