/// The compiled form of the steps that assign values, in the order in which a replay reads it.
///
/// A replay performs steps again after changes. Interpreting a step would require access to the
/// row, each of its terms and the unknown's record, all in different memory. The constant and the
/// operands of a compiled operation are already divided by the coefficient of the pivot. Only rows
/// whose pivot has the coefficient 1 or -1 are compiled, so the division is exact.
///
/// All data is derived from steps, rows and terms. New steps are compiled before a replay, changed
/// constants are replaced, and everything is discarded when all steps are new. A system that is
/// solved only once compiles nothing.
///
/// Invariant: a compiled operation has the result of its row solved for the unknown, and its
/// readers are the steps whose rows contain the unknown. `StepProgram.check(_:_:)` verifies the
/// first part.
struct ReplayProgram: ~Copyable {
  /// A coefficient and the unknown it multiplies.
  struct Operand: BitwiseCopyable {
    let coefficient: Double
    let unknown: Int32
  }

  /// The effect of a step: `unknown = constant + sum(operands)`.
  struct Operation: BitwiseCopyable {
    var constant: Double
    var firstOperand: Int32 = 0
    var unknown: Int32 = -1
    /// The first step that reads the unknown; -1 if none does.
    var firstReader: Int32 = -1
    /// The last step that reads the unknown; -1 if none does.
    var lastReader: Int32 = -1
    var readerCount: Int32 = 0
    var operandCount: UInt16 = 0
    /// Whether the step is compiled; otherwise it must be interpreted.
    var isCompiled = false
    var isNonnegative = false

    /// Whether all steps from the first reader to the last are readers.
    var hasAdjacentReaders: Bool { lastReader - firstReader == readerCount - 1 }
  }

  /// The operations of the steps, by step index.
  ///
  /// Steps beyond the end aren't compiled yet.
  private(set) var operations = TrivialBuffer<Operation>()
  /// The operations for the derived unknowns of blocks, one block after the other.
  private(set) var derivations = TrivialBuffer<Operation>()
  private(set) var operands = TrivialBuffer<Operand>()

  /// The maximum number of operands of a compiled operation.
  private static var operandLimit: Int { Int(UInt16.max) }

  /// Removes all steps, but keeps the memory.
  mutating func removeAll() {
    operations.removeAll()
    derivations.removeAll()
    operands.removeAll()
  }

  /// Marks a step as not compiled.
  func remove(_ step: Int32) {
    guard step < operations.count else { return }
    operations[step].isCompiled = false
  }

  /// Returns whether any step reads an unknown that `step` determines.
  ///
  /// Also returns true if `step` isn't compiled yet.
  func hasReaders(_ step: Int) -> Bool {
    step >= operations.count || operations[step].readerCount > 0
  }

  /// Returns the value that an operation assigns.
  @inline(__always)
  static func value(
    of operation: Operation, _ operands: BufferElements<Operand>, _ values: BufferElements<Double>
  ) -> Double {
    var value = operation.constant
    var index = Int(operation.firstOperand)
    let end = index &+ Int(operation.operandCount)
    while index < end {
      value += operands[index].coefficient * values[operands[index].unknown]
      index &+= 1
    }
    return value
  }
}

/// Methods that compile steps.
extension ReplayProgram {
  /// Compiles the steps that aren't compiled yet.
  ///
  /// - Complexity: O(terms of the new steps).
  mutating func compile(
    _ steps: borrowing TrivialBuffer<StepProgram.Step>, _ table: RowTable.Elements,
    _ blocks: inout BlockList
  ) {
    for step in operations.count..<steps.count {
      switch steps[step] {
      case .assign(let row, let pivot), .prefer(let row, let pivot):
        operations.append(operation(row: row, pivot: pivot, table) ?? Operation(constant: 0))
        noteReads(of: row, by: Int32(step), table)
      case .check(let row):
        operations.append(Operation(constant: 0))
        noteReads(of: row, by: Int32(step), table)
      case .block(let block):
        operations.append(Operation(constant: 0))
        compile(block, of: &blocks, step: Int32(step), table)
      case .removed:
        operations.append(Operation(constant: 0))
      }
    }
  }

