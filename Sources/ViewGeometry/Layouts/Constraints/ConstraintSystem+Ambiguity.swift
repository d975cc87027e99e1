/// What the rows leave open.
extension ConstraintSystem {
  /// Whether all best solutions give an unknown the same value (R11.78).
  ///
  /// - Precondition: The last change was followed by `solve()`.
  /// - Complexity: That of finding the rows upstream, and of solving the blocks among them that have several solutions.
  package func isDetermined(_ unknown: Unknown) -> Bool {
    let range = range(of: unknown)
    return range.lower != nil && range.lower == range.upper
  }

  /// Returns the least and the greatest value an unknown takes over all best solutions.
  ///
  /// Ends closer to each other than 1e-9 of their size are the same number.
  /// - Precondition: The last change was followed by `solve()`.
  /// - Complexity: As `isDetermined(_:)`.
  package func range(of unknown: Unknown) -> ValueRange {
    checkSolved()
    let value = values[unknown.index]
    guard unknowns[unknown.index].step >= 0 else {
      return ValueRange(lower: unknowns[unknown.index].isNonnegative ? 0 : nil, upper: nil)
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

  /// Moves unknowns that aren't determined to another best solution (R11.79).
  ///
  /// `seed` chooses ends of their ranges; what depends on them moves with them. An end that doesn't exist is replaced by a
  /// distance of 100. The values stay until the next solve after a change.
  /// - Returns: The unknowns whose values changed.
  /// - Precondition: The last change was followed by `solve()`.
  package func exerciseAmbiguity(of exercised: [Unknown], seed: UInt64) -> [Unknown] {
    checkSolved()
    changes.removeAll()
    isFirstSolution = false
    compileSteps()
    for (place, unknown) in exercised.enumerated() {
      let sign: Double = seed >> UInt64(place & 63) & 1 == 0 ? 1 : -1
      let before = values[unknown.index]
      move(unknown.index, sign: sign)
      // It was at this end already.
      if values[unknown.index] == before { move(unknown.index, sign: -sign) }
    }
    keepFirstChanges()
    return changedUnknowns
  }

  /// Returns the rows that have a say in an unknown's value (R11.81), in the order of adding.
  ///
  /// These are the rows of the steps upstream of it: those that give it its value, those that give the values they
  /// mention, and so on. A row that could be left out without changing the value may be among them.
  /// - Precondition: The last change was followed by `solve()`.
  package func rowsAffecting(_ unknown: Unknown) -> [Row] {
    checkSolved()
    var found = Set<Int32>()
    for step in stepsUpstream(of: unknown.index) { found.formUnion(rows(ofStep: step)) }
    return found.sorted { rows[$0].sequence < rows[$1].sequence }.map { Row(index: $0) }
  }

  private func checkSolved() {
    precondition(!isStale, "Call solve() first: the system has changed since the last time.")
  }

  /// A block with several best solutions, and the sum of its unknowns that something is a function of.
  private struct Source {
    let step: Int32
    let block: Int32
    /// Parameters of the block.
    var weights: [(unknown: Int32, weight: Double)]
  }

  private func rows(ofStep step: Int32) -> [Int32] {
    let record = steps[step]
    return record.kind == .block ? rows(ofBlock: record.pivot) : [record.row]
  }

  /// The steps an unknown's value depends on, the last first.
  private func stepsUpstream(of unknown: Int32) -> [Int32] {
    var found: Set<Int32> = unknowns[unknown].step >= 0 ? [unknowns[unknown].step] : []
    var open = Array(found)
    while let step = open.popLast() {
      for row in rows(ofStep: step) {
        for index in termIndices(of: row) {
          let other = unknowns[terms[index].unknown].step
          if other >= 0, found.insert(other).inserted { open.append(other) }
        }
      }
    }
    return found.sorted(by: >)
  }

  private func ambiguousSources(of unknown: Int32) -> [Source] {
    var weights: [Int32: Double] = [unknown: 1]
    var sources: [Source] = []
    for step in stepsUpstream(of: unknown) {
      let record = steps[step]
      if record.kind == .assign, unknowns[terms[record.pivot].unknown].definer < 0 {
        distribute(&weights, pivot: record.pivot)
      } else if record.kind == .block, !blocks[record.pivot].isUnique {
        let block = blocks[record.pivot]
        for place in (0..<block.pivotCount).reversed() {
          distribute(&weights, pivot: blockPivots[block.firstPivot + place])
        }
        var source = Source(step: step, block: record.pivot, weights: [])
        for place in 0..<block.parameterCount {
          let parameter = blockUnknowns[block.firstUnknown + place]
          if let weight = weights[parameter], weight != 0 {
            source.weights.append((parameter, weight))
          }
        }
        if !source.weights.isEmpty { sources.append(source) }
      }
    }
    return sources
  }

  /// Replaces the weight of the unknown that a pivot gives by weights of the other unknowns of its row.
  private func distribute(_ weights: inout [Int32: Double], pivot: Int32) {
    guard let weight = weights.removeValue(forKey: terms[pivot].unknown) else { return }
    for index in termIndices(of: terms[pivot].row) where Int32(index) != pivot {
      weights[terms[index].unknown] = LexicographicSimplex.sum(
        weights[terms[index].unknown] ?? 0,
        -weight * terms[index].coefficient / terms[pivot].coefficient)
    }
  }

  /// The least, or for a negative sign the greatest, sum of a source; nil where there is none.
  private func extreme(of source: Source, sign: Double) -> Double? {
    guard solveAgain(source, sign: sign) else { return nil }
    let first = blocks[source.block].firstUnknown
    return source.weights.reduce(0) { sum, term in
      sum + term.weight * simplex.solution[column(of: term.unknown, from: first)]
    }
  }

  private func column(of parameter: Int32, from first: Int32) -> Int {
    var column = 0
    while blockUnknowns[Int(first) + column] != parameter { column += 1 }
    return column
  }

  /// Solves a block and moves on to where a source is least.
  ///
  /// False where it has no least value.
  private func solveAgain(_ source: Source, sign: Double) -> Bool {
    let block = blocks[source.block]
    let kept = unknownPlaces(of: block).map { values[blockUnknowns[$0]] }
    for place in 0..<block.parameterCount { values[blockUnknowns[block.firstUnknown + place]] = 0 }
    derive(block)
    fillSimplex(block)
    for (value, place) in zip(kept, unknownPlaces(of: block)) {
      values[blockUnknowns[place]] = value
    }
    simplex.solve()
    return simplex.moveToLeast(
      source.weights.map { (column(of: $0.unknown, from: block.firstUnknown), sign * $0.weight) })
  }

  private func move(_ unknown: Int32, sign: Double) {
    for source in ambiguousSources(of: unknown) {
      let block = blocks[source.block]
      if !solveAgain(source, sign: sign) {
        let now = source.weights.reduce(0) { $0 + $1.weight * values[$1.unknown] }
        let level = Int32(simplex.levelCount)
        simplex.addRow(constant: -(now - sign * 100), overLevel: level, underLevel: level)
        for (unknown, weight) in source.weights {
          simplex.addCoefficient(weight, column: column(of: unknown, from: block.firstUnknown))
        }
        simplex.solve()
      }
      let kept = unknownPlaces(of: block).map { values[blockUnknowns[$0]] }
      for column in 0..<Int(block.parameterCount) {
        values[blockUnknowns[Int(block.firstUnknown) + column]] = simplex.solution[column]
      }
      derive(block)
      publish(block, oldValues: kept, step: Int(source.step))
    }
    // Only what is put last depends on blocks: nothing that could be an obstacle.
    _ = takeSteps()
  }
}
