public import Foundation
public import ViewGeometry

extension View {
  /// The named timing curves: `UIView.AnimationCurve`.
  public enum AnimationCurve: Int, Sendable, CaseIterable {
    /// Eases in and out.
    case easeInOut
    /// Eases in: starts slowly.
    case easeIn
    /// Eases out: ends slowly.
    case easeOut
    /// Progresses at a constant speed.
    case linear
  }
}

/// A cubic Bézier timing curve from (0, 0) to (1, 1): `UICubicTimingParameters`.
///
/// The x-coordinate is the elapsed fraction of the time, and the y-coordinate is the progress.
public struct CubicTimingParameters: Sendable, Hashable {
  /// The first control point, which sets the direction at the start; its x is in 0...1.
  public let controlPoint1: CGPoint
  /// The second control point, which sets the direction at the end; its x is in 0...1.
  public let controlPoint2: CGPoint

  /// Creates a curve with two control points.
  ///
  /// - Precondition: Both points are finite and have an x in 0...1, so that time never runs
  ///   backward.
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    for point in [controlPoint1, controlPoint2] {
      precondition(
        (0...1).contains(point.x) && point.y.isFinite,
        "A timing curve can't have the control point \(point).")
    }
    self.controlPoint1 = controlPoint1
    self.controlPoint2 = controlPoint2
  }

  /// Creates one of the four named curves, with the control points that Core Animation documents.
  public init(animationCurve: View.AnimationCurve) {
    let (first, second): (CGPoint, CGPoint) =
      switch animationCurve {
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      }
    self.init(controlPoint1: first, controlPoint2: second)
  }

  /// Returns the progress at a fraction of the time, which is clamped to 0...1; NaN counts as 0.
  ///
  /// The result is exactly 0 and 1 at the ends, and equals the time on a straight curve. In
  /// between, the error is at most 3 · 2^-40 times the maximum of 1 and the vertical distances
  /// between consecutive points: the start, the two control points and the end (R15.33).
  public func progress(at time: CGFloat) -> CGFloat {
    CGFloat(
      TimingCurve(
        Double(controlPoint1.x), Double(controlPoint1.y), Double(controlPoint2.x),
        Double(controlPoint2.y)
      ).progress(at: Double(time)))
  }
}
