/// The steps that compute all values, the steps that are due, and the steps' compiled form.
///
/// Invariant: a step that isn't removed reads only values that earlier steps determine, and the
/// records of the unknowns it determines and of the rows it reads refer to it. `check(_:_:)`
/// verifies it.
struct StepProgram: ~Copyable {
  private(set) var steps = TrivialBuffer<Step>()
  private(set) var removedCount = 0
  var due = DueSteps()
  var replay = ReplayProgram()

  mutating func removeAll() {
    steps.removeAll()
    removedCount = 0
    due.removeAll()
    replay.removeAll()
  }

  /// Appends a step that is due, and returns its placement.
  mutating func append(_ step: Step) -> Placement {
    let index = steps.count
    steps.append(step)
    due.append(index)
    return .step(Int32(index))
  }

  /// Appends the step in which a row determines the unknown of its term `pivot`.
  mutating func appendAssignment(_ pivot: Int32, _ table: RowTable.Elements) {
    let row = table.terms[pivot].row
    let isPreference =
      table.rows[row].termCount == 1 && !table.rows[row].priorities.hasRequiredSide
    let placement = append(
      isPreference ? .prefer(row: row, pivot: pivot) : .assign(row: row, pivot: pivot))
    table.unknowns[table.terms[pivot].unknown].order.placement = placement
    table.rows[row].order.placement = placement
  }

  /// Appends the step that checks a row.
  mutating func appendCheck(of row: Int32, _ table: RowTable.Elements) {
    table.rows[row].order.placement = append(.check(row: row))
  }

  /// Removes the step at a placement, if there is one.
  mutating func remove(_ placement: Placement) {
    guard let step = placement.step else { return }
    if case .removed = steps[step] { return }
    steps[step] = .removed
    replay.remove(step)
    removedCount += 1
  }

  /// Returns the block in the step at `placement`.
  ///
  /// Returns nil if the step isn't a block, or if there is no step.
  func block(at placement: Placement) -> Int32? {
    guard let step = placement.step, case .block(let block) = steps[step] else { return nil }
    return block
  }

  /// Makes due the steps that read an unknown and come after `step`.
  ///
  /// The steps are found through the rows that contain the unknown.
  mutating func makeReadersDue(of unknown: Int32, after step: Int, _ table: RowTable.Elements) {
    var term = table.unknowns[unknown].firstTerm
    while term >= 0 {
      let reader = table.rows[table.terms[term].row].order.placement
      term = table.terms[term].next
      if let reader = reader.step, reader > step { due.insertLater(Int(reader)) }
    }
  }
}

extension StepProgram {
  /// Compiles the steps that aren't compiled yet.
  mutating func compile(_ table: RowTable.Elements, _ blocks: inout BlockList) {
    replay.compile(steps, table, &blocks)
  }
}
