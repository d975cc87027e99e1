/// Taking the steps that are due, in order.
///
/// A step whose values change makes those that read them due.
extension ConstraintSystem {
  /// Why the steps couldn't all be taken.
  enum Obstacle {
    /// A required row that doesn't hold.
    case wrongRow(Int32)
    /// A size below 0 that required equalities define.
    case negative(Int32)
    /// A block whose required rows don't hold together.
    case block(Int32)
  }

  /// Takes the steps that are due; nil where all required rows hold.
  ///
  /// - Complexity: O(terms of the steps whose values change), and a 64th of the steps between the first and the last.
  func takeSteps() -> Obstacle? {
    while let step = nextDirtyStep() {
      let next = isFresh ? takeFreshRun(from: step) : takeRun(from: step)
      if next == step, let obstacle = take(step) { return obstacle }
    }
    return nil
  }

  /// Takes a step.
  ///
  /// Returns why the required rows don't hold, if they don't.
  @inline(__always)
  private func take(_ step: Int) -> Obstacle? {
    let record = steps[step]
    switch record.kind {
    case .assign:
      let value = assigned(record)
      let unknown = terms[record.pivot].unknown
      setValue(value, of: unknown, step: step)
      if value < 0, unknowns[unknown].isNonnegative {
        return takeNegative(unknown, row: record.row, value: value)
      }
    case .wish:
      let unknown = terms[record.pivot].unknown
      let value = assigned(record)
      setValue(value < 0 && unknowns[unknown].isNonnegative ? 0 : value, of: unknown, step: step)
    case .check:
      if !holds(record.row) {
        guard rows[record.row].isLazy else { return .wrongRow(record.row) }
        makeEager(record.row)
      }
    case .block:
      if !solveBlock(record.pivot, step: step) { return .block(record.pivot) }
    case .removed:
      break
    }
    return nil
  }

  /// Takes steps that assign values, all of which are due, from one on; returns the first step not taken.
  private func takeFreshRun(from start: Int) -> Int {
    // Second names of the memory, which the loop keeps in registers; of it only the list of changes grows.
    let (steps, rows, terms, values, unknowns) = (steps, rows, terms, values, unknowns)
    var step = start
    while step < steps.count {
      let record = steps[step]
      guard record.kind == .assign || record.kind == .wish else { break }
      let pivot = Int(record.pivot)
      let first = Int(rows[record.row].firstTerm)
      var sum = rows[record.row].constant
      for index in first..<first + Int(rows[record.row].termCount) where index != pivot {
        sum += terms[index].coefficient * values[terms[index].unknown]
      }
      let value = Self.quotient(sum, terms[pivot].coefficient)
      let unknown = terms[pivot].unknown
      // Sizes below 0 are left to the step itself.
      if value < 0, unknowns[unknown].isNonnegative { break }
      replaceValue(value, of: unknown)
      step += 1
    }
    clearDirty(start..<step)
    return step
  }

  /// A size came out below 0: a conflict of the rows that define it, or its sign takes part from now on.
  private func takeNegative(_ unknown: Int32, row: Int32, value: Double) -> Obstacle? {
    let tolerance = tolerance(of: row)
    if unknowns[unknown].definer >= 0 { return value < -tolerance ? .negative(unknown) : nil }
    guard value < -tolerance * Self.roundingShare else { return nil }
    makeSignEager(unknown)
    return nil
  }

  /// The value a row gives the unknown of a term when the others have theirs.
  @inline(__always)
  private func assigned(_ step: StepRecord) -> Double {
    let row = rows[step.row]
    var sum = row.constant
    for index in row.firstTerm..<row.firstTerm + row.termCount where index != step.pivot {
      sum += terms[index].coefficient * values[terms[index].unknown]
    }
    return Self.quotient(sum, terms[step.pivot].coefficient)
  }

  /// The number that makes up for a sum: divided last and once, and from 0, so that it never is the negative zero.
  @inline(__always)
  private static func quotient(_ sum: Double, _ coefficient: Double) -> Double {
    coefficient == 1 ? 0 - sum : coefficient == -1 ? sum : (0 - sum) / coefficient
  }

  /// Sets a value and makes the steps due that read it.
  @inline(__always)
  func setValue(_ value: Double, of unknown: Int32, step: Int) {
    // While all steps are taken for the first time, those that read it are due anyway.
    if replaceValue(value, of: unknown), !isFresh { markReaders(of: unknown, after: step) }
  }

  /// Sets a value; whether it is another one.
  @inline(__always) @discardableResult
  private func replaceValue(_ value: Double, of unknown: Int32) -> Bool {
    let old = values[unknown]
    guard old != value else { return false }
    values[unknown] = value.isFinite ? value : value.saturated
    if !isFirstSolution { changes.append(ChangeRecord(unknown: unknown, oldValue: old)) }
    return true
  }

  func markReaders(of unknown: Int32, after step: Int) {
    var term = unknowns[unknown].firstTerm
    while term >= 0 {
      let reader = Int(rows[terms[term].row].step)
      term = terms[term].next
      if reader > step { makeDue(reader) }
    }
  }

  /// Makes a step due that comes after the one being taken.
  @inline(__always)
  func makeDue(_ step: Int) {
    dirtySteps[step >> 6] |= 1 << UInt64(step & 63)
  }

  @inline(__always)
  private func nextDirtyStep() -> Int? {
    while firstDirtyWord < dirtySteps.count {
      let word = dirtySteps[firstDirtyWord]
      if word != 0 {
        dirtySteps[firstDirtyWord] = word & (word - 1)
        return firstDirtyWord << 6 + word.trailingZeroBitCount
      }
      firstDirtyWord += 1
    }
    return nil
  }

  /// Whether a row isn't wrong: up to the tolerance (R11.36), or, for one that is only checked, up to rounding.
  private func holds(_ row: Int32) -> Bool {
    let error = sum(of: row)
    let record = rows[row]
    let priority = error > 0 ? record.over : error < 0 ? record.under : 0
    guard priority >= (record.isLazy ? .leastNonzeroMagnitude : Self.required) else { return true }
    let tolerance = tolerance(of: row)
    return abs(error) <= (record.isLazy ? tolerance * Self.roundingShare : tolerance)
  }

  /// Rounding errors are this share of what is no conflict: 1e-12 of the numbers in a row.
  private static let roundingShare = 1e-6
}
