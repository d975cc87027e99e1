/// What a timing is made of: `UITimingCurveType`.
public enum TimingCurveType: Int, Sendable {
  /// One of the curves with names.
  case builtin
  /// A cubic Bézier curve.
  case cubic
  /// A spring.
  case spring
  /// A curve that gives the time of a spring.
  case composed
}

/// How the progress of an animator follows the time: `UITimingCurveProvider`.
///
/// ``CubicTimingParameters`` and ``SpringTimingParameters`` provide it. A type of a program's own says of which of the two it is
/// made; with both, the curve gives the time that the spring goes by.
public protocol TimingCurveProvider: Sendable {
  /// What the timing is made of.
  var timingCurveType: TimingCurveType { get }
  /// The curve; nil where there is none.
  var cubicTimingParameters: CubicTimingParameters? { get }
  /// The spring; nil where there is none.
  var springTimingParameters: SpringTimingParameters? { get }
}

extension CubicTimingParameters: TimingCurveProvider {
  /// A curve.
  public var timingCurveType: TimingCurveType { .cubic }
  /// The receiver.
  public var cubicTimingParameters: CubicTimingParameters? { self }
  /// None.
  public var springTimingParameters: SpringTimingParameters? { nil }
}

extension SpringTimingParameters: TimingCurveProvider {
  /// A spring.
  public var timingCurveType: TimingCurveType { .spring }
  /// None.
  public var cubicTimingParameters: CubicTimingParameters? { nil }
  /// The receiver.
  public var springTimingParameters: SpringTimingParameters? { self }
}
