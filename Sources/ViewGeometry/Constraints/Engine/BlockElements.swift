/// The data of a block that its solvers read and write.
///
/// It is valid only while the buffers that it refers to exist and don't grow.
struct BlockElements: ~Copyable {
  let record: BlockRecord
  let table: RowTable.Elements
  /// The values of all unknowns of the system.
  let values: BufferElements<Double>
  let unknowns: BufferElements<Int32>
  let pivots: BufferElements<Int32>
  let rows: BufferElements<Int32>
  let slopes: BufferElements<Double>
  let derivations: BufferElements<ReplayProgram.Operation>
  let operands: BufferElements<ReplayProgram.Operand>

  var width: Int { Int(record.parameterCount) }
  var rowCount: Int { Int(record.rowCount) }
  /// The number of unknowns, including derived ones.
  var unknownCount: Int { Int(record.parameterCount + record.pivotCount) }

  func priorities(of index: Int) -> ErrorPriorities {
    let row = rows[index]
    return row >= 0 ? table.rows[row].priorities : .nonnegative
  }

  /// Returns the weight of a row's error, relative to other rows of the same priority.
  func weight(of index: Int) -> Double {
    let row = rows[index]
    return row >= 0 ? table.weight(of: row) : 1
  }

  /// Returns the sum of a row's terms and its constant for the current values of the unknowns.
  @inline(__always)
  func sum(of index: Int) -> Double {
    let row = rows[index]
    return row >= 0 ? table.sum(of: row, at: values) : values[~row]
  }

  /// Returns whether a row holds within the tolerance for the current values of the unknowns.
  ///
  /// Errors at optional priorities don't count.
  func isSatisfied(_ index: Int) -> Bool {
    let row = rows[index]
    if row >= 0 { return table.isSatisfied(row, at: values) }
    return ErrorPriorities.nonnegative.isSatisfied(by: values[~row], of: 0)
  }

  /// Sets all parameters to 0, and updates the derived unknowns.
  func setToOrigin() {
    for column in 0..<width { values[unknowns[column]] = 0 }
    derive()
  }

  /// Sets all parameters, and updates the derived unknowns.
  func set(_ parameters: BufferElements<Double>) {
    for column in 0..<width { values[unknowns[column]] = parameters[column] }
    derive()
  }

  /// Computes the derived unknowns from the parameters.
  func derive() {
    let first = record.firstDerivation
    if first >= 0 {
      for index in Int(first)..<Int(first + record.pivotCount) {
        let operation = derivations[index]
        values[operation.unknown] = ReplayProgram.value(of: operation, operands, values)
      }
      return
    }
    for index in 0..<record.pivotCount {
      let pivot = pivots[index]
      let term = table.terms[pivot]
      values[term.unknown] = table.value(ofPivot: pivot, in: term.row, at: values)
    }
  }
}
