extension HilbertTree {
  /// Returns the rank of the topmost box that contains the point and whose item passes `filter`.
  ///
  /// Returns nil if there is none. Boxes that are no longer the current boxes of their items
  /// (`isLive(_:_:)`) are ignored. A child is skipped unless the largest rank below it exceeds the
  /// best rank found so far, and the child with the largest rank is entered first.
  func topmost(
    x: Double, y: Double, _ changes: SpatialIndexChanges, where filter: some SpatialIndexFilter
  ) -> Int? {
    guard count > 0 else { return nil }
    var search = HilbertPointSearch(tree: self, x: x, y: y, changes: changes, filter: filter)
    if height == 0 {
      search.enterOnlyLeaf()
    } else {
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: Self.pendingLimit) {
        search.run($0)
      }
    }
    return search.best < 0 ? nil : search.best
  }

  /// The capacity of the stack of pending nodes.
  ///
  /// On each level, all children except the one that is searched may be on the stack. The capacity
  /// is sufficient for nodes of 2 to 16 children and fewer than 2^32 boxes.
  static let pendingLimit = 128

  /// Returns whether the box with the given rank is still the current box of its item.
  @inline(__always)
  func isLive(_ rank: Int, _ changes: SpatialIndexChanges) -> Bool {
    changes.isEmpty || changes.generation(of: item(ofRank: rank)) == generation
  }
}

private struct HilbertPointSearch<Filter: SpatialIndexFilter> {
  let tree: HilbertTree
  let x: Double
  let y: Double
  let changes: SpatialIndexChanges
  let filter: Filter
  /// The largest rank found.
  var best = -1

  /// Searches the tree with a stack of pending nodes.
  ///
  /// The high half of a stack entry is the largest rank below the node, and the low half is the
  /// index of the node.
  mutating func run(_ pending: UnsafeMutableBufferPointer<UInt64>) {
    guard let pending = pending.baseAddress else { return }
    var waiting = 0
    var next = tree.root
    while true {
      let node = tree.node(next)
      let place = node.cells.pointee.place(x, y)
      var lanes = node.lanes(meeting: HilbertProbe(place))
      if next < tree.levelOneCount {
        enterLeaves(of: node, &lanes, place)
      } else if !lanes.isEmpty {
        let front = node.frontmost(of: &lanes)
        if !lanes.isEmpty { wait(for: node, lanes, pending, &waiting) }
        if Int(node.ranks[front]) > best {
          next = node.firstChild.pointee &+ front
          continue
        }
      }
      repeat {
        guard waiting > 0 else { return }
        waiting &-= 1
      } while Int(pending[waiting] &>> 32) <= best
      next = Int(pending[waiting] & 0xFFFF_FFFF)
    }
  }

  /// Pushes children onto the stack, so that the child with the largest rank is on top.
  @inline(__always)
  private func wait(
    for node: HilbertNode, _ lanes: HilbertLanes, _ pending: UnsafeMutablePointer<UInt64>,
    _ waiting: inout Int
  ) {
    let first = waiting
    var lanes = lanes
    while !lanes.isEmpty {
      let lane = lanes.popFirst()
      let child = UInt64(node.ranks[lane]) &<< 32 | UInt64(node.firstChild.pointee &+ lane)
      var place = waiting
      while place > first, pending[place &- 1] > child {
        pending[place] = pending[place &- 1]
        place &-= 1
      }
      pending[place] = child
      waiting &+= 1
    }
  }

  @inline(__always)
  private mutating func enterLeaves(
    of node: HilbertNode, _ lanes: inout HilbertLanes, _ place: HilbertPlace
  ) {
    while !lanes.isEmpty {
      let lane = node.frontmost(of: &lanes)
      if Int(node.ranks[lane]) <= best { return }
      enter(tree.leaf(node.firstChild.pointee &+ lane), at: place, node.leafCells(lane))
    }
  }

  mutating func enterOnlyLeaf() {
    enter(tree.leaf(0), at: .only, .whole)
  }

  @inline(__always)
  private mutating func enter(
    _ leaf: HilbertLeaf, at place: HilbertPlace, _ cells: HilbertLeafCells
  ) {
    var lanes =
      Filter.comparesBoxes
      ? leaf.lanes(near: place, cells) : leaf.lanes(holding: x, y, at: place, cells)
    while !lanes.isEmpty {
      let rank = Int(leaf.ranks[lanes.popFirst()])
      if rank > best, tree.isLive(rank, changes), filter.accepts(tree.item(ofRank: rank)) {
        best = rank
      }
    }
  }
}

extension HilbertNode {
  /// Removes the entry with the largest rank from a nonempty set, and returns it.
  @inline(__always)
  fileprivate func frontmost(of lanes: inout HilbertLanes) -> Int {
    var best = lanes.popFirst()
    guard !lanes.isEmpty else { return best }
    var rest = lanes
    lanes.insert(best)
    while !rest.isEmpty {
      let lane = rest.popFirst()
      if ranks[lane] > ranks[best] { best = lane }
    }
    lanes.remove(best)
    return best
  }
}
