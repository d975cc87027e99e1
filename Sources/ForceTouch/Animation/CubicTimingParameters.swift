public import Foundation
public import ViewGeometry

extension View {
  /// How an animation's speed changes: `UIView.AnimationCurve`.
  public enum AnimationCurve: Int, Sendable, CaseIterable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Even.
    case linear
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1), time to the right and progress upward: `UICubicTimingParameters`.
public struct CubicTimingParameters: Sendable, Hashable {
  /// The point that the curve leaves toward; its x is from 0 to 1.
  public let controlPoint1: CGPoint
  /// The point that the curve arrives from; its x is from 0 to 1.
  public let controlPoint2: CGPoint

  /// A curve with these control points.
  ///
  /// - Precondition: Both are finite, with x from 0 to 1: a clock doesn't go back.
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
    for point in [controlPoint1, controlPoint2] {
      precondition(
        (0...1).contains(point.x) && point.y.isFinite,
        "A timing curve can't have the control point \(point).")
    }
    self.controlPoint1 = controlPoint1
    self.controlPoint2 = controlPoint2
  }

  /// One of the four curves with names, with the control points that Core Animation documents for them.
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

  /// The progress at a part of the time, which is clamped to 0...1; NaN counts as 0.
  ///
  /// Exactly 0 and 1 at the ends, and the time itself on a straight curve. In between it is off by at most 3 · 2^-40 times the greatest of
  /// 1 and the lengths of y between the ends and control points, in their order (R15.33).
  public func progress(at time: CGFloat) -> CGFloat {
    CGFloat(
      TimingCurve(
        Double(controlPoint1.x), Double(controlPoint1.y), Double(controlPoint2.x),
        Double(controlPoint2.y)
      ).progress(at: Double(time)))
  }
}
