extension ConstraintSystem {
  /// In builds with `VIEWGEOMETRY_INTERNAL_CHECKS`, traps if the values aren't an optimal solution.
  ///
  /// Required rows that aren't broken must hold, and nonnegative unknowns must not be negative
  /// unless there are conflicts. For systems of up to 60 rows with coefficients of similar
  /// magnitude, the errors at every optional priority must also equal those that the simplex method
  /// finds for all rows and unknowns together: neither the order of steps nor lazy rows may affect
  /// the cost. If products of two values exceed the range of doubles, the only guarantee is that
  /// values are finite.
  func checkInvariants() {
    #if VIEWGEOMETRY_INTERNAL_CHECKS
      table.check()
      solution.check(table)
      program.check(table, blocks)
      conflictList.check(table)
      guard hasOrdinaryNumbers else { return }
      let (elements, values) = (table.elements, solution.values.elements)
      for index in table.unknowns.indices
      where table.unknowns[index].isUsed && table.unknowns[index].isNonnegative {
        precondition(
          values[index] >= -1e-6 * max(1, abs(values[index])) || !conflicts.isEmpty,
          "Unknown \(index) is \(values[index]), below 0.")
      }
      var active: [Int32] = []
      for index in table.rows.indices where table.rows[index].isActive {
        let row = Int32(index)
        active.append(row)
        let error = elements.sum(of: row, at: values)
        precondition(
          table.rows[row].priorities.isSatisfied(
            by: error, within: 2 * ErrorPriorities.conflictTolerance,
            of: elements.magnitude(of: row, at: values)),
          "The required row \(row) has the error \(error).")
      }
      if active.count <= 60, hasCloseCoefficients(active) { checkCost(of: active) }
    #endif
  }

  /// Whether the product and the quotient of any two nonzero values are finite and nonzero.
  private var hasOrdinaryNumbers: Bool {
    func isOrdinary(_ number: Double) -> Bool {
      number == 0 || (1e-150...1e150).contains(abs(number))
    }
    return table.rows.indices.allSatisfy { row in
      !table.rows[row].isActive
        || isOrdinary(table.rows[row].constant)
          && table.rows[row].termIndices.allSatisfy {
            isOrdinary(table.terms[$0].coefficient)
              && isOrdinary(solution.values[table.terms[$0].unknown])
          }
    }
  }

  /// Returns whether the coefficients are close enough in size to use the simplex as a reference.
  ///
  /// If they aren't, the simplex may treat a small coefficient as a rounding error.
  private func hasCloseCoefficients(_ active: [Int32]) -> Bool {
    var (least, greatest) = (Double.infinity, 0.0)
    for row in active {
      for index in table.rows[row].termIndices where table.terms[index].coefficient != 0 {
        least = min(least, abs(table.terms[index].coefficient))
        greatest = max(greatest, abs(table.terms[index].coefficient))
      }
    }
    return greatest * LexicographicSimplex.cancellation <= 0.1 * least
  }

  private func checkCost(of active: [Int32]) {
    let (elements, values) = (table.elements, solution.values.elements)
    var problem = SmallProblem(elements, rows: active)
    problem.addAllRows()
    problem.simplex.solve()
    var excess: [Float: Double] = [:]
    var size: [Float: Double] = [:]
    // The reference rounds sums of the largest values. For values of 10^12 points, the relative
    // error of 1e-10 is 100 points; for those of a screen, it is negligible compared to 1e-6.
    var room = 0.0
    for (place, row) in active.enumerated() {
      let (weight, priorities) = (elements.weight(of: row), table.rows[row].priorities)
      let found = weight * elements.sum(of: row, at: values)
      let least = weight * problem.simplex.error(of: place)
      excess[priorities.priority(of: found), default: 0] += abs(found)
      excess[priorities.priority(of: least), default: 0] -= abs(least)
      size[priorities.priority(of: found), default: 1] += abs(found)
      room = max(room, 1e-10 * max(1, elements.magnitude(of: row, at: values)))
    }
    for (priority, excess) in excess where priority > 0 && priority < Self.required {
      precondition(
        abs(excess) <= max(1e-6 * (size[priority] ?? 1), room),
        "The errors at priority \(priority) exceed the minimum by \(excess).")
    }
  }
}
