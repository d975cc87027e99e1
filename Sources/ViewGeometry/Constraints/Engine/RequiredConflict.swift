/// Finds which of some required rows conflict, and chooses the one to give up.
struct RequiredConflict {
  let table: RowTable.Elements

  /// A minimal set of conflicting rows among `candidates`, in the order of adding; empty where they don't conflict.
  ///
  /// Every row gets a level of its own in the order of adding, so that the best solution satisfies the rows one after
  /// another as long as that is possible. The first row that is wrong is a combination of nonbasic rows plus a constant
  /// that isn't 0: these rows conflict (the dual ray of Farkas' lemma), and a deletion filter removes what a degenerate
  /// dictionary has too much (Chinneck, "Feasibility and Infeasibility in Optimization", 2008).
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

  /// The row of a conflict that is given up: of the greatest rank, and among those the last one added (R11.73).
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
