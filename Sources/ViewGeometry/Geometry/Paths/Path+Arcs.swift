public import Foundation

extension Path {
  /// Adds an arc of a circle, after a line from the current point to its start if there is one.
  ///
  /// Angles are in radians from the positive x axis and grow clockwise on screen, where y points
  /// down. With `clockwise` the arc runs from `startAngle` along increasing angles to `endAngle`,
  /// otherwise along decreasing ones; full rotations are added to the end angle as needed. Angles
  /// that differ by a nonzero multiple of 2π give the full circle, and so does a difference of more
  /// than 2π in the direction of the arc. The arc consists of cubic curves of at most 90°, within
  /// 2.8e-4 of the radius. A negative radius counts as positive. An angle that isn't finite adds
  /// nothing.
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

  /// The signed angle of the arc; counterclockwise is negative.
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
    // Full rotations of rounded angles miss the circle by some units in the last place, on either
    // side.
    let rounding = min(0x1p-50 * max(abs(start), abs(end), turn), 0x1p-20)
    if turn - sweep < rounding || difference < 0 && sweep < rounding { sweep = turn }
    return clockwise ? sweep : -sweep
  }

  private struct Circle {
    let center: CGPoint
    let radius: CGFloat

    /// The point at an angle, moved along the tangent by `reach` radii.
    func point(at angle: CGFloat, along reach: CGFloat = 0) -> CGPoint {
      let (x, y) = (Self.clean(cos(angle)), Self.clean(sin(angle)))
      return CGPoint(
        x: center.x + radius * (x - reach * y), y: center.y + radius * (y + reach * x))
    }

    /// Replaces a value within rounding of a whole number by that number.
    ///
    /// At multiples of 90°, the sine and cosine of a rounded angle miss 0 and ±1 by some units of
    /// 1e-16.
    private static func clean(_ ratio: CGFloat) -> CGFloat {
      let whole = ratio.rounded()
      return abs(ratio - whole) < 0x1p-48 ? whole : ratio
    }
  }
}
