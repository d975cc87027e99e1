/// Compiling steps, and taking runs of compiled ones.
extension ConstraintSystem {
  /// Rows with more terms than this are not compiled.
  private static let operandLimit = Int(UInt16.max)

  /// Compiles the steps that aren't yet.
  ///
  /// - Complexity: O(terms of the new steps).
  func compileSteps() {
    for step in program.operations.count..<steps.count {
      let record = steps[step]
      switch record.kind {
      case .assign, .wish:
        if let operation = operation(pivot: record.pivot) {
          program.append(operation)
        } else {
          program.appendOther()
        }
        noteReads(of: record.row, by: Int32(step))
      case .check:
        program.appendOther()
        noteReads(of: record.row, by: Int32(step))
      case .block:
        program.appendOther()
        compileBlock(record.pivot, step: Int32(step))
      case .removed: program.appendOther()
      }
    }
  }

  private func compileBlock(_ index: Int32, step: Int32) {
    let block = blocks[index]
    let first = program.derivations.count
    for place in block.firstPivot..<block.firstPivot + block.pivotCount {
      noteReads(of: terms[blockPivots[place]].row, by: step)
      if let operation = operation(pivot: blockPivots[place]) {
        program.appendDerivation(operation)
      }
    }
    // All of them or none: a block whose pivots are 2 is derived by its rows.
    let isCompiled = program.derivations.count - first == Int(block.pivotCount)
    blocks[index].firstDerivation = isCompiled ? Int32(first) : -1
    for place in block.firstRow..<block.firstRow + block.rowCount where blockRows[place] >= 0 {
      noteReads(of: blockRows[place], by: step)
    }
  }

  /// The row of a term solved for its unknown, nil if that takes a division or too many operands.
  private func operation(pivot: Int32) -> ReplayProgram.Operation? {
    let (row, coefficient) = (terms[pivot].row, terms[pivot].coefficient)
    let count = Int(rows[row].termCount) - 1
    guard abs(coefficient) == 1, count <= Self.operandLimit else { return nil }
    let first = Int32(program.operands.count)
    for index in termIndices(of: row) where Int32(index) != pivot {
      let factor = terms[index].coefficient
      program.appendOperand(coefficient < 0 ? factor : -factor, terms[index].unknown)
    }
    return ReplayProgram.Operation(
      constant: Self.compiled(rows[row].constant, pivot: coefficient), firstOperand: first,
      unknown: terms[pivot].unknown, operandCount: UInt16(count), isCompiled: true,
      isNonnegative: unknowns[terms[pivot].unknown].isNonnegative)
  }

  private func noteReads(of row: Int32, by step: Int32) {
    for index in termIndices(of: row) {
      program.noteRead(of: unknowns[terms[index].unknown].step, by: step)
    }
  }

  /// Gives the operation of a row its constant, if there is one.
  func recompileConstant(of row: Int32) {
    let step = rows[row].step
    guard step >= 0, step < program.operations.count else { return }
    let record = steps[step]
    if program.operations[step].isCompiled {
      program.operations[step].constant = Self.compiled(
        rows[row].constant, pivot: terms[record.pivot].coefficient)
    } else if record.kind == .block, blocks[record.pivot].firstDerivation >= 0 {
      let block = blocks[record.pivot]
      for place in 0..<block.pivotCount {
        let pivot = terms[blockPivots[block.firstPivot + place]]
        guard pivot.row == row else { continue }
        program.derivations[block.firstDerivation + place].constant = Self.compiled(
          rows[row].constant, pivot: pivot.coefficient)
      }
    }
  }

  /// A row's constant divided by minus a pivot of 1 or -1; never the negative zero, so no sum from it on is either.
  private static func compiled(_ constant: Double, pivot: Double) -> Double {
    pivot < 0 ? 0 + constant : 0 - constant
  }

  /// Takes compiled steps from one on, due or not, as long as values change; returns the first step not taken.
  ///
  /// Which step comes next is known here without reading what the one before has made due, so a processor works on
  /// several at a time: measured at a third of the time in a chain. A step that changes nothing uses up credit that
  /// those that do have earned.
  func takeRun(from start: Int) -> Int {
    // Second names of the memory, which the loop keeps in registers.
    let (operations, operands, values) = (program.operations, program.operands, values)
    var changes = changes
    var step = start
    var credit = 1
    var isNextDue = false
    while step < operations.count, credit > 0, operations[step].isCompiled {
      let operation = operations[step]
      let value = ReplayProgram.value(of: operation, operands, values)
      // Sizes below 0 are left to the step itself.
      if value < 0, operation.isNonnegative { break }
      let old = values[operation.unknown]
      step &+= 1
      isNextDue = false
      if value == old {
        credit &-= 1
        continue
      }
      credit = Self.creditLimit
      values[operation.unknown] = value.isFinite ? value : value.saturated
      changes.append(ChangeRecord(unknown: operation.unknown, oldValue: old))
      if operation.lastReader == Int32(truncatingIfNeeded: step) {
        isNextDue = true
      } else if operation.readerCount > 0 {
        markReaders(of: operation, after: step - 1)
      }
    }
    self.changes = changes
    clearDirty(start..<step)
    if isNextDue { makeDue(step) }
    return step
  }

  /// How many steps in a row may change nothing before a run ends.
  private static let creditLimit = threshold(4, low: 1)

  private func markReaders(of operation: ReplayProgram.Operation, after step: Int) {
    if operation.readerCount == 1 {
      makeDue(Int(operation.lastReader))
    } else if operation.hasAdjacentReaders {
      let readers = Int(operation.firstReader)..<Int(operation.lastReader) + 1
      forEachWord(of: readers) { word, mask in dirtySteps[word] |= mask }
    } else {
      markReaders(of: operation.unknown, after: step)
    }
  }

  /// Steps that have been taken aren't due, whatever made them so.
  func clearDirty(_ taken: Range<Int>) {
    forEachWord(of: taken) { word, mask in dirtySteps[word] &= ~mask }
  }

  /// Calls a function with each word of `dirtySteps` that has bits of some steps, and a mask of these.
  @inline(__always)
  private func forEachWord(of steps: Range<Int>, _ body: (Int, UInt64) -> Void) {
    guard !steps.isEmpty else { return }
    let (first, last) = (steps.lowerBound, steps.upperBound - 1)
    for word in first >> 6...last >> 6 {
      let from: UInt64 = word == first >> 6 ? ~0 << UInt64(first & 63) : ~0
      let to: UInt64 = word == last >> 6 ? ~0 >> UInt64(63 - last & 63) : ~0
      body(word, from & to)
    }
  }
}
