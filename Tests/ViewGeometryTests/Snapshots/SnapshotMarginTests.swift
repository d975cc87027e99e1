import Foundation
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

    #expect(margin > 0)
    #expect(margin < 1e-9)
  }
}
