import Foundation
import Testing

@testable import TestSupport
@testable import ViewGeometry

private final class BubbleView: View {
  var path = BezierPath()

  override func point(inside point: CGPoint, with event: Event?) -> Bool { path.contains(point) }
}

@Suite struct BezierPathTests {
  /// A wheel of many teeth around the origin.
  private func wheel(teeth: Int, radius: CGFloat) -> BezierPath {
    let path = BezierPath()
    for tooth in 0..<teeth {
      let angle = CGFloat(tooth) / CGFloat(teeth) * 2 * .pi
      let reach = tooth.isMultiple(of: 2) ? radius : radius * 0.9
      let point = CGPoint(x: reach * cos(angle), y: reach * sin(angle))
      if tooth == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  @Test func `Answers are the same however often a path was queried before`() {
    let fresh = wheel(teeth: 200, radius: 100)
    let asked = wheel(teeth: 200, radius: 100)
    for _ in 0..<40 { _ = asked.contains(.zero) }

    for step in 0..<400 {
      let point = CGPoint(x: CGFloat(step % 20) * 11 - 105, y: CGFloat(step / 20) * 11 - 105)
      expectEqual(asked.contains(point), fresh.path.contains(point), "\(point)")
    }
  }

  @Test func `A change is in the next answer`() {
    let path = wheel(teeth: 200, radius: 100)
    for _ in 0..<40 { _ = path.contains(.zero) }

    path.apply(CGAffineTransform(translationX: 1_000, y: 0))

    expect(!path.contains(.zero))
    expect(path.contains(CGPoint(x: 1_000, y: 0)))
    path.removeAllPoints()
    expect(path.isEmpty)
    expect(!path.contains(CGPoint(x: 1_000, y: 0)))
  }

  @Test func `The rule can be changed between two answers`() {
    let path = BezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(BezierPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6)))

    expect(path.contains(CGPoint(x: 5, y: 5)))
    path.usesEvenOddFillRule = true
    expect(!path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `A path is the shape in which a view is hit`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let bubble = BubbleView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    bubble.path = BezierPath(ovalIn: bubble.bounds)
    window.addSubview(bubble)

    expect(window.hitTest(CGPoint(x: 100, y: 100), with: nil) === bubble)
    expect(window.hitTest(CGPoint(x: 55, y: 55), with: nil) === window)
  }

  @Test func `A new path has UIKit's options, and no dashes`() {
    let path = BezierPath()

    expect(path.lineDash.pattern.isEmpty)
    expect(path.lineDash.phase == 0 as CGFloat)
    expect(path.lineWidth == 1 as CGFloat)
    expect(path.miterLimit == 10 as CGFloat)
    expect(path.flatness == 0.6 as CGFloat)
    expect(path.lineCapStyle == .butt && path.lineJoinStyle == .miter)
    expect(!path.usesEvenOddFillRule)
  }

  @Test func `A copy keeps elements and options and changes by itself`() throws {
    let path = BezierPath(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 2)
    (path.lineWidth, path.usesEvenOddFillRule, path.lineCapStyle) = (3, true, .round)
    path.setLineDash([2, 1], phase: 0.5)

    let copy = try #require(path.copy() as? BezierPath)
    path.removeAllPoints()

    expectEqual(copy.bounds, CGRect(x: 0, y: 0, width: 9, height: 9))
    expect(copy.lineWidth == CGFloat(3) && copy.usesEvenOddFillRule)
    expect(copy.lineDash.pattern == [2, 1] && copy.lineDash.phase == CGFloat(0.5))
    expectEqual(copy.reversing().lineCapStyle, .round)
  }

  @Test func `Paths are equal by their elements and go to Core Graphics and back`() {
    let path = BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 9, height: 9))

