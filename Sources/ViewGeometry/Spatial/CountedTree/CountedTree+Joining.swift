// Building, splitting and joining trees. Splitting and joining make new nodes along one path from
// the root and share all others, so other trees that contain the old nodes don't change. Every
// result is a valid tree: below its root, each node has at least the minimum number of children.
extension CountedTree {
  /// The maximum number of children of a node.
  var fanOut: Int { rules.fanOut }

  /// The minimum number of children of a node below the root.
  ///
  /// It is a quarter of the maximum, but at least 2. With half the maximum, a node that was just
  /// split would have to be joined again after losing a child.
  var fewestChildren: Int { max(2, fanOut / 4) }

  /// Returns a tree of the given leaves, with evenly filled nodes, or nil if there are no leaves.
  func build(_ leaves: some RandomAccessCollection<Leaf>) -> Root? {
    var level = leaves.map { $0 as AnyObject }
    var height = 0
    while level.count > 1 {
      height += 1
      level = level.count.pieces(atMost: fanOut).map {
        node(over: level[$0], height: height).object
      }
    }
    return level.first.map { Root(object: $0, height: height) }
  }

  func node(over children: ArraySlice<AnyObject>, height: Int) -> Root {
    Root(
      object: CountedNodeView<Leaf>.make(
        children, height: height, counters: Leaf.counterCount(rules)),
      height: height)
  }

  /// Replaces the elements in `range` with those of `tree`.
  ///
  /// - Complexity: O(log n).
  mutating func replace(_ range: Range<Int>, with tree: Root?) {
    let (head, rest) = split(root, at: range.lowerBound)
    let (_, tail) = split(rest, at: range.count)
    root = join(join(head, tree), tail)
  }

  /// Returns a tree that contains the leaves of `left`, followed by those of `right`.
  ///
  /// - Complexity: O(d), where d is the difference between the heights of the trees.
  func join(_ left: Root?, _ right: Root?) -> Root? {
    guard let left else { return right }
    guard let right else { return left }
    let (first, second) = graft(left, right)
    guard let second else { return first }
    return node(over: [first.object, second], height: first.height + 1)
  }

  /// Returns the concatenation of two trees, as a tree whose height is that of the higher one.
  ///
  /// If its root can't contain all children, also returns a right neighbor of the same height that
  /// contains the remaining ones.
  private func graft(_ left: Root, _ right: Root) -> (Root, AnyObject?) {
    if left.height == right.height { return fuse(left, right) }
    let isLeftHigher = left.height > right.height
    var higher = isLeftHigher ? left : right
    // The copy is uniquely referenced.
    let node = higher.view.node
    higher.object = withExtendedLifetime(higher.object) { node.copied(0..<node.used) }
    let new = higher.view.node
    let lane = isLeftHigher ? new.used - 1 : 0
    let child = Root(object: new.children[lane], height: higher.height - 1)
    let (first, second) = isLeftHigher ? graft(child, right) : graft(left, child)
    new.replaceChildren(lane..<lane + 1, with: CollectionOfOne(first.object))
    let sibling = second.flatMap { insert($0, at: lane + 1, in: new) }
    return withExtendedLifetime(higher.object) { (higher, sibling) }
  }

  /// Combines two trees of the same height into one or two trees of that height.
  private func fuse(_ left: Root, _ right: Root) -> (Root, AnyObject?) {
    if left.height == 0 {
      let (first, second) = Leaf.fused(
        unsafeDowncast(left.object, to: Leaf.self), unsafeDowncast(right.object, to: Leaf.self),
        rules)
      return (Root(object: first, height: 0), second)
    }
    return withExtendedLifetime((left.object, right.object)) {
      let (first, second) = (left.view.node, right.view.node)
      if min(first.used, second.used) >= fewestChildren { return (left, right.object) }
      let children = [first, second].flatMap { node in (0..<node.used).map { node.children[$0] } }
      guard children.count > fanOut else {
        return (node(over: children[...], height: left.height), nil)
      }
      let half = children.count / 2
      return (
        node(over: children[..<half], height: left.height),
        node(over: children[half...], height: left.height).object
      )
    }
  }

  /// Returns a tree of the elements before the index `place`, and a tree of the others.
  ///
  /// A tree is nil if it would be empty.
  ///
  /// - Complexity: O(log n).
  func split(_ tree: Root?, at place: Int) -> (head: Root?, tail: Root?) {
    guard let tree else { return (nil, nil) }
    if place <= 0 { return (nil, tree) }
    return withExtendedLifetime(tree.object) {
      if place >= tree.view.places { return (tree, nil) }
      guard tree.height > 0 else {
        let (head, tail) = unsafeDowncast(tree.object, to: Leaf.self).cut(at: place, rules)
        return (Root(object: head, height: 0), Root(object: tail, height: 0))
      }
      let node = tree.view.node
      let lane = node.places.lane(at: Int64(place))
      let cut = Root(object: node.children[lane], height: tree.height - 1)
      let (head, tail) = split(cut, at: place - Int(node.places.before(lane)))
      return (
        join(part(node, 0..<lane), head), join(tail, part(node, lane + 1..<node.used))
      )
    }
  }

  /// Returns a tree of the children of a node in the range `lanes`.
  ///
  /// Returns nil if the range is empty, and the child itself if the range contains only one.
  /// Otherwise, returns a new node.
  private func part(_ node: CountedNodeView<Leaf>, _ lanes: Range<Int>) -> Root? {
    if lanes.isEmpty { return nil }
    return lanes.count == 1
      ? Root(object: node.children[lanes.lowerBound], height: node.height - 1)
      : Root(object: node.copied(lanes), height: node.height)
  }
}

extension Int {
  /// Returns ranges of at most `most` elements that together make up `0..<self`.
  ///
  /// Their number is as small, and their lengths are as equal, as possible.
  func pieces(atMost most: Int) -> [Range<Int>] {
    let pieces = (self + most - 1) / most
    return (0..<pieces).map { piece in self * piece / pieces..<self * (piece + 1) / pieces }
  }
}
