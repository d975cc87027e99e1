import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Arcs compared with the circle that they are part of.
@Suite struct PathArcLaws {
  private struct Case: CustomStringConvertible {
    var center: CGPoint
    var radius: CGFloat
    var start: CGFloat
    /// From 0 to a full turn, both excluded.
    var sweep: CGFloat
    /// The number of full turns by which the end lies too far back.
    var turnsBack: Int
    var isClockwise: Bool

    init(_ source: inout ChoiceSource) {
      center = CGPoint(x: source.integer(within: 50), y: source.integer(within: 50))
      radius = source.pick([1, 10, 1_000])
      start = CGFloat(source.pick([source.real(within: 10), 0, .pi / 2]))
      let quarters = source.pick([1, 2, 3, 0.001 + 3.998 * source.unit()])
      sweep = CGFloat(quarters) * .pi / 2
      turnsBack = source.index(below: 3)
      isClockwise = source.flag()
    }

    var sign: CGFloat { isClockwise ? 1 : -1 }
    var end: CGFloat { start + sign * (sweep - 2 * .pi * CGFloat(turnsBack)) }

    var path: Path {
      Path(
        arcCenter: center, radius: radius, startAngle: start, endAngle: end,
        clockwise: isClockwise)
    }

    /// A point of the circle after a fraction of the arc.
    func point(_ share: CGFloat) -> CGPoint {
      let angle = start + sign * sweep * share
      return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }

    var description: String {
      "\(center), \(radius) from \(start) to \(end), clockwise: \(isClockwise)"
    }
  }

  private static func point(_ corners: [CGPoint], at t: CGFloat) -> CGPoint {
    guard corners.count > 1 else { return corners[0] }
    return point(
      zip(corners, corners.dropFirst()).map {
        CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
      }, at: t)
  }

  @Test func `an arc goes along its circle in equal curves of at most a quarter turn`() {
    check({ Case(&$0) }) { (each: Case) in
      let elements = each.path.elements
      let count = elements.count - 1
      let quarters = each.sweep / (.pi / 2)
      let slack = 1e-11 * each.radius
      func demandNear(_ found: CGPoint, _ share: CGFloat) throws {
        let expected = each.point(share)
        try demand(
          hypot(found.x - expected.x, found.y - expected.y) <= slack,
          "\(found), not \(expected) after \(share)")
      }

      guard case .move(var current)? = elements.first else { throw Falsified(description: "none") }
      try demandNear(current, 0)
      try demand(
        CGFloat(count) >= quarters - 1e-6 && CGFloat(count) <= quarters + 1, "\(count) curves")
      var farthest: CGFloat = 0
      for (index, element) in elements.dropFirst().enumerated() {
        guard case .curve(let end, let control1, let control2) = element else {
          throw Falsified(description: "\(element)")
        }
        let corners = [current, control1, control2, end]
        try demandNear(
          Self.point(corners, at: 0.5), (CGFloat(index) + 0.5) / CGFloat(count))
        for step in 0...16 {
          let point = Self.point(corners, at: CGFloat(step) / 16)
          let outside = hypot(point.x - each.center.x, point.y - each.center.y) - each.radius
          try demand(
            outside >= -slack && outside <= 2.8e-4 * each.radius, "\(outside) outside")
          farthest = max(farthest, outside)
        }
        try demandNear(end, CGFloat(index + 1) / CGFloat(count))
        current = end
      }
      guard quarters / CGFloat(count) > 0.999 else { return }
      try demand(farthest > 2.6e-4 * each.radius, "only \(farthest) outside")
    }
  }

  /// Whether the arc of a circle so large that the last bits of angles show ends where it starts.
  private func isClosed(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> Bool {
    let arc = Path(
      arcCenter: .zero, radius: 0x1p40, startAngle: start, endAngle: end, clockwise: clockwise)
    return arc.elements.first == arc.currentPoint.map { .move(to: $0) }
  }

  @Test(arguments: [1, -1] as [CGFloat])
  func `a full turn may miss or exceed by 2^-50 of the largest angle`(
    sign: CGFloat
  ) {
    let (turn, unit): (CGFloat, CGFloat) = (2 * .pi, 0x1p-50)
    func isClosed(_ start: CGFloat, _ end: CGFloat) -> Bool {
      self.isClosed(from: sign * start, to: sign * end, clockwise: sign > 0)
    }

    // 2^-50 of a full turn is a little more than six units in its last place.
    expect(isClosed(0, turn))
    expect(isClosed(0, turn - 6 * unit))
    expect(!isClosed(0, turn - 7 * unit))
    // The same amount past a full turn back.
    expect(isClosed(0, -turn + 6 * unit))
    expect(!isClosed(0, -turn + 7 * unit))
    expect(!isClosed(0, 7 * unit))
    // At 16 radians it is 16 units, which is too many by itself.
    expect(isClosed(16 - turn + 8 * unit, 16))
    expect(!isClosed(16 - turn + 16 * unit, 16))
    expect(isClosed(16, 16 - turn + 8 * unit))
    expect(!isClosed(16, 16 - turn + 16 * unit))
    // And never more than 2^-20, although a unit of this angle is.
    let far: CGFloat = 1e12
    expect(!isClosed(far, far + turn - 4 * far.ulp))
  }

  @Test func `an arc a little forward is short, and adds no line from where it starts`() {
    var path = Path()
    path.move(to: CGPoint(x: 0x1p40, y: 0))
    path.addArc(center: .zero, radius: 0x1p40, startAngle: 0, endAngle: 0x1p-47, clockwise: true)

    let reach: CGFloat = 0x1p-7
    expectEqual(path.elements.count, 2)
    expectEqual(path.currentPoint, CGPoint(x: 0x1p40, y: reach))
  }

  @Test func `sines and cosines below 2^-48 are none`() {
    func height(_ angle: CGFloat) -> CGFloat? {
      Path(arcCenter: .zero, radius: 0x1p50, startAngle: angle, endAngle: 1, clockwise: true)
        .elements.first.flatMap { if case .move(let point) = $0 { point.y } else { nil } }
    }

    let least: CGFloat = 0x1p-48
    expectEqual(height(least), CGFloat(4))
    expectEqual(height(least.nextDown), CGFloat(0))
    expectEqual(height(-least), CGFloat(-4))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `an angle that isn't finite adds nothing`(angle: CGFloat) {
    for (start, end) in [(angle, 1), (1, angle)] as [(CGFloat, CGFloat)] {
      let path = Path(
        arcCenter: .zero, radius: 1, startAngle: start, endAngle: end, clockwise: true)
      expect(path.isEmpty)
    }
  }
}
