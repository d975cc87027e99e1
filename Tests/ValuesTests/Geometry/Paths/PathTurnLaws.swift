import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Arcs of full turns, whose angles are rounded.
@Suite struct PathTurnLaws {
  struct Turn {
    var degrees: Int
    var turns: Int
    var isClockwise: Bool
  }

  @Test func `angles that are whole turns apart make the full circle`() {
    check { source in
      Turn(
        degrees: source.integer(within: 720), turns: source.flag() ? 1 : 2,
        isClockwise: source.flag())
    } law: { input in
      func radians(_ degrees: Int) -> CGFloat { CGFloat(degrees) * .pi / 180 }
      for (start, end) in [
        (input.degrees, input.degrees + 360 * input.turns),
        (input.degrees + 360 * input.turns, input.degrees),
      ] {
        let arc = Path(
          arcCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: radians(start),
          endAngle: radians(end), clockwise: input.isClockwise)
        try demand(
          arc.elements.count == 5 && arc.contains(CGPoint(x: 50, y: 50)),
          "From \(start) to \(end) degrees there are \(arc.elements).")
        try demand(
          arc.elements.first == arc.currentPoint.map { .move(to: $0) }, "The circle is open.")
      }
    }
  }
}
