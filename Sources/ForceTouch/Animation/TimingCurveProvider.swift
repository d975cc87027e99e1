/// The types of timing curves: `UITimingCurveType`.
public enum TimingCurveType: Int, Sendable {
  /// A named curve.
  case builtin
  /// A cubic Bézier curve.
  case cubic
  /// A spring.
  case spring
  /// A curve and a spring; the curve supplies the time at which the spring is evaluated.
  case composed
}

/// Maps the time of an animator to its progress: `UITimingCurveProvider`.
///
/// ``CubicTimingParameters`` and ``SpringTimingParameters`` conform to it. A custom type provides a
/// curve, a spring or both. With both, the curve supplies the time at which the spring is
/// evaluated; with neither, the progress is linear.
public protocol TimingCurveProvider: Sendable {
  /// The type of the timing curve; the library doesn't read it.
  var timingCurveType: TimingCurveType { get }
  /// The timing curve; nil if there is none.
  var cubicTimingParameters: CubicTimingParameters? { get }
  /// The spring; nil if there is none.
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
