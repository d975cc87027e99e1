import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// All queries by position agree with a naive recursion, with windows anywhere: those cut without
/// `clipsToBounds`.
///
/// The queries go to live views, snapshots, custom trees and maps of visibility.
@Suite struct WindowAgreementLaws {
  private struct Screen: CustomStringConvertible {
    var tree: NaiveTree
    let points: [CGPoint]

    init(_ source: inout ChoiceSource, _ family: TransformFamily) {
      let first = HitTestCase(&source, family)
      tree = first.tree
      for index in tree.views.indices {
        tree.views[index].hitRule = .builtIn
        tree.views[index].isWindow = source.oneIn(3)
        if !tree.views[index].isWindow { tree.views[index].clipsToBounds = source.oneIn(4) }
      }
      points =
        [first.point]
        + (0..<8).map { _ in
          CGPoint(x: source.integer(within: 66), y: source.integer(within: 66))
        }
    }

    var description: String { "\(tree)\nlet points = \(points)" }

    /// A point just below and to the right, nearer than any edge: all routes are exact, and edges multiples of far more.
    func beside(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + 0x1p-34, y: point.y + 0x1p-34)
    }

    /// The same tree with clipping views instead of windows.
    var clipping: NaiveTree {
      var tree = tree
      for index in tree.views.indices where tree.views[index].isWindow {
        tree.views[index].clipsToBounds = true
      }
      return tree
    }
  }

  @Test(arguments: [TransformFamily.translations, .exact])
  func `live views, snapshots, own trees and maps hit and see what the recursion does`(
    _ family: TransformFamily
  ) {
    check({ Screen(&$0, family) }, cases: .perThousand(400)) { (screen: Screen) in
      let tree = screen.tree
      let views = ViewTree(tree)
      let snapshot = GeometrySnapshot(of: views[0])
      let own = TreeSnapshot(of: ArrayTree(screen.clipping))
      let policy = VisibilityPolicy(ordersByDrawing: false)
      let map = VisibilityMap(of: snapshot, policy: policy)
      let ownMap = VisibilityMap(of: own.snapshot, policy: policy)
      func index(_ id: GeometrySnapshot.ID?) -> Int? { id.map(snapshot.tag(of:)) }
      for point in screen.points {
        let expected = tree.hitTest(point, in: 0)
        // Shapes on a map are half-open on the screen; a view's bounds are half-open in its own
        // coordinates, so other edges belong to a rotated one.
        let shown = tree.hitTest(screen.beside(point), in: 0)
        for (asked, found, expected) in [
          ("the views", views.hitTest(point, in: 0), expected),
          ("the snapshot", index(snapshot.hitTest(point)), expected),
          ("the map", index(map.touchedElement(at: point)), shown),
          ("the tree of one's own", own.snapshot.hitTest(point).map(own.node(of:)), expected),
          ("its map", ownMap.touchedElement(at: point).map(own.node(of:)), shown),
          ("the views under a policy", views[0].hitTest(point, policy: .uiKit)?.tag, expected),
        ] {
          try demand(
            found == expected, "\(asked) hit \(name(found)) at \(point), not \(name(expected))")
        }
        try demand(
          family != .translations || shown == expected, "nothing turns, and \(point) isn't in")
        let seen = tree.seen(at: screen.beside(point), in: 0)
        for (asked, found) in [
          ("the map", index(map.element(at: point))),
          ("the own tree's map", ownMap.element(at: point).map(own.node(of:))),
        ] {
          try demand(found == seen, "\(asked) shows \(name(found)) at \(point), not \(name(seen))")
        }
        let holders = snapshot.elements.filter { id in
          map.visibleParts(of: id).contains { $0.contains(point) }
        }
        try demand(holders.compactMap(index) == [seen].compactMap { $0 }, "the parts at \(point)")
      }
      for index in tree.views.indices {
        guard let id = snapshot.id(of: views[index]), let other = own.id(of: index) else {
          throw Falsified(description: "view\(index) has no element")
        }
        let rect = views[index].visibleRect
        try demand(snapshot.visibleRect(of: id) == rect, "the visible part of view\(index)")
        try demand(own.snapshot.visibleRect(of: other) == rect, "its part in the own tree")
        for point in screen.points {
          let below = views.hitTest(point, in: index)
          let expected = tree.hitTest(point, in: index)
          try demand(below == expected, "view\(index) hits \(name(below)), not \(name(expected))")
        }
      }
    }
  }

  @Test func `what windows and views that clip leave is what all of them share`() {
    check({ Screen(&$0, .exact) }, cases: .perThousand(400)) { (screen: Screen) in
      let views = ViewTree(screen.tree)
      for index in screen.tree.views.indices where !screen.tree.views[index].bounds.isEmpty {
        let visible = views[index].visibleRect
        for point in screen.points {
          let inside = views.convert(point, from: 0, to: index)
          let isLeft = screen.tree.ancestry(of: index).allSatisfy {
            let ancestor = screen.tree.views[$0]
            guard $0 == index || ancestor.isWindow || ancestor.clipsToBounds else { return true }
            return screen.tree.contains(screen.tree.convert(inside, from: index, to: $0), in: $0)
          }
          try demand(
            visible.contains(inside) == isLeft || screen.tree.isTransformed(index),
            "\(inside) in \(visible) of view\(index): \(!isLeft)")
        }
      }
    }
  }

  @Test(arguments: [TransformFamily.translations, .exact])
  func `under each policy, and in a rectangle, windows cut what sticks out as clipping views do`(
    _ family: TransformFamily
  ) {
    check({ Screen(&$0, family) }, cases: .perThousand(400)) { (screen: Screen) in
      let views = ViewTree(screen.tree)
      let snapshot = GeometrySnapshot(of: views[0])
      let clipping = ArrayTree(screen.clipping)
      let own = TreeSnapshot(of: clipping)
      for point in screen.points {
        for policy in HitTestPolicy.some {
          let expected = clipping.hitTestAll(point, policy: policy)
          let found = views[0].hitTestAll(point, policy: policy).map(\.tag)
          try demand(found == expected, "\(found) at \(point), not \(expected) under \(policy)")
          let hit = views[0].hitTest(point, policy: policy)?.tag
          try demand(hit == expected.first, "\(name(hit)) at \(point) under \(policy)")
        }
        guard abs(point.x) < 1e6 else { continue }
        let rect = CGRect(origin: point, size: CGSize(width: 9, height: 14))
        let (found, expected) = (
          snapshot.elements(in: rect).map(snapshot.tag(of:)),
          own.snapshot.elements(in: rect).map(own.node(of:))
        )
        try demand(found == expected, "\(found) in \(rect), not \(expected)")
        let (near, expectedNear) = (
          snapshot.nearest(to: point, count: 4).map(snapshot.tag(of:)),
          own.snapshot.nearest(to: point, count: 4).map(own.node(of:))
        )
        try demand(near == expectedNear, "\(near) near \(point), not \(expectedNear)")
      }
    }
  }

  private func name(_ index: Int?) -> String { index.map { "view\($0)" } ?? "nothing" }
}

extension NaiveTree {
  /// The frontmost view drawn at a point of the bounds of `index`: overflow is drawn unless a
  /// window or clipping view cuts it.
  fileprivate func seen(at point: CGPoint, in index: Int) -> Int? {
    let view = views[index]
    guard !view.isHidden, Double(Float(view.alpha)) >= 0.01 else { return nil }
    let isInside = contains(point, in: index)
    if view.clipsToBounds || view.isWindow, !isInside { return nil }
    for child in view.children.reversed() where isSeen(point, through: child) {
      if let seen = seen(at: fromParent(point, to: child), in: child) { return seen }
    }
    return isInside ? index : nil
  }

  /// Whether a route to the root flips or rotates, so that edges on the far side belong to a view.
  fileprivate func isTransformed(_ index: Int) -> Bool {
    ancestry(of: index).contains {
      let transform = views[$0].transform
      return transform.a <= 0 || transform.d <= 0 || transform.b != 0 || transform.c != 0
    }
  }
}
