import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Custom trees, compared with the same trees built of views, bit for bit.
@Suite struct GeometryTreeLaws {
  @Test(arguments: TransformFamily.allCases)
  func `conversions have the bits of those between views`(_ family: TransformFamily) {
    check(TreeCase.generator(family), cases: .perThousand(400)) { each in
      let (tree, views) = (ArrayTree(each.tree), ViewTree(each.tree))
      for target in [each.target, nil] {
        let (view, other) = (views[each.source], target.map { views[$0] })

        let point = tree.convert(each.point, from: each.source, to: target)
        let rect = tree.convert(each.rect, from: each.source, to: target)
        let quad = tree.convert(Quad(each.rect), from: each.source, to: target)
        let map = tree.coordinateMap(from: each.source, to: target)

        let name = target.map { "\($0)" } ?? "nil"
        try demand(same(point, view.convert(each.point, to: other)), "to \(name): \(point)")
        try demand(same(rect, view.convert(each.rect, to: other)), "to \(name): \(rect)")
        try demand(same(quad, view.convert(Quad(each.rect), to: other)), "to \(name): \(quad)")
        let mapOfViews = view.coordinateMap(to: other)
        try demand(map == mapOfViews, "to \(name): \(map), and \(mapOfViews)")
        try demand(
          map.errorBound(forMagnitude: 100) == mapOfViews.errorBound(forMagnitude: 100),
          "another bound to \(name)")
      }
    }
  }

  @Test(arguments: [15, 16, 17, 31, 32, 33, 100])
  func `so have those of long routes`(_ levels: Int) {
    check(
      { source in
        var tree = NaiveTree()
        tree.add(source.view(.affine))
        let surplus = source.index(below: 40)
        for length in [levels, levels + surplus] {
          var parent = 0
          for _ in 0..<length { parent = tree.add(source.view(.affine), to: parent) }
        }
        let last = tree.views.count - 1
        let ends = source.flag() ? (levels, last) : (last, levels)
        return TreeCase(
          tree: tree, point: source.realPoint(), rect: source.dyadicRect(), source: ends.0,
          target: source.oneIn(4) ? 0 : ends.1)
      }, cases: .perThousand(60)
    ) { (each: TreeCase) in
      let (tree, views) = (ArrayTree(each.tree), ViewTree(each.tree))

      let point = tree.convert(each.point, from: each.source, to: each.target)
      let rect = tree.convert(each.rect, from: each.source, to: each.target)

      let (view, other) = (views[each.source], views[each.target])
      try demand(same(point, view.convert(each.point, to: other)), "\(point)")
      try demand(same(rect, view.convert(each.rect, to: other)), "\(rect)")
      try demand(
        tree.coordinateMap(from: each.source, to: each.target) == view.coordinateMap(to: other),
        "the maps differ")
    }
  }

  @Test(arguments: TransformFamily.allCases)
  func `visible rectangles and frames have the bits of those of views`(_ family: TransformFamily) {
    check(
      { source in
        var tree = source.tree(family)
        for index in tree.views.indices where source.oneIn(3) {
          tree.views[index].clipsToBounds = true
        }
        return tree
      }, cases: .perThousand(400)
    ) { (model: NaiveTree) in
      let (tree, views) = (ArrayTree(model), ViewTree(model))
      for (index, view) in views.all.enumerated() {
        let rect = tree.visibleRect(of: index)
        try demand(same(rect, view.visibleRect), "\(index): \(rect), and \(view.visibleRect)")
        try demand(same(tree.geometry(of: index).frame, view.frame), "the frames of \(index)")
        try demand(
          same(tree.frame(of: index, in: nil), view.convert(view.bounds, to: nil)),
          "the places of \(index)")
      }
    }
  }

  @Test(arguments: TransformFamily.allCases)
  func `hits are those of views under each policy`(_ family: TransformFamily) {
    check({ source in
      let isOnGrid = source.flag()
      var each = PolicyCase(HitTestCase(&source, family, isOnGrid: isOnGrid))
      for index in each.tree.views.indices {
        if source.oneIn(4) { each.tree.views[index].clipsToBounds = true }
        if source.oneIn(4) { each.tree.views[index].isUserInteractionEnabled = false }
        if source.oneIn(3) { each.tree.views[index].zPosition = source.pick([1, -1, 2]) }
      }
      return each
    }) { (each: PolicyCase) in
      let (tree, views) = (ArrayTree(each.tree), ViewTree(each.tree))
      for policy in HitTestPolicy.some {
        let hit = tree.hitTest(each.point, policy: policy)
        let all = tree.hitTestAll(each.point, policy: policy)

        let view = views[0].hitTest(each.point, policy: policy)?.tag
        let allViews = views[0].hitTestAll(each.point, policy: policy).map(\.tag)
        try demand(hit == view, "\(hit as Int?), and \(view as Int?) under \(policy)")
        try demand(all == allViews, "\(all), and \(allViews) under \(policy)")
        try demand(all.first == hit, "\(all) and \(hit as Int?) under \(policy)")
        let explanation = tree.explainHitTest(each.point, policy: policy)
        try demand(explanation.result == hit, "\(explanation)\nunder \(policy)")
        var own = tree
        own.policies = [0: policy]
        try demand(own.hitTest(each.point) == hit, "another under the tree's own \(policy)")
        try demand(own.hitTestAll(each.point) == all, "others under the tree's own \(policy)")
        try demand(
          "\(own.explainHitTest(each.point))" == "\(explanation)",
          "another explanation under the tree's own \(policy)")
        let naive = each.tree.hitTest(each.point, in: 0, policy: policy)
        // At an edge, where rounding decides, either answer is correct.
        guard family == .translations || family == .exact else { continue }
        try demand(hit == naive, "\(hit as Int?), and \(naive as Int?) by the book")
      }
    }
  }

