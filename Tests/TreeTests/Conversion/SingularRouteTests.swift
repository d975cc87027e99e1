import Foundation
import TestSupport
import Testing
import ViewGeometry

@Suite struct SingularRouteTests {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let turned = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let flat = View(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  // Rotated by 1.3, the rounded product of the two matrices has a determinant that isn't zero.
  init() {
    turned.transform = CGAffineTransform(rotationAngle: 1.3)
    flat.transform = CGAffineTransform(a: 3, b: 1, c: 9, d: 3, tx: 0, ty: 0)
    root.addSubview(turned)
    turned.addSubview(flat)
  }

  @Test func `a descent into a flat view below a rotated one ends at its anchor`() {
    expectEqual(root.convert(CGPoint(x: 7, y: 9), to: flat), CGPoint(x: 20, y: 20))
  }

  @Test func `there is no exact map into a flat view below a rotated one`() {
    #expect(throws: ConversionFailure.singular) {
      try root.exactCoordinateMap(to: flat)
    }
  }

  @Test func `a clipping view above a rotated one leaves nothing of a flat one`() {
    root.clipsToBounds = true

    expect(flat.visibleRect.isNull)
  }
}
