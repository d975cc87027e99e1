/// A climb from a node towards the root of its tree, with the sums of a ``Climb``, so that the bits are the same.
@usableFromInline
struct TreeClimb<Tree: GeometryTree> {
  @usableFromInline var node: Tree.Node
  @usableFromInline var sum = ClimbSum()
  /// The levels climbed before the other end's climb began; legs are counted again from there.
  @usableFromInline var surplus = 0

  @inlinable
  init(from node: Tree.Node) { self.node = node }

  @inlinable
  var levels: Int { Int(sum.levels) }

  /// The lengths of its legs.
  @inlinable
  var legLengths: LegLengths { LegLengths(levels: levels, surplus: surplus) }

  /// Whether it is a single leg.
  @inlinable
  var isOneLeg: Bool { surplus == 0 && levels <= LegLengths.longest }

  /// Adds the way from the node to its parent, and goes there.
  @inlinable
  @inline(__always)
  mutating func climb(to parent: Tree.Node, in tree: Tree) {
    let placement = tree.geometry(of: node).placement
    sum.addLevel(x: placement.offsetX, y: placement.offsetY, bits: placement.routeBits)
    node = parent
  }

  /// Adds a leg that begins where this climb ends.
  @inlinable
  @inline(__always)
  mutating func add(_ leg: TreeClimb) {
    sum.add(leg.sum)
    node = leg.node
  }

  /// Climbs a number of levels, or to the root where there are fewer.
  @inlinable
  mutating func climb(atMost count: Int, in tree: Tree) {
    var circle = CircleGuard(start: node)
    while levels < count {
      var leg = TreeClimb(from: node)
      while leg.levels < LegLengths.longest, levels &+ leg.levels < count,
        let parent = tree.parent(of: leg.node)
      {
        leg.climb(to: parent, in: tree)
      }
      add(leg)
      guard leg.levels == LegLengths.longest else { return }
      circle.check(node)
    }
  }

  /// Climbs from both ends in step until they meet; false when one is at a root before.
  @inlinable
  static func meet(_ first: inout TreeClimb, _ second: inout TreeClimb, in tree: Tree) -> Bool {
    guard first.node != second.node else { return true }
    var circle = CircleGuard(start: first.node)
    while true {
      var (leg, other) = (TreeClimb(from: first.node), TreeClimb(from: second.node))
      var end = LegEnd.full
      while leg.levels < LegLengths.longest {
        guard let next = tree.parent(of: leg.node), let otherNext = tree.parent(of: other.node)
        else {
          end = .atRoot
          break
        }
        leg.climb(to: next, in: tree)
        other.climb(to: otherNext, in: tree)
        if next == otherNext {
          end = .met
          break
        }
      }
      first.add(leg)
      second.add(other)
      if end != .full { return end == .met }
      circle.check(first.node)
    }
  }

  @usableFromInline
  enum LegEnd { case full, met, atRoot }

  /// The levels above a node.
  @inlinable
  static func levelsAbove(_ node: Tree.Node, in tree: Tree) -> Int {
    var circle = CircleGuard(start: node)
    var (levels, node) = (0, node)
    while let parent = tree.parent(of: node) {
      node = parent
      levels &+= 1
      if levels & (LegLengths.longest &- 1) == 0 { circle.check(node) }
    }
    return levels
  }
}
