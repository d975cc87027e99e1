/// A row of a tree, as a walk from the root finds it: a row of a leaf.
///
/// Three walks that differ in what they look for. None counts references or allocates; the tree
/// must be held as long as the place is used.
struct OffsetTreePlace {
  private(set) var leaf: OffsetTreeNodeView
  /// The row within the leaf.
  private(set) var row: Int
  /// The tree's row that is the leaf's first.
  private(set) var firstRow = 0
  /// Where the leaf starts.
  private(set) var leafStart = OffsetTreeSum.zero

  /// Where the row starts.
  var start: OffsetTreeSum { leafStart + leaf.start(ofRow: row) }

  var position: OffsetTree.Position {
    OffsetTree.Position(
      index: firstRow + row, offset: start.points, length: leaf.length(ofRow: row))
  }

  /// The place of a row of the tree, which has it.
  @inline(__always)
  init(ofRow index: Int, below root: OffsetTreeNodeView) {
    leaf = root
    row = index
    while leaf.kind == .inner {
      let child = leaf.child(ofRow: row)
      step(to: child)
      row = index &- firstRow
    }
  }

  /// The place at a sum less than the total of a tree whose sums have no fractions.
  @inline(__always)
  init(atUnits units: Int64, below root: OffsetTreeNodeView) {
    leaf = root
    row = 0
    while leaf.kind == .inner {
      let child = leaf.child(atUnits: units &- leafStart.units)
      if child > 0 {
        firstRow &+= Int(leaf.countEnds[child &- 1])
        leafStart.units &+= leaf.unitEnds[child &- 1]
      }
      leaf = leaf.child(child)
    }
    row = leaf.row(at: OffsetTreeSum(units: units &- leafStart.units, fraction: 0))
  }

  /// The place at a sum less than the tree's total.
  init(at sum: OffsetTreeSum, below root: OffsetTreeNodeView) {
    leaf = root
    row = 0
    while leaf.kind == .inner {
      step(to: leaf.child(at: sum - leafStart))
    }
    row = leaf.row(at: sum - leafStart)
  }

  @inline(__always)
  private mutating func step(to child: Int) {
    if child > 0 {
      firstRow &+= Int(leaf.countEnds[child &- 1])
      leafStart += leaf.sumBefore(child)
    }
    leaf = leaf.child(child)
  }
}

extension OffsetTreeNodeView {
  /// No sum below has a fraction, and each is a `Double` of units.
  var hasExactUnits: Bool { isWhole && sum.units < OffsetTreeSum.exactUnits }

  /// The length of a row of a leaf.
  func length(ofRow row: Int) -> Double {
    switch kind {
    case .narrow:
      OffsetTreeNarrowFormat.length(OffsetTreeRows<OffsetTreeNarrowFormat>(self).rows[row])
    case .wide: OffsetTreeRows<OffsetTreeWideFormat>(self).rows[row]
    case .run, .inner: header.pointee.runLength
    }
  }

  /// The sum of the rows of a leaf before one.
  func start(ofRow row: Int) -> OffsetTreeSum {
    switch kind {
    case .narrow:
      OffsetTreeNarrowFormat.sum(OffsetTreeRows<OffsetTreeNarrowFormat>(self).start(ofRow: row))
    case .wide: OffsetTreeRows<OffsetTreeWideFormat>(self).start(ofRow: row)
    case .run, .inner: OffsetTreeSum(header.pointee.runLength, times: row)
    }
  }

  /// The row of a leaf at a sum less than the leaf's: the first whose end is beyond the sum.
  func row(at sum: OffsetTreeSum) -> Int {
    switch kind {
    case .narrow:
      OffsetTreeRows<OffsetTreeNarrowFormat>(self).row(at: OffsetTreeNarrowFormat.end(sum))
    case .wide: OffsetTreeRows<OffsetTreeWideFormat>(self).row(at: sum)
    case .run, .inner: rowInRun(at: sum)
    }
  }

  private func rowInRun(at sum: OffsetTreeSum) -> Int {
    let length = header.pointee.runLength
    // The quotient may be off by a few rows of 2^53; the exact sums decide.
    var row = min(count - 1, max(0, Int(sum.points / OffsetTreeSum(length).points)))
    while row > 0, OffsetTreeSum(length, times: row) > sum {
      row -= 1
    }
    while row < count - 1, OffsetTreeSum(length, times: row + 1) <= sum {
      row += 1
    }
    return row
  }
}
