/// Required rows that can't all hold, and those given up for it.
///
/// Invariant: the rows marked as broken are those that the conflicts name as such. `check(_:)` checks it.
struct ConflictList: ~Copyable {
  /// In the order in which the rows given up were added, after a solve.
  private(set) var conflicts: [ConstraintSystem.Conflict] = []

  /// Has rows take part again that were given up.
  ///
  /// Returns whether there were any.
  mutating func restoreRows(_ table: RowTable.Elements, rowCount: Int) -> Bool {
    guard !conflicts.isEmpty else { return false }
    for row in 0..<rowCount { table.rows[row].isBroken = false }
    conflicts.removeAll()
    return true
  }

  /// Gives up a row of a conflict among required rows.
  ///
  /// Returns false if none can be given up.
  mutating func resolve(_ candidates: [Int32], _ table: RowTable.Elements) -> Bool {
    let finder = RequiredConflict(table: table)
    var set = finder.minimalSet(among: candidates)
    // Numbers at the edge of the tolerance: the whole set takes the place of a minimal one.
    if set.isEmpty { set = candidates }
    guard let broken = finder.broken(of: set) else { return false }
    table.rows[broken].isBroken = true
    conflicts.append(
      .init(
        rows: set.map { ConstraintSystem.Row(index: $0) },
        broken: ConstraintSystem.Row(index: broken)))
    return true
  }

  /// The rows given up that might hold again: of their conflicts another row was given up, too.
  ///
  /// Those come first that are given up last where there is a choice (R11.73).
  func overlapping(_ table: RowTable.Elements) -> [Int32] {
    guard conflicts.count > 1 else { return [] }
    return conflicts.map(\.broken.index).filter { hasOtherBroken($0, table) }.sorted {
      let (first, second) = (table.rows[$0], table.rows[$1])
      return (first.breakRank, first.sequence) < (second.breakRank, second.sequence)
    }
  }

  /// Has a row take part again if others can do without it, which is for `isPossible` to say.
  ///
  /// Returns whether it does.
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

  /// Whether another row of a row's conflict was given up.
  private func hasOtherBroken(_ row: Int32, _ table: RowTable.Elements) -> Bool {
    conflicts.contains { conflict in
      conflict.broken.index == row
        && conflict.rows.contains { $0.index != row && table.rows[$0.index].isBroken }
    }
  }

  /// Puts the conflicts in the order in which the rows given up were added.
  mutating func sort(_ table: RowTable.Elements) {
    guard conflicts.count > 1 else { return }
    conflicts.sort {
      table.rows[$0.broken.index].sequence < table.rows[$1.broken.index].sequence
    }
  }
}
