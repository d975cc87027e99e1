/// Solving a block: its parameters by the closed form if there is one, else by the simplex method, then what is derived.
extension ConstraintSystem {
  /// Gives a block's unknowns their values.
  ///
  /// False where required rows conflict.
  func solveBlock(_ index: Int32, step: Int) -> Bool {
    let block = blocks[index]
    saveValues(of: block)
    for place in 0..<block.parameterCount { values[blockUnknowns[block.firstUnknown + place]] = 0 }
    derive(block)
    guard solveParameters(of: block, index) else {
      for (offset, place) in unknownPlaces(of: block).enumerated() {
        values[blockUnknowns[place]] = scratch[offset]
      }
      return false
    }
    derive(block)
    publish(block, oldValues: scratch, step: step)
    if !blocks[index].isUnique { makeEager(around: block) }
    return true
  }

  /// Puts the values of a block's unknowns into `scratch`.
  private func saveValues(of block: BlockRecord) {
    let places = unknownPlaces(of: block)
    scratch.removeAll()
    scratch.extend(by: places.count)
    // Second names of the memory, which the loop keeps in registers.
    let (scratch, values, blockUnknowns) = (scratch, values, blockUnknowns)
    for place in places { scratch[place - places.lowerBound] = values[blockUnknowns[place]] }
  }

  /// Makes the steps due that read the unknowns of a block whose new values are set already.
  func publish(_ block: BlockRecord, oldValues: some Sequence<Double>, step: Int) {
    let isRead =
      !isFresh
      && (step >= program.operations.count || program.operations[step].readerCount > 0)
    var oldValues = oldValues.makeIterator()
    let (values, blockUnknowns) = (values, blockUnknowns)
    for place in unknownPlaces(of: block) {
      let unknown = blockUnknowns[place]
      guard let old = oldValues.next(), values[unknown] != old else { continue }
      if !values[unknown].isFinite { values[unknown] = values[unknown].saturated }
      if !isFirstSolution { changes.append(ChangeRecord(unknown: unknown, oldValue: old)) }
      if isRead { markReaders(of: unknown, after: step) }
    }
    // The steps due may lie before the word that was reached last, where values were set from outside of a solve.
    firstDirtyWord = min(firstDirtyWord, step >> 6)
  }

  func unknownPlaces(of block: BlockRecord) -> Range<Int> {
    let first = Int(block.firstUnknown)
    return first..<first + Int(block.parameterCount + block.pivotCount)
  }

  /// Computes the derived unknowns from the parameters.
  func derive(_ block: BlockRecord) {
    if block.firstDerivation >= 0 {
      let first = Int(block.firstDerivation)
      return program.derive(first..<first + Int(block.pivotCount), into: values)
    }
    for place in block.firstPivot..<block.firstPivot + block.pivotCount {
      let pivot = blockPivots[place]
      let row = rows[terms[pivot].row]
      var sum = row.constant
      for index in row.firstTerm..<row.firstTerm + row.termCount where index != pivot {
        sum += terms[index].coefficient * values[terms[index].unknown]
      }
      values[terms[pivot].unknown] = (0 - sum) / terms[pivot].coefficient
    }
  }

  /// A row's sum with all parameters at 0.
  func offset(ofBlockRow row: Int32) -> Double {
    row >= 0 ? sum(of: row) : values[~row]
  }

  private func solveParameters(of block: BlockRecord, _ index: Int32) -> Bool {
    guard block.parameterCount == 1 else {
      return resolveBasis(of: block, index) || solveSeveral(block, index)
    }
    guard let slope = closingSlope(of: block) else { return solveOne(block, index) }
    let first = blockRows[block.firstRow]
    // A required equality leaves no choice.
    values[blockUnknowns[block.firstUnknown]] = (0 - offset(ofBlockRow: first)) / slope
    derive(block)
    blocks[index].isUnique = true
    let (values, blockRows) = (values, blockRows)
    for place in 1..<block.rowCount {
      let row = blockRows[block.firstRow + place]
      if row < 0 ? values[~row] < -Self.conflictTolerance : !holdsIfRequired(row) { return false }
    }
    return true
  }

