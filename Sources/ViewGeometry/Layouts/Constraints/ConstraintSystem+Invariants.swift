extension ConstraintSystem {
  /// Traps unless the values found are a best solution; checked in builds with `VIEWGEOMETRY_INTERNAL_CHECKS`.
  ///
  /// Required rows hold and signs are right. For systems of up to 60 rows the errors at every priority are also those of
  /// the simplex method alone, over all rows and unknowns at once: neither the order of steps nor rows left out
  /// have changed the cost. Where products of two numbers leave the doubles, all that is promised is that values are finite.
  func checkInvariants() {
    #if VIEWGEOMETRY_INTERNAL_CHECKS
      for index in unknowns.indices where unknowns[index].isUsed {
        precondition(values[index].isFinite, "Unknown \(index) is \(values[index]).")
      }
      guard hasOrdinaryNumbers else { return }
      for index in unknowns.indices where unknowns[index].isUsed && unknowns[index].isNonnegative {
        precondition(
          values[index] >= -1e-6 * max(1, abs(values[index])) || hasBrokenRows,
          "Unknown \(index) is \(values[index]), below 0.")
      }
      var active: [Int32] = []
      for index in rows.indices where rows[index].isActive {
        let row = Int32(index)
        active.append(row)
        let error = sum(of: row)
        let priority = error > 0 ? rows[row].over : rows[row].under
        precondition(
          priority < Self.required || abs(error) <= 2 * tolerance(of: row),
          "The required row \(row) is off by \(error).")
      }
      if active.count <= 60, hasCloseCoefficients(active) { checkCost(of: active) }
    #endif
  }

  /// Whether all numbers are such that products and quotients of two of them are finite, and above zero unless one is 0.
  private var hasOrdinaryNumbers: Bool {
    func isOrdinary(_ number: Double) -> Bool {
      number == 0 || (1e-150...1e150).contains(abs(number))
    }
    return rows.indices.allSatisfy { index in
      !rows[index].isActive
        || isOrdinary(rows[index].constant)
          && termIndices(of: Int32(index)).allSatisfy {
            isOrdinary(terms[$0].coefficient) && isOrdinary(values[terms[$0].unknown])
          }
    }
  }

  /// Whether no coefficient is so much greater than another that the simplex, which the cost is checked with, takes what is left of
  /// their difference for rounding.
  private func hasCloseCoefficients(_ active: [Int32]) -> Bool {
    var (least, greatest) = (Double.infinity, 0.0)
    for row in active {
      for index in termIndices(of: row) where terms[index].coefficient != 0 {
        least = min(least, abs(terms[index].coefficient))
        greatest = max(greatest, abs(terms[index].coefficient))
      }
    }
    return greatest * LexicographicSimplex.cancellation <= 0.1 * least
  }

  private func checkCost(of active: [Int32]) {
    var problem = SmallProblem(system: self, rows: active)
    problem.addAllRows()
    problem.simplex.solve()
    var excess: [Float: Double] = [:]
    var size: [Float: Double] = [:]
    for (place, row) in active.enumerated() {
      let weight = weight(of: row)
      let (found, least) = (weight * sum(of: row), weight * problem.simplex.error(of: place))
      excess[found > 0 ? rows[row].over : rows[row].under, default: 0] += abs(found)
      excess[least > 0 ? rows[row].over : rows[row].under, default: 0] -= abs(least)
      size[found > 0 ? rows[row].over : rows[row].under, default: 1] += abs(found)
    }
    // The twin rounds sums of the greatest numbers: 1e-10 of 10^12 points are 100, of a screen's numbers nothing beside 1e-6.
    let room = active.reduce(0) { max($0, 1e-4 * tolerance(of: $1)) }
    for (priority, excess) in excess where priority > 0 && priority < Self.required {
      precondition(
        abs(excess) <= max(1e-6 * (size[priority] ?? 1), room),
        "The errors at \(priority) are \(excess) more than the least.")
    }
  }
}
