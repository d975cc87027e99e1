/// The types of timing curves: `UITimingCurveType`.
public enum TimingCurveType: Int, Sendable {
  /// A named curve.
  case builtin
  /// A cubic Bézier curve.
  case cubic
  /// A spring.
  case spring
  /// A curve that supplies the time of a spring.
  case composed
}

/// Maps the time of an animator to its progress: `UITimingCurveProvider`.
///
/// ``CubicTimingParameters`` and ``SpringTimingParameters`` conform to it. A custom type provides a
/// curve, a spring or both; with both, the curve supplies the time that the spring evaluates.
public protocol TimingCurveProvider: Sendable {
  /// The type of the timing curve.
  var timingCurveType: TimingCurveType { get }
  /// The curve, if any.
  var cubicTimingParameters: CubicTimingParameters? { get }
  /// The spring, if any.
  var springTimingParameters: SpringTimingParameters? { get }
}

extension CubicTimingParameters: TimingCurveProvider {
  /// Always `cubic`.
  public var timingCurveType: TimingCurveType { .cubic }
  /// The receiver.
  public var cubicTimingParameters: CubicTimingParameters? { self }
  /// Always nil.
  public var springTimingParameters: SpringTimingParameters? { nil }
}

extension SpringTimingParameters: TimingCurveProvider {
  /// Always `spring`.
  public var timingCurveType: TimingCurveType { .spring }
  /// Always nil.
  public var cubicTimingParameters: CubicTimingParameters? { nil }
  /// The receiver.
  public var springTimingParameters: SpringTimingParameters? { self }
}
