import Foundation

/// A cubic Bézier curve in the plane.
package struct CubicCurve: Sendable, Hashable, BitwiseCopyable {
  package var start: SIMD2<Double>
  package var control1: SIMD2<Double>
  package var control2: SIMD2<Double>
  package var end: SIMD2<Double>

  package init(
    start: SIMD2<Double>, control1: SIMD2<Double>, control2: SIMD2<Double>, end: SIMD2<Double>
  ) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// Creates the cubic curve that is equal to a quadratic curve.
  package init(start: SIMD2<Double>, control: SIMD2<Double>, end: SIMD2<Double>) {
    self.init(
      start: start, control1: Self.between(start, control, 2 / 3),
      control2: Self.between(end, control, 2 / 3), end: end)
  }

  /// Returns the linear interpolation between two points.
  ///
  /// It is computed as a weighted sum, because a difference would overflow for huge values.
  @inline(__always)
  private static func between(
    _ from: SIMD2<Double>, _ to: SIMD2<Double>, _ part: Double
  ) -> SIMD2<Double> {
    from * (1 - part) + to * part
  }

  /// Returns the two parts of the curve, split at parameter `t` in 0...1 (de Casteljau).
  @inline(__always)
  package func split(at t: Double) -> (CubicCurve, CubicCurve) {
    let (a, b, c) = (
      Self.between(start, control1, t), Self.between(control1, control2, t),
      Self.between(control2, end, t)
    )
    let (d, e) = (Self.between(a, b, t), Self.between(b, c, t))
    let middle = Self.between(d, e, t)
    return (
      CubicCurve(start: start, control1: a, control2: d, end: middle),
      CubicCurve(start: middle, control1: e, control2: c, end: end)
    )
  }

  package func point(at t: Double) -> SIMD2<Double> { split(at: t).0.end }

  /// The bounding box of the four points, which contains the curve.
  @inline(__always)
  package var hull: (low: SIMD2<Double>, high: SIMD2<Double>) {
    let (low1, high1) = Self.ordered(start, end)
    let (low2, high2) = Self.ordered(control1, control2)
    return (Self.ordered(low1, low2).0, Self.ordered(high1, high2).1)
  }

  @inline(__always)
  private static func ordered(
    _ a: SIMD2<Double>, _ b: SIMD2<Double>
  ) -> (SIMD2<Double>, SIMD2<Double>) {
    let isLess = a .< b
    return (b.replacing(with: a, where: isLess), a.replacing(with: b, where: isLess))
  }

  /// Returns the parameters between 0 and 1, exclusive, at which the derivative along an axis is
  /// zero, in ascending order.
  ///
  /// Axis 0 is x, axis 1 is y.
  package func extrema(along axis: Int) -> (Double?, Double?) {
    // The coordinates are divided by 8, so that no sum of finite values overflows.
    let (p0, p1) = (start[axis] / 8, control1[axis] / 8)
    let (p2, p3) = (control2[axis] / 8, end[axis] / 8)
    var (a, b, c) = (p3 - p0 + 3 * (p1 - p2), 2 * (p0 - 2 * p1 + p2), p1 - p0)
    let largest = max(abs(a), max(abs(b), abs(c)))
    guard largest > 0 else { return (nil, nil) }
    (a, b, c) = (a / largest, b / largest, c / largest)
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return (nil, nil) }
    // The two terms have the same sign, so there is no cancellation.
    let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    func inside(_ t: Double) -> Double? { t > 0 && t < 1 ? t : nil }
    let (first, second) = (inside(q / a), inside(c / q))
    guard let first else { return (second, nil) }
    guard let second, second != first else { return (first, nil) }
    return (min(first, second), max(first, second))
  }

  /// Returns the number of equal parameter steps for which the chords stay within `tolerance` of
  /// the curve; at least 1, and at most 65,536 even if more are necessary.
  ///
  /// The distance of the curve from a chord is at most an eighth of the squared step times the
  /// maximum second derivative. That maximum is six times the larger second difference of the
  /// control points (Wang's bound).
  package func steps(tolerance: Double) -> Int {
    let first = start - 2 * control1 + control2
    let second = control1 - 2 * control2 + end
    let bend = max((first * first).sum(), (second * second).sum()).squareRoot()
    let wanted = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    return wanted >= 1 ? Int(min(wanted, 65_536)) : 1
  }
}
