/// Finds a minimal set of conflicting required rows, and chooses the one to break.
struct RequiredConflict {
  let table: RowTable.Elements

  /// Returns a minimal set of conflicting rows among `candidates`, in the order in which they were
  /// added.
  ///
  /// The set is empty if no candidates conflict.
  ///
  /// Every row gets a level of its own, in the order of addition, so the optimal solution satisfies
  /// the rows one after another as long as that is possible. The first row that doesn't hold is a
  /// linear combination of nonbasic rows plus a constant that isn't 0. It conflicts with these rows
  /// (the dual ray of Farkas' lemma). If the dictionary is degenerate, the set may contain
  /// superfluous rows, which a deletion filter removes (Chinneck, "Feasibility and Infeasibility in
  /// Optimization", 2008).
  func minimalSet(among candidates: [Int32]) -> [Int32] {
    let ordered = candidates.sorted {
      table.rows[$0].sequence < table.rows[$1].sequence
    }
    var problem = SmallProblem(table, rows: ordered)
    problem.addRequiredRows { Int32($0 + 1) }
    problem.simplex.solve()
    guard let first = ordered.indices.first(where: { !problem.isSatisfied(row: $0) }) else {
      return []
    }
    var set = problem.circuit(of: first).map { ordered[$0] }
    if isFeasible(set) { set = Array(ordered[...first]) }
    for row in set {
      let rest = set.filter { $0 != row }
      if !isFeasible(rest) { set = rest }
    }
    return set
  }

  /// Returns the row to break in a conflict (R11.73), or nil if the set is empty.
  ///
  /// It is the row with the highest rank; among rows of the same rank, it is the one added last.
  func broken(of set: [Int32]) -> Int32? {
    set.max { first, second in
      let (first, second) = (table.rows[first], table.rows[second])
      return (first.breakRank, first.sequence) < (second.breakRank, second.sequence)
    }
  }

  private func isFeasible(_ rows: [Int32]) -> Bool {
    var problem = SmallProblem(table, rows: rows)
    problem.addRequiredRows { _ in 1 }
    problem.simplex.solve()
    return rows.indices.allSatisfy { problem.isSatisfied(row: $0) }
  }
}
