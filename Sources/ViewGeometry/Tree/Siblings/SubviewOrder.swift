/// The subviews of a view that has very many, back to front: a counted B+ tree (Decisions/0011).
///
/// An array shifts all in front of the place of a change, and is searched from end to end for a view. Here a change takes
/// O(log subviews), and so do the view at a place and the place of a view: each view knows its leaf by
/// `View.leafInOrder` and each node its parent, so places are counted from the leaf up. (Rudolf Bayer and Edward McCreight,
/// "Organization and Maintenance of Large Ordered Indexes", doi:10.1007/BF00288683. Nodes are given up when they are
/// empty and never merged: Theodore Johnson and Dennis Shasha, "B-Trees with Inserts and Deletes: Why Free-at-Empty Is Better
/// Than Merge-at-Half", Journal of Computer and System Sciences 47, 1993.)
///
/// Why it is safe: the first `used` slots of each leaf in use hold a reference each, all others none; references are
/// moved in, along and out. All leaves are reached from the root. `check()` counts both.
final class SubviewOrder {
  @exclusivity(unchecked) private(set) var count: Int
  /// How often a view came or went.
  @exclusivity(unchecked) private(set) var changes = 0
  /// How many views a leaf holds at most, 2 or more.
  let leafCapacity: Int
  /// How many children a node has at most, 3 to 32.
  let fanOut: Int
  @exclusivity(unchecked) var leaves: UnsafeMutablePointer<Leaf>
  @exclusivity(unchecked) private var slots: UnsafeMutablePointer<View>
  @exclusivity(unchecked) private var leafLimit: Int
  @exclusivity(unchecked) var leafEnd = 0
  @exclusivity(unchecked) var freeLeaves: [Int32] = []
  @exclusivity(unchecked) var nodes: UnsafeMutablePointer<SubviewOrderNode>
  @exclusivity(unchecked) private var nodeLimit: Int
  @exclusivity(unchecked) private var nodeEnd = 0
  @exclusivity(unchecked) private var freeNodes: [Int32] = []
  @exclusivity(unchecked) var root = 0

  struct Leaf {
    var parent: Int32 = -1
    var used: Int32 = 0
  }

  /// From so many subviews on an order is kept instead of an array, once changes have cost so much.
  static let fewest = 1_024

  /// Takes the views out of an array, which is left empty.
  ///
  /// - Complexity: O(views).
  init(taking views: inout [View], leafCapacity: Int = 64, fanOut: Int = 32) {
    (self.leafCapacity, self.fanOut) = (leafCapacity, fanOut)
    count = views.count
    let fill = max(1, leafCapacity * 3 / 4)
    let leafCount = max(1, (count + fill - 1) / fill)
    leafLimit = 2 * leafCount
    nodeLimit = 2 * (leafCount / 2 + 8)
    leaves = .allocate(capacity: leafLimit)
    slots = .allocate(capacity: leafLimit * leafCapacity)
    nodes = .allocate(capacity: nodeLimit)
    leafEnd = leafCount
    // From the end of the array, so that it hands over its references one by one.
    for leaf in (0..<leafCount).reversed() {
      let used = views.count - leaf * fill
      for offset in (0..<used).reversed() {
        let view = views.removeLast()
        view.leafInOrder = Int32(leaf)
        (slots + leaf * leafCapacity + offset).initialize(to: view)
      }
      (leaves + leaf).initialize(to: Leaf(used: Int32(used)))
    }
    buildNodes((0..<leafCount).map { (Int32($0), leaves[$0].used) })
  }

  private func buildNodes(_ lowest: [(child: Int32, count: Int32)]) {
    var (level, height) = (lowest, Int32(1))
    let fill = max(2, fanOut * 3 / 4)
    repeat {
      level = stride(from: 0, to: level.count, by: fill).map { first in
        let node = makeNode(height: height)
        var sum: Int32 = 0
        for (child, count) in level[first..<min(first + fill, level.count)] {
          append(child, count, to: node)
          sum += count
        }
        return (Int32(node), sum)
      }
      height += 1
    } while level.count > 1
    root = Int(level[0].child)
  }

  deinit {
    if count > 0 {
      visitLeaves(below: root) { (slots + $0 * leafCapacity).deinitialize(count: used($0)) }
    }
    leaves.deallocate()
    slots.deallocate()
    nodes.deallocate()
  }

