/// Methods for ambiguous unknowns, whose values the rows leave undetermined.
extension ConstraintSystem {
  /// Returns whether an unknown has the same value in all optimal solutions (R11.78).
  ///
  /// - Precondition: The last change was followed by `solve()`.
  /// - Complexity: The time to find the rows that may affect the unknown, and to solve again each
  ///   of their blocks that has several solutions.
  package func isDetermined(_ unknown: Unknown) -> Bool {
    let range = range(of: unknown)
    return range.lower != nil && range.lower == range.upper
  }

  /// Returns the minimum and the maximum value of an unknown over all optimal solutions.
  ///
  /// If their relative difference is at most 1e-9, both are the current value.
  /// - Precondition: The last change was followed by `solve()`.
  /// - Complexity: The time to find the rows that may affect the unknown, and to solve again each
  ///   of their blocks that has several solutions.
  package func range(of unknown: Unknown) -> ValueRange {
    checkSolved()
    let value = values[unknown.index]
    let record = table.unknowns[unknown.index]
    guard record.order.placement.step != nil else {
      return ValueRange(lower: record.isNonnegative ? 0 : nil, upper: nil)
    }
    var (lower, upper): (Double?, Double?) = (value, value)
    for source in ambiguousSources(of: unknown.index) {
      let now = source.weights.reduce(0) { $0 + $1.weight * values[$1.unknown] }
      let least = extreme(of: source, sign: 1)
      let greatest = extreme(of: source, sign: -1)
      lower = lower.flatMap { lower in least.map { lower + ($0 - now) } }
      upper = upper.flatMap { upper in greatest.map { upper + ($0 - now) } }
    }
    if let lower, let upper, abs(upper - lower) <= 1e-9 * max(1, abs(lower), abs(upper)) {
      return ValueRange(lower: value, upper: value)
    }
    return ValueRange(lower: lower, upper: upper)
  }

  /// Moves ambiguous unknowns to another optimal solution (R11.79).
  ///
  /// For each unknown, `seed` selects an end of its range. The unknown moves to this end or, if the
  /// range is unbounded on this side, by 100 in this direction. If it is already at this end, it
  /// moves in the other direction instead. Other unknowns that depend on it move, too. The values
  /// remain until the next solve after a change.
  /// - Returns: The unknowns whose values changed.
  /// - Precondition: The last change was followed by `solve()`.
  package func exerciseAmbiguity(of exercised: [Unknown], seed: UInt64) -> [Unknown] {
    checkSolved()
    solution.begin(isFirst: false)
    program.compile(table.elements, &blocks)
    for (place, unknown) in exercised.enumerated() {
      let sign: Double = seed >> UInt64(place & 63) & 1 == 0 ? 1 : -1
      let before = values[unknown.index]
      move(unknown.index, sign: sign)
      // If the unknown was already at this end, move it to the other one.
      if values[unknown.index] == before { move(unknown.index, sign: -sign) }
    }
    keepFirstChanges()
    return changedUnknowns
  }

  /// Returns the rows that may affect an unknown's value (R11.81), in the order in which they were
  /// added.
  ///
  /// These are the rows that determine the unknown's value, the rows that determine the other
  /// values in those rows, and so on. They may include rows whose removal wouldn't change the
  /// value.
  /// - Precondition: The last change was followed by `solve()`.
  package func rowsAffecting(_ unknown: Unknown) -> [Row] {
    checkSolved()
    var found = Set<Int32>()
    for step in stepsUpstream(of: unknown.index) { found.formUnion(rows(ofStep: step)) }
    return found.sorted { table.rows[$0].sequence < table.rows[$1].sequence }
      .map { Row(index: $0) }
  }

  private func checkSolved() {
    precondition(
      phase == .solved, "Call solve() first: the system has changed since it was last solved.")
  }

  /// A block with several optimal solutions, and a linear combination of its parameters on which a
  /// value depends.
  private struct Source {
    let step: Int32
    let block: Int32
    /// The parameters that occur in the combination, with their weights.
    var weights: [(unknown: Int32, weight: Double)]
  }

  private var values: BufferElements<Double> { solution.values.elements }

  private func rows(ofStep step: Int32) -> [Int32] {
    switch program.steps[step] {
    case .assign(let row, _), .prefer(let row, _), .check(let row): [row]
    case .block(let block): blocks.allRows(of: block, table.elements)
    case .removed: []
    }
  }

