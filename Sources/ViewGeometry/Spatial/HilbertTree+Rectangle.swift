extension HilbertTree {
  /// Adds the ranks of all boxes that share a point with `extent`, in no particular order.
  ///
  /// What lies in a child whose whole box is in `extent` is added without looking at it: a stretch of neighbouring leaves.
  func collect(
    in extent: Extent, _ changes: SpatialIndexChanges, into ranks: inout SpatialIndexRanks
  ) {
    guard count > 0, !extent.isEmpty else { return }
    let first = ranks.count
    collect(0, level: height, extent, HilbertArea(extent), &ranks)
    if !changes.isEmpty { ranks.keep(from: first) { isLive(Int($0), changes) } }
  }

  private func collect(
    _ index: Int, level: Int, _ extent: Extent, _ area: HilbertArea,
    _ ranks: inout SpatialIndexRanks
  ) {
    guard level > 0 else {
      let leaf = leaf(index)
      return ranks.append(leaf.ranks, lanes: leaf.lanes(meeting: extent))
    }
    let node = node(index, level: level)
    var lanes = node.lanes(meeting: area)
    let inside = node.lanes(within: area)
    while lanes != 0 {
      let lane = lanes.trailingZeroBitCount
      lanes &= lanes &- 1
      let child = index &* width &+ lane
      if inside &>> UInt32(lane) & 1 != 0 {
        collectAll(below: child, level: level &- 1, &ranks)
      } else {
        collect(child, level: level &- 1, extent, area, &ranks)
      }
    }
  }

  private func collectAll(below index: Int, level: Int, _ ranks: inout SpatialIndexRanks) {
    var (first, end) = (index, index + 1)
    for _ in 0..<level { (first, end) = (first * width, end * width) }
    for index in first..<min(end, leafCount) {
      ranks.append(leaf(index).ranks, count: min(width, count - index * width))
    }
  }
}
