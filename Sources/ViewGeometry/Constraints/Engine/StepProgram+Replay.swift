/// Methods that perform runs of steps that assign values.
extension StepProgram {
  /// Performs consecutive compiled steps from `start` on, even if they aren't due.
  ///
  /// Returns the first step not performed. The run ends at a step that must be performed on its
  /// own, after a first step that changes nothing, or after `creditLimit` consecutive steps that
  /// change nothing.
  ///
  /// The loop doesn't need the due steps to find the next step, so a processor works on several
  /// steps in parallel. For a chain of steps, this reduces the time to a third.
  mutating func takeCompiled(
    from start: Int, into solution: inout SolutionValues, _ table: RowTable.Elements
  ) -> Int {
    let count = replay.operations.count
    let (operations, operands) = (replay.operations.elements, replay.operands.elements)
    let values = solution.values.elements
    var changes = solution.changes.beginAppending()
    var step = start
    var credit = 1
    var isNextDue = false
    while step < count, credit > 0, operations[step].isCompiled {
      let operation = operations[step]
      let value = ReplayProgram.value(of: operation, operands, values)
      // Negative sizes are left to the method for single steps.
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
      solution.appendChange(of: operation.unknown, from: old, with: &changes)
      if operation.lastReader == Int32(truncatingIfNeeded: step) {
        isNextDue = true
      } else if operation.readerCount > 0 {
        makeReadersDue(of: operation, after: step - 1, table)
      }
    }
    solution.finishChanges(changes)
    due.remove(start..<step)
    if isNextDue { due.insertLater(step) }
    return step
  }

  /// The number of consecutive steps without changes that end a run after its first change.
  private static let creditLimit = threshold(4, low: 1)

  private mutating func makeReadersDue(
    of operation: ReplayProgram.Operation, after step: Int, _ table: RowTable.Elements
  ) {
    if operation.readerCount == 1 {
      due.insertLater(Int(operation.lastReader))
    } else if operation.hasAdjacentReaders {
      due.insertLater(Int(operation.firstReader)..<Int(operation.lastReader) + 1)
    } else {
      makeReadersDue(of: operation.unknown, after: step, table)
    }
  }

  /// Performs consecutive assignment steps from `start` on.
  ///
  /// All of them must be due. Returns the first step not performed.
  mutating func takeNew(
    from start: Int, into solution: inout SolutionValues, _ table: RowTable.Elements
  ) -> Int {
    let (count, steps, values) = (steps.count, steps.elements, solution.values.elements)
    var step = start
    run: while step < count {
      switch steps[step] {
      case .assign(let row, let pivot), .prefer(let row, let pivot):
        let value = table.value(ofPivot: pivot, in: row, at: values)
        let unknown = table.terms[pivot].unknown
        // Negative sizes are left to the method for single steps.
        if value < 0, table.unknowns[unknown].isNonnegative { break run }
        _ = solution.set(value, of: unknown)
        step += 1
      case .check, .block, .removed: break run
      }
    }
    due.remove(start..<step)
    return step
  }
}
