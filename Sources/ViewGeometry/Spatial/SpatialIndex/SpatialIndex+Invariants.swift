extension SpatialIndex {
  /// Whether the main tree stores the edges of its boxes as `Float`s.
  package var isCompact: Bool { main.isCompact }

  /// Traps if an invariant of a tree is violated, or if an item is valid in more than one tree.
  package func checkInvariants() {
    var seen: Set<Int> = []
    for tree in trees {
      tree.checkInvariants()
      for rank in 0..<tree.count where tree.isLive(rank, changes) {
        let item = tree.item(ofRank: rank)
        precondition(seen.insert(item).inserted, "Item \(item) has two boxes.")
      }
    }
    for entry in recent {
      precondition(seen.insert(Int(entry.item)).inserted, "Item \(entry.item) has two boxes.")
      precondition(
        changes.generation(of: Int(entry.item)) == SpatialIndexChanges.recent,
        "Item \(entry.item) isn't marked as recent.")
    }
  }

  /// In builds with internal checks, traps if a new tree violates an invariant.
  ///
  /// Large indexes aren't checked.
  @inline(__always)
  func checkAfterBuilding() {
    #if VIEWGEOMETRY_INTERNAL_CHECKS
      if main.count + changes.count <= 4_096 { checkInvariants() }
    #endif
  }
}

extension HilbertTree {
  /// Traps if an invariant of the tree is violated.
  ///
  /// The stored box of every leaf must contain the leaf's boxes, and the rank stored for every
  /// child must be the largest below it. Every rank must occur once. The `z` values in `depths`
  /// must ascend, and their ranges of ranks must cover all boxes. The boxes must be stored in the
  /// compact format if all of them permit it.
  fileprivate func checkInvariants() {
    var seen: Set<Int> = []
    var allCompact = true
    forEachBox { rank, box in
      seen.insert(rank)
      allCompact = allCompact && box.isCompact
    }
    precondition(
      isCompact == allCompact,
      "Boxes are stored in the wide format although all of them are compact.")
    precondition(seen == Set(0..<count), "The ranks of \(count) boxes are \(seen).")
    precondition(
      depths.last.map { $0.end == count } ?? (count == 0), "The depths don't cover all boxes.")
    precondition(
      zip(depths, depths.dropFirst()).allSatisfy { $0.z < $1.z && $0.end < $1.end },
      "The depths \(depths) aren't ascending.")
    guard height > 0 else { return }
    for number in 0...root {
      let node = node(number)
      for lane in 0..<node.childCount.pointee {
        checkChild(node.firstChild.pointee + lane, of: node, lane, isLeaf: number < levelOneCount)
      }
    }
  }

  private func checkChild(_ child: Int, of parent: HilbertNode, _ lane: Int, isLeaf: Bool) {
    let outer = parent.box(lane, parent.cells.pointee.sides)
    var largest: UInt32 = 0
    func check(_ box: Extent, _ rank: UInt32) {
      precondition(outer.union(box) == outer, "\(box) isn't inside its parent \(outer).")
      largest = max(largest, rank)
    }
    if isLeaf {
      let leaf = leaf(child)
      for lane in 0..<min(width, count - child * width) {
        check(leaf.box(lane), leaf.ranks[lane])
      }
    } else {
      let node = node(child)
      for lane in 0..<node.childCount.pointee { largest = max(largest, node.ranks[lane]) }
    }
    precondition(largest == parent.ranks[lane], "The largest rank should be \(largest).")
  }
}