  /// How a block's required equality, the first of its rows, grows with its parameter; nil where it has none.
  private func closingSlope(of block: BlockRecord) -> Double? {
    guard block.rowCount > 0 else { return nil }
    let first = blockRows[block.firstRow]
    let slope = blockSlopes[block.firstSlope]
    return first >= 0 && rows[first].isRequiredEquality && slope != 0 ? slope : nil
  }

  private func holdsIfRequired(_ row: Int32) -> Bool {
    guard rows[row].hasRequiredSide else { return true }
    let error = sum(of: row)
    guard (error > 0 ? rows[row].over : rows[row].under) >= Self.required else { return true }
    return abs(error) <= tolerance(of: row)
  }

  private func solveOne(_ block: BlockRecord, _ index: Int32) -> Bool {
    let parameter = blockUnknowns[block.firstUnknown]
    oneParameter.rows.removeAll()
    for place in 0..<block.rowCount {
      let row = blockRows[block.firstRow + place]
      oneParameter.rows.append(
        OneParameterProblem.Row(
          offset: offset(ofBlockRow: row), slope: blockSlopes[block.firstSlope + place],
          over: row >= 0 ? rows[row].over : 0,
          under: row >= 0 ? rows[row].under : Self.required,
          weight: row >= 0 ? weight(of: row) : 1))
    }
    guard case .interval(let least, let greatest) = oneParameter.solve() else { return false }
    blocks[index].isUnique = least == greatest
    // Any value of the interval is best; the least has no reason but to be always the same.
    values[parameter] = least.isFinite ? least : greatest.isFinite ? greatest : 0
    // The only one may lie beyond the greatest double.
    if least == greatest { values[parameter] = least.saturated }
    return true
  }

  private func solveSeveral(_ block: BlockRecord, _ index: Int32) -> Bool {
    fillSimplex(block)
    simplex.solve()
    for place in 0..<Int(block.rowCount) where !isSatisfied(block, place) { return false }
    blocks[index].isUnique = simplex.isCertainlyUnique()
    for column in 0..<Int(block.parameterCount) {
      values[blockUnknowns[Int(block.firstUnknown) + column]] = simplex.solution[column]
    }
    keepBasis(of: index)
    return true
  }

  /// Copies a block into the simplex; the values of its unknowns must be those of parameters at 0.
  func fillSimplex(_ block: BlockRecord) {
    let width = Int(block.parameterCount)
    simplex.reset(columnCount: width)
    simplex.priorities.removeAll(keepingCapacity: true)
    for place in 0..<Int(block.rowCount) {
      let row = blockRows[Int(block.firstRow) + place]
      guard row >= 0 else { continue }
      simplex.notePriority(rows[row].over)
      simplex.notePriority(rows[row].under)
    }
    for place in 0..<Int(block.rowCount) {
      let row = blockRows[Int(block.firstRow) + place]
      simplex.addRow(
        constant: offset(ofBlockRow: row),
        overLevel: row >= 0 ? simplex.level(of: rows[row].over) : LexicographicSimplex.noLevel,
        underLevel: row >= 0 ? simplex.level(of: rows[row].under) : 0,
        weight: row >= 0 ? weight(of: row) : 1)
      let slopes = Int(block.firstSlope) + place * width
      for column in 0..<width {
        simplex.addCoefficient(blockSlopes[slopes + column], column: column)
      }
    }
  }

  private func isSatisfied(_ block: BlockRecord, _ place: Int) -> Bool {
    let row = blockRows[Int(block.firstRow) + place]
    let error = simplex.error(of: place)
    let priority =
      row >= 0 ? (error > 0 ? rows[row].over : rows[row].under) : error < 0 ? Self.required : 0
    guard priority >= Self.required else { return true }
    var greatest = max(1, abs(simplex.givenConstants[place]))
    let slopes = Int(block.firstSlope) + place * Int(block.parameterCount)
    for column in 0..<Int(block.parameterCount) {
      greatest = max(greatest, abs(blockSlopes[slopes + column] * simplex.solution[column]))
    }
    return abs(error) <= Self.conflictTolerance * greatest
  }
}
