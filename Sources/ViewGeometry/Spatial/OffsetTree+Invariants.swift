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
  ///
  /// - All leaves are equally deep, and each node knows its height.
  /// - Below the root, a leaf has at least `fewestRows` rows and an inner node `fewestChildren`
  ///   children; an inner root has at least two.
  /// - Narrow and wide leaves have at most `leafRows` rows, inner nodes `fanOut` children.
  /// - Every end is the exact sum of what lies before it; ends not in use are unreachable.
  /// - A whole node has no rows with fractions of 1/64.
  package func checkInvariants() {
    guard let root else { return }
    root.read { $0.checkInvariants(limits, isRoot: true) }
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
  fileprivate func checkInvariants(_ limits: OffsetTreeLimits, isRoot: Bool) {
    switch kind {
    case .inner: checkInner(limits, isRoot: isRoot)
    case .narrow: checkRows(OffsetTreeRows<OffsetTreeNarrowFormat>(self), limits)
    case .wide: checkRows(OffsetTreeRows<OffsetTreeWideFormat>(self), limits)
    case .run:
      precondition(
        sum == OffsetTreeSum(header.pointee.runLength, times: count), "A run's sum is wrong")
    }
    if kind != .inner {
      precondition(height == 0, "A leaf has height \(height)")
      precondition(count >= (isRoot ? 1 : limits.fewestRows), "A leaf has \(count) rows")
    }
  }

  private func checkInner(_ limits: OffsetTreeLimits, isRoot: Bool) {
    let fewest = isRoot ? 2 : limits.fewestChildren
    precondition(fewest...limits.fanOut ~= used, "An inner node has \(used) children")
    var rows = 0
    var total = OffsetTreeSum.zero
    for lane in 0..<used {
      let child = child(lane)
      precondition(child.height == height - 1, "A child has height \(child.height), not one less")
      precondition(child.isWhole || !isWhole, "A whole node has a child that isn't")
      child.checkInvariants(limits, isRoot: false)
      rows += child.count
      total += child.sum
      precondition(countBefore(lane + 1) == rows, "The rows up to child \(lane) are \(rows)")
      precondition(sumBefore(lane + 1) == total, "The sum up to child \(lane) is \(total.points)")
    }
    precondition(count == rows && sum == total, "An inner node's totals are wrong")
    for lane in used..<Self.lanes {
      precondition(
        unitEnds[lane] == .max && countEnds[lane] == .max && fractionEnds[lane] == .max,
        "The unused end \(lane) can be reached")
    }
  }

  private func checkRows<Format>(_ rows: OffsetTreeRows<Format>, _ limits: OffsetTreeLimits) {
    precondition(1...limits.leafRows ~= used, "A leaf has \(used) rows")
    precondition(used <= header.pointee.capacity, "A leaf has no room for its \(used) rows")
    var total = Format.End.zero
    for row in 0..<used {
      precondition(
        Format.isWhole(rows.rows + row, count: 1) || !isWhole, "A whole leaf has a fraction")
      precondition(rows.start(ofRow: row) == total, "The sum before row \(row) is wrong")
      total += Format.end(rows.rows[row])
    }
    precondition(count == used && sum == Format.sum(total), "A leaf's totals are wrong")
    let blocks = (used + Format.rowsPerBlock - 1) / Format.rowsPerBlock
    precondition(rows.before(block: blocks) == total, "A leaf's last end is not its sum")
    for block in blocks..<OffsetTreeRows<Format>.blocks {
      precondition(rows.ends[block] == Format.unreachable, "An unused block can be reached")
    }
  }
}