  /// Hands all views over to an array, back to front; the order is left empty, to be thrown away.
  ///
  /// - Complexity: O(views).
  func takeAll() -> [View] {
    defer { count = 0 }
    return [View](unsafeUninitializedCapacity: count) { array, filled in
      guard let start = array.baseAddress else { return }
      visitLeaves(below: root) { leaf in
        (start + filled).moveInitialize(from: slots + leaf * leafCapacity, count: used(leaf))
        filled += used(leaf)
      }
    }
  }

  /// Whether leaves hold so little that an array is better.
  var isSparse: Bool {
    let leafCount = leafEnd - freeLeaves.count
    return count == 0 || (leafCount > 4 && count * 8 < leafCount * leafCapacity)
  }

  // MARK: Finding

  /// The view at a place, which the caller keeps in the order while the cursor is used.
  ///
  /// - Complexity: O(log views).
  subscript(place: Int) -> ViewCursor {
    let (leaf, offset) = locate(place)
    return cursors(leaf)[offset]
  }

  /// The place of a view that is in the order.
  ///
  /// - Complexity: O(log views).
  func place(of view: View) -> Int {
    let (leaf, cursor) = (Int(view.leafInOrder), ViewCursor(view))
    let cursors = cursors(leaf)
    var place = 0
    while cursors[place] != cursor { place &+= 1 }
    var (child, parent) = (Int32(leaf), leaves[leaf].parent)
    while parent >= 0 {
      place &+= (nodes + Int(parent)).pointee.countBefore(child)
      (child, parent) = (parent, nodes[Int(parent)].parent)
    }
    return place
  }

  /// The leaf and the offset in it of a place, or of the end.
  private func locate(_ place: Int) -> (leaf: Int, offset: Int) {
    var (node, rest) = (nodes + root, place)
    while true {
      let (child, before) = node.pointee.child(at: rest)
      rest &-= before
      if node.pointee.height == 1 { return (child, rest) }
      node = nodes + child
    }
  }

  func cursors(_ leaf: Int) -> UnsafePointer<ViewCursor> {
    // A cursor is the same single word as the reference.
    UnsafeRawPointer(slots + leaf * leafCapacity).assumingMemoryBound(to: ViewCursor.self)
  }

  func used(_ leaf: Int) -> Int { Int(leaves[leaf].used) }

  private func visitLeaves(below node: Int, _ body: (Int) -> Void) {
    for lane in 0..<Int(nodes[node].used) {
      let child = Int(nodes[node].children[lane])
      // As deep as the tree is high.
      if nodes[node].height == 1 { body(child) } else { visitLeaves(below: child, body) }
    }
  }
}

// MARK: Changes

extension SubviewOrder {
  /// Puts a view at a place.
  ///
  /// - Complexity: O(log views), amortised.
  func insert(_ view: View, at place: Int) {
    var (leaf, offset) = locate(place)
    if used(leaf) == leafCapacity {
      split(leaf)
      (leaf, offset) = locate(place)
    }
    let slot = slots + leaf * leafCapacity + offset
    (slot + 1).moveInitialize(from: slot, count: used(leaf) - offset)
    slot.initialize(to: view)
    view.leafInOrder = Int32(leaf)
    leaves[leaf].used += 1
    addToCounts(of: leaf, 1)
    count += 1
    changes &+= 1
  }

  /// Takes the view at a place out.
  ///
  /// - Complexity: O(log views), amortised.
  func remove(at place: Int) -> View {
    let (leaf, offset) = locate(place)
    let slot = slots + leaf * leafCapacity + offset
    let view = slot.move()
    slot.moveInitialize(from: slot + 1, count: used(leaf) - offset - 1)
    leaves[leaf].used -= 1
    addToCounts(of: leaf, -1)
    count -= 1
    changes &+= 1
    if leaves[leaf].used == 0 { giveUp(leaf) }
    return view
  }

  private func addToCounts(of leaf: Int, _ change: Int32) {
    var (child, parent) = (Int32(leaf), leaves[leaf].parent)
    while parent >= 0 {
      let node = nodes + Int(parent)
      node.pointee.counts[node.pointee.lane(of: child)] += change
      (child, parent) = (parent, node.pointee.parent)
    }
  }

