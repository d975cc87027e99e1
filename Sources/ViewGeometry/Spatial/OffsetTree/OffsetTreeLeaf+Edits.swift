// Edits of adjacent rows in one leaf. An edit that would leave the leaf too full or too empty is
// declined before anything changes; the tree is then split and joined instead. A leaf that isn't
// uniquely referenced is replaced by a copy.
extension OffsetTreeLeaf {
  /// Sets the length of a row.
  ///
  /// Returns `declined` if the leaf is a run of rows with another length.
  static func setLength(
    _ length: Double, at row: Int, in leaf: inout OffsetTreeLeaf, _ limits: OffsetTreeLimits
  ) -> CountedOutcome {
    if leaf.kind == .run { return leaf.runLength == length ? .done : .declined }
    makeOwner(&leaf, limits)
    makeRoom(for: 0, areNarrow: OffsetTreeNarrowFormat.canHold(length), in: &leaf, limits)
    leaf.read { view in
      if view.kind == .narrow {
        OffsetTreeRows<OffsetTreeNarrowFormat>(view).setLength(length, at: row)
      } else {
        OffsetTreeRows<OffsetTreeWideFormat>(view).setLength(length, at: row)
      }
    }
    return .done
  }

  /// Inserts a row, splitting the leaf if it is full.
  ///
  /// Returns `declined` if the leaf is a run of rows with another length.
  static func insert(
    _ length: Double, at row: Int, in leaf: inout OffsetTreeLeaf, _ limits: OffsetTreeLimits
  ) -> CountedOutcome {
    if leaf.kind == .run {
      guard leaf.runLength == length else { return .declined }
      leaf = .run(length, count: leaf.places + 1)
      return .done
    }
    guard leaf.used < limits.leafRows else {
      let parts = leaf.split(inserting: length, at: row, limits)
      leaf = parts.left
      return .split(parts.right)
    }
    makeOwner(&leaf, limits)
    makeRoom(for: 1, areNarrow: OffsetTreeNarrowFormat.canHold(length), in: &leaf, limits)
    leaf.read { view in
      if view.kind == .narrow {
        OffsetTreeRows<OffsetTreeNarrowFormat>(view).insert(length, at: row)
      } else {
        OffsetTreeRows<OffsetTreeWideFormat>(view).insert(length, at: row)
      }
    }
    return .done
  }

  /// Removes a row.
  ///
  /// Returns `declined` if fewer rows than the minimum would remain, which is 1 if `isRoot` is
  /// true.
  static func remove(
    at row: Int, in leaf: inout OffsetTreeLeaf, _ limits: OffsetTreeLimits, isRoot: Bool
  ) -> CountedOutcome {
    guard leaf.places > (isRoot ? 1 : limits.fewestRows) else { return .declined }
    if leaf.kind == .run {
      leaf = .run(leaf.runLength, count: leaf.places - 1)
      return .done
    }
    makeOwner(&leaf, limits)
    makeUnique(&leaf)
    leaf.read { view in
      if view.kind == .narrow {
        OffsetTreeRows<OffsetTreeNarrowFormat>(view).remove(at: row)
      } else {
        OffsetTreeRows<OffsetTreeWideFormat>(view).remove(at: row)
      }
    }
    return .done
  }

  /// Replaces the rows in `range`.
  ///
  /// Returns `declined` if the leaf is a run, or if too few or too many rows would remain. A leaf
  /// that is the root needs only one row.
  static func replace(
    _ range: Range<Int>, with lengths: UnsafeBufferPointer<Double>, in leaf: inout OffsetTreeLeaf,
    _ limits: OffsetTreeLimits, isRoot: Bool
  ) -> CountedOutcome {
    let rows = lengths.count - range.count
    let fewest = isRoot ? 1 : limits.fewestRows
    guard leaf.kind != .run, fewest...limits.leafRows ~= leaf.used + rows else { return .declined }
    let areNarrow = lengths.allSatisfy(OffsetTreeNarrowFormat.canHold)
    makeOwner(&leaf, limits)
    makeRoom(for: max(0, rows), areNarrow: areNarrow, in: &leaf, limits)
    leaf.read { view in
      if view.kind == .narrow {
        OffsetTreeRows<OffsetTreeNarrowFormat>(view)
          .replace(range.lowerBound, range.count, with: lengths)
      } else {
        OffsetTreeRows<OffsetTreeWideFormat>(view)
          .replace(range.lowerBound, range.count, with: lengths)
      }
    }
    return .done
  }

  /// Returns two leaves that contain the rows of this full leaf and an additional row.
  ///
  /// In general, the leaves have about the same number of rows. If the row is added at an end, the
  /// leaf at that end gets the minimum number of rows. Repeated insertions at the same end then
  /// result in fuller leaves.
  private func split(
    inserting length: Double, at row: Int, _ limits: OffsetTreeLimits
  ) -> (left: OffsetTreeLeaf, right: OffsetTreeLeaf) {
    let count = places + 1
    var kept = count / 2
    if row == 0 { kept = limits.fewestRows }
    if row == places { kept = count - limits.fewestRows }
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: count) { lengths in
      read { view in
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

  /// Makes a leaf of single rows uniquely referenced, with space for `rows` more rows.
  ///
  /// The leaf becomes wide if `areNarrow` is false.
  private static func makeRoom(
    for rows: Int, areNarrow: Bool, in leaf: inout OffsetTreeLeaf, _ limits: OffsetTreeLimits
  ) {
    var capacity = leaf.rowCapacity
    let needed = leaf.used + rows
    if needed > capacity {
      capacity = max(16, needed, min(limits.leafRows, capacity * 2))
    }
    if leaf.kind == .narrow, !areNarrow {
      leaf = leaf.widened(capacity: capacity)
    } else if capacity != leaf.rowCapacity {
      leaf = leaf.copied(capacity: capacity)
    } else {
      makeUnique(&leaf)
    }
  }

  /// Returns a wide leaf with the same rows.
  private func widened(capacity: Int) -> OffsetTreeLeaf {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: places) { lengths in
      read { $0.copyRows(0..<$0.count, to: lengths, at: 0) }
      return .wideRows(UnsafeBufferPointer(lengths), capacity: capacity)
    }
  }
}
