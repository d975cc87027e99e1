extension OffsetTreeNode {
  /// A leaf of `count` equal rows.
  static func run(_ length: Double, count: Int) -> OffsetTreeNode {
    let sum = OffsetTreeSum(length, times: count)
    return allocate(
      OffsetTreeNodeHeader(
        kind: .run, height: 0, isWhole: OffsetTreeSum(length).fraction == 0, used: 0, capacity: 0,
        count: count, sum: sum, runLength: length),
      bytes: 0)
  }

  /// A leaf of single rows, narrow if all of them are multiples of 1/64 below 1,024 points.
  static func rows(_ lengths: UnsafeBufferPointer<Double>, capacity: Int? = nil) -> OffsetTreeNode {
    let capacity = max(capacity ?? 0, (lengths.count + 15) / 16 * 16)
    let isNarrow = lengths.allSatisfy(OffsetTreeNarrowFormat.canHold)
    return isNarrow
      ? rows(lengths, as: OffsetTreeNarrowFormat.self, capacity: capacity)
      : rows(lengths, as: OffsetTreeWideFormat.self, capacity: capacity)
  }

  static func wideRows(_ lengths: UnsafeBufferPointer<Double>, capacity: Int) -> OffsetTreeNode {
    rows(lengths, as: OffsetTreeWideFormat.self, capacity: capacity)
  }

  private static func rows<Format: OffsetTreeRowFormat>(
    _ lengths: UnsafeBufferPointer<Double>, as format: Format.Type, capacity: Int
  ) -> OffsetTreeNode {
    let node = allocate(
      OffsetTreeNodeHeader(
        kind: Format.kind, height: 0, isWhole: true, used: Int32(lengths.count),
        capacity: Int32(capacity), count: lengths.count, sum: .zero, runLength: 0),
      bytes: OffsetTreeNodeView.bytes(Format.kind, capacity: capacity))
    node.read { view in
      let rows = OffsetTreeRows<Format>(view)
      for index in 0..<lengths.count {
        (rows.rows + index).initialize(to: Format.row(lengths[index]))
      }
      rows.sumUp()
    }
    return node
  }

  /// Some of a leaf's rows: a run of a run, a copy of others.
  func slice(_ range: Range<Int>) -> OffsetTreeNode {
    if range == 0..<count { return self }
    if kind == .run { return .run(runLength, count: range.count) }
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: range.count) { lengths in
      read { $0.copyRows(range, to: lengths.baseAddress) }
      return .rows(UnsafeBufferPointer(lengths))
    }
  }

  /// A leaf of the rows `leftRange` of one leaf and `rightRange` of another.
  private static func rows(
    _ left: OffsetTreeNode, _ leftRange: Range<Int>, _ right: OffsetTreeNode,
    _ rightRange: Range<Int>
  ) -> OffsetTreeNode {
    let count = leftRange.count + rightRange.count
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: count) { lengths in
      left.read { $0.copyRows(leftRange, to: lengths.baseAddress) }
      right.read { $0.copyRows(rightRange, to: lengths.baseAddress.map { $0 + leftRange.count }) }
      return .rows(UnsafeBufferPointer(lengths))
    }
  }

  /// The rows of two leaves in one or two leaves, each with enough rows to lie below the root
  /// unless there is only one.
  static func fuseLeaves(
    _ left: OffsetTreeNode, _ right: OffsetTreeNode, _ limits: OffsetTreeLimits
  ) -> (OffsetTreeNode, OffsetTreeNode?) {
    let (leftCount, rightCount) = (left.count, right.count)
    if left.kind == .run, right.kind == .run,
      left.runLength == right.runLength
    {
      return (.run(left.runLength, count: leftCount + rightCount), nil)
    }
    if min(leftCount, rightCount) >= limits.fewestRows { return (left, right) }
    if leftCount + rightCount <= limits.leafRows {
      return (.rows(left, 0..<leftCount, right, 0..<rightCount), nil)
    }
    // Move rows to the smaller one, until it is half full if the other is a long run.
    if leftCount < rightCount {
      let moved = (min(rightCount, limits.leafRows) - leftCount) / 2
      return (
        .rows(left, 0..<leftCount, right, 0..<moved), right.slice(moved..<rightCount)
      )
    }
    let moved = (min(leftCount, limits.leafRows) - rightCount) / 2
    return (
      left.slice(0..<leftCount - moved),
      .rows(left, leftCount - moved..<leftCount, right, 0..<rightCount)
    )
  }
}

extension OffsetTreeNodeView {
  /// Writes the lengths of some of a leaf's rows to memory.
  func copyRows(_ range: Range<Int>, to lengths: UnsafeMutablePointer<Double>?) {
    guard let lengths else { return }
    for (offset, row) in range.enumerated() {
      (lengths + offset).initialize(to: length(ofRow: row))
    }
  }
}
