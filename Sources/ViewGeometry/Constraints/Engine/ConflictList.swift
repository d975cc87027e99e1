/// Conflicts between required rows that can't all be satisfied, and the row broken in each
/// conflict.
///
/// Invariant: the rows marked as broken are the broken rows of the conflicts. `check(_:)` verifies
/// it.
struct ConflictList: ~Copyable {
  /// The conflicts.
  ///
  /// After a solve, they are sorted by the order in which the broken rows were added.
  private(set) var conflicts: [ConstraintSystem.Conflict] = []

  /// Restores all broken rows, and removes all conflicts.
  ///
  /// Returns whether there were any conflicts.
  mutating func restoreRows(_ table: RowTable.Elements, rowCount: Int) -> Bool {
    guard !conflicts.isEmpty else { return false }
    for row in 0..<rowCount { table.rows[row].isBroken = false }
    conflicts.removeAll()
    return true
  }

  /// Breaks a row to resolve a conflict between required rows.
  ///
  /// The broken row is one of a minimal set of rows in `candidates` that can't all be satisfied.
  /// Returns false if there is no row to break.
  mutating func resolve(_ candidates: [Int32], _ table: RowTable.Elements) -> Bool {
    let finder = RequiredConflict(table: table)
    var set = finder.minimalSet(among: candidates)
    // The minimal set can be empty if all errors are within the tolerance.
    if set.isEmpty { set = candidates }
    guard let broken = finder.broken(of: set) else { return false }
    table.rows[broken].isBroken = true
    conflicts.append(
      .init(
        rows: set.map { ConstraintSystem.Row(index: $0) },
        broken: ConstraintSystem.Row(index: broken)))
    return true
  }

  /// Returns each broken row whose conflict contains another broken row.
  ///
  /// It may be possible to satisfy these rows now. They are in ascending order of rank (R11.73).
  /// Rows of the same rank are in the order in which they were added.
  func overlapping(_ table: RowTable.Elements) -> [Int32] {
    guard conflicts.count > 1 else { return [] }
    return conflicts.map(\.broken.index).filter { hasOtherBroken($0, table) }.sorted {
      let (first, second) = (table.rows[$0], table.rows[$1])
      return (first.breakRank, first.sequence) < (second.breakRank, second.sequence)
    }
  }

  /// Restores a broken row if its conflict contains another broken row and `isPossible` returns
  /// true.
  ///
  /// Returns whether the row was restored.
  mutating func restore(
    _ row: Int32, _ table: RowTable.Elements, if isPossible: () -> Bool
  ) -> Bool {
    table.rows[row].isBroken = false
    guard hasOtherBroken(row, table), isPossible() else {
      table.rows[row].isBroken = true
      return false
    }
    conflicts.removeAll { $0.broken.index == row }
    return true
  }

  /// Returns whether the conflict in which a row was broken contains another broken row.
  private func hasOtherBroken(_ row: Int32, _ table: RowTable.Elements) -> Bool {
    conflicts.contains { conflict in
      conflict.broken.index == row
        && conflict.rows.contains { $0.index != row && table.rows[$0.index].isBroken }
    }
  }

  /// Sorts the conflicts by the order in which the broken rows were added.
  mutating func sort(_ table: RowTable.Elements) {
    guard conflicts.count > 1 else { return }
    conflicts.sort {
      table.rows[$0.broken.index].sequence < table.rows[$1.broken.index].sequence
    }
  }
}
