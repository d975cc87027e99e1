import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Opacity decides what covers, and covering has no effect on touches.
@Suite struct VisibilityCoverLaws {
  private struct Screen: CustomStringConvertible {
    var tree: NaiveTree
    let touches: HitTestPolicy
    let ordersByDrawing: Bool
    let covering: Set<Int>
    let minimum: Float
    let points: [CGPoint]

    /// Half of the screens have no element that is drawn at one position and touched at another.
    init(_ source: inout ChoiceSource) {
      tree = HitTestCase(&source, .exact).tree
      let isPlain = source.flag()
      for index in tree.views.indices {
        tree.views[index].hitRule = .builtIn
        // Products of these are exact.
        tree.views[index].alpha = source.pick([1, 1, 0.5, 0.25])
        if isPlain {
          (tree.views[index].isHidden, tree.views[index].isUserInteractionEnabled) = (false, true)
        } else if source.oneIn(4) {
          tree.views[index].isUserInteractionEnabled = false
        }
        if source.oneIn(4) { tree.views[index].clipsToBounds = true }
        if source.oneIn(4) { tree.views[index].zPosition = source.pick([1, -1, 2]) }
      }
      touches =
        isPlain
        ? HitTestPolicy(
          reachesOverflow: true, fallsThroughInert: source.flag(), ordersByDrawing: true)
        : source.pick(HitTestPolicy.some)
      ordersByDrawing = isPlain || source.flag()
      covering = Set(tree.views.indices.filter { _ in source.flag() })
      minimum = source.pick([0, 0.1, 0.25, 0.3, 0.5, 0.75, 1])
      points = (0..<12).map { _ in
        CGPoint(x: source.integer(within: 66), y: source.integer(within: 66))
      }
    }

    var description: String {
      "\(tree)\n\(covering.sorted()) or \(minimum), \(touches), \(points)"
    }

    /// The opacity of an element, with those of its ancestors.
    func opacity(of index: Int) -> Float {
      tree.ancestry(of: index).reduce(1) { $0 * Float(tree.views[$1].alpha) }
    }
  }

  private func map(
    _ screen: Screen, of frozen: TreeSnapshot<ArrayTree>, _ covering: VisibilityPolicy.Covering
  ) -> VisibilityMap {
    VisibilityMap(
      of: frozen.snapshot,
      policy: VisibilityPolicy(
        covering: covering, touches: screen.touches, ordersByDrawing: screen.ordersByDrawing))
  }

  @Test func `touches are the same whatever covers`() {
    check({ Screen(&$0) }, cases: .perThousand(300)) { (screen: Screen) in
      let frozen = TreeSnapshot(of: ArrayTree(screen.tree))
      let plain = map(screen, of: frozen, .all)
      let ids = Set(screen.covering.compactMap(frozen.id(of:)))
      for covering in [
        VisibilityPolicy.Covering.elements(ids), .elements([]),
        .opaque(minimumAlpha: screen.minimum),
      ] {
        let other = map(screen, of: frozen, covering)
        for point in screen.points {
          let (taker, expected) = (other.touchedElement(at: point), plain.touchedElement(at: point))
          try demand(taker == expected, "another takes \(point) under \(covering)")
        }
        for id in frozen.snapshot.elements {
          try demand(
            other.tapPoint(of: id) == plain.tapPoint(of: id), "\(id) under \(covering)")
          let (takers, expected) = (other.touchTakers(of: id), plain.touchTakers(of: id))
          try demand(
            takers.map(\.element) == expected.map(\.element)
              && takers.map(\.fraction) == expected.map(\.fraction),
            "others take the touches of \(id) under \(covering)")
        }
      }
    }
  }

  @Test func `opaque is what is so with all around it`() {
    check({ Screen(&$0) }, cases: .perThousand(300)) { (screen: Screen) in
      let frozen = TreeSnapshot(of: ArrayTree(screen.tree))
      let ids = screen.tree.views.indices.filter { screen.opacity(of: $0) >= screen.minimum }
        .compactMap(frozen.id(of:))

      let map = map(screen, of: frozen, .opaque(minimumAlpha: screen.minimum))

      let named = self.map(screen, of: frozen, .elements(Set(ids)))
      for point in screen.points {
        try demand(
          map.element(at: point) == named.element(at: point), "another is seen at \(point)")
      }
      for id in frozen.snapshot.elements {
        let (area, expected) = (map.visibleArea(of: id), named.visibleArea(of: id))
        try demand(area == expected, "\(id) shows \(area), and \(expected)")
      }
    }
  }
}
