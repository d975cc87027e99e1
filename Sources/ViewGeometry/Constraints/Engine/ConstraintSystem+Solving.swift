/// Methods that solve the system. They pass each part the data it needs from other parts.
extension ConstraintSystem {
  /// Computes the optimal solution.
  ///
  /// Afterward, `changedUnknowns`, `conflicts` and all values are those of the solution.
  ///
  /// Conflicts between required rows are resolved by breaking one row of each conflict (R11.71).
  /// The next solve after a change begins without broken rows (R11.74), so the conflicts depend
  /// only on the rows, not on earlier states.
  ///
  /// - Complexity: If only constants changed, there are no conflicts and the simplex method isn't
  ///   needed, O(n), where n is the number of terms in the rows that depend on these constants. If
  ///   rows were added or removed, the time to solve their connected components. Two rows are
  ///   connected if they share an unknown that required equalities don't determine by themselves.
  package func solve() {
    solution.begin(isFirst: phase == .new)
    guard phase != .solved else { return }
    prepareSteps()
    let stepCount = program.steps.count
    var isRetried = false
    while let obstacle = takeDueSteps() {
      // After a full rebuild, the order in which conflicts are found doesn't depend on earlier
      // edits, and neither do the broken rows. If no row can be broken, for example with values
      // near the largest double, perform the remaining steps anyway.
      if phase == .takingNewSteps, !resolve(obstacle) { continue }
      rebuildAll()
      isRetried = true
    }
    if restoreRows() { isRetried = true }
    // If steps were added while others were performed, an unknown may have changed twice.
    if isRetried || program.steps.count != stepCount { keepFirstChanges() }
    conflictList.sort(table.elements)
    if phase == .takingNewSteps { releaseScratch() }
    phase = .solved
    checkInvariants()
  }

  /// Keeps only the first recorded change of each unknown, which contains the value from before the
  /// solve.
  func keepFirstChanges() {
    solution.keepFirstChanges(table.elements, visit: order.region.start())
  }

  private static let mostUnknownsKeepingScratch = threshold(256, low: 0)

  /// If the system is large, frees the memory used for ordering; later edits need little of it.
  private func releaseScratch() {
    if table.unknowns.count > Self.mostUnknownsKeepingScratch { order.releaseMemory() }
  }

  /// Rebuilds the steps that changes affect, and compiles new steps.
  ///
  /// If all steps must be rebuilt, none is compiled.
  private func prepareSteps() {
    let hadBrokenRows = conflictList.restoreRows(table.elements, rowCount: table.rows.count)
    guard phase == .stale, !hadBrokenRows, !isWasteful else { return rebuildAll() }
    phase = .replaying
    if !order.region.hasNoChange { rebuildRegion(keepsEager: false) }
    program.compile(table.elements, &blocks)
  }

  private static let allowedSteps = threshold(64, low: 0)

  /// Whether removed steps and blocks waste so much memory that everything is rebuilt.
  private var isWasteful: Bool {
    program.removedCount > Self.allowedSteps + program.steps.count / 2
      || blocks.isWasteful(unknownCount: table.unknowns.count)
  }

  /// Rebuilds all steps.
  private func rebuildAll() {
    order.rebuildAll(table, into: &program, &blocks)
    phase = .takingNewSteps
  }

  /// Rebuilds the steps of the changed unknowns, and of everything connected to them.
  ///
  /// If `keepsEager` is true, as during a solve, eager rows and signs remain eager.
  private func rebuildRegion(keepsEager: Bool) {
    order.rebuild(keepsEager: keepsEager, table.elements, into: &program, &blocks)
  }

  /// Restores each broken row that can hold now because another row was broken later (R11.71).
  ///
  /// Afterward, no broken row can hold together with all unbroken rows. Returns true if the method
  /// tried to restore any row.
  private func restoreRows() -> Bool {
    let rows = conflictList.overlapping(table.elements)
    var isCurrent = true
    for row in rows {
      _ = conflictList.restore(row, table.elements) {
        rebuildAll()
        isCurrent = takeDueSteps() == nil
        return isCurrent
      }
    }
    if !isCurrent {
      rebuildAll()
      // If no row can be broken, perform the remaining steps anyway.
      while takeDueSteps() != nil {}
    }
    return !rows.isEmpty
  }

  /// Breaks a row of the conflict that an obstacle has revealed.
  ///
  /// Returns false if no row can be broken.
  private func resolve(_ obstacle: Obstacle) -> Bool {
    let upstream = UpstreamRows(table: table.elements)
    let candidates =
      switch obstacle {
      case .wrongRow(let row): upstream.pivotRows(of: row) + [row]
      case .negative(let unknown): upstream.pivotRows(of: [(unknown, 1)])
      case .block(let block):
        upstream.all(
          of: blocks.allRows(of: block, table.elements).filter {
            table.rows[$0].priorities.hasRequiredSide
          })
      }
    return conflictList.resolve(candidates, table.elements)
  }
}

/// Methods that perform steps.
extension ConstraintSystem {
  /// The reason why a step couldn't be performed.
  enum Obstacle {
    /// A required row that doesn't hold.
    case wrongRow(Int32)
    /// A nonnegative unknown for which required equalities determine a negative value.
    case negative(Int32)
    /// A block whose required rows conflict.
    case block(Int32)
  }

