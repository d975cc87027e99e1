import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Curves as lines, and paths at any scale.
@Suite struct FlatteningLaws {
  private static func curve(_ source: inout ChoiceSource) -> CurveCase {
    CurveCase(
      points: (0..<4).map { _ in source.realPoint(within: 200) },
      tolerance: source.pick([0.05, 0.5, 4]))
  }

  private struct CurveCase: CustomStringConvertible {
    let points: [CGPoint]
    let tolerance: CGFloat
    var description: String { "\(points.map(\.code)) within \(tolerance)" }

    var path: Path {
      var path = Path()
      path.move(to: points[0])
      path.addCurve(to: points[3], control1: points[1], control2: points[2])
      return path
    }

    func point(at t: CGFloat) -> CGPoint {
      let u = 1 - t
      let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
      return CGPoint(
        x: zip(points, weights).reduce(0) { $0 + $1.0.x * $1.1 },
        y: zip(points, weights).reduce(0) { $0 + $1.0.y * $1.1 })
    }
  }

  @Test func `no point of a curve is farther from its lines than the tolerance`() {
    check(Self.curve) { (each: CurveCase) in
      let lines = each.path.flattened(tolerance: each.tolerance)

      var corners: [CGPoint] = []
      for element in lines.elements {
        switch element {
        case .move(let point), .line(let point): corners.append(point)
        default: try demand(false, "\(element) is left")
        }
      }
      try demand(corners.first == each.points[0] && corners.last == each.points[3], "\(corners)")
      for step in 0...64 {
        let point = each.point(at: CGFloat(step) / 64)
        let gap = zip(corners, corners.dropFirst()).map { distance(point, $0, $1) }.min() ?? 0
        try demand(gap <= each.tolerance + 1e-9, "\(gap) away at \(step)/64")
      }
      let wanted = each.tolerance / 64
      try demand(
        each.path.flattened(tolerance: wanted).elements.count >= lines.elements.count,
        "fewer lines where they are to be nearer")
    }
  }

  private func distance(_ point: CGPoint, _ start: CGPoint, _ end: CGPoint) -> CGFloat {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    let along = square > 0 ? ((point.x - start.x) * dx + (point.y - start.y) * dy) / square : 0
    let t = min(max(along, 0), 1)
    let (x, y) = (point.x - start.x - t * dx, point.y - start.y - t * dy)
    return (x * x + y * y).squareRoot()
  }

  @Test(arguments: [-900, -400, -60, 60, 400, 900])
  func `a path contains the same points at any scale`(_ exponent: Int) {
    let scale = CGFloat(scalbn(1.0, exponent))
    check(
      { (source: inout ChoiceSource) in
        let corners = (0..<5).map { _ in
          CGPoint(x: source.integer(within: 8), y: source.integer(within: 8))
        }
        return CornerCase(
          corners: corners,
          point: CGPoint(x: source.integer(within: 8), y: source.integer(within: 8)))
      }, cases: CaseRange(seed: CaseRange.standard.seed, count: 300)
    ) { (each: CornerCase) in
      for isEvenOdd in [false, true] {
        let plain = each.path(scaledBy: 1).contains(each.point, usesEvenOddFillRule: isEvenOdd)
        let scaled = each.path(scaledBy: scale).contains(
          CGPoint(x: each.point.x * scale, y: each.point.y * scale),
          usesEvenOddFillRule: isEvenOdd)
        try demand(plain == scaled, "\(plain) at 1, \(scaled) at 2^\(exponent)")
      }
    }
  }

  private struct CornerCase: CustomStringConvertible {
    let corners: [CGPoint]
    let point: CGPoint
    var description: String { "\(corners.map(\.code)), \(point.code)" }

    func path(scaledBy scale: CGFloat) -> Path {
      var path = Path()
      for (place, corner) in corners.enumerated() {
        let point = CGPoint(x: corner.x * scale, y: corner.y * scale)
        if place == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
      return path
    }
  }
}
