import Testing
import ViewGeometry

@testable import TestSupport

/// Trees of small leaves and nodes, compared with plain arrays, after edits of every kind.
@Suite struct CountedTreeLaws {
  private enum Edit {
    /// Replaces values with others, by cutting and joining.
    case replace(at: Int, removed: Int, inserted: [Int])
    /// Replaces whole leaves.
    case replaceLeaf(at: Int, inserted: [Int])
    /// Changes, inserts and removes a value within a leaf.
    case set(at: Int, Int)
    case insert(at: Int, Int)
    case remove(at: Int)
  }

  private struct History {
    var rules: NumbersLeaf.Rules
    var start: [Int]
    var edits: [Edit]
  }

  private static func edit(_ source: inout ChoiceSource) -> Edit {
    let place = source.index(below: 1 << 16)
    switch source.choice(below: 8) {
    case 0, 1:
      return .replace(
        at: place, removed: source.index(below: 20),
        inserted: source.list(mean: 8, limit: 40) { $0.index(below: 500) })
    case 2:
      return .replaceLeaf(
        at: place, inserted: source.list(mean: 5, limit: 20) { $0.index(below: 500) })
    case 3: return .set(at: place, source.index(below: 500))
    case 4, 5: return .insert(at: place, source.index(below: 500))
    default: return .remove(at: place)
    }
  }

  @Test func `every edit leaves of a tree what it leaves of an array, and of copies nothing else`()
  {
    check({ source in
      History(
        rules: NumbersLeaf.Rules(
          fanOut: 3 + source.index(below: 4), most: 2 + source.index(below: 5)),
        start: source.list(mean: 25, limit: 150) { $0.index(below: 500) },
        edits: source.list(mean: 12, limit: 40) { Self.edit(&$0) })
    }) { history in
      var twin = history.start
      var tree = CountedTree(NumbersLeaf.leaves(of: twin, history.rules), history.rules)
      try Self.demandEqual(tree, twin, "at the start")
      for (step, edit) in history.edits.enumerated() {
        let (copy, twinOfCopy) = (tree, twin)
        Self.apply(edit, to: &tree, &twin, history.rules)
        try Self.demandEqual(tree, twin, "after step \(step), \(edit)")
        try Self.demandEqual(copy, twinOfCopy, "in a copy after step \(step), \(edit)")
      }
    }
  }

  /// Cutting and joining would merge neighbors that fit into one leaf.
  @Test(arguments: [1..<2, 0..<2, 2..<4, 4..<4])
  func `leaves replace whole ones, and those beside them stay the same`(
    range: Range<Int>
  ) {
    let rules = NumbersLeaf.Rules(fanOut: 6, most: 6)
    let leaves = (0..<4).map { NumbersLeaf([$0]) }
    let new = NumbersLeaf([7])
    var tree = CountedTree(leaves, rules)
    var expected = leaves
    expected.replaceSubrange(range, with: [new])

    tree.replace(range, with: [new])

    var found: [NumbersLeaf] = []
    tree.forEach { leaf, _ in
      found.append(leaf)
      return true
    }
    expectEqual(found.map(\.values), expected.map(\.values))
    expectEqual(found.map(ObjectIdentifier.init), expected.map(ObjectIdentifier.init))
  }

  private static func apply(
    _ edit: Edit, to tree: inout CountedTree<NumbersLeaf>, _ twin: inout [Int],
    _ rules: NumbersLeaf.Rules
  ) {
    switch edit {
    case .replace(let place, let removed, let inserted):
      let first = place % (twin.count + 1)
      let range = first..<min(twin.count, first + removed)
      tree.replace(range, with: NumbersLeaf.leaves(of: inserted, rules))
      twin.replaceSubrange(range, with: inserted)
    case .replaceLeaf(let place, let inserted):
      guard !twin.isEmpty else { return }
      let range = NumbersLeaf.range(ofLeafAt: place % twin.count, in: tree)
      tree.replace(range, with: NumbersLeaf.leaves(of: inserted, rules))
      twin.replaceSubrange(range, with: inserted)
    case .set(let place, let value):
      guard !twin.isEmpty else { return }
      let place = place % twin.count
      tree.change(place..<place + 1, to: [value], most: rules.most)
      twin[place] = value
    case .insert(let place, let value):
      let place = place % (twin.count + 1)
      tree.change(place..<place, to: [value], most: rules.most)
      twin.insert(value, at: place)
    case .remove(let place):
      guard !twin.isEmpty else { return }
      let place = place % twin.count
      tree.change(place..<place + 1, to: [], most: rules.most)
      twin.remove(at: place)
    }
  }