    expectEqual(BezierPath(cgPath: path.cgPath), path)
    expectEqual(Set([path, BezierPath(cgPath: path.cgPath)]).count, 1)
    expectEqual(path.currentPoint, CGPoint(x: 9, y: 4.5))
  }

  @Test func `Many small outlines are found each by its own box`() {
    let path = BezierPath()
    for index in 0..<1_000 {
      path.append(
        BezierPath(
          ovalIn: CGRect(x: index * 37 % 1_000 * 3, y: index * 91 % 1_000 * 3, width: 2, height: 2))
      )
    }

    for index in stride(from: 0, to: 1_000, by: 7) {
      let corner = CGPoint(x: index * 37 % 1_000 * 3, y: index * 91 % 1_000 * 3)
      expect(path.contains(CGPoint(x: corner.x + 1, y: corner.y + 1)))
      expect(!path.contains(CGPoint(x: corner.x + 1.95, y: corner.y + 1.95)))
    }
  }

  @Test func `Each kind of line and curve is added to the path`() {
    let path = BezierPath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(9, 0), controlPoint1: CGPoint(1, 5), controlPoint2: CGPoint(7, 6))
    path.addQuadCurve(to: CGPoint(20, 0), controlPoint: CGPoint(12, 3))
    path.addArc(
      withCenter: CGPoint(20, 5), radius: 5, startAngle: -.pi / 2, endAngle: 0, clockwise: true)
    path.close()

    var expected = Path()
    expected.move(to: .zero)
    expected.addCurve(to: CGPoint(9, 0), control1: CGPoint(1, 5), control2: CGPoint(7, 6))
    expected.addQuadCurve(to: CGPoint(20, 0), control: CGPoint(12, 3))
    expected.addArc(
      center: CGPoint(20, 5), radius: 5, startAngle: -.pi / 2, endAngle: 0, clockwise: true)
    expectEqual(expected.currentPoint, CGPoint(25, 5))
    expected.closeSubpath()
    expectEqual(path.path, expected)
  }

  @Test func `Shapes are those of paths`() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    let size = CGSize(width: 4, height: 2)

    let rounded = BezierPath(roundedRect: rect, byRoundingCorners: .topRight, cornerRadii: size)
    let arc = BezierPath(
      arcCenter: CGPoint(1, 2), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: true)

    expectEqual(rounded.path.elements.count, 6)
    expectEqual(rounded.path.elements[1], .line(to: CGPoint(16, 0)))
    expectEqual(arc.path.elements.count, 2)
    expectEqual(arc.path.elements[0], .move(to: CGPoint(6, 2)))
    expectEqual(arc.currentPoint, CGPoint(1, 7))
  }

  @Test func `R1.19 Corners are circles, of at most half the shorter side`() {
    typealias Case = (size: CGSize, radius: CGFloat, points: [CGPoint])
    func anyCase(_ source: inout ChoiceSource) -> Case {
      let size = CGSize(width: 1 + source.index(below: 200), height: 1 + source.index(below: 40))
      let points = (0..<20).map { _ in
        CGPoint(
          x: size.width * CGFloat(source.index(below: 1_000)) / 1_000,
          y: size.height * CGFloat(source.index(below: 1_000)) / 1_000)
      }
      return (size, CGFloat(source.index(below: 120)), points)
    }
    check(anyCase) { size, radius, points in
      let rect = CGRect(origin: .zero, size: size)
      let path = Path(roundedRect: rect, cornerRadius: radius)
      let most = min(radius, size.width / 2, size.height / 2)
      for point in points {
        let x = max(most - min(point.x, size.width - point.x), 0)
        let y = max(most - min(point.y, size.height - point.y), 0)
        let excess = (x * x + y * y).squareRoot() - most
        guard abs(excess) > 0.001 * most || x == 0 || y == 0 else { continue }
        try demand(path.contains(point) == (x == 0 || y == 0 || excess < 0), "\(point)")
      }
    }
    // Radii that differ are limited one by one.
    let wide = CGRect(x: 0, y: 0, width: 100, height: 20)
    expectEqual(
      Path(
        roundedRect: wide, byRoundingCorners: .allCorners,
        cornerRadii: CGSize(width: 40, height: 5)),
      Path(
        roundedRect: wide, byRoundingCorners: .allCorners,
        cornerRadii: CGSize(width: 10, height: 5)))
    expectEqual(
      Path(roundedRect: wide, cornerWidth: 40, cornerHeight: 50),
      Path(roundedRect: wide, cornerWidth: 40, cornerHeight: 10))
  }

  @Test func `Core Graphics' path can replace the elements`() {
    let path = BezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    let shape = BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 8, height: 6))
    expect(path.contains(CGPoint(0.5, 0.5)))

    path.cgPath = shape.cgPath

    expectEqual(path.path, shape.path)
    expect(path.contains(CGPoint(4, 3)))
    expect(!path.contains(CGPoint(0.5, 0.5)))
  }

  @Test func `An empty path is at zero until a move`() {
    let path = BezierPath()
    path.addLine(to: CGPoint(5, 6))

    expect(path.isEmpty && path.currentPoint == .zero)
    path.move(to: CGPoint(3, 4))
    expect(!path.isEmpty && path.currentPoint == CGPoint(3, 4))
    path.removeAllPoints()
    expect(path.isEmpty && path.currentPoint == .zero)
  }

  @Test func `A value that isn't finite leaves nothing inside, however often a path is queried`() {
    let path = wheel(teeth: 200, radius: 100)
    let broken = wheel(teeth: 200, radius: 100)
    broken.move(to: CGPoint(x: 0, y: CGFloat.infinity))

    for _ in 0..<40 {
      expect(path.contains(.zero))
      for odd in [CGFloat.nan, .infinity, -.infinity] {
        expect(!path.contains(CGPoint(x: odd, y: 0)))
        expect(!path.contains(CGPoint(x: 0, y: odd)))
      }
      expect(!broken.contains(.zero))
    }
  }
}
