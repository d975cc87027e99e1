import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Snapshots of random trees, compared with the live tree and with the naive model.
@Suite struct SnapshotLaws {
  @Test(arguments: [TransformFamily.translations, .exact])
  func `converted points have the live tree's bits where sums are exact`(_ family: TransformFamily)
  {
    check(ConversionCase.generator(family, limit: 7)) { each in
      let frozen = FrozenTree(each.tree)

      let point = frozen.snapshot.convert(
        each.point, from: frozen.id(each.source), to: frozen.id(each.target))

      let live = frozen.views.convert(each.point, from: each.source, to: each.target)
      try demand(point == live, "\(point.code), and \(live.code) in the live tree")
    }
  }

  @Test(arguments: [TransformFamily.translations, .exact])
  func `converted rectangles have the live tree's bits where sums are exact`(
    _ family: TransformFamily
  ) {
    check(ConversionCase.generator(family, limit: 7)) { each in
      let frozen = FrozenTree(each.tree)
      let rect = CGRect(origin: each.point, size: CGSize(width: 12, height: 7.5))

      let box = frozen.snapshot.convert(
        rect, from: frozen.id(each.source), to: frozen.id(each.target))

      let live = frozen.views.convert(rect, from: each.source, to: each.target)
      try demand(box == live, "\(box.code), and \(live.code) in the live tree")
    }
  }

  @Test(arguments: [TransformFamily.affine, .singular])
  func `under turns points and boxes are the live tree's to eight digits`(_ family: TransformFamily)
  {
    check(ConversionCase.generator(family, limit: 7)) { each in
      let frozen = FrozenTree(each.tree)
      let (source, target) = (frozen.id(each.source), frozen.id(each.target))
      let rect = CGRect(origin: each.point, size: CGSize(width: 12, height: 7.5))

      let point = frozen.snapshot.convert(each.point, from: source, to: target)
      let box = frozen.snapshot.convert(rect, from: source, to: target)

      let livePoint = frozen.views.convert(each.point, from: each.source, to: each.target)
      let liveBox = frozen.views.convert(rect, from: each.source, to: each.target)
      try demand(
        agree([point.x, point.y], [livePoint.x, livePoint.y]),
        "\(point.code), and \(livePoint.code) in the live tree")
      try demand(
        agree(
          [box.minX, box.minY, box.maxX, box.maxY],
          [liveBox.minX, liveBox.minY, liveBox.maxX, liveBox.maxY]),
        "\(box.code), and \(liveBox.code) in the live tree")
    }
  }

  private static func demandHit(_ tree: NaiveTree, at point: CGPoint) throws {
    let frozen = FrozenTree(tree)

    let hit = frozen.snapshot.hitTest(point)

    let live = frozen.views[0].hitTest(point, with: nil)
    try demand(
      hit == live.flatMap { frozen.snapshot.id(of: $0) },
      "\(frozen.name(hit)) is hit, and view\(live?.tag ?? -1) in the live tree")
    let searched = frozen.snapshot.hitTestByIndex(point)
    try demand(
      searched == hit, "\(frozen.name(searched)) is hit by the index, and \(frozen.name(hit))")
  }

  @Test(arguments: TransformFamily.allCases)
  func `the element hit represents the view hit, on edges too`(_ family: TransformFamily) {
    check({ source in
      let isOnGrid = source.flag()
      return HitTestCase(&source, family, isOnGrid: isOnGrid)
    }) { each in
      try Self.demandHit(each.tree.withBuiltInRules, at: each.point)
    }
  }

  @Test func `so does the element hit among views rotated in space`() {
    check({ source in
      SpatialHitCase(
        tree: source.spatialTree(limit: 9).withBuiltInRules, point: source.realPoint(within: 500))
    }) { (each: SpatialHitCase) in
      try Self.demandHit(each.tree, at: each.point)
    }
  }

  @Test(arguments: TransformFamily.allCases)
  func `visible rectangles have the live tree's bits`(_ family: TransformFamily) {
    check({ source in
      var tree = source.tree(family)
      for index in tree.views.indices where source.oneIn(3) {
        tree.views[index].clipsToBounds = true
      }
      return tree
    }) { (tree: NaiveTree) in
      let frozen = FrozenTree(tree)
      for (index, view) in frozen.views.all.enumerated() {
        let rect = frozen.snapshot.visibleRect(of: frozen.id(index))
        try demand(rect == view.visibleRect, "view\(index): \(rect.code), \(view.visibleRect.code)")
      }
    }
  }

  @Test func `elements in a rectangle are those a scan of all boxes finds, as painted`() {
    check({ source in
      let each = HitTestCase(&source, .exact)
      var tree = each.tree
      for index in tree.views.indices where source.oneIn(4) {
        tree.views[index].clipsToBounds = true
      }
      let size = CGSize(width: source.integer(within: 30), height: source.integer(within: 30))
      return VisibleCase(tree: tree, rect: CGRect(origin: each.point, size: size))
    }) { (each: VisibleCase) in
      let frozen = FrozenTree(each.tree)

      let found = frozen.snapshot.elements(in: each.rect).map(frozen.index)

      let expected = each.tree.visibleBoxes().filter { overlaps($0.box, each.rect) }.map(\.index)
      try demand(found == expected, "\(found), and \(expected) by a scan")
    }
  }

