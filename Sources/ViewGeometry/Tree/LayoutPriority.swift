/// The priority of a constraint or of an intrinsic content size, up to 1,000.
///
/// The priority of a constraint must be greater than 0.
public struct LayoutPriority: RawRepresentable, Sendable, Hashable, Comparable {
  /// The value; larger values have higher priority.
  public var rawValue: Float

  /// Creates a priority with the given value.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority with the given value.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// The priority of constraints that must hold.
  public static let required = LayoutPriority(1_000)
  /// The default priority with which views resist becoming smaller than their content.
  public static let defaultHigh = LayoutPriority(750)
  /// The priority of a drag that can resize the window's scene.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// The priority with which a scene keeps its size.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// The priority of a drag that can't resize the window's scene.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// The default priority with which views resist becoming larger than their content.
  public static let defaultLow = LayoutPriority(250)
  /// The priority of the target size along both axes in `View.systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// Returns whether `left` is a lower priority than `right`.
  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}
