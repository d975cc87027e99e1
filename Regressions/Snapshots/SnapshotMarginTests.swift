import Foundation
import TestSupport
import Testing

@testable import ViewGeometry

/// How far around an edge a search of the index looks.
@Suite struct SnapshotMarginTests {
  @Test(arguments: [0, 0.3])
  func `only points within rounding error of an edge are tested one by one`(angle: CGFloat) {
    let root = View(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let turned = View(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    turned.transform = CGAffineTransform(rotationAngle: angle)
    turned.addSubview(View(frame: CGRect(x: 10, y: 10, width: 20, height: 20)))
    root.addSubview(turned)

    let margin = GeometrySnapshot(of: root).storage.index.margin

    expect(margin > 0)
    expect(margin < 1e-9)
  }

  @Test(arguments: [CGPoint(x: 1e12, y: 0), CGPoint(x: 0, y: 1e12)])
  func `the margin covers the rounding of edges far away along one axis`(origin: CGPoint) {
    let root = View(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    root.addSubview(View(frame: CGRect(origin: origin, size: CGSize(width: 1, height: 1))))

    expect(GeometrySnapshot(of: root).storage.index.margin >= 1e12.ulp / 2)
  }

  @Test(arguments: [CGSize(width: 0x1p53, height: 1), CGSize(width: 1, height: 0x1p53)])
  func `the margin covers all roundings at the edges of a long view`(size: CGSize) {
    let root = View(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    let long = View()
    long.bounds = CGRect(origin: .zero, size: size)
    root.addSubview(long)

    let margin = GeometrySnapshot(of: root).storage.index.margin

    // In its bounds the point and the far edge, in those of the root the near edge and the far one:
    // half a step each.
    let (length, half) = (0x1p53, 0x1p52)
    let roundings = length.ulp / 2 + length.ulp / 2 + half.ulp / 2 + half.ulp / 2
    expect(margin >= roundings)
  }

  @Test(arguments: [0, -4_096])
  func `a rotated view and its mirror image have the same margin`(start: CGFloat) {
    func margin(_ bounds: CGRect, angle: CGFloat) -> Double {
      let root = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let turned = View()
      turned.bounds = bounds
      turned.transform = CGAffineTransform(rotationAngle: angle)
      root.addSubview(turned)
      return GeometrySnapshot(of: root).storage.index.margin
    }

    let wide = margin(CGRect(x: start, y: 0, width: 4_096, height: 10), angle: 0.3)
    let tall = margin(CGRect(x: 0, y: start, width: 10, height: 4_096), angle: -0.3)

    expect(abs(wide - tall) <= 1e-6 * wide)
  }
}
