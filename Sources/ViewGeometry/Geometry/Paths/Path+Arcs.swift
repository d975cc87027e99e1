public import Foundation

extension Path {
  /// Adds an arc of a circle, and a line from the current point, if there is one, to its start.
  ///
  /// Angles are in radians from the positive x-axis, and increase clockwise on screen, where y
  /// increases downward. If `clockwise` is true, the arc runs from `startAngle` along increasing
  /// angles to `endAngle`, otherwise along decreasing ones; full rotations are added to the end
  /// angle or subtracted from it as needed. The arc is the full circle if the angles differ by a
  /// nonzero multiple of 2π, or by more than 2π in the direction of the arc. It consists of cubic
  /// curves of at most 90°, which deviate by at most 2.8e-4 of the radius. If the angles are equal,
  /// no curve is added. The absolute value of the radius is used. If an angle isn't finite, nothing
  /// is added.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    guard startAngle.isFinite, endAngle.isFinite else { return }
    let sweep = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    let circle = Circle(center: center, radius: abs(radius))
    let start = circle.point(at: startAngle)
    if currentPoint == nil { move(to: start) } else if currentPoint != start { addLine(to: start) }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    guard sweep != 0 else { return }
    let isFullTurn = abs(sweep) == 2 * .pi
    let reach = 4 / 3 * tan(sweep / CGFloat(count) / 4)
    for index in 0..<count {
      let from = startAngle + sweep * (CGFloat(index) / CGFloat(count))
      let to = startAngle + sweep * (CGFloat(index + 1) / CGFloat(count))
      let end = index == count - 1 && isFullTurn ? start : circle.point(at: to)
      addCurve(
        to: end, control1: circle.point(at: from, along: reach),
        control2: circle.point(at: to, along: -reach))
    }
  }

  /// Returns the signed angle of the arc, which is negative if it is counterclockwise.
  private static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let turn: CGFloat = 2 * .pi
    let difference = clockwise ? end - start : start - end
    guard difference != 0 else { return 0 }
    var sweep = difference
    if difference >= turn || difference == -.infinity {
      sweep = turn
    } else if difference < 0 {
      sweep = difference.truncatingRemainder(dividingBy: turn) + turn
    }
    // Because of rounding, an angle meant as a full rotation may differ from 2π by some units in
    // the last place.
    let rounding = min(0x1p-50 * max(abs(start), abs(end), turn), 0x1p-20)
    if turn - sweep < rounding || difference < 0 && sweep < rounding { sweep = turn }
    return clockwise ? sweep : -sweep
  }

  private struct Circle {
    let center: CGPoint
    let radius: CGFloat

    /// Returns the point at an angle, moved along the tangent by `reach` times the radius.
    func point(at angle: CGFloat, along reach: CGFloat = 0) -> CGPoint {
      let (x, y) = (Self.clean(cos(angle)), Self.clean(sin(angle)))
      return CGPoint(
        x: center.x + radius * (x - reach * y), y: center.y + radius * (y + reach * x))
    }

    /// Returns the nearest whole number if `ratio` differs from it only by rounding, otherwise
    /// `ratio`.
    ///
    /// At multiples of 90°, the sine and cosine of a rounded angle differ from 0 and ±1 by about
    /// 1e-16.
    private static func clean(_ ratio: CGFloat) -> CGFloat {
      let whole = ratio.rounded()
      return abs(ratio - whole) < 0x1p-48 ? whole : ratio
    }
  }
}