  private static func demandEqual(
    _ tree: CountedTree<NumbersLeaf>, _ twin: [Int], _ when: String
  ) throws {
    try demand(tree.brokenInvariant == nil, "\(tree.brokenInvariant ?? "") \(when)")
    try demand(tree.places == twin.count, "\(tree.places) places \(when)")
    try demand(tree.summary == twin.max(), "the largest is \(tree.summary ?? -1) \(when)")
    var found: [Int] = []
    tree.forEach { leaf, before in
      found += before == found.count ? leaf.values : []
      return true
    }
    try demand(found == twin, "\(found), not \(twin) \(when)")
    var withZeros = 0
    tree.forEach(addingTo: 1) { leaf, _ in
      withZeros += leaf.values.filter { $0 == 0 }.count
      return true
    }
    try demand(withZeros == twin.count { $0 == 0 }, "\(withZeros) zeros \(when)")
    try demand(tree.counter(1) == Int64(withZeros), "\(tree.counter(1)) counted zeros \(when)")
    var start = 0.0
    for (place, value) in twin.enumerated() {
      try demand(tree.start(ofPlace: place) == start, "place \(place) starts elsewhere \(when)")
      let end = start + NumbersLeaf.length(value)
      if value > 0 {
        try demand(tree.place(at: start) == place, "place \(place) isn't at its start \(when)")
        try demand(tree.place(at: end.nextDown) == place, "place \(place) ends early \(when)")
      }
      start = end
    }
    let end = tree.start(ofPlace: twin.count)
    try demand(end == start, "the end is at \(end), not \(start) \(when)")
    try demand(tree.place(at: start) == nil, "there is something behind the end \(when)")
    try demand(tree.place(at: -1) == nil, "there is something before the start \(when)")
    try demand(tree.sum.points == start, "the sum is \(tree.sum.points) \(when)")
  }
}

/// A leaf of several numbers, each an index and a length; not more than the limits allow.
private final class NumbersLeaf: CountedLeaf {
  struct Rules: CountedRules {
    var fanOut: Int
    /// The largest count of numbers in a leaf, at least 2.
    var most: Int
  }

  var values: [Int]

  init(_ values: some Sequence<Int>) { self.values = Array(values) }

  static func leaves(of values: [Int], _ rules: Rules) -> [NumbersLeaf] {
    let pieces = (values.count + rules.most - 1) / rules.most
    return (0..<pieces).map { piece in
      NumbersLeaf(values[values.count * piece / pieces..<values.count * (piece + 1) / pieces])
    }
  }

  /// Every other number has a fraction of 1/64 point; all are sums of powers of two that `Double`
  /// doesn't round here.
  static func length(_ value: Int) -> Double { Double(value) / 128 }

  static func range(ofLeafAt place: Int, in tree: CountedTree<NumbersLeaf>) -> Range<Int> {
    var range = 0..<0
    tree.forEach { leaf, before in
      range = before..<before + leaf.values.count
      return !range.contains(place)
    }
    return range
  }

  var places: Int { values.count }
  static var hasLengths: Bool { true }
  var sum: OffsetTreeSum { OffsetTreeSum(values.reduce(0) { $0 + Self.length($1) }) }
  func start(ofPlace place: Int) -> OffsetTreeSum { NumbersLeaf(values[..<place]).sum }
  func place(at sum: OffsetTreeSum) -> Int {
    (0..<values.count).first { sum < start(ofPlace: $0 + 1) } ?? values.count - 1
  }
  static func counterCount(_ rules: Rules) -> Int { 2 }
  func counter(_ index: Int) -> Int64 {
    index == 0
      ? (values.contains { $0 % 2 == 1 } ? 1 : 0) : Int64(values.count { $0 == 0 })
  }
  var summary: Int { values.max() ?? -1 }
  static func joined(_ first: Int, _ second: Int) -> Int { max(first, second) }

  func cut(at place: Int, _ rules: Rules) -> (NumbersLeaf, NumbersLeaf) {
    (NumbersLeaf(values[..<place]), NumbersLeaf(values[place...]))
  }
  static func fused(
    _ left: NumbersLeaf, _ right: NumbersLeaf, _ rules: Rules
  ) -> (NumbersLeaf, NumbersLeaf?) {
    if left.places + right.places > rules.most { return (left, right) }
    return (NumbersLeaf(left.values + right.values), nil)
  }
  func brokenInvariant(_ rules: Rules, isRoot: Bool) -> String? {
    1...rules.most ~= values.count ? nil : "A leaf holds \(values.count) numbers."
  }
}

extension CountedTree<NumbersLeaf> {
  /// Changes numbers within a leaf if there is space and some are left, otherwise by cutting and
  /// joining.
  fileprivate mutating func change(
    _ range: Range<Int>, to values: [Int], most: Int
  ) {
    let isDone = edit(range) { leaf, places, _ in
      var new = leaf.values
      new.replaceSubrange(places, with: values)
      if new.isEmpty { return .declined }
      if !isKnownUniquelyReferenced(&leaf) { leaf = NumbersLeaf(leaf.values) }
      guard new.count > most else {
        leaf.values = new
        return .done
      }
      leaf.values = Array(new[..<(new.count / 2)])
      return .split(NumbersLeaf(new[(new.count / 2)...]))
    }
    if !isDone { replace(range, with: values.isEmpty ? [] : [NumbersLeaf(values)]) }
  }
}
