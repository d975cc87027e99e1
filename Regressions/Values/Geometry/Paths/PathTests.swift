import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct PathTests {
  private let square = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test func `Left and top edges belong to the area, right and bottom ones don't`() {
    let path = Path(rect: square)

    expect(path.contains(CGPoint(x: 10, y: 20)))
    expect(path.contains(CGPoint(x: 10, y: 59)))
    expect(!path.contains(CGPoint(x: 40, y: 30)))
    expect(!path.contains(CGPoint(x: 20, y: 60)))
  }

  @Test func `Exactly one of two triangles holds a point of the edge they share`() {
    let upper = Path(polygon: [.zero, CGPoint(x: 7, y: 0), CGPoint(x: 7, y: 3)])
    let lower = Path(polygon: [.zero, CGPoint(x: 7, y: 3), CGPoint(x: 0, y: 3)])

    for step in 0..<700 {
      let point = CGPoint(x: CGFloat(step) / 100, y: CGFloat(step) * 3 / 700)
      expect(upper.contains(point) != lower.contains(point), "\(point)")
    }
  }

  @Test func `A subpath that isn't closed counts as closed`() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 0, y: 10))

    expect(path.contains(CGPoint(x: 2, y: 2)))
    expect(!path.contains(CGPoint(x: 6, y: 6)))
  }

  @Test(arguments: [false, true], [false, true])
  func `A curve with two extremes fills both its bows to the top`(
    isMirrored: Bool, isTransformed: Bool
  ) {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 10, y: 30), control2: CGPoint(x: 20, y: -30))
    let map = CGAffineTransform(
      a: isMirrored ? -1 : 1, b: 0, c: 0, d: isTransformed ? -1 : 1, tx: 0, ty: 0)
    let moved = path.applying(map)

    // The bows reach to 15 / √3 = 8.66, at 6.34 and 23.66.
    for x in [6.34, 23.66] {
      for (height, isInside) in [(1.0, true), (8.2, true), (8.4, true), (8.6, true), (8.7, false)] {
        let point = CGPoint(x: x, y: x < 15 ? height : -height)
        expectEqual(moved.contains(point.applying(map)), isInside, "\(point)")
      }
    }
  }

  @Test func `After a close a curve begins where the subpath began`() {
    var path = Path()
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 50, y: 10))
    path.addLine(to: CGPoint(x: 50, y: 90))
    path.closeSubpath()
    path.addQuadCurve(to: CGPoint(x: 50, y: 10), control: CGPoint(x: 30, y: -30))

    // From (10, 10) the bow rises by half the rise of the control point, from (50, 90) it would
    // stay below.
    let bounds = path.bounds
    expect(bounds.minX == 10 && bounds.maxX == 50 && bounds.maxY == 90)
    expect(abs(bounds.minY + 10) < 1e-9)
    expect(path.contains(CGPoint(x: 30, y: -9)))
  }

  @Test func `The winding rule fills what the even-odd rule leaves as a hole`() {
    var path = Path(rect: square)
    path.addRect(square.insetBy(dx: 5, dy: 5))
    let middle = CGPoint(x: 25, y: 40)

    expect(path.contains(middle))
    expect(!path.contains(middle, usesEvenOddFillRule: true))
    expect(path.contains(CGPoint(x: 12, y: 22), usesEvenOddFillRule: true))
  }

  @Test func `A hole drawn the other way round is a hole by both rules`() {
    var path = Path(rect: square)
    path.append(Path(rect: square.insetBy(dx: 5, dy: 5)).reversed())
    let middle = CGPoint(x: 25, y: 40)

    expect(!path.contains(middle))
    expect(!path.contains(middle, usesEvenOddFillRule: true))
    expect(path.contains(CGPoint(x: 12, y: 22)))
  }

  @Test func `Bounds are tight around curves, and control points have bounds of their own`() {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 0, y: 40), control2: CGPoint(x: 30, y: 40))

    expectEqual(path.bounds, CGRect(x: 0, y: 0, width: 30, height: 30))
    expectEqual(path.controlPointBounds, CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test func `A quadratic curve turns where its derivative is zero`() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 8, y: 0), control: CGPoint(x: 4, y: 8))

    expect(abs(path.bounds.maxY - 4) < 1e-14)
    expect(path.contains(CGPoint(x: 4, y: 3.999)))
    expect(!path.contains(CGPoint(x: 4, y: 4.001)))
  }

  @Test func `An oval touches the edges of its rectangle and leaves out the corners`() {
    let path = Path(ovalIn: square)

    expectEqual(path.bounds, square)
    expect(path.contains(CGPoint(x: 25, y: 40)))
    expect(!path.contains(CGPoint(x: 12, y: 22)))
  }

  @Test func `An oval is within 2.8e-4 of its radius`() {
    let path = Path(ovalIn: CGRect(x: -1, y: -1, width: 2, height: 2)).flattened(tolerance: 1e-7)

    for case .line(let point) in path.elements {
      let radius = (point.x * point.x + point.y * point.y).squareRoot()
      expect(radius > 1 - 1e-6 && radius < 1 + 2.8e-4)
    }
  }

  @Test func `Only the corners asked for are rounded`() {
    let path = Path(
      roundedRect: square, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 10, height: 10))

    expectEqual(path.bounds, square)
    expect(!path.contains(CGPoint(x: 11, y: 21)))
    expect(path.contains(CGPoint(x: 39, y: 21)))
    expect(!path.contains(CGPoint(x: 39, y: 59)))
    expect(path.contains(CGPoint(x: 11, y: 59)))
  }

  @Test func `A corner radius beyond half the shorter side counts as that, and below zero as none`()
  {
    let round = Path(roundedRect: square, cornerRadius: 500)
    let sharp = Path(roundedRect: square, cornerRadius: -5)

    expectEqual(round.bounds, square)
    expect(!round.contains(CGPoint(x: 13, y: 23)))
    expectEqual(sharp, Path(rect: square))
  }

  @Test func `Nothing but a move adds to an empty path`() {
    var path = Path()
    path.addLine(to: .zero)
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.closeSubpath()

    expect(path.isEmpty)
    expect(path.currentPoint == nil)
    expect(path.bounds.isNull)
    expect(!path.contains(.zero))
  }

  @Test func `A close leads back to the start, where the next line begins`() {
    var path = Path(rect: square)
    path.addLine(to: .zero)

    expectEqual(path.currentPoint, .zero)
    expectEqual(path.bounds, CGRect(x: 0, y: 0, width: 40, height: 60))
    expectEqual(path.reversed().bounds, path.bounds)
  }

  @Test func `A path with a number that isn't finite holds nothing`() {
    let path = Path(polygon: [.zero, CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 0, y: 9)])

    expect(path.bounds.isNull)
    expect(!path.contains(CGPoint(x: 1, y: 1)))
  }

  @Test func `Flattening keeps lines and stays within its tolerance`() {
    let path = Path(roundedRect: square, cornerRadius: 10)

    let coarse = path.flattened(tolerance: 1)
    let fine = path.flattened(tolerance: 0.001)

    expect(coarse.elements.count < fine.elements.count)
    expectEqual(Path(rect: square).flattened(tolerance: 1), Path(rect: square))
    expect(fine.elements.allSatisfy { if case .curve = $0 { false } else { true } })
  }

  /// The second curve bends by 8 points: the root of 0.75 · 8 / 2 is 1.7, so it has two lines.
  @Test func `A straight curve flattens to one line, and one that bends a little to two`() {
    var straight = Path()
    straight.move(to: .zero)
    straight.addCurve(
      to: CGPoint(x: 12, y: 0), control1: CGPoint(x: 4, y: 0), control2: CGPoint(x: 8, y: 0))
    var bent = Path()
    bent.move(to: .zero)
    bent.addCurve(
      to: CGPoint(x: 12, y: 0), control1: CGPoint(x: 4, y: 8), control2: CGPoint(x: 8, y: 8))

    var oneLine = Path()
    oneLine.move(to: .zero)
    oneLine.addLine(to: CGPoint(x: 12, y: 0))
    var twoLines = Path()
    twoLines.move(to: .zero)
    twoLines.addLine(to: CGPoint(x: 6, y: 6))
    twoLines.addLine(to: CGPoint(x: 12, y: 0))
    expectEqual(straight.flattened(tolerance: 2), oneLine)
    expectEqual(bent.flattened(tolerance: 2), twoLines)
  }

  @Test func `A reversed path goes around the same area against the first direction`() {
    let path = Path(polygon: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])

    expectEqual(
      path.reversed(), Path(polygon: [CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 0), .zero]))
    expectEqual(path.winding(around: SIMD2(2, 2)), -path.reversed().winding(around: SIMD2(2, 2)))
  }

  @Test func `A polygon is a move, lines and a close`() {
    let (first, second, third) = (CGPoint(1, 2), CGPoint(3, 4), CGPoint(5, 0))

    expectEqual(
      Path(polygon: [first, second, third]).elements,
      [
        .move(to: first), .line(to: second), .line(to: third), .closeSubpath,
      ])
    expectEqual(Path(polygon: [first]).elements, [.move(to: first), .closeSubpath])
    expect(Path(polygon: []).isEmpty)
    expectEqual(Path(polygon: [first, second, third]).currentPoint, first)
  }

  @Test func `Shapes are closed, and null, infinite and empty rectangles leave nothing`() {
    expectEqual(Path(rect: square).elements.last, .closeSubpath)
    expectEqual(Path(ovalIn: square).elements.last, .closeSubpath)
    expectEqual(Path(roundedRect: square, cornerRadius: 3).elements.last, .closeSubpath)
    for rect in [CGRect.null, .infinite] {
      expect(Path(rect: rect).isEmpty)
      expect(Path(ovalIn: rect).isEmpty)
      expect(Path(roundedRect: rect, cornerRadius: 3).isEmpty)
    }
    let rects = [square, CGRect(x: 0, y: 0, width: 0, height: 5), square]
    expectEqual(
      Path(rects: rects).elements, Path(rect: square).elements + Path(rect: square).elements)
  }

  @Test func `A straight line and a point have bounds without width or height`() {
    var path = Path()
    path.move(to: CGPoint(x: 3, y: 4))
    expectEqual(path.bounds, CGRect(x: 3, y: 4, width: 0, height: 0))

    path.addLine(to: CGPoint(x: 3, y: 9))
    expectEqual(path.bounds, CGRect(x: 3, y: 4, width: 0, height: 5))
    expectEqual(path.controlPointBounds, CGRect(x: 3, y: 4, width: 0, height: 5))

    path.move(to: CGPoint(x: 1, y: 4))
    expectEqual(path.bounds, CGRect(x: 1, y: 4, width: 2, height: 5))
  }

  @Test func `One number of a curve that isn't finite is enough to leave a path without bounds`() {
    for broken in 0..<8 {
      let numbers = (0..<8).map { $0 == broken ? CGFloat.infinity : CGFloat($0 * $0 % 7) }
      let points = stride(from: 0, to: 8, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      var cubic = Path()
      cubic.move(to: points[0])
      cubic.addCurve(to: points[1], control1: points[2], control2: points[3])
      var quadratic = Path()
      quadratic.move(to: points[0])
      quadratic.addQuadCurve(to: points[1], control: points[2])

      expect(cubic.bounds.isNull && cubic.controlPointBounds.isNull)
      expectEqual(quadratic.bounds.isNull, (broken < 6))
    }
  }

  @Test func `A reversed curve has its control points the other way round`() {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(9, 0), control1: CGPoint(1, 5), control2: CGPoint(7, 6))
    path.addQuadCurve(to: CGPoint(20, 0), control: CGPoint(12, 3))
    path.addLine(to: CGPoint(20, 9))

    expectEqual(
      path.reversed().elements,
      [
        .move(to: CGPoint(20, 9)), .line(to: CGPoint(20, 0)),
        .quadCurve(to: CGPoint(9, 0), control: CGPoint(12, 3)),
        .curve(to: .zero, control1: CGPoint(7, 6), control2: CGPoint(1, 5)),
      ])
    expectEqual(path.reversed().reversed(), path)
  }

  @Test func `A transform maps each point of each element`() {
    var path = Path()
    path.move(to: CGPoint(1, 2))
    path.addCurve(to: CGPoint(9, 0), control1: CGPoint(1, 5), control2: CGPoint(7, 6))
    path.addQuadCurve(to: CGPoint(20, 0), control: CGPoint(12, 3))
    path.closeSubpath()

    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 100, ty: 200)
    let expected: [Path.Element] = [
      .move(to: CGPoint(102, 206)),
      .curve(to: CGPoint(118, 200), control1: CGPoint(102, 215), control2: CGPoint(114, 218)),
      .quadCurve(to: CGPoint(140, 200), control: CGPoint(124, 209)), .closeSubpath,
    ]
    expectEqual(path.applying(transform).elements, expected)
    expectEqual(path.mapped(by: CoordinateMap(transform)).elements, expected)
    expectEqual(path.applying(transform).currentPoint, CGPoint(102, 206))
  }

  /// The point is 0.05 from both edges, and the quarter ellipses exclude it: 0.9² + 0.975² is above
  /// 1.
  @Test(arguments: [CGSize(width: 0.5, height: 2), CGSize(width: 2, height: 0.5)])
  func `Corners are rounded by radii below a point`(radii: CGSize) {
    let path = Path(roundedRect: square, byRoundingCorners: .allCorners, cornerRadii: radii)

    expect(!path.contains(CGPoint(x: 10.05, y: 20.05)))
    expect(path.contains(CGPoint(x: 11.95, y: 21.95)))
  }

  @Test(arguments: [
    CGSize(width: 5, height: 0), CGSize(width: 0, height: 5), CGSize(width: -1, height: 5),
    CGSize(width: CGFloat.nan, height: 5),
  ])
  func `Corners without a radius along one side are sharp`(radii: CGSize) {
    let path = Path(roundedRect: square, byRoundingCorners: .allCorners, cornerRadii: radii)

    expectEqual(path, Path(rect: square))
  }
}
