import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Visibility maps of views rotated in space, whose shapes are cut at the horizon and mapped corner
/// by corner.
@Suite struct SpatialVisibilityLaws {
  private struct Screen: CustomStringConvertible {
    var tree: NaiveTree
    let points: [CGPoint]

    init(_ source: inout ChoiceSource) {
      tree = source.spatialScreen()
      for index in tree.views.indices { tree.views[index].hitRule = .builtIn }
      tree.views[0].clipsToBounds = true
      points = (0..<8).map { _ in
        CGPoint(x: 200 + source.real(within: 200), y: 200 + source.real(within: 200))
      }
    }

    var description: String { "\(tree)\nlet points = \(points)" }
  }

  @Test func `a map is touched where the recursion hits, away from edges`() {
    var hits = 0
    let count = check({ Screen(&$0) }, cases: .few) { screen in
      let views = ViewTree(screen.tree)
      let snapshot = GeometrySnapshot(of: views[0])
      let map = VisibilityMap(of: snapshot, policy: VisibilityPolicy(ordersByDrawing: false))
      for point in screen.points where screen.tree.hitTestMargin(point, in: 0) > 1e-6 {
        let expected = screen.tree.hitTest(point, in: 0)
        let found = map.touchedElement(at: point).map(snapshot.tag(of:))
        try demand(found == expected, "\(found as Any) at \(point.code), not \(expected as Any)")
        if expected ?? 0 > 0 { hits += 1 }
      }
    }
    expect(hits > count)
  }

  @Test func `what is seen adds up to the root, and the parts hold what is seen`() {
    check({ Screen(&$0) }, cases: .few) { screen in
      let views = ViewTree(screen.tree)
      let map = VisibilityMap(of: GeometrySnapshot(of: views[0]))
      let elements = map.snapshot.elements
      let seen = elements.reduce(0) { $0 + Double(map.visibleArea(of: $1)) }
      let isThere = map.element(at: CGPoint(x: 200, y: 200)) != nil
      try demand(abs(seen - (isThere ? 160_000 : 0)) < 1e-3, "\(seen) points are seen in all")
      for id in elements {
        let parts = map.visibleParts(of: id)
        for point in screen.points where parts.contains(where: { $0.contains(point) }) {
          try demand(map.element(at: point) == id, "another element is seen at \(point.code)")
        }
      }
    }
  }
}
