import Foundation
import TestSupport
import Testing

@testable import ViewGeometry

#if !canImport(CoreGraphics)

  /// Core Graphics' path as an object around a path.
  @Suite struct CGPathTests {
    private let shift = CGAffineTransform(translationX: 10, y: 20)

    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    private func ends(_ path: CGPath) -> [CGPoint] {
      path.path.elements.compactMap(\.points.last)
    }

    @Test func `the outline of a rectangle is mapped`() {
      var shift = self.shift

      let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: &shift)

      expectEqual(
        path.path.elements,
        [
          .move(to: point(11, 22)), .line(to: point(14, 22)), .line(to: point(14, 26)),
          .line(to: point(11, 26)), .closeSubpath,
        ])
    }

    @Test func `an ellipse is mapped`() {
      var shift = self.shift

      let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 6), transform: &shift)

      expectEqual(path.boundingBoxOfPath, CGRect(x: 10, y: 20, width: 8, height: 6))
      expectEqual(path.currentPoint, point(18, 23))
      expectEqual(
        ends(path),
        [
          point(18, 23), point(14, 26), point(10, 23), point(14, 20), point(18, 23),
        ])
    }

    @Test func `corners are rounded by quarters of an ellipse and mapped`() throws {
      var shift = self.shift
      let rect = CGRect(x: 0, y: 0, width: 20, height: 10)

      let path = CGPath(roundedRect: rect, cornerWidth: 4, cornerHeight: 2, transform: &shift)

      expectEqual(
        ends(path),
        [
          point(10, 22), point(14, 20), point(26, 20), point(30, 22), point(30, 28),
          point(26, 30), point(14, 30), point(10, 28),
        ])
      expectEqual(path.path.elements.last, .closeSubpath)
      guard case .curve(_, let control1, let control2) = path.path.elements[1] else {
        Issue.record("no curve")
        return
      }
      // A control point lies 0.5523 of the way to the corner.
      expect(control1.x == 10 && abs(control1.y - 20.895_430_5) < 1e-6)
      expect(control2.y == 20 && abs(control2.x - 11.790_861) < 1e-6)
    }

    @Test func `without a transform shapes lie where they are given`() {
      let rect = CGRect(x: 0, y: 0, width: 20, height: 10)

      let outline = CGPath(rect: rect, transform: nil)
      let ellipse = CGPath(ellipseIn: rect, transform: nil)
      let rounded = CGPath(roundedRect: rect, cornerWidth: 4, cornerHeight: 2, transform: nil)

      expect(outline.boundingBox == rect && ellipse.boundingBox == rect)
      expectEqual(
        ends(rounded),
        [
          point(0, 2), point(4, 0), point(16, 0), point(20, 2), point(20, 8), point(16, 10),
          point(4, 10), point(0, 8),
        ])
    }

    @Test func `an empty path has no bounds, and nothing but a move adds to it`() {
      let path = CGMutablePath()
      path.addLine(to: point(1, 1))
      path.addQuadCurve(to: point(1, 1), control: .zero)
      path.addCurve(to: point(1, 1), control1: .zero, control2: .zero)
      path.addLines(between: [])

      expect(path.isEmpty)
      expectEqual(path.currentPoint, .zero)
      expect(path.boundingBox.isNull)
      expect(path.boundingBoxOfPath.isNull)
    }

    @Test func `each point of an element is mapped`() {
      let path = CGMutablePath()
      path.move(to: point(1, 1), transform: shift)
      path.addLine(to: point(2, 3), transform: shift)
      path.addQuadCurve(to: point(3, 1), control: point(2, 5), transform: shift)
      path.addCurve(
        to: point(6, 1), control1: point(4, 5), control2: point(5, -3), transform: shift)

      expect(!path.isEmpty)
      expectEqual(path.currentPoint, point(16, 21))
      expectEqual(
        path.path.elements,
        [
          .move(to: point(11, 21)), .line(to: point(12, 23)),
          .quadCurve(to: point(13, 21), control: point(12, 25)),
          .curve(to: point(16, 21), control1: point(14, 25), control2: point(15, 17)),
        ])
    }

    @Test func `what is added to a copy isn't added to the path`() throws {
      let path = CGMutablePath()
      path.addLines(between: [.zero, point(4, 0), point(0, 4)], transform: shift)
      let copy = try #require(path.mutableCopy())

      copy.addRects(
        [CGRect(x: 0, y: 0, width: 1, height: 2), CGRect(x: 5, y: 5, width: 2, height: 1)],
        transform: shift)
      copy.addEllipse(in: CGRect(x: 8, y: 0, width: 2, height: 4), transform: shift)

      expectEqual(ends(path), [point(10, 20), point(14, 20), point(10, 24)])
      expectEqual(copy.path.elements.count, 3 + 5 + 5 + 6)
      expectEqual(copy.boundingBoxOfPath, CGRect(x: 10, y: 20, width: 10, height: 6))
      expect(copy.contains(point(15.5, 25.5)))
      expect(copy.contains(point(5.5, 5.5), transform: shift))
      expect(!copy.contains(point(17.5, 25.5)))
    }

    @Test func `holes are those of the rule`() {
      let path = CGMutablePath()
      path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))

      expect(path.contains(point(5, 5)))
      expect(!path.contains(point(5, 5), using: .evenOdd))
      expect(path.contains(point(1, 1), using: .evenOdd))
    }

    @Test func `an arc is reached by a line only if it starts elsewhere`() {
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addArc(
        center: point(10, 0), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
      path.addArc(
        center: point(10, 0), radius: 5, startAngle: .pi / 2, endAngle: .pi, clockwise: false)

      expectEqual(ends(path), [.zero, point(15, 0), point(10, 5), point(5, 0)])
      expectEqual(path.path.elements[1], .line(to: point(15, 0)))
    }

    @Test func `paths of the same elements are equal`() {
      let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
      let path = CGMutablePath()
      path.addRect(rect)
      let others = [CGPath(rect: rect, transform: nil), CGPath(ellipseIn: rect, transform: nil)]

      expectEqual(path, others[0])
      expect(path != others[1])
      expectEqual(Set([path, others[0], others[1]]).count, 2)
    }
  }

#endif