  private mutating func compile(
    _ block: Int32, of blocks: inout BlockList, step: Int32, _ table: RowTable.Elements
  ) {
    let record = blocks.records[block]
    let first = derivations.count
    for pivot in record.pivotIndices {
      let term = blocks.pivots[pivot]
      let row = table.terms[term].row
      noteReads(of: row, by: step, table)
      if let operation = operation(row: row, pivot: term, table) { derivations.append(operation) }
    }
    // Either all derivations of a block are compiled or none is. If a pivot has a coefficient such
    // as 2, the block is derived from its rows.
    let isCompiled = derivations.count - first == Int(record.pivotCount)
    blocks.records[block].firstDerivation = isCompiled ? Int32(first) : -1
    for member in record.rowIndices where blocks.rows[member] >= 0 {
      noteReads(of: blocks.rows[member], by: step, table)
    }
  }

  /// Returns an operation that solves `row` for the unknown of the term at index `pivot`.
  ///
  /// Returns nil if the coefficient of the pivot is neither 1 nor -1, or if the row has too many
  /// terms.
  private mutating func operation(
    row: Int32, pivot: Int32, _ table: RowTable.Elements
  ) -> Operation? {
    let (indices, coefficient) = (table.termIndices(of: row), table.terms[pivot].coefficient)
    let count = indices.count - 1
    guard abs(coefficient) == 1, count <= Self.operandLimit else { return nil }
    let first = Int32(operands.count)
    for index in indices where Int32(index) != pivot {
      let factor = table.terms[index].coefficient
      operands.append(
        Operand(
          coefficient: coefficient < 0 ? factor : -factor, unknown: table.terms[index].unknown))
    }
    let unknown = table.terms[pivot].unknown
    return Operation(
      constant: Self.compiled(table.rows[row].constant, pivot: coefficient), firstOperand: first,
      unknown: unknown, operandCount: UInt16(count), isCompiled: true,
      isNonnegative: table.unknowns[unknown].isNonnegative)
  }

  private mutating func noteReads(of row: Int32, by reader: Int32, _ table: RowTable.Elements) {
    for index in table.termIndices(of: row) {
      let unknown = table.unknowns[table.terms[index].unknown]
      if let step = unknown.order.placement.step { noteRead(of: step, by: reader) }
    }
  }

  /// Records that the step `reader` reads an unknown that the earlier step `step` determines.
  ///
  /// The calls must be in the order of the readers.
  private mutating func noteRead(of step: Int32, by reader: Int32) {
    guard step != reader, operations[step].lastReader != reader else { return }
    if operations[step].firstReader < 0 { operations[step].firstReader = reader }
    operations[step].lastReader = reader
    operations[step].readerCount += 1
  }

  /// Sets the constant in a row's compiled operation, if there is one.
  func setConstant(
    _ constant: Double, of row: Int32, step: Int32,
    _ steps: borrowing TrivialBuffer<StepProgram.Step>,
    _ terms: BufferElements<TermRecord>, _ blocks: borrowing BlockList
  ) {
    guard step < operations.count else { return }
    switch steps[step] {
    case .assign(_, let pivot), .prefer(_, let pivot):
      guard operations[step].isCompiled else { return }
      operations[step].constant = Self.compiled(
        constant, pivot: terms[pivot].coefficient)
    case .block(let block):
      let record = blocks.records[block]
      guard record.firstDerivation >= 0 else { return }
      for place in 0..<record.pivotCount {
        let pivot = terms[blocks.pivots[record.firstPivot + place]]
        guard pivot.row == row else { continue }
        derivations[record.firstDerivation + place].constant = Self.compiled(
          constant, pivot: pivot.coefficient)
      }
    case .check, .removed: break
    }
  }

  /// Returns a row's constant divided by the negative of the pivot's coefficient, which is 1 or -1.
  ///
  /// The result is never negative zero, so no sum that starts with it is negative zero either.
  private static func compiled(_ constant: Double, pivot: Double) -> Double {
    pivot < 0 ? 0 + constant : 0 - constant
  }
}
