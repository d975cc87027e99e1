import Foundation
import TestSupport
import Testing
import ViewGeometry

/// The share that ancestors cut off, if there is little to cut.
@Suite struct ClippedFractionTests {
  @Test func `nothing of an element without area is cut off`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let line = View(frame: CGRect(x: 10, y: 10, width: 50, height: 0))
    let folded = View(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    folded.transform = CGAffineTransform(scaleX: 0, y: 1)
    let far = View(frame: CGRect(x: 200, y: 10, width: 50, height: 50))
    for view in [line, folded, far] { root.addSubview(view) }
    root.clipsToBounds = true
    let snapshot = GeometrySnapshot(of: root)

    let map = VisibilityMap(of: snapshot)

    let ids = try [line, folded, far].map { try #require(snapshot.id(of: $0)) }
    expectEqual(ids.map { map.clippedFraction(of: $0) }, [0, 0, 1].map { CGFloat($0) })
  }

  @Test func `a part of an element smaller than a point is cut off`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let dot = View(frame: CGRect(x: 99.75, y: 10, width: 1, height: 0.5))
    root.addSubview(dot)
    root.clipsToBounds = true
    let snapshot = GeometrySnapshot(of: root)
    let id = try #require(snapshot.id(of: dot))

    let map = VisibilityMap(of: snapshot)

    expectEqual(map.clippedFraction(of: id), CGFloat(0.75))
    expectEqual(map.visibleFraction(of: id), CGFloat(0.25))
  }
}
