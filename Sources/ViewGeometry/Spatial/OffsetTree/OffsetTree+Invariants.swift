extension OffsetTree {
  /// Bytes the tree holds, with the allocator's own; nodes shared with copies count in full.
  package var memory: Int {
    func memory(_ node: OffsetTreeNode) -> Int {
      let own = node.allocatedBytes
      return node.kind == .inner ? node.children.reduce(own) { $0 + memory($1.node) } : own
    }
    return root.map(memory) ?? 0
  }

  /// Traps unless the tree is as every operation promises to leave it.
  package func checkInvariants() {
    let broken = brokenInvariant
    precondition(broken == nil, broken ?? "")
  }

  /// In builds with internal checks: traps unless an edit has left the tree as it promises to; large trees are left out.
  @inline(__always)
  func checkAfterEdit() {
    #if VIEWGEOMETRY_INTERNAL_CHECKS
      if count <= 4_096 { checkInvariants() }
    #endif
  }

  /// What isn't as every operation promises to leave it, or nil.
  ///
  /// - All leaves are equally deep, and each node knows its height.
  /// - Below the root, a leaf has at least `fewestRows` rows and an inner node `fewestChildren`
  ///   children; an inner root has at least two.
  /// - Narrow and wide leaves have at most `leafRows` rows, inner nodes `fanOut` children.
  /// - Every end is the exact sum of what lies before it; ends not in use are unreachable.
  /// - A whole node has no rows with fractions of 1/64.
  package var brokenInvariant: String? {
    root?.read { $0.brokenInvariant(limits, isRoot: true) }
  }
}

extension OffsetTreeNode {
  /// The object header, the node's, its arrays and the allocator's word, rounded up by it.
  fileprivate var allocatedBytes: Int {
    let own =
      16 + MemoryLayout<OffsetTreeNodeHeader>.stride
      + OffsetTreeNodeView.bytes(kind, capacity: rowCapacity)
    return (own + 8 + 15) / 16 * 16
  }
}

extension OffsetTreeNodeView {
  fileprivate func brokenInvariant(_ limits: OffsetTreeLimits, isRoot: Bool) -> String? {
    if kind == .inner { return brokenInvariantOfInner(limits, isRoot: isRoot) }
    if height != 0 { return "A leaf has height \(height)." }
    if count < (isRoot ? 1 : limits.fewestRows) { return "A leaf has \(count) rows." }
    switch kind {
    case .narrow: return brokenInvariant(of: OffsetTreeRows<OffsetTreeNarrowFormat>(self), limits)
    case .wide: return brokenInvariant(of: OffsetTreeRows<OffsetTreeWideFormat>(self), limits)
    case .run, .inner:
      let isRight = sum == OffsetTreeSum(header.pointee.runLength, times: count)
      return isRight ? nil : "The sum of a run is \(sum.points)."
    }
  }

  private func brokenInvariantOfInner(_ limits: OffsetTreeLimits, isRoot: Bool) -> String? {
    let fewest = isRoot ? 2 : limits.fewestChildren
    guard fewest...limits.fanOut ~= used else { return "An inner node has \(used) children." }
    var rows = 0
    var total = OffsetTreeSum.zero
    for lane in 0..<used {
      let child = child(lane)
      if let broken = child.brokenInvariant(limits, isRoot: false) { return broken }
      if child.height != height - 1 { return "A child has height \(child.height)." }
      if isWhole && !child.isWhole { return "A whole node has a child that isn't." }
      rows += child.count
      total += child.sum
      if countBefore(lane + 1) != rows { return "The rows up to child \(lane) are \(rows)." }
      if sumBefore(lane + 1) != total { return "Child \(lane) ends at \(total.points)." }
    }
    if count != rows || sum != total { return "The totals of an inner node are wrong." }
    for lane in used..<Self.lanes
    where countEnds[lane] != .max || sumBefore(lane + 1) != .unreachable {
      return "The unused end \(lane) can be reached."
    }
    return nil
  }

  private func brokenInvariant<Format>(
    of rows: OffsetTreeRows<Format>, _ limits: OffsetTreeLimits
  ) -> String? {
    guard 1...limits.leafRows ~= used else { return "A leaf has \(used) rows." }
    if used > header.pointee.capacity { return "A leaf has no room for its \(used) rows." }
    if isWhole && !Format.isWhole(rows.rows, count: used) { return "A whole leaf has a fraction." }
    var total = Format.End.zero
    for row in 0..<used {
      let (block, place) = row.quotientAndRemainder(dividingBy: Format.rowsPerBlock)
      if place == 0, rows.before(block: block) != total { return "Block \(block) starts wrong." }
      total += Format.end(rows.rows[row])
    }
    if count != used || sum != Format.sum(total) { return "The totals of a leaf are wrong." }
    let blocks = (used + Format.rowsPerBlock - 1) / Format.rowsPerBlock
    if rows.before(block: blocks) != total { return "The last end of a leaf isn't its sum." }
    for block in blocks..<OffsetTreeRows<Format>.blocks where rows.ends[block] != Format.unreachable
    {
      return "The unused block \(block) can be reached."
    }
    return nil
  }
}
