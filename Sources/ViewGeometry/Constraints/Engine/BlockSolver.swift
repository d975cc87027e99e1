/// Solves a block: first its parameters, then the derived unknowns.
///
/// A single parameter is computed by `OneParameterProblem`, or directly if a required equality
/// determines it. Several parameters are computed with a basis kept from an earlier solution or, if
/// that fails, with the simplex method. From one block to the next, only the buffers' memory is
/// kept.
struct BlockSolver: ~Copyable {
  var oneParameter = OneParameterProblem()
  var simplex = LexicographicSimplex(columnCount: 0)
  /// The values of a block's unknowns before the block was solved.
  private(set) var oldValues = TrivialBuffer<Double>()
  /// The sums of a block's rows if all parameters are 0.
  private var offsets = TrivialBuffer<Double>()
  private var parameters = TrivialBuffer<Double>()
  private var errors = TrivialBuffer<Double>()

  /// Computes the values of a block's unknowns.
  ///
  /// Returns false, and leaves the values unchanged, if required rows conflict.
  mutating func solve(_ index: Int32, _ block: borrowing BlockElements, in blocks: inout BlockList)
    -> Bool
  {
    saveValues(of: block)
    block.setToOrigin()
    guard solveParameters(of: index, block, in: &blocks) else {
      for member in 0..<block.unknownCount {
        block.values[block.unknowns[member]] = oldValues[member]
      }
      return false
    }
    return true
  }

  private mutating func saveValues(of block: borrowing BlockElements) {
    oldValues.removeAll()
    oldValues.extend(by: block.unknownCount)
    let oldValues = oldValues.elements
    for member in 0..<block.unknownCount {
      oldValues[member] = block.values[block.unknowns[member]]
    }
  }

  private mutating func solveParameters(
    of index: Int32, _ block: borrowing BlockElements, in blocks: inout BlockList
  ) -> Bool {
    guard block.width == 1 else {
      return solveByBasis(index, block, in: &blocks) || solveSeveral(index, block, in: &blocks)
    }
    if let slope = closingSlope(of: block) {
      blocks.records[index].isUnique = true
      return close(block, slope: slope)
    }
    return solveOne(index, block, in: &blocks)
  }

  // MARK: One parameter

  /// Returns the slope of a block's first row along the only parameter.
  ///
  /// Returns nil if there is no row, if the first row isn't a required equality, or if the slope is
  /// 0.
  private func closingSlope(of block: borrowing BlockElements) -> Double? {
    guard block.rowCount > 0, block.rows[0] >= 0, block.priorities(of: 0).isRequiredEquality else {
      return nil
    }
    return block.slopes[0] != 0 ? block.slopes[0] : nil
  }

  /// Sets the only parameter to the value that the block's first row, a required equality with the
  /// given slope, determines.
  ///
  /// Returns whether the block's other rows hold; errors at optional priorities don't count.
  private func close(_ block: borrowing BlockElements, slope: Double) -> Bool {
    block.values[block.unknowns[0]] = (0 - block.sum(of: 0)) / slope
    block.derive()
    for index in 1..<block.rowCount where !block.isSatisfied(index) { return false }
    return true
  }

  private mutating func solveOne(
    _ index: Int32, _ block: borrowing BlockElements, in blocks: inout BlockList
  ) -> Bool {
    oneParameter.rows.removeAll()
    for row in 0..<block.rowCount {
      oneParameter.rows.append(
        OneParameterProblem.Row(
          offset: block.sum(of: row), slope: block.slopes[row],
          priorities: block.priorities(of: row), weight: block.weight(of: row)))
    }
    guard case .interval(let least, let greatest) = oneParameter.solve() else { return false }
    blocks.records[index].isUnique = least == greatest
    // All values in the interval are equally good. The minimum is chosen, so that the choice is
    // always the same.
    var value = least.isFinite ? least : greatest.isFinite ? greatest : 0
    // A unique value may be beyond the largest double, which is used instead.
    if least == greatest { value = least.saturated }
    block.values[block.unknowns[0]] = value
    block.derive()
    return true
  }

