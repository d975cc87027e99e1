import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Points on the outline of a path, which belong to a `CGPath` as on a device (R1.18).
@Suite struct PathOutlineTests {
  #if !canImport(CoreGraphics)
    private let square = CGPath(rect: CGRect(x: 10, y: 20, width: 30, height: 40), transform: nil)

    @Test(arguments: [
      CGPoint(x: 10, y: 20), CGPoint(x: 40, y: 20), CGPoint(x: 40, y: 60), CGPoint(x: 10, y: 60),
      CGPoint(x: 25, y: 20), CGPoint(x: 40, y: 33.3), CGPoint(x: 25, y: 60), CGPoint(x: 10, y: 50),
      CGPoint(x: 25, y: 40),
    ])
    func `R1.18 all edges and corners of a rectangle belong to it`(point: CGPoint) {
      expect(square.contains(point))
      expect(square.contains(point, using: .evenOdd))
    }

    @Test func `R1.18 what lies beside or on the line beyond an edge doesn't`() {
      for point in [
        CGPoint(x: 40.0.nextUp, y: 30), CGPoint(x: 25, y: 60.0.nextUp), CGPoint(x: 41, y: 60),
        CGPoint(x: 9, y: 20), CGPoint(x: CGFloat.nan, y: 20), CGPoint(x: 40, y: CGFloat.infinity),
      ] {
        expect(!square.contains(point))
      }
    }

    @Test func `R1.18 slanted edges and holes count, and the line that closes a path`() {
      let triangle = CGMutablePath()
      triangle.move(to: CGPoint(x: 0, y: 0))
      triangle.addLine(to: CGPoint(x: 8, y: 0))
      triangle.addLine(to: CGPoint(x: 0, y: 4))

      expect(triangle.contains(CGPoint(x: 4, y: 2)) && triangle.contains(CGPoint(x: 0, y: 3)))
      expect(!triangle.contains(CGPoint(x: 4, y: 2.0.nextUp)))
    }

    @Test(arguments: [
      CGAffineTransform.identity, CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0),
    ])
    func `R1.18 of a curve the two ends count, whichever axis it turns along`(
      map: CGAffineTransform
    ) {
      let path = CGMutablePath()
      path.move(to: .zero, transform: map)
      path.addQuadCurve(to: CGPoint(x: 8, y: 0), control: CGPoint(x: 4, y: 8), transform: map)
      func isHeld(_ x: CGFloat, _ y: CGFloat) -> Bool {
        path.contains(CGPoint(x: x, y: y).applying(map))
      }

      expect(isHeld(0, 0) && isHeld(8, 0) && isHeld(4, 0) && isHeld(4, 4.0.nextDown))
      // The curve turns here.
      expect(!isHeld(4, 4))
    }

    @Test func `R1.18 a Bézier path stays half-open`() {
      let path = BezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))

      expect(path.contains(CGPoint(x: 0, y: 0)) && !path.contains(CGPoint(x: 4, y: 0)))
    }
  #endif
}
