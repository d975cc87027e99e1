// Invariants of the parts of a system. Builds with `VIEWGEOMETRY_INTERNAL_CHECKS` check them.

extension RowTable {
  /// Traps if terms, rows and unknowns refer to each other inconsistently.
  func check() {
    #if VIEWGEOMETRY_INTERNAL_CHECKS
      var linked = 0
      for index in unknowns.indices where unknowns[index].isUsed {
        var (term, previous) = (unknowns[index].firstTerm, Int32(-1))
        while term >= 0 {
          let record = terms[term]
          precondition(
            record.unknown == index && record.previous == previous,
            "Term \(term) isn't linked to unknown \(index).")
          precondition(
            containsRow(record.row) && rows[record.row].termIndices.contains(Int(term)),
            "Term \(term) isn't a term of row \(record.row).")
          linked += 1
          (term, previous) = (record.next, term)
        }
      }
      var count = 0
      for index in rows.indices where rows[index].isUsed {
        count += Int(rows[index].termCount)
        let mentioned = Set(rows[index].termIndices.map { terms[$0].unknown })
        precondition(
          mentioned.count == Int(rows[index].termCount)
            && rows[index].termCount <= rows[index].termRoom
            && rows[index].termIndices.allSatisfy { terms[$0].row == index },
          "The terms of row \(index) are inconsistent.")
      }
      precondition(linked == count, "\(linked) of \(count) terms are linked to an unknown.")
    #endif
  }
}

extension SolutionValues {
  /// Traps if a value isn't finite, or if the changes contain an unknown more than once.
  func check(_ table: borrowing RowTable) {
    #if VIEWGEOMETRY_INTERNAL_CHECKS
      for index in table.unknowns.indices where table.unknowns[index].isUsed {
        precondition(values[index].isFinite, "Unknown \(index) is \(values[index]).")
      }
      let changed = changes.array.map(\.unknown)
      precondition(
        Set(changed).count == changed.count, "An unknown is listed as changed twice: \(changed)")
    #endif
  }
}

extension StepProgram {
  /// Traps if any step is still due, reads a value that a later step determines, or is contradicted
  /// by a record.
  ///
  /// For each step, this checks the records of the unknowns that the step determines, the records
  /// of the rows that it reads, and the step's compiled form. It does nothing without
  /// `VIEWGEOMETRY_INTERNAL_CHECKS`.
  func check(_ table: borrowing RowTable, _ blocks: borrowing BlockList) {
    #if VIEWGEOMETRY_INTERNAL_CHECKS
      due.check()
      precondition(due.isEmpty, "Steps are still due after all were executed.")
      let elements = table.elements
      for index in steps.indices {
        let step = StepProgram.Placement.step(Int32(index))
        switch steps[index] {
        case .assign(let row, let pivot), .prefer(let row, let pivot):
          let unknown = table.terms[pivot].unknown
          precondition(
            table.unknowns[unknown].order.placement == step && table.terms[pivot].row == row,
            "Step \(index) isn't the step of unknown \(unknown).")
          checkRead(row, at: index, giving: [unknown], table)
          replay.check(index, row: row, pivot: pivot, elements)
        case .check(let row): checkRead(row, at: index, giving: [], table)
        case .block(let block):
          let given = Set(blocks.unknownIndices(of: block).map { blocks.unknowns[$0] })
          precondition(
            given.allSatisfy { table.unknowns[$0].order.placement == step },
            "Step \(index) isn't the step of its block's unknowns.")
          blocks.check(block, table)
          for row in blocks.allRows(of: block, elements) {
            checkRead(row, at: index, giving: given, table)
          }
        case .removed: break
        }
      }
    #endif
  }

  #if VIEWGEOMETRY_INTERNAL_CHECKS
    private func checkRead(
      _ row: Int32, at step: Int, giving given: Set<Int32>, _ table: borrowing RowTable
    ) {
      precondition(
        table.rows[row].order.placement == .step(Int32(step)),
        "Row \(row) isn't recorded at step \(step), which reads it.")
      for index in table.rows[row].termIndices {
        let unknown = table.terms[index].unknown
        guard !given.contains(unknown) else { continue }
        precondition(
          (table.unknowns[unknown].order.placement.step ?? .max) < step,
          "Step \(step) reads unknown \(unknown), which comes later.")
      }
    }
  #endif
}