  @Test func `the nearest elements are those of a scan, the frontmost first among equals`() {
    check({ HitTestCase(&$0, .exact) }) { each in
      let frozen = FrozenTree(each.tree)
      guard each.point.x.isFinite, abs(each.point.x) < 1e6 else { return }

      let found = frozen.snapshot.nearest(to: each.point, count: 3).map(frozen.index)

      let order = each.tree.visibleBoxes().map(\.index)
      let boxes = each.tree.visibleBoxes()
      let expected = boxes.sorted { left, right in
        let (first, second) = (
          squareOfDistance(each.point, left.box), squareOfDistance(each.point, right.box)
        )
        if first != second { return first < second }
        return (order.firstIndex(of: left.index) ?? 0) > (order.firstIndex(of: right.index) ?? 0)
      }
      try demand(
        found == expected.prefix(3).map(\.index), "\(found), and \(expected.prefix(3)) by a scan")
    }
  }

  @Test(arguments: TransformFamily.allCases)
  func `a snapshot of any tree agrees with itself`(_ family: TransformFamily) {
    check(ConversionCase.generator(family, limit: 30)) { each in
      let snapshot = FrozenTree(each.tree).snapshot
      snapshot.checkInvariants()
    }
  }

  @Test func `snapshots taken while a tree is edited know the views that are in it`() {
    check({ source in
      source.list(mean: 12, limit: 30) { $0.treeEdit(of: 6) }
    }) { (edits: [TreeEdit]) in
      var model = NaiveTree()
      for _ in 0..<6 { model.add(NaiveView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))) }
      let views = ViewTree(model)
      var snapshots: [(GeometrySnapshot, [Int])] = []
      for edit in edits where edit.isPossible(in: model) {
        edit.apply(to: &model)
        edit.apply(to: views.all)
        snapshots.append((GeometrySnapshot(of: views[0]), model.descendants(of: 0)))
        snapshots.last?.0.checkInvariants()
      }

      for (snapshot, members) in snapshots {
        let known = views.all.indices.filter { snapshot.id(of: views[$0]) != nil }
        try demand(known == members.sorted(), "\(known) are known, and \(members) were in")
        let order = members.compactMap { snapshot.id(of: views[$0]) }
        try demand(order == snapshot.elements, "the elements aren't in painting order")
      }
    }
  }
}

private struct SpatialHitCase: CustomStringConvertible {
  let tree: NaiveTree
  let point: CGPoint

  var description: String { "\(tree)\nlet point = \(point.code)" }
}

private struct VisibleCase: CustomStringConvertible {
  let tree: NaiveTree
  let rect: CGRect

  var description: String { "\(tree)\nlet rect = \(rect.code)" }
}

/// Whether values agree to eight digits of the largest of them.
private func agree(_ numbers: [CGFloat], _ others: [CGFloat]) -> Bool {
  let largest = (numbers + others).reduce(1e3) { max($0, abs($1)) }
  return zip(numbers, others).allSatisfy { abs($0 - $1) <= 1e-8 * largest }
}

private func overlaps(_ box: CGRect, _ rect: CGRect) -> Bool {
  !box.isEmpty && !rect.isEmpty && box.minX < rect.maxX && rect.minX < box.maxX
    && box.minY < rect.maxY && rect.minY < box.maxY
}

private func squareOfDistance(_ point: CGPoint, _ box: CGRect) -> CGFloat {
  let across = max(0, box.minX - point.x, point.x - box.maxX)
  let down = max(0, box.minY - point.y, point.y - box.maxY)
  return across * across + down * down
}

/// A tree of views and its snapshot.
private final class FrozenTree {
  let views: ViewTree
  let snapshot: GeometrySnapshot

  init(_ tree: NaiveTree) {
    views = ViewTree(tree)
    snapshot = GeometrySnapshot(of: views[0])
  }

  func id(_ index: Int) -> GeometrySnapshot.ID {
    snapshot.id(of: views[index]) ?? snapshot.root
  }

  func index(_ id: GeometrySnapshot.ID) -> Int {
    views.all.first { snapshot.id(of: $0) == id }?.tag ?? -1
  }

  func name(_ id: GeometrySnapshot.ID?) -> String {
    id.map { "view\(index($0))" } ?? "nothing"
  }
}

extension NaiveTree {
  /// The tree without the stand-ins for subclasses, whose code no snapshot has.
  fileprivate var withBuiltInRules: NaiveTree {
    var tree = self
    for index in tree.views.indices { tree.views[index].hitRule = .builtIn }
    return tree
  }

  /// A view and its descendants, in painting order.
  fileprivate func descendants(of index: Int) -> [Int] {
    [index] + views[index].children.flatMap { descendants(of: $0) }
  }

  /// The boxes in the root of views that aren't hidden, cut by the boxes of those that clip, in
  /// painting order; empty ones left out.
  fileprivate func visibleBoxes() -> [(index: Int, box: CGRect)] {
    var result: [(index: Int, box: CGRect)] = []
    func visit(_ index: Int, clip: CGRect?) {
      let view = views[index]
      guard !view.isHidden, Double(Float(view.alpha)) >= 0.01 else { return }
      let whole = convert(view.bounds, from: index, to: 0)
      var box = whole
      if let clip { box = overlaps(whole, clip) ? whole.intersection(clip) : .null }
      if !box.isEmpty { result.append((index, box)) }
      let inner = view.clipsToBounds ? box : clip
      for child in view.children { visit(child, clip: inner) }
    }
    visit(0, clip: nil)
    return result
  }
}
