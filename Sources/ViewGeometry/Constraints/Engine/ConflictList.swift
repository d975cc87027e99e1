/// Required rows that can't all hold, and those given up for it.
///
/// Invariant: the rows marked as broken are those that the conflicts name as such. `check(_:)` tells.
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

  /// Puts the conflicts in the order in which the rows given up were added.
  mutating func sort(_ table: RowTable.Elements) {
    guard conflicts.count > 1 else { return }
    conflicts.sort {
      table.rows[$0.broken.index].sequence < table.rows[$1.broken.index].sequence
    }
  }
}
