/// Solving: the owner of the parts hands each what it needs of the others.
extension ConstraintSystem {
  /// Finds the best solution.
  ///
  /// Afterwards `changedUnknowns`, `conflicts` and all values are those of it.
  ///
  /// Conflicts of required rows are resolved by giving up one row of each (R11.71). A row given up is tried again in the
  /// next solve after any change (R11.74), so that the result depends on the rows alone, not on what they were before.
  ///
  /// - Complexity: After new constants, that of the rows downstream. After rows have come or gone, that of the part they
  ///   are connected with through unknowns that required equalities alone don't determine.
  package func solve() {
    solution.begin(isFirst: phase == .new)
    guard phase != .solved else { return }
    prepareSteps()
    let stepCount = program.steps.count
    var isRetried = false
    while let obstacle = takeDueSteps() {
      // From scratch the order of finding conflicts, and so the rows given up, don't depend on earlier edits. Where no row
      // is to blame, as with numbers near the greatest double, the other steps are taken all the same.
      if phase == .takingNewSteps, !resolve(obstacle) { continue }
      rebuildAll()
      isRetried = true
    }
    if restoreRows() { isRetried = true }
    // Where steps came while others were taken, an unknown may have changed twice.
    if isRetried || program.steps.count != stepCount { keepFirstChanges() }
    conflictList.sort(table.elements)
    if phase == .takingNewSteps { releaseScratch() }
    phase = .solved
    checkInvariants()
  }

  /// Keeps the first of the changes of each unknown: its old value is that of the solve before.
  func keepFirstChanges() {
    solution.keepFirstChanges(table.elements, visit: order.region.start())
  }

  private static let mostUnknownsKeepingScratch = threshold(256, low: 0)

  /// Gives back the memory that ordering a large system took; edits need little of it.
  private func releaseScratch() {
    if table.unknowns.count > Self.mostUnknownsKeepingScratch { order.releaseMemory() }
  }

  /// Brings the steps up to date, and compiles them unless all are new.
  private func prepareSteps() {
    let hadBrokenRows = conflictList.restoreRows(table.elements, rowCount: table.rows.count)
    guard phase == .stale, !hadBrokenRows, !isWasteful else { return rebuildAll() }
    phase = .replaying
    if !order.region.hasNoChange { rebuildRegion(keepsEager: false) }
    program.compile(table.elements, &blocks)
  }

  private static let allowedSteps = threshold(64, low: 0)

  /// Whether replaced steps and blocks take more room than those in use.
  private var isWasteful: Bool {
    program.removedCount > Self.allowedSteps + program.steps.count / 2
      || blocks.isWasteful(unknownCount: table.unknowns.count)
  }

  /// Replaces the steps of everything.
  private func rebuildAll() {
    order.rebuildAll(table, into: &program, &blocks)
    phase = .takingNewSteps
  }

  /// Replaces the steps around what has changed.
  private func rebuildRegion(keepsEager: Bool) {
    order.rebuild(keepsEager: keepsEager, table.elements, into: &program, &blocks)
  }

  /// Has rows hold again that were given up, if rows given up later were the reason (R11.71).
  ///
  /// Afterwards none of the rows given up can hold beside all others. Returns whether steps were taken for it.
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
      // As above: where no row is to blame, the other steps are taken all the same.
      while takeDueSteps() != nil {}
    }
    return !rows.isEmpty
  }

  /// Gives up a row of a conflict.
  ///
  /// Returns whether there was one.
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

/// Taking steps.
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

  /// Takes the steps that are due, in order.
  ///
  /// Returns nil if all required rows hold.
  ///
  /// A step whose values change makes those that read them due.
  /// - Complexity: O(terms of the steps whose values change), and a 64th of the steps between the first and the last.
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

  /// Takes a step by its row or block.
  ///
  /// Returns why the required rows don't hold, if they don't.
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

  /// Sets a value and makes the steps due that read it.
  @inline(__always)
  private func set(_ value: Double, of unknown: Int32, step: Int) {
    // While all steps are taken for the first time, those that read it are due anyway.
    if solution.set(value, of: unknown), phase != .takingNewSteps {
      program.makeReadersDue(of: unknown, after: step, table.elements)
    }
  }

  /// A size came out below 0: a conflict of the rows that determine it, or its sign takes part from now on.
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

  /// Whether a row isn't wrong: up to the tolerance (R11.36), or, for one that is only checked, up to rounding.
  private func holds(_ row: Int32) -> Bool {
    let (table, values) = (table.elements, solution.values.elements)
    let error = table.sum(of: row, at: values)
    // A sum beyond the doubles isn't judged.
    guard error > 0 || error < 0 else { return true }
    let record = table.rows[row]
    guard record.order.isLazy else {
      return record.priorities.isSatisfied(by: error, of: table.magnitude(of: row, at: values))
    }
    return record.priorities.isSatisfied(
      by: error, from: .leastNonzeroMagnitude, within: ErrorPriorities.roundingTolerance,
      of: table.magnitude(of: row, at: values))
  }

  /// Gives a block's unknowns their values.
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

  /// A block as its solvers read it.
  func elements(ofBlock index: Int32) -> BlockElements {
    blocks.elements(of: index, table.elements, solution.values.elements, program.replay)
  }

  /// Makes the steps due that read the unknowns of a block whose new values are set already.
  func publish(_ block: borrowing BlockElements, oldValues: BufferElements<Double>, step: Int) {
    let table = table.elements
    let isRead = phase != .takingNewSteps && program.replay.hasReaders(step)
    for member in 0..<block.unknownCount {
      let unknown = block.unknowns[member]
      if solution.noteChange(of: unknown, from: oldValues[member]), isRead {
        program.makeReadersDue(of: unknown, after: step, table)
      }
    }
    // The steps due may lie before the word that was reached last, where values were set from outside of a solve.
    program.due.searchAgain(from: step)
  }
}
