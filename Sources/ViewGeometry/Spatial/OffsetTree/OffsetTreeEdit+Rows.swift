/// Gives a row another length.
///
/// Declines in a run of another length.
struct OffsetTreeLengthEdit: OffsetTreeEdit {
  let length: Double
  var rowsTaken: Int { 1 }

  func apply(
    to leaf: inout OffsetTreeNode, at row: Int, _ limits: OffsetTreeLimits, isRoot: Bool
  ) -> OffsetTreeEditOutcome {
    if leaf.kind == .run { return OffsetTreeEditOutcome(isDone: leaf.runLength == length) }
    let old = leaf.sum
    let isNarrow = OffsetTreeNarrowFormat.canHold(length)
    OffsetTreeNode.makeRoom(for: 0, areNarrow: isNarrow, in: &leaf, limits)
    return leaf.read { view in
      if view.kind == .narrow {
        OffsetTreeRows<OffsetTreeNarrowFormat>(view).setLength(length, at: row)
      } else {
        OffsetTreeRows<OffsetTreeWideFormat>(view).setLength(length, at: row)
      }
      return OffsetTreeEditOutcome(sum: view.sum - old)
    }
  }
}

/// Inserts a row.
///
/// Declines in a run of another length; splits a full leaf.
struct OffsetTreeInsertion: OffsetTreeEdit {
  let length: Double
  var rowsTaken: Int { 0 }

  func apply(
    to leaf: inout OffsetTreeNode, at row: Int, _ limits: OffsetTreeLimits, isRoot: Bool
  ) -> OffsetTreeEditOutcome {
    var outcome = OffsetTreeEditOutcome(rows: 1, sum: OffsetTreeSum(length))
    if leaf.kind == .run {
      guard leaf.runLength == length else { return .declined }
      leaf = .run(length, count: leaf.count + 1)
    } else if leaf.used == limits.leafRows {
      let parts = split(leaf, at: row, limits)
      leaf = parts.left
      outcome.sibling = parts.right
    } else {
      let isNarrow = OffsetTreeNarrowFormat.canHold(length)
      OffsetTreeNode.makeRoom(for: 1, areNarrow: isNarrow, in: &leaf, limits)
      leaf.read { view in
        if view.kind == .narrow {
          OffsetTreeRows<OffsetTreeNarrowFormat>(view).insert(length, at: row)
        } else {
          OffsetTreeRows<OffsetTreeWideFormat>(view).insert(length, at: row)
        }
      }
    }
    return outcome
  }

  /// Two leaves of the rows of a full one and the new row.
  ///
  /// Half and half in general; where rows are added at an end, that end gets little, so that going
  /// on there leaves fuller leaves behind.
  private func split(
    _ leaf: OffsetTreeNode, at row: Int, _ limits: OffsetTreeLimits
  ) -> (left: OffsetTreeNode, right: OffsetTreeNode) {
    let count = leaf.count + 1
    var kept = count / 2
    if row == 0 { kept = limits.fewestRows }
    if row == leaf.count { kept = count - limits.fewestRows }
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: count) { lengths in
      leaf.read { view in
        view.copyRows(0..<row, to: lengths, at: 0)
        lengths.initializeElement(at: row, to: length)
        view.copyRows(row..<view.used, to: lengths, at: row + 1)
      }
      let all = UnsafeBufferPointer(lengths)
      return (
        .rows(UnsafeBufferPointer(rebasing: all[..<kept]), capacity: limits.leafRows),
        .rows(UnsafeBufferPointer(rebasing: all[kept...]), capacity: limits.leafRows)
      )
    }
  }
}

/// Removes a row.
///
/// Declines where too few would remain.
struct OffsetTreeRemoval: OffsetTreeEdit {
  var rowsTaken: Int { 1 }

  func apply(
    to leaf: inout OffsetTreeNode, at row: Int, _ limits: OffsetTreeLimits, isRoot: Bool
  ) -> OffsetTreeEditOutcome {
    guard leaf.count > (isRoot ? 1 : limits.fewestRows) else { return .declined }
    let old = leaf.sum
    if leaf.kind == .run {
      leaf = .run(leaf.runLength, count: leaf.count - 1)
    } else {
      OffsetTreeNode.makeUnique(&leaf)
      leaf.read { view in
        if view.kind == .narrow {
          OffsetTreeRows<OffsetTreeNarrowFormat>(view).remove(at: row)
        } else {
          OffsetTreeRows<OffsetTreeWideFormat>(view).remove(at: row)
        }
      }
    }
    return OffsetTreeEditOutcome(rows: -1, sum: leaf.sum - old)
  }
}

/// Replaces rows with any number of others.
///
/// Declines in a run, and where too few rows would remain or too many come about.
struct OffsetTreeReplacement: OffsetTreeEdit {
  let rowsTaken: Int
  let lengths: UnsafeBufferPointer<Double>

  func apply(
    to leaf: inout OffsetTreeNode, at row: Int, _ limits: OffsetTreeLimits, isRoot: Bool
  ) -> OffsetTreeEditOutcome {
    let rows = lengths.count - rowsTaken
    let fewest = isRoot ? 1 : limits.fewestRows
    guard leaf.kind != .run, fewest...limits.leafRows ~= leaf.used + rows else {
      return .declined
    }
    let old = leaf.sum
    let areNarrow = lengths.allSatisfy(OffsetTreeNarrowFormat.canHold)
    OffsetTreeNode.makeRoom(for: max(0, rows), areNarrow: areNarrow, in: &leaf, limits)
    leaf.read { view in
      if view.kind == .narrow {
        OffsetTreeRows<OffsetTreeNarrowFormat>(view).replace(row, rowsTaken, with: lengths)
      } else {
        OffsetTreeRows<OffsetTreeWideFormat>(view).replace(row, rowsTaken, with: lengths)
      }
    }
    return OffsetTreeEditOutcome(rows: rows, sum: leaf.sum - old)
  }
}