  @Test(arguments: [TransformFamily.translations, .exact])
  func `a policy of a part counts in it, but where one in it has its own`(
    _ family: TransformFamily
  ) {
    check({ source in
      var each = PolicyCase(HitTestCase(&source, family))
      for index in each.tree.views.indices {
        if source.oneIn(4) { each.tree.views[index].clipsToBounds = true }
        if source.oneIn(4) { each.tree.views[index].isUserInteractionEnabled = false }
        if source.oneIn(3) { each.tree.views[index].zPosition = source.pick([1, -1, 2]) }
        if source.oneIn(3) { each.policies[index] = source.pick(HitTestPolicy.some) }
      }
      return each
    }) { (each: PolicyCase) in
      var tree = ArrayTree(each.tree)
      tree.policies = each.policies

      let hit = tree.hitTest(each.point)
      let all = tree.hitTestAll(each.point)
      let explanation = tree.explainHitTest(each.point)

      let naive = each.tree.hitTest(each.point, in: 0, policy: .uiKit, own: each.policies)
      try demand(hit == naive, "\(hit as Int?), and \(naive as Int?) by the book")
      try demand(all.first == naive, "\(all), and \(naive as Int?) by the book")
      try demand(explanation.result == naive, "\(explanation)\nand \(naive as Int?) by the book")
    }
  }
}

/// A point and a rectangle of one element of a tree, to be converted to another.
private struct TreeCase: CustomStringConvertible {
  let tree: NaiveTree
  let point: CGPoint
  let rect: CGRect
  let source: Int
  let target: Int

  static func generator(_ family: TransformFamily) -> (inout ChoiceSource) -> TreeCase {
    { source in
      var tree = source.tree(family)
      // A second tree, so that some ends share no ancestor.
      if source.oneIn(4) {
        tree.add(source.view(family))
        tree.add(source.view(family), to: tree.views.count - 1)
      }
      if source.oneIn(6) { tree.views[source.view(of: tree)].center.x = 0x1p1000 }
      let point = source.flag() ? source.realPoint() : CGPoint(x: source.nasty(), y: 3)
      return TreeCase(
        tree: tree, point: point, rect: source.anyRect(), source: source.view(of: tree),
        target: source.view(of: tree))
    }
  }

  var description: String {
    "\(tree)\nlet (point, rect) = (\(point.code), \(rect))\nlet ends = (\(source), \(target))"
  }
}

private struct PolicyCase: CustomStringConvertible {
  var tree: NaiveTree
  let point: CGPoint
  var policies: [Int: HitTestPolicy] = [:]

  init(_ each: HitTestCase) {
    (tree, point) = (each.tree, each.point)
    for index in tree.views.indices { tree.views[index].hitRule = .builtIn }
  }

  var description: String { "\(tree)\nlet point = \(point.code), policies = \(policies)" }
}

extension NaiveTree {
  /// The result of a policy, by the letter of its documentation; some views may have another one
  /// for their children.
  fileprivate func hitTest(
    _ point: CGPoint, in index: Int, policy outer: HitTestPolicy, own: [Int: HitTestPolicy] = [:]
  ) -> Int? {
    let view = views[index]
    let policy = own[index] ?? outer
    let isInert = !view.isUserInteractionEnabled
    if view.isHidden || Double(Float(view.alpha)) < 0.01 { return nil }
    if isInert && !policy.fallsThroughInert { return nil }
    let isInside = contains(point, in: index)
    if !isInside && (view.clipsToBounds || !policy.reachesOverflow) { return nil }
    var order = view.children
    if policy.ordersByDrawing {
      order = order.enumerated().sorted {
        (views[$0.element].zPosition, $0.offset) < (views[$1.element].zPosition, $1.offset)
      }.map(\.element)
    }
    for child in order.reversed() where isSeen(point, through: child) {
      let inside = fromParent(point, to: child)
      if let hit = hitTest(inside, in: child, policy: policy, own: own) { return hit }
    }
    return isInside && !isInert ? index : nil
  }
}

private func same(_ first: CGPoint, _ second: CGPoint) -> Bool {
  same([first.x, first.y], [second.x, second.y])
}

private func same(_ first: CGRect, _ second: CGRect) -> Bool {
  same(
    [first.origin.x, first.origin.y, first.size.width, first.size.height],
    [second.origin.x, second.origin.y, second.size.width, second.size.height])
}

private func same(_ first: Quad, _ second: Quad) -> Bool {
  zip(first.corners, second.corners).allSatisfy(same)
}

/// Whether values are equal, with NaN equal to NaN.
private func same(_ first: [CGFloat], _ second: [CGFloat]) -> Bool {
  zip(first, second).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN }
}