  /// Performs the steps that are due, in order.
  ///
  /// If a step changes values, the steps that read these values become due. Returns the first
  /// obstacle, or nil if all required rows hold.
  ///
  /// - Complexity: O(terms of the steps performed), plus the time to solve blocks, plus one
  ///   operation for every 64 steps between the first and the last step performed.
  func takeDueSteps() -> Obstacle? {
    while let step = program.due.popFirst() {
      let next =
        phase == .takingNewSteps
        ? program.takeNew(from: step, into: &solution, table.elements)
        : program.takeCompiled(from: step, into: &solution, table.elements)
      if next == step, let obstacle = take(step) { return obstacle }
    }
    return nil
  }

  /// Performs a step by evaluating its row or solving its block.
  ///
  /// Returns an obstacle if a required row doesn't hold, otherwise nil.
  @inline(__always)
  private func take(_ step: Int) -> Obstacle? {
    switch program.steps[step] {
    case .assign(let row, let pivot):
      let table = table.elements
      let value = table.value(ofPivot: pivot, in: row, at: solution.values.elements)
      let unknown = table.terms[pivot].unknown
      set(value, of: unknown, step: step)
      if value < 0, table.unknowns[unknown].isNonnegative {
        return takeNegative(unknown, row: row, value: value)
      }
    case .prefer(let row, let pivot):
      let table = table.elements
      let value = table.value(ofPivot: pivot, in: row, at: solution.values.elements)
      let unknown = table.terms[pivot].unknown
      set(value < 0 && table.unknowns[unknown].isNonnegative ? 0 : value, of: unknown, step: step)
    case .check(let row):
      if !holds(row) {
        guard table.rows[row].order.isLazy else { return .wrongRow(row) }
        order.makeEager(row, table.elements)
        rebuildRegion(keepsEager: true)
      }
    case .block(let block):
      if !solveBlock(block, step: step) { return .block(block) }
    case .removed:
      break
    }
    return nil
  }

  /// Sets a value, and makes the steps that read it due.
  @inline(__always)
  private func set(_ value: Double, of unknown: Int32, step: Int) {
    // During the first run of all steps, the readers are due anyway.
    if solution.set(value, of: unknown), phase != .takingNewSteps {
      program.makeReadersDue(of: unknown, after: step, table.elements)
    }
  }

  /// Handles a negative value that a row has determined for a nonnegative unknown.
  ///
  /// Accepts a value within the tolerance. For any other value, the result depends on the unknown.
  /// If the unknown is open, its sign constraint takes part in the solution from now on. If a
  /// required equality determines the unknown, returns an obstacle. Otherwise, returns nil.
  private func takeNegative(_ unknown: Int32, row: Int32, value: Double) -> Obstacle? {
    let magnitude = table.elements.magnitude(of: row, at: solution.values.elements)
    if !table.unknowns[unknown].order.isOpen {
      let isZero = ErrorPriorities.nonnegative.isSatisfied(by: value, of: magnitude)
      return isZero ? nil : .negative(unknown)
    }
    if ErrorPriorities.nonnegative.isSatisfied(
      by: value, within: ErrorPriorities.roundingTolerance, of: magnitude)
    {
      return nil
    }
    order.makeSignEager(unknown, table.elements)
    rebuildRegion(keepsEager: true)
    return nil
  }

  /// Returns whether a row holds within the tolerance (R11.36).
  ///
  /// Errors at optional priorities count only in lazy rows, which must hold except for rounding
  /// errors.
  private func holds(_ row: Int32) -> Bool {
    let (table, values) = (table.elements, solution.values.elements)
    let error = table.sum(of: row, at: values)
    // A sum beyond the range of doubles can't be compared.
    guard error > 0 || error < 0 else { return true }
    let record = table.rows[row]
    guard record.order.isLazy else {
      return record.priorities.isSatisfied(by: error, of: table.magnitude(of: row, at: values))
    }
    return record.priorities.isSatisfied(
      by: error, from: .leastNonzeroMagnitude, within: ErrorPriorities.roundingTolerance,
      of: table.magnitude(of: row, at: values))
  }

  /// Computes the values of a block's unknowns.
  ///
  /// Returns false if required rows conflict.
  private func solveBlock(_ index: Int32, step: Int) -> Bool {
    let block = elements(ofBlock: index)
    guard blockSolver.solve(index, block, in: &blocks) else { return false }
    publish(block, oldValues: blockSolver.oldValues.elements, step: step)
    if !blocks.records[index].isUnique,
      order.makeEager(around: block, table.elements, program)
    {
      rebuildRegion(keepsEager: true)
    }
    return true
  }

  /// Returns the data of a block that its solvers read and write.
  func elements(ofBlock index: Int32) -> BlockElements {
    blocks.elements(of: index, table.elements, solution.values.elements, program.replay)
  }

  /// Records the changes in the values of a block's unknowns, and makes the steps that read them
  /// due.
  ///
  /// The new values must already be set; `oldValues` contains the previous ones.
  func publish(_ block: borrowing BlockElements, oldValues: BufferElements<Double>, step: Int) {
    let table = table.elements
    let isRead = phase != .takingNewSteps && program.replay.hasReaders(step)
    for member in 0..<block.unknownCount {
      let unknown = block.unknowns[member]
      if solution.noteChange(of: unknown, from: oldValues[member]), isRead {
        program.makeReadersDue(of: unknown, after: step, table)
      }
    }
    // If values were set outside of a solve, the due steps may precede the steps searched last.
    program.due.searchAgain(from: step)
  }
}