  // MARK: Several parameters

  private mutating func solveSeveral(
    _ index: Int32, _ block: borrowing BlockElements, in blocks: inout BlockList
  ) -> Bool {
    fillSimplex(block)
    simplex.solve()
    let rows = simplex.givenRows
    for row in 0..<block.rowCount
    where !rows.isSatisfied(row, block.priorities(of: row), at: simplex.values.elements) {
      return false
    }
    let isUnique = simplex.isCertainlyUnique()
    blocks.records[index].isUnique = isUnique
    if isUnique {
      blocks.records[index].basis = blocks.bases.keep(
        simplex, rowCount: block.rowCount, in: block.record.basis)
    } else {
      simplex.holdLooseColumns()
    }
    block.set(simplex.values.elements)
    return true
  }

  /// Copies a block into the simplex.
  ///
  /// Before the call, all parameters must be 0, and the derived unknowns must have the values that
  /// follow from them.
  mutating func fillSimplex(_ block: borrowing BlockElements) {
    simplex.reset(columnCount: block.width)
    for row in 0..<block.rowCount where block.rows[row] >= 0 {
      simplex.notePriority(block.priorities(of: row).over)
      simplex.notePriority(block.priorities(of: row).under)
    }
    for row in 0..<block.rowCount {
      let priorities = block.priorities(of: row)
      simplex.addRow(
        constant: block.sum(of: row), overLevel: simplex.level(of: priorities.over),
        underLevel: simplex.level(of: priorities.under), weight: block.weight(of: row))
      for column in 0..<block.width {
        simplex.addCoefficient(block.slopes[row * block.width + column], column: column)
      }
    }
  }

  /// Solves a block with one of its bases.
  ///
  /// Returns false if no basis gives a solution that is exact and certainly optimal.
  ///
  /// - Complexity: O(rows * parameters).
  private mutating func solveByBasis(
    _ index: Int32, _ block: borrowing BlockElements, in blocks: inout BlockList
  ) -> Bool {
    let record = block.record.basis
    guard record.count > 0 else { return false }
    offsets.removeAll()
    for row in 0..<block.rowCount { offsets.append(block.sum(of: row)) }
    let rows = ParameterRows(
      width: block.width, constants: offsets.elements, coefficients: block.slopes)
    parameters.removeAll()
    parameters.extend(by: block.width)
    errors.removeAll()
    errors.extend(by: block.width)
    for basis in [record.last, 1 - record.last] where basis < record.count {
      let elements = blocks.bases.elements(
        of: record, basis, width: block.width, rowCount: block.rowCount)
      guard isBest(elements, of: block, rows) else { continue }
      blocks.records[index].basis.last = basis
      block.set(parameters.elements)
      return true
    }
    return false
  }

  /// Computes the parameters with a basis.
  ///
  /// Returns whether the solution is exact and certainly optimal.
  private mutating func isBest(
    _ basis: BlockBases.Elements, of block: borrowing BlockElements, _ rows: ParameterRows
  ) -> Bool {
    let width = rows.width
    let parameters = parameters.elements
    for parameter in 0..<width {
      var value = 0.0
      for column in 0..<width where basis.inverse[parameter * width + column] != 0 {
        value -= basis.inverse[parameter * width + column] * rows.constants[Int(basis.rows[column])]
      }
      parameters[parameter] = value
    }
    rows.refine(parameters, errors: errors.elements, row: { Int(basis.rows[$0]) }) {
      basis.inverse[$0 * width + $1]
    }
    for column in 0..<width where rows.error(of: Int(basis.rows[column]), at: parameters) != 0 {
      return false
    }
    for row in 0..<block.rowCount {
      let error = rows.error(of: row, at: parameters)
      if error == 0 { continue }
      if (error > 0) != basis.sides[row] { return false }
      if block.priorities(of: row).priority(of: error) >= ConstraintSystem.required { return false }
    }
    return true
  }
}