  /// Moves the front half of a leaf into a new one.
  private func split(_ leaf: Int) {
    let new = makeLeaf()
    let kept = used(leaf) / 2
    let moved = used(leaf) - kept
    (slots + new * leafCapacity).moveInitialize(
      from: slots + leaf * leafCapacity + kept, count: moved)
    for offset in 0..<moved { cursors(new)[offset].leafInOrder = Int32(new) }
    leaves[leaf].used = Int32(kept)
    leaves[new].used = Int32(moved)
    insert(Int32(new), Int32(moved), after: Int32(leaf)) { Int(self.leaves[leaf].parent) }
  }

  /// Moves the front half of a node's children into a new one.
  private func splitNode(_ node: Int) {
    let height = nodes[node].height
    if node == root {
      root = makeNode(height: height + 1)
      append(Int32(node), Int32(count), to: root)
    }
    let new = makeNode(height: height)
    let (kept, used) = (Int(nodes[node].used) / 2, Int(nodes[node].used))
    var moved: Int32 = 0
    for lane in kept..<used {
      append(nodes[node].children[lane], nodes[node].counts[lane], to: new)
      moved += nodes[node].counts[lane]
    }
    nodes[node].used = Int32(kept)
    insert(Int32(new), moved, after: Int32(node)) { Int(self.nodes[node].parent) }
  }

  /// Puts a child, which has taken over `count` views of another, in front of that one.
  private func insert(_ new: Int32, _ count: Int32, after child: Int32, _ parent: () -> Int) {
    if Int(nodes[parent()].used) == fanOut { splitNode(parent()) }
    let node = parent()
    let lane = nodes[node].lane(of: child)
    nodes[node].counts[lane] -= count
    nodes[node].insert(new, count, at: lane + 1)
    setParent(of: new, to: node)
  }

  /// Gives up an empty leaf, and the nodes that get empty by that.
  private func giveUp(_ leaf: Int) {
    freeLeaves.append(Int32(leaf))
    var (child, node) = (Int32(leaf), Int(leaves[leaf].parent))
    while true {
      nodes[node].remove(at: nodes[node].lane(of: child))
      guard nodes[node].used == 0, node != root else { return }
      freeNodes.append(Int32(node))
      (child, node) = (Int32(node), Int(nodes[node].parent))
    }
  }

  private func append(_ child: Int32, _ count: Int32, to node: Int) {
    nodes[node].insert(child, count, at: Int(nodes[node].used))
    setParent(of: child, to: node)
  }

  private func setParent(of child: Int32, to node: Int) {
    if nodes[node].height == 1 {
      leaves[Int(child)].parent = Int32(node)
    } else {
      nodes[Int(child)].parent = Int32(node)
    }
  }

  private func makeLeaf() -> Int {
    if let leaf = freeLeaves.popLast() {
      leaves[Int(leaf)] = Leaf()
      return Int(leaf)
    }
    if leafEnd == leafLimit { growLeaves() }
    (leaves + leafEnd).initialize(to: Leaf())
    leafEnd += 1
    return leafEnd - 1
  }

  private func growLeaves() {
    let larger = UnsafeMutablePointer<View>.allocate(capacity: 2 * leafLimit * leafCapacity)
    for leaf in 0..<leafEnd {
      (larger + leaf * leafCapacity).moveInitialize(
        from: slots + leaf * leafCapacity, count: used(leaf))
    }
    slots.deallocate()
    slots = larger
    leaves = leaves.grown(from: leafEnd, to: 2 * leafLimit)
    leafLimit *= 2
  }

  private func makeNode(height: Int32) -> Int {
    if let node = freeNodes.popLast() {
      nodes[Int(node)] = SubviewOrderNode(height: height)
      return Int(node)
    }
    if nodeEnd == nodeLimit {
      nodes = nodes.grown(from: nodeEnd, to: 2 * nodeLimit)
      nodeLimit *= 2
    }
    (nodes + nodeEnd).initialize(to: SubviewOrderNode(height: height))
    nodeEnd += 1
    return nodeEnd - 1
  }
}

extension UnsafeMutablePointer {
  /// Moves what is here to larger memory, and gives this back.
  fileprivate func grown(from used: Int, to capacity: Int) -> UnsafeMutablePointer {
    let larger = UnsafeMutablePointer.allocate(capacity: capacity)
    larger.moveInitialize(from: self, count: used)
    deallocate()
    return larger
  }
}
