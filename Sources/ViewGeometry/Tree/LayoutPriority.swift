/// How much a constraint or a preferred size counts against others, from 0 to 1000.
public struct LayoutPriority: RawRepresentable, Sendable, Hashable, Comparable {
  /// The number, larger for what counts more.
  public var rawValue: Float

  /// A priority of this number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// A priority of this number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// What must hold.
  public static let required = LayoutPriority(1_000)
  /// The priority with which views resist being made smaller than their content, by default.
  public static let defaultHigh = LayoutPriority(750)
  /// The priority of a drag that may resize the window's scene.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// The priority with which the size of a scene stays.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// The priority of a drag that may not resize the window's scene.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// The priority with which views resist being made larger than their content, by default.
  public static let defaultLow = LayoutPriority(250)
  /// The priority with which a view asked for a fitting size takes the size it was given.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// Whether `left` counts less.
  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