extension ReplayProgram {
  /// Traps if a step's compiled operation isn't the given row, solved for the unknown of `pivot`.
  func check(_ step: Int, row: Int32, pivot: Int32, _ table: RowTable.Elements) {
    #if VIEWGEOMETRY_INTERNAL_CHECKS
      guard step < operations.count, operations[step].isCompiled else { return }
      let operation = operations[step]
      let sign: Double = table.terms[pivot].coefficient < 0 ? 1 : -1
      var operand = operation.firstOperand
      for index in table.termIndices(of: row) where index != Int(pivot) {
        precondition(
          operands[operand].unknown == table.terms[index].unknown
            && operands[operand].coefficient == sign * table.terms[index].coefficient,
          "Step \(step) has an operand that row \(row) doesn't have.")
        operand += 1
      }
      precondition(
        operation.constant == sign * table.rows[row].constant
          && operation.unknown == table.terms[pivot].unknown
          && operand == operation.firstOperand + Int32(operation.operandCount),
        "Step \(step) isn't compiled from row \(row).")
    #endif
  }
}

extension BlockList {
  /// Traps if a derived unknown of a block depends on a later one, or if a basis of the block is
  /// invalid.
  func check(_ block: Int32, _ table: borrowing RowTable) {
    #if VIEWGEOMETRY_INTERNAL_CHECKS
      let record = records[block]
      let members = Set(unknownIndices(of: block).map { unknowns[$0] })
      precondition(
        members.count == unknownIndices(of: block).count, "An unknown is in block \(block) twice.")
      var known = Set((0..<record.parameterCount).map { unknowns[record.firstUnknown + $0] })
      for pivot in record.pivotIndices {
        let term = table.terms[pivots[pivot]]
        for other in table.rows[term.row].termIndices {
          let unknown = table.terms[other].unknown
          precondition(
            unknown == term.unknown || !members.contains(unknown) || known.contains(unknown),
            "Unknown \(term.unknown) is derived from \(unknown), which comes later.")
        }
        known.insert(term.unknown)
      }
      bases.check(record)
    #endif
  }
}

extension BlockBases {
  /// Traps if the rows of a block's bases aren't distinct rows of the block.
  func check(_ record: BlockRecord) {
    #if VIEWGEOMETRY_INTERNAL_CHECKS
      for basis in 0..<record.basis.count {
        let elements = elements(
          of: record.basis, basis, width: Int(record.parameterCount), rowCount: Int(record.rowCount)
        )
        let rows = (0..<record.parameterCount).map { elements.rows[$0] }
        precondition(
          Set(rows).count == rows.count && rows.allSatisfy { (0..<record.rowCount).contains($0) },
          "A basis has the rows \(rows), but the block has \(record.rowCount) rows.")
      }
    #endif
  }
}

extension ConflictList {
  /// Traps if the rows marked as broken differ from the broken rows of the conflicts.
  func check(_ table: borrowing RowTable) {
    #if VIEWGEOMETRY_INTERNAL_CHECKS
      let broken = table.rows.indices.filter { table.rows[$0].isUsed && table.rows[$0].isBroken }
      precondition(
        Set(broken) == Set(conflicts.map { Int($0.broken.index) }),
        "The broken rows \(broken) aren't those of the conflicts \(conflicts).")
    #endif
  }
}

extension DueSteps {
  /// In builds with `VIEWGEOMETRY_INTERNAL_CHECKS`, traps if a step in a word before `firstWord` is
  /// due.
  func check() {
    #if VIEWGEOMETRY_INTERNAL_CHECKS
      for word in 0..<min(firstWord, words.count) {
        precondition(words[word] == 0, "Steps of word \(word) are due but were skipped.")
      }
    #endif
  }
}
