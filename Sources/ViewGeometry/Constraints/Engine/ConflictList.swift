/// Required rows that can't all hold, and the rows broken because of that.
///
/// Invariant: the rows marked as broken are those of the conflicts. `check(_:)` verifies it.
struct ConflictList: ~Copyable {
  /// The conflicts; after a solve, in the order in which the broken rows were added.
  private(set) var conflicts: [ConstraintSystem.Conflict] = []

  /// Restores all broken rows.
  ///
  /// Returns whether there were any.
  mutating func restoreRows(_ table: RowTable.Elements, rowCount: Int) -> Bool {
    guard !conflicts.isEmpty else { return false }
    for row in 0..<rowCount { table.rows[row].isBroken = false }
    conflicts.removeAll()
    return true
  }

  /// Breaks a row of a conflict among required rows.
  ///
  /// Returns false if no row can be broken.
  mutating func resolve(_ candidates: [Int32], _ table: RowTable.Elements) -> Bool {
    let finder = RequiredConflict(table: table)
    var set = finder.minimalSet(among: candidates)
    // The minimal set can be empty if values are close to the tolerance.
    if set.isEmpty { set = candidates }
    guard let broken = finder.broken(of: set) else { return false }
    table.rows[broken].isBroken = true
    conflicts.append(
      .init(
        rows: set.map { ConstraintSystem.Row(index: $0) },
        broken: ConstraintSystem.Row(index: broken)))
    return true
  }

  /// Returns the broken rows that might hold now, because another row of their conflict is broken,
  /// too.
  ///
  /// Rows that are preferably broken come last (R11.73).
  func overlapping(_ table: RowTable.Elements) -> [Int32] {
    guard conflicts.count > 1 else { return [] }
    return conflicts.map(\.broken.index).filter { hasOtherBroken($0, table) }.sorted {
      let (first, second) = (table.rows[$0], table.rows[$1])
      return (first.breakRank, first.sequence) < (second.breakRank, second.sequence)
    }
  }

  /// Restores a row if another row of its conflict is broken, and `isPossible` returns true.
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

  /// Returns whether another row of a row's conflict is broken.
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
