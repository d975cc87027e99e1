extension SpatialIndex {
  /// Traps unless the invariants of all trees hold and every item is valid in one place at most.
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
}

extension HilbertTree {
  /// Traps unless every child holds what is below it and every rank occurs once.
  fileprivate func checkInvariants() {
    var seen: Set<Int> = []
    forEachBox { rank, _ in seen.insert(rank) }
    precondition(seen == Set(0..<count), "The ranks of \(count) boxes are \(seen).")
    precondition(depths.last.map { $0.end == count } ?? (count == 0), "The depths end early.")
    precondition(
      zip(depths, depths.dropFirst()).allSatisfy { $0.z < $1.z && $0.end < $1.end },
      "The depths \(depths) aren't ascending.")
    guard height > 0 else { return }
    for level in 1...height {
      for index in 0..<nodeCount(level: level) {
        for lane in 0..<min(width, nodeCount(level: level - 1) - index * width) {
          checkChild(index * width + lane, of: node(index, level: level), lane, level: level - 1)
        }
      }
    }
  }

  private func checkChild(_ child: Int, of parent: HilbertNode, _ lane: Int, level: Int) {
    let outer = parent.box(lane)
    var largest: UInt32 = 0
    func check(_ box: Extent, _ rank: UInt32) {
      precondition(outer.union(box) == outer, "\(box) isn't in its parent \(outer).")
      largest = max(largest, rank)
    }
    if level == 0 {
      let leaf = leaf(child)
      for lane in 0..<min(width, count - child * width) { check(leaf.box(lane), leaf.ranks[lane]) }
    } else {
      let node = node(child, level: level)
      for lane in 0..<min(width, nodeCount(level: level - 1) - child * width) {
        check(node.box(lane), node.ranks[lane])
      }
    }
    precondition(largest == parent.ranks[lane], "The largest rank is \(largest).")
  }
}
