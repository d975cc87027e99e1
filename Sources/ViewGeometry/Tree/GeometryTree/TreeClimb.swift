/// A climb from a node towards the root of its tree: the sum of the offsets, and what kinds of map were met.
///
/// Offsets are added in groups of 16 levels, counted from where a climb starts, as a ``Route`` does, so that the bits are the same.
@usableFromInline
struct TreeClimb<Tree: GeometryTree> {
  @usableFromInline var node: Tree.Node
  @usableFromInline var x = 0.0
  @usableFromInline var y = 0.0
  /// The route bits met, or-ed together: zero as long as all maps are translations.
  @usableFromInline var bits: UInt8 = 0
  /// The levels climbed.
  @usableFromInline var levels = 0
  /// How many of them were climbed before the other end's climb began; groups are counted again from there.
  @usableFromInline var surplus = 0

  @inlinable
  init(from node: Tree.Node) { self.node = node }

  /// The levels of a group.
  @inlinable
  static var groupLevels: Int { 16 }

  /// Adds the way from the node to its parent, and goes there.
  @inlinable
  @inline(__always)
  mutating func climb(to parent: Tree.Node, in tree: Tree) {
    let placement = tree.geometry(of: node).placement
    x += placement.offsetX
    y += placement.offsetY
    bits |= placement.routeBits
    levels &+= 1
    node = parent
  }

  /// Adds a climb that goes on where this one ends.
  @inlinable
  @inline(__always)
  mutating func add(_ group: TreeClimb) {
    x += group.x
    y += group.y
    bits |= group.bits
    levels &+= group.levels
    node = group.node
  }

  /// Climbs so many levels, or to the root where there are fewer.
  @inlinable
  mutating func climb(atMost count: Int, in tree: Tree) {
    var circle = CircleGuard(start: node)
    while levels < count {
      var group = TreeClimb(from: node)
      while group.levels < Self.groupLevels, levels &+ group.levels < count,
        let parent = tree.parent(of: group.node)
      {
        group.climb(to: parent, in: tree)
      }
      add(group)
      guard group.levels == Self.groupLevels else { return }
      circle.check(node)
    }
  }

  /// Climbs from both ends in step until they meet; false when one is at a root before.
  @inlinable
  static func meet(_ first: inout TreeClimb, _ second: inout TreeClimb, in tree: Tree) -> Bool {
    guard first.node != second.node else { return true }
    var circle = CircleGuard(start: first.node)
    while true {
      var (group, other) = (TreeClimb(from: first.node), TreeClimb(from: second.node))
      var end = GroupEnd.full
      while group.levels < groupLevels {
        guard let next = tree.parent(of: group.node), let otherNext = tree.parent(of: other.node)
        else {
          end = .atRoot
          break
        }
        group.climb(to: next, in: tree)
        other.climb(to: otherNext, in: tree)
        if next == otherNext {
          end = .met
          break
        }
      }
      first.add(group)
      second.add(other)
      if end != .full { return end == .met }
      circle.check(first.node)
    }
  }

  @usableFromInline
  enum GroupEnd { case full, met, atRoot }

  /// The levels above a node.
  @inlinable
  static func levelsAbove(_ node: Tree.Node, in tree: Tree) -> Int {
    var circle = CircleGuard(start: node)
    var (levels, node) = (0, node)
    while let parent = tree.parent(of: node) {
      node = parent
      levels &+= 1
      if levels & (groupLevels &- 1) == 0 { circle.check(node) }
    }
    return levels
  }
}

/// Finds out that the parents of a node lead in a circle: Richard Brent, "An improved Monte Carlo factorization algorithm",
/// doi:10.1007/BF01933190, section 3.
///
/// Asked once every 16 levels, it costs nothing on the usual ways, and in a circle answers after three times as many levels as it has.
@usableFromInline
struct CircleGuard<Node: Hashable> {
  @usableFromInline var mark: Node
  @usableFromInline var steps = 0
  @usableFromInline var limit = 1

  @inlinable
  init(start: Node) { mark = start }

  @inlinable
  mutating func check(_ node: Node) {
    precondition(node != mark, "The parents of \(node) lead in a circle.")
    steps &+= 1
    guard steps == limit else { return }
    (mark, steps, limit) = (node, 0, limit &* 2)
  }
}