  /// Returns the steps on which an unknown's value depends, the last one first.
  private func stepsUpstream(of unknown: Int32) -> [Int32] {
    var found = Set<Int32>()
    if let step = table.unknowns[unknown].order.placement.step { found.insert(step) }
    var pending = Array(found)
    while let step = pending.popLast() {
      for row in rows(ofStep: step) {
        for index in table.rows[row].termIndices {
          let other = table.unknowns[table.terms[index].unknown].order.placement.step
          if let other, found.insert(other).inserted { pending.append(other) }
        }
      }
    }
    return found.sorted(by: >)
  }

  private func ambiguousSources(of unknown: Int32) -> [Source] {
    var weights: [Int32: Double] = [unknown: 1]
    var sources: [Source] = []
    for step in stepsUpstream(of: unknown) {
      switch program.steps[step] {
      case .assign(_, let pivot) where table.unknowns[table.terms[pivot].unknown].order.isOpen:
        distribute(&weights, pivot: pivot)
      case .block(let index) where !blocks.records[index].isUnique:
        let block = elements(ofBlock: index)
        for pivot in (0..<block.record.pivotCount).reversed() {
          distribute(&weights, pivot: block.pivots[pivot])
        }
        var source = Source(step: step, block: index, weights: [])
        for column in 0..<block.width {
          let parameter = block.unknowns[column]
          if let weight = weights[parameter], weight != 0 {
            source.weights.append((parameter, weight))
          }
        }
        if !source.weights.isEmpty { sources.append(source) }
      case .assign, .prefer, .check, .block, .removed: break
      }
    }
    return sources
  }

  /// Substitutes a pivot's row into the linear combination `weights`.
  ///
  /// The pivot's unknown is removed, and the weights of the row's other unknowns are adjusted.
  private func distribute(_ weights: inout [Int32: Double], pivot: Int32) {
    let terms = table.terms.elements
    guard let weight = weights.removeValue(forKey: terms[pivot].unknown) else { return }
    for index in table.rows[terms[pivot].row].termIndices where Int32(index) != pivot {
      weights[terms[index].unknown] = LexicographicSimplex.sum(
        weights[terms[index].unknown] ?? 0,
        -weight * terms[index].coefficient / terms[pivot].coefficient)
    }
  }

  /// Returns the minimum of a source's linear combination over all optimal solutions.
  ///
  /// Returns the maximum if `sign` is negative, and nil if the combination is unbounded in that
  /// direction.
  private func extreme(of source: Source, sign: Double) -> Double? {
    let block = elements(ofBlock: source.block)
    guard solveAgain(source, block, sign: sign) else { return nil }
    return source.weights.reduce(0) { sum, term in
      sum + term.weight * blockSolver.simplex.values[column(of: term.unknown, in: block)]
    }
  }

  private func column(of parameter: Int32, in block: borrowing BlockElements) -> Int {
    var column = 0
    while block.unknowns[column] != parameter { column += 1 }
    return column
  }

  /// Solves a block again, and then minimizes a source's linear combination over all optimal
  /// solutions.
  ///
  /// If `sign` is negative, the combination is maximized. The simplex contains the result, and the
  /// unknowns keep their values. Returns false if the combination is unbounded in that direction.
  private func solveAgain(_ source: Source, _ block: borrowing BlockElements, sign: Double) -> Bool
  {
    let kept = blockValues(block)
    block.setToOrigin()
    blockSolver.fillSimplex(block)
    for (index, value) in kept.enumerated() { values[block.unknowns[index]] = value }
    blockSolver.simplex.solve()
    return blockSolver.simplex.moveToLeast(
      source.weights.map { (column(of: $0.unknown, in: block), sign * $0.weight) })
  }

  private func blockValues(_ block: borrowing BlockElements) -> [Double] {
    (0..<block.unknownCount).map { values[block.unknowns[$0]] }
  }

  private func move(_ unknown: Int32, sign: Double) {
    for source in ambiguousSources(of: unknown) {
      let block = elements(ofBlock: source.block)
      if !solveAgain(source, block, sign: sign) {
        let now = source.weights.reduce(0) { $0 + $1.weight * values[$1.unknown] }
        let level = Int32(blockSolver.simplex.levelCount)
        blockSolver.simplex.addRow(
          constant: -(now - sign * 100), overLevel: level, underLevel: level)
        for (unknown, weight) in source.weights {
          blockSolver.simplex.addCoefficient(weight, column: column(of: unknown, in: block))
        }
        blockSolver.simplex.solve()
      }
      var kept = TrivialBuffer<Double>()
      for value in blockValues(block) { kept.append(value) }
      block.set(blockSolver.simplex.values.elements)
      publish(block, oldValues: kept.elements, step: Int(source.step))
    }
    // Only rows that are ordered after the blocks depend on them, and their steps can't fail.
    _ = takeDueSteps()
  }
}
