import Foundation
import TestSupport
import Testing
import ViewGeometry

@Suite struct PathArcTests {
  private func arc(_ start: CGFloat, _ end: CGFloat, clockwise: Bool) -> Path {
    Path(
      arcCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: start, endAngle: end,
      clockwise: clockwise)
  }

  @Test func `Clockwise leads from the right down, since y points down`() {
    let path = arc(0, .pi / 2, clockwise: true)

    expectEqual(path.elements.first, .move(to: CGPoint(x: 60, y: 50)))
    expectEqual(path.currentPoint, CGPoint(x: 50, y: 60))
    expectEqual(path.bounds, CGRect(x: 50, y: 50, width: 10, height: 10))
  }

  @Test func `Against the clock the same angles are the other three quarters`() {
    let path = arc(0, .pi / 2, clockwise: false)

    expectEqual(path.currentPoint, CGPoint(x: 50, y: 60))
    expectEqual(path.elements.count, 4)
    expectEqual(path.bounds, CGRect(x: 40, y: 40, width: 20, height: 20))
  }

  @Test(arguments: [true, false])
  func `A whole turn is the full circle in both directions`(clockwise: Bool) {
    let path = arc(0, 2 * .pi, clockwise: clockwise)

    expectEqual(path.bounds, CGRect(x: 40, y: 40, width: 20, height: 20))
    expectEqual(path.currentPoint, CGPoint(x: 60, y: 50))
    expect(path.contains(CGPoint(x: 50, y: 50)))
    expectEqual(path.winding(around: SIMD2(50, 50)), (clockwise ? 1 : -1) * arcSign)
  }

  /// The sign of winding numbers clockwise.
  private var arcSign: Int {
    Path(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).winding(around: SIMD2(0.5, 0.5))
  }

  @Test func `No difference of angles is no arc`() {
    let path = arc(1, 1, clockwise: true)

    expectEqual(path.elements.count, 1)
    expectEqual(path.bounds.size, .zero)
  }

  @Test func `An arc is reached by a line from the current point`() {
    var path = Path()
    path.move(to: CGPoint(x: 50, y: 50))
    path.addArc(
      center: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: .pi / 2,
      clockwise: true)
    path.closeSubpath()

    expectEqual(path.elements[1], .line(to: CGPoint(x: 60, y: 50)))
    expect(path.contains(CGPoint(x: 55, y: 55)))
    expect(!path.contains(CGPoint(x: 45, y: 55)))
    expect(!path.contains(CGPoint(x: 58, y: 58)))
  }

  @Test func `Core Graphics turns the other way round with the same word`() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)

    expectEqual(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `Core Graphics' paths add shapes, and copies stay as they are`() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 4, y: 0), CGPoint(x: 0, y: 4)])
    path.closeSubpath()
    let copy = path.copy()
    path.addRect(
      CGRect(x: 0, y: 0, width: 2, height: 2),
      transform: CGAffineTransform(translationX: 10, y: 10))
    path.addPath(CGPath(ellipseIn: CGRect(x: 20, y: 0, width: 6, height: 6), transform: nil))
    path.addRoundedRect(
      in: CGRect(x: 30, y: 0, width: 6, height: 6), cornerWidth: 2, cornerHeight: 2)

    expect(path.contains(CGPoint(x: 11, y: 11)))
    expect(path.contains(CGPoint(x: 23, y: 3), using: .evenOdd))
    expectEqual(path.boundingBox, CGRect(x: 0, y: 0, width: 36, height: 12))
    expectEqual(copy?.boundingBox, CGRect(x: 0, y: 0, width: 4, height: 4))
    expect(copy?.contains(CGPoint(x: 11, y: 11)) == false)
  }

  @Test(arguments: [1, 2, 3.5] as [CGFloat], [true, false])
  func `A full circle ends exactly where it starts`(angle: CGFloat, clockwise: Bool) {
    var start = Path()
    start.addArc(
      center: .zero, radius: 1, startAngle: angle, endAngle: angle, clockwise: clockwise)
    var circle = Path()
    circle.addArc(
      center: .zero, radius: 1, startAngle: angle, endAngle: angle + (clockwise ? 7 : -7),
      clockwise: clockwise)

    expectEqual(circle.elements.count, 5)
    expectEqual(circle.currentPoint, start.currentPoint)
  }

  @Test(arguments: [true, false])
  func `An arc between angles too far apart for a number is a full circle`(clockwise: Bool) {
    let far = CGFloat.greatestFiniteMagnitude
    for (start, end) in [(far, -far), (-far, far)] {
      var path = Path()
      path.addArc(
        center: .zero, radius: 1, startAngle: start, endAngle: end, clockwise: clockwise)

      expectEqual(path.elements.count, 5)
    }
  }
}
