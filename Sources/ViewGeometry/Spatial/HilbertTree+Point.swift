extension HilbertTree {
  /// The topmost box that holds the point and whose item `filter` accepts: its rank, or nil.
  ///
  /// A child is left out when the largest rank below it is under what was found already, and the child with the largest one
  /// is entered first.
  func topmost(
    x: Double, y: Double, _ changes: SpatialIndexChanges, where filter: some SpatialIndexFilter
  ) -> Int? {
    guard count > 0 else { return nil }
    let area = HilbertArea(Extent(minX: x, minY: y, maxX: x, maxY: y))
    var best = -1
    searchTopmost(0, level: height, area, x, y, changes, filter, &best)
    return best < 0 ? nil : best
  }

  private func searchTopmost(
    _ index: Int, level: Int, _ area: HilbertArea, _ x: Double, _ y: Double,
    _ changes: SpatialIndexChanges, _ filter: some SpatialIndexFilter, _ best: inout Int
  ) {
    guard level > 0 else {
      let leaf = leaf(index)
      var lanes = leaf.lanes(holding: x, y)
      while lanes != 0 {
        let rank = Int(leaf.ranks[lanes.trailingZeroBitCount])
        lanes &= lanes &- 1
        if rank > best, isLive(rank, changes), filter.accepts(item(ofRank: rank)) { best = rank }
      }
      return
    }
    let node = node(index, level: level)
    var lanes = node.lanes(meeting: area)
    while lanes != 0 {
      let lane = node.frontmost(of: lanes)
      if Int(node.ranks[lane]) <= best { return }
      lanes &= ~(1 &<< UInt32(lane))
      searchTopmost(
        index &* width &+ lane, level: level &- 1, area, x, y, changes, filter, &best)
    }
  }

  /// Whether the box of a rank is still that of its item.
  @inline(__always)
  func isLive(_ rank: Int, _ changes: SpatialIndexChanges) -> Bool {
    changes.isEmpty || changes.generation(of: item(ofRank: rank)) == generation
  }
}

extension HilbertNode {
  /// The one of some children with the largest rank.
  @inline(__always)
  fileprivate func frontmost(of lanes: UInt32) -> Int {
    var best = lanes.trailingZeroBitCount
    var rest = lanes & (lanes &- 1)
    while rest != 0 {
      let lane = rest.trailingZeroBitCount
      rest &= rest &- 1
      if ranks[lane] > ranks[best] { best = lane }
    }
    return best
  }
}
