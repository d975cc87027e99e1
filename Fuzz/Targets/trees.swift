import Foundation
import ScreenFiles

@testable import ViewGeometry

/// A custom tree gives the same answers, bit for bit, as the same tree built of views; so do
/// snapshots of either.
func fuzzTrees(_ source: inout ChoiceSource) throws {
  let model = source.fuzzedTree(source.pick(TransformFamily.allCases), limit: 8)
  let (tree, views) = (ArrayTree(model), ViewTree(model))
  let (from, to) = (source.view(of: model), source.view(of: model))
  let point =
    source.oneIn(6) ? CGPoint(x: source.nasty(), y: 3) : source.realPoint(within: 66)
  let rect = source.anyRect()

  try demand(
    same(tree.convert(point, from: from, to: to), views.convert(point, from: from, to: to)),
    "\(point) of \(from) in \(to) of \(model)")
  try demand(
    same(tree.convert(rect, from: from, to: to), views.convert(rect, from: from, to: to)),
    "\(rect) of \(from) in \(to) of \(model)")
  try demand(
    tree.coordinateMap(from: from, to: to) == views[from].coordinateMap(to: views[to]),
    "the map of \(from) to \(to) of \(model)")
  for index in model.views.indices {
    try demand(
      same(tree.visibleRect(of: index), views[index].visibleRect), "the part of \(index), \(model)")
    try demand(
      same(tree.geometry(of: index).frame, views[index].frame), "the frame of \(index), \(model)")
  }
  let policy = source.hitTestPolicy()
  let hit = tree.hitTest(point, policy: policy)
  try demand(hit == views[0].hitTest(point, policy: policy)?.tag, "a hit at \(point) of \(model)")
  let all = tree.hitTestAll(point, policy: policy)
  try demand(
    all == views[0].hitTestAll(point, policy: policy).map(\.tag) && all.first == hit,
    "hits at \(point) of \(model)")
  try demand(tree.explainHitTest(point, policy: policy).result == hit, "explanation at \(point)")
  try compare(TreeSnapshot(of: tree), GeometrySnapshot(of: views[0]), point, rect)
}

private func compare(
  _ frozen: TreeSnapshot<ArrayTree>, _ snapshot: GeometrySnapshot, _ point: CGPoint, _ rect: CGRect
) throws {
  let own = frozen.snapshot
  try demand(own.elements == snapshot.elements, "other elements")
  for id in own.elements {
    try demand(own.bounds(of: id) == snapshot.bounds(of: id), "other bounds")
    try demand(own.visibleRect(of: id) == snapshot.visibleRect(of: id), "another part")
  }
  try demand(own.hitTest(point) == snapshot.hitTest(point), "another hit")
  try demand(own.elements(in: rect) == snapshot.elements(in: rect), "others seen")
}

/// A snapshot is written as a fixture and read back with the same answers.
func fuzzCoding(_ source: inout ChoiceSource) throws {
  let model =
    source.oneIn(4)
    ? source.spatialTree(limit: 3)
    : source.fuzzedTree(source.pick(TransformFamily.allCases), limit: 3)
  let points = [source.dyadicPoint(), source.realPoint(within: 66)]
  let views = ViewTree(model)
  try checkCoding(of: GeometrySnapshot(of: views[0]), points: points)
}

/// Throws unless a snapshot that is written and read back gives the same answers, bit for bit.
func checkCoding(of snapshot: GeometrySnapshot, points: [CGPoint]) throws {
  // Values that fixtures don't allow are refused.
  guard let text = try? snapshot.encoded() else { return }
  let read = try GeometrySnapshot(decoding: text, file: "memory")
  let ids = snapshot.elements
  try demand(read.elements == ids, "\(read.count) elements")
  for id in ids {
    try demand(read.superview(of: id) == snapshot.superview(of: id), "another superview")
    try demand(read.tag(of: id) == snapshot.tag(of: id), "another tag")
    try demand(same(read.bounds(of: id), snapshot.bounds(of: id)), "other bounds")
    try demand(same(read.visibleRect(of: id), snapshot.visibleRect(of: id)), "another part")
  }
  for point in points {
    try demand(read.hitTest(point) == snapshot.hitTest(point), "another hit at \(point)")
    for id in ids.prefix(6) {
      let (one, other) = (
        read.convert(point, from: id, to: read.root),
        snapshot.convert(point, from: id, to: snapshot.root)
      )
      try demand(same(one, other), "\(one), and \(other) before")
    }
  }
}

extension ChoiceSource {
  /// A tree of crowded views without subclasses, some clipping, inert or with a depth.
  mutating func fuzzedTree(_ family: TransformFamily, limit: Int) -> NaiveTree {
    var tree = HitTestCase(&self, family).tree
    tree.views = Array(tree.views.prefix(limit))
    for index in tree.views.indices {
      tree.views[index].hitRule = .builtIn
      tree.views[index].children.removeAll { $0 >= limit }
      if oneIn(4) { tree.views[index].clipsToBounds = true }
      if oneIn(6) { tree.views[index].isUserInteractionEnabled = false }
      if oneIn(4) { tree.views[index].zPosition = pick([1, -1, 2]) }
    }
    return tree
  }

  mutating func hitTestPolicy() -> HitTestPolicy {
    HitTestPolicy(reachesOverflow: flag(), fallsThroughInert: flag(), ordersByDrawing: flag())
  }
}

/// Whether values are equal, with NaN equal to NaN.
private func same(_ first: [CGFloat], _ second: [CGFloat]) -> Bool {
  zip(first, second).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN }
}

private func same(_ first: CGPoint, _ second: CGPoint) -> Bool {
  same([first.x, first.y], [second.x, second.y])
}

private func same(_ first: CGRect, _ second: CGRect) -> Bool {
  same(
    [first.origin.x, first.origin.y, first.size.width, first.size.height],
    [second.origin.x, second.origin.y, second.size.width, second.size.height])
}
