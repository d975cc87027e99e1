import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The extra hit tests, compared with scans written from their rules.
@Suite struct HitTestExtrasLaws {
  @Test func `without views that stick out all policies agree`() {
    check({ HitTestCase(&$0, .exact) }) { each in
      var tree = each.tree
      for index in tree.views.indices {
        tree.views[index].hitRule = .builtIn
        tree.views[index].clipsToBounds = true
      }
      let views = ViewTree(tree)

      let overflow = views[0].hitTest(each.point, policy: .overflowVisible)

      try demand(
        overflow === views[0].hitTest(each.point, with: nil), "\(overflow?.tag ?? -1) is hit")
    }
  }

  @Test func `overflow hits what a recursive scan does`() {
    check({ source in
      let each = HitTestCase(&source, .exact)
      var tree = each.tree
      for index in tree.views.indices {
        tree.views[index].hitRule = .builtIn
        tree.views[index].clipsToBounds = source.oneIn(3)
      }
      return OverflowCase(tree: tree, point: each.point)
    }) { (each: OverflowCase) in
      guard each.point.x.isFinite else { return }
      let views = ViewTree(each.tree)

      let hit = views[0].hitTest(each.point, policy: .overflowVisible)?.tag

      let scanned = each.tree.hitTestReachingOverflow(each.point, in: 0)
      try demand(hit == scanned, "\(hit ?? -1) is hit, and \(scanned ?? -1) by a scan")
    }
  }

  @Test func `the nearest view is that of a scan of all regions`() {
    check({ HitTestCase(&$0, .exact) }) { each in
      guard each.point.x.isFinite, abs(each.point.x) < 1e6 else { return }
      let views = ViewTree(each.tree)

      let nearest = views[0].nearestView(to: each.point)?.tag

      var best: (index: Int, square: CGFloat)?
      for (index, box) in each.tree.hitRegions() where index > 0 {
        let across = max(0, box.minX - each.point.x, each.point.x - box.maxX)
        let down = max(0, box.minY - each.point.y, each.point.y - box.maxY)
        let square = across * across + down * down
        // In painting order: a later one lies in front or inside.
        if best.map({ square <= $0.square }) ?? true { best = (index, square) }
      }
      try demand(nearest == best?.index, "\(nearest ?? -1), and \(best?.index ?? -1) by a scan")
    }
  }
}

private struct OverflowCase: CustomStringConvertible {
  let tree: NaiveTree
  let point: CGPoint

  var description: String { "\(tree)\nlet point = \(point.code)" }
}

extension NaiveTree {
  fileprivate func hitTestReachingOverflow(_ point: CGPoint, in index: Int) -> Int? {
    guard isHitTestable(index) else { return nil }
    let isInside = contains(point, in: index)
    guard isInside || !views[index].clipsToBounds else { return nil }
    for child in views[index].children.reversed() where !isSingular(child) {
      if let hit = hitTestReachingOverflow(fromParent(point, to: child), in: child) { return hit }
    }
    return isInside ? index : nil
  }

  /// The boxes in the root of all views that can be hit, cut by their ancestors, in painting order.
  func hitRegions() -> [(index: Int, box: CGRect)] {
    var result: [(Int, CGRect)] = []
    func visit(_ index: Int, _ clip: CGRect) {
      guard isHitTestable(index), index == 0 || !isSingular(index) else { return }
      let whole = convert(views[index].bounds, from: index, to: 0)
      let (x, y) = (max(whole.minX, clip.minX), max(whole.minY, clip.minY))
      let (maxX, maxY) = (min(whole.maxX, clip.maxX), min(whole.maxY, clip.maxY))
      guard x < maxX, y < maxY else { return }
      let box = CGRect(x: x, y: y, width: maxX - x, height: maxY - y)
      result.append((index, box))
      for child in views[index].children { visit(child, box) }
    }
    visit(0, CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
    return result
  }
}
