extension HilbertTree {
  /// Returns the rank of the topmost box that overlaps `extent` and passes `filter`.
  ///
  /// Returns nil if there is none. `extent` must not be empty. Boxes count even if they are no
  /// longer the current boxes of their items.
  func topmost(meeting extent: Extent, where filter: some SpatialIndexBoxFilter) -> Int? {
    guard count > 0 else { return nil }
    var search = HilbertAreaSearch(tree: self, extent: extent, filter: filter)
    if height == 0 {
      search.enter(leaf(0), from: .only, to: .only, .whole)
    } else {
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: Self.pendingLimit) {
        search.run($0)
      }
    }
    return search.best < 0 ? nil : search.best
  }
}

extension SpatialIndex {
  /// Returns the topmost item whose box overlaps `extent` and passes `filter`.
  ///
  /// Returns nil if there is none. `extent` must not be empty, and the index must not have been
  /// changed since its main tree was built.
  ///
  /// - Complexity: O(log n) if few boxes overlap at any point.
  func topmostItem(meeting extent: Extent, where filter: some SpatialIndexBoxFilter) -> Int? {
    main.topmost(meeting: extent, where: filter).map(main.item(ofRank:))
  }
}

private struct HilbertAreaSearch<Filter: SpatialIndexBoxFilter> {
  let tree: HilbertTree
  let extent: Extent
  let filter: Filter
  /// The largest rank found.
  var best = -1

  /// Searches the tree with a stack of pending nodes.
  ///
  /// The high half of a stack entry is the largest rank below the node, and the low half is the
  /// index of the node.
  mutating func run(_ pending: UnsafeMutableBufferPointer<UInt64>) {
    guard let pending = pending.baseAddress else { return }
    var waiting = 1
    pending[0] = UInt64(UInt32.max) &<< 32 | UInt64(tree.root)
    while waiting > 0 {
      waiting &-= 1
      guard Int(pending[waiting] &>> 32) > best else { continue }
      let number = Int(pending[waiting] & 0xFFFF_FFFF)
      let node = tree.node(number)
      let cells = node.cells.pointee
      let low = cells.place(extent.minX, extent.minY)
      let high = cells.place(extent.maxX, extent.maxY)
      var lanes = node.lanes(meeting: HilbertProbe(low, high))
      let first = waiting
      let hasLeaves = number < tree.levelOneCount
      while !lanes.isEmpty {
        let lane = lanes.popFirst()
        // A leaf is pending only while its parent is searched. Its stack entry therefore contains
        // the index of the child instead of the node.
        let place = hasLeaves ? lane : node.firstChild.pointee &+ lane
        wait(UInt64(node.ranks[lane]) &<< 32 | UInt64(place), pending, first, &waiting)
      }
      while hasLeaves, waiting > first {
        waiting &-= 1
        guard Int(pending[waiting] &>> 32) > best else { continue }
        let lane = Int(pending[waiting] & 0xFFFF_FFFF)
        enter(
          tree.leaf(node.firstChild.pointee &+ lane), from: low, to: high, node.leafCells(lane))
      }
    }
  }

  /// Inserts `child` among the pending children of a node, in ascending order of their ranks.
  ///
  /// The pending children start at the index `first` of the stack.
  @inline(__always)
  private func wait(
    _ child: UInt64, _ pending: UnsafeMutablePointer<UInt64>, _ first: Int, _ waiting: inout Int
  ) {
    var place = waiting
    while place > first, pending[place &- 1] > child {
      pending[place] = pending[place &- 1]
      place &-= 1
    }
    pending[place] = child
    waiting &+= 1
  }

  mutating func enter(
    _ leaf: HilbertLeaf, from low: HilbertPlace, to high: HilbertPlace, _ cells: HilbertLeafCells
  ) {
    var lanes = leaf.lanes(meeting: extent, from: low, to: high, cells)
    while !lanes.isEmpty {
      let lane = lanes.popFirst()
      let rank = Int(leaf.ranks[lane])
      if rank > best, filter.accepts(tree.item(ofRank: rank), in: leaf.box(lane)) {
        best = rank
      }
    }
  }
}
