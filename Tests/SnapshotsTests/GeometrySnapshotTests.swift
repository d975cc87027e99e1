import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct GeometrySnapshotTests {
  @Test func `a search of the index finds a view that is flattened almost to nothing`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let flat = View()
    flat.bounds = CGRect(x: 0, y: 0, width: 100, height: 50 * 0x1p21)
    flat.center = CGPoint(x: 100, y: 100)
    flat.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: 0x1p-21, tx: 0, ty: 0)
    root.addSubview(flat)

    let snapshot = GeometrySnapshot(of: root)
    let id = try #require(snapshot.id(of: flat))

    // It takes (50, 75, 100, 50) of the root.
    expectEqual(snapshot.hitTestByIndex(CGPoint(x: 60, y: 120)), id)
    expectEqual(snapshot.hitTestByIndex(CGPoint(x: 60, y: 130)), snapshot.root)
  }
}
