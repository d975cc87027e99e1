import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Snapshots of custom trees, compared with those of the same trees built of views.
@Suite struct TreeSnapshotLaws {
  @Test(arguments: TransformFamily.allCases)
  func `a frozen tree is that of the same views`(_ family: TransformFamily) {
    check({ source in
      let isOnGrid = source.flag()
      var each = SnapshotCase(
        HitTestCase(&source, family, isOnGrid: isOnGrid), source.anyRect())
      for index in each.tree.views.indices {
        if source.oneIn(4) { each.tree.views[index].clipsToBounds = true }
        if source.oneIn(4) { each.tree.views[index].zPosition = 2 }
        if source.oneIn(9) { each.tree.views[index].center.x = 0x1p70 }
      }
      return each
    }) { (each: SnapshotCase) in
      let views = ViewTree(each.tree)
      let frozen = TreeSnapshot(of: ArrayTree(each.tree))
      let (own, snapshot) = (frozen.snapshot, GeometrySnapshot(of: views[0]))

      try demand(own.elements == snapshot.elements, "other elements")
      for (index, view) in views.all.enumerated() {
        let id = frozen.id(of: index)
        try demand(id != nil && id == snapshot.id(of: view), "another element for \(index)")
        guard let id else { continue }
        try demand(frozen.node(of: id) == index, "another node for \(index)")
        try demand(own.superview(of: id) == snapshot.superview(of: id), "another superview")
        try demand(own.bounds(of: id) == snapshot.bounds(of: id), "other bounds")
        try demand(own.tag(of: id) == 0, "a tag, which elements of trees don't have")
        try demand(own.visibleRect(of: id) == snapshot.visibleRect(of: id), "another part")
        let (point, other) = (
          own.convert(each.point, from: id, to: own.root),
          snapshot.convert(each.point, from: id, to: own.root)
        )
        try demand(point == other || point.x.isNaN || point.y.isNaN, "\(point), and \(other)")
      }
      try demand(own.hitTest(each.point) == snapshot.hitTest(each.point), "another hit")
      try demand(own.elements(in: each.rect) == snapshot.elements(in: each.rect), "others seen")
    }
  }

  @Test func `nodes that are in no tree have no element`() {
    let frozen = TreeSnapshot(of: ArrayTree(chain: [CGRect(0, 0, 10, 10)]))

    expect(frozen.id(of: 7) == nil)
    expectEqual(frozen.id(of: 0), frozen.snapshot.root)
  }

  @Test func `a frozen tree may go to another thread`() async {
    let frozen = TreeSnapshot(of: ArrayTree(chain: [CGRect(0, 0, 10, 10), CGRect(1, 1, 5, 5)]))

    let hit = await Task.detached {
      frozen.snapshot.hitTest(CGPoint(2, 2)).map(frozen.node(of:))
    }.value

    expectEqual(hit, 1)
  }
}

private struct SnapshotCase: CustomStringConvertible {
  var tree: NaiveTree
  let point: CGPoint
  let rect: CGRect

  init(_ each: HitTestCase, _ rect: CGRect) {
    (tree, point, self.rect) = (each.tree, each.point, rect)
    for index in tree.views.indices { tree.views[index].hitRule = .builtIn }
  }

  var description: String { "\(tree)\nlet (point, rect) = (\(point.code), \(rect))" }
}
