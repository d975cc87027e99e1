/// What the rows leave open.
extension ConstraintSystem {
  /// Whether all best solutions give an unknown the same value (R11.78).
  ///
  /// - Precondition: The last change was followed by `solve()`.
  /// - Complexity: That of solving the unknown's component.
  package func isDetermined(_ unknown: Unknown) -> Bool {
    let range = range(of: unknown)
    return range.lower != nil && range.lower == range.upper
  }

  /// Returns the least and the greatest value an unknown takes over all best solutions.
  ///
  /// Ends closer to each other than 1e-9 of their size are the same number.
  /// - Precondition: The last change was followed by `solve()`.
  /// - Complexity: That of solving the unknown's component.
  package func range(of unknown: Unknown) -> ValueRange {
    checkSolved()
    let value = values[Int(unknown.index)]
    guard unknowns[Int(unknown.index)].definer < 0 else {
      return ValueRange(lower: value, upper: value)
    }
    guard let problem = solvedProblem(of: unknown), let column = problem.columnOf[unknown.index]
    else {
      return ValueRange(lower: unknowns[Int(unknown.index)].isNonnegative ? 0 : nil, upper: nil)
    }
    func extreme(_ sign: Double) -> Double? {
      var simplex = problem.simplex
      return simplex.moveToLeast([(column, sign)]) ? simplex.solution[column] : nil
    }
    guard let lower = extreme(1), let upper = extreme(-1) else {
      return ValueRange(lower: extreme(1), upper: extreme(-1))
    }
    let isPoint = abs(upper - lower) <= 1e-9 * max(1, abs(lower), abs(upper))
    return isPoint ? ValueRange(lower: value, upper: value) : ValueRange(lower: lower, upper: upper)
  }

  /// Moves unknowns that aren't determined to another best solution, an end of their ranges chosen by `seed`, and the
  /// rest of their components with them (R11.79).
  ///
  /// An end that doesn't exist is replaced by a distance of 100.
  ///
  /// The values stay until the next solve after a change.
  /// - Returns: The unknowns whose values changed.
  /// - Precondition: The last change was followed by `solve()`.
  package func exerciseAmbiguity(of exercised: [Unknown], seed: UInt64) -> [Unknown] {
    checkSolved()
    let before = values
    var bits = seed
    for unknown in exercised where unknowns[Int(unknown.index)].definer < 0 {
      let sign: Double = bits & 1 == 0 ? 1 : -1
      bits >>= 1
      moveToEnd(unknown, sign: sign)
      // At this end already: then the other one.
      if values == before { moveToEnd(unknown, sign: -sign) }
    }
    return values.indices.filter { values[$0] != before[$0] }.map { Unknown(index: Int32($0)) }
  }

  /// Returns the rows that have a say in an unknown's value: those of its component, and those that define the values
  /// these mention (R11.81).
  ///
  /// In no particular order.
  ///
  /// - Precondition: The last change was followed by `solve()`.
  package func rowsAffecting(_ unknown: Unknown) -> [Row] {
    checkSolved()
    let definer = unknowns[Int(unknown.index)].definer
    let start = definer >= 0 ? [definer] : component(of: unknown.index)
    return upstream(of: start).map { Row(index: $0) }
  }

  private func checkSolved() {
    precondition(!isStale, "Call solve() first: the system has changed since the last time.")
  }

  private func moveToEnd(_ unknown: Unknown, sign: Double) {
    guard var problem = solvedProblem(of: unknown), let column = problem.columnOf[unknown.index]
    else {
      values[Int(unknown.index)] += 100
      return
    }
    if !problem.simplex.moveToLeast([(column, sign)]) {
      problem.simplex.addRow(
        constant: -(values[Int(unknown.index)] - sign * 100),
        overLevel: Int32(problem.simplex.levelCount), underLevel: Int32(problem.simplex.levelCount))
      problem.simplex.addCoefficient(1, column: column)
      problem.simplex.solve()
    }
    for (column, unknown) in problem.columns.enumerated() {
      values[Int(unknown)] = problem.simplex.solution[column]
    }
  }

  private func solvedProblem(of unknown: Unknown) -> SmallProblem? {
    let rows = component(of: unknown.index)
    guard !rows.isEmpty else { return nil }
    var problem = SmallProblem(system: self, rows: rows, constants: .defined)
    problem.addAllRows()
    problem.simplex.solve()
    return problem
  }
}
