extension HilbertTree {
  /// Appends the ranks of all boxes that overlap `extent`, in no particular order.
  ///
  /// Boxes that are no longer the current boxes of their items (`isLive(_:_:)`) are left out.
  ///
  /// The leaves of a subtree entirely within `extent` are consecutive, and are added without
  /// reading their boxes.
  func collect(
    in extent: Extent, _ changes: SpatialIndexChanges, into ranks: inout SpatialIndexRanks
  ) {
    guard count > 0, !extent.isEmpty else { return }
    let first = ranks.count
    if height == 0 {
      ranks.append(
        leaf(0).ranks, leaf(0).lanes(meeting: extent, from: .only, to: .only, .whole))
    } else {
      withUnsafeTemporaryAllocation(of: Int.self, capacity: Self.pendingLimit) {
        collect(extent, $0, &ranks)
      }
    }
    if !changes.isEmpty { ranks.keep(from: first) { isLive(Int($0), changes) } }
  }

  private func collect(
    _ extent: Extent, _ pending: UnsafeMutableBufferPointer<Int>, _ ranks: inout SpatialIndexRanks
  ) {
    guard let pending = pending.baseAddress else { return }
    var waiting = 1
    pending[0] = root
    while waiting > 0 {
      waiting &-= 1
      let number = pending[waiting]
      let node = node(number)
      let cells = node.cells.pointee
      let low = cells.place(extent.minX, extent.minY)
      let high = cells.place(extent.maxX, extent.maxY)
      let probe = HilbertProbe(low, high)
      let meeting = node.lanes(meeting: probe)
      var inside = meeting.intersection(node.lanes(within: probe))
      var partly = meeting.subtracting(inside)
      while !inside.isEmpty { collectAll(below: node, inside.popFirst(), number, &ranks) }
      if number < levelOneCount {
        while !partly.isEmpty {
          let lane = partly.popFirst()
          let leaf = leaf(node.firstChild.pointee &+ lane)
          ranks.append(
            leaf.ranks,
            leaf.lanes(meeting: extent, from: low, to: high, node.leafCells(lane)))
        }
      } else {
        while !partly.isEmpty {
          pending[waiting] = node.firstChild.pointee &+ partly.popFirst()
          waiting &+= 1
        }
      }
    }
  }

  private func collectAll(
    below node: HilbertNode, _ lane: Int, _ number: Int, _ ranks: inout SpatialIndexRanks
  ) {
    var (first, last) = (node.firstChild.pointee &+ lane, node.firstChild.pointee &+ lane)
    var number = number
    while number >= levelOneCount {
      number = first
      first = self.node(number).firstChild.pointee
      let end = self.node(last)
      last = end.firstChild.pointee &+ end.childCount.pointee &- 1
    }
    for index in first...last {
      ranks.append(leaf(index).ranks, count: min(width, count - index * width))
    }
  }
}
