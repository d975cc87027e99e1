import Foundation

/// A cubic Bézier timing curve from (0, 0) to (1, 1).
///
/// x is the time, and y is the progress. The x-coordinates of both control points are in 0...1.
package struct TimingCurve: Sendable, Hashable {
  package var x1: Double
  package var y1: Double
  package var x2: Double
  package var y2: Double

  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// Eases in and out, with the control points that Core Animation documents.
  package static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)

  /// Returns the progress at a fraction of the time, which is clamped to 0...1; NaN is treated as
  /// 0.
  ///
  /// The progress is exactly 0 and 1 at the ends, and equals the time if the curve is straight. In
  /// between, the parameter of the curve is found to within 2^-40, so the error of the progress is
  /// at most 3 · 2^-40 · max(1, |y1|, |y2|, |y2 - y1|, |1 - y2|): the derivative of y with respect
  /// to the parameter is an average of 3 y1, 3 (y2 - y1) and 3 (1 - y2).
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if x1 == y1, x2 == y2 { return time }
    return Self.coordinate(at: parameter(reaching: time), y1, y2)
  }

  /// Returns one coordinate of the curve at a parameter, given that coordinate of the control
  /// points.
  private static func coordinate(at t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  /// Returns the parameter at which x is reached, with an error of at most 2^-40.
  ///
  /// It is found by bisection, because x never decreases along the curve.
  private func parameter(reaching x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.coordinate(at: middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return high
  }
}
