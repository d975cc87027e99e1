/// Unknowns and rows come and go.
///
/// Every operation here takes time proportional to the terms it touches; the work of finding values is done by
/// `solve()`.
extension ConstraintSystem {
  /// Adds an unknown, 0 until the next solve.
  ///
  /// - Parameter isNonnegative: Whether values below 0 are ruled out as if by a required row, which no conflict breaks:
  ///   true for widths and heights (R11.9).
  package func addUnknown(isNonnegative: Bool = false) -> Unknown {
    noteChange()
    let unknown = table.addUnknown(isNonnegative: isNonnegative)
    solution.add(unknown)
    return Unknown(index: unknown)
  }

  /// Removes an unknown.
  ///
  /// - Precondition: No row mentions it.
  package func removeUnknown(_ unknown: Unknown) {
    precondition(contains(unknown), "The system has no unknown \(unknown.index).")
    precondition(
      table.unknowns[unknown.index].firstTerm < 0,
      "Rows mention unknown \(unknown.index): remove them before it.")
    noteChange()
    program.remove(table.unknowns[unknown.index].order.placement)
    table.removeUnknown(unknown.index)
  }

  /// Adds the row `sum(terms) + constant <relation> 0`.
  ///
  /// - Parameters:
  ///   - terms: Unknowns and their coefficients. An unknown may occur more than once; coefficients that add up to 0 count
  ///     as absent.
  ///   - priority: More than 0; from 1000 on the row is required.
  ///   - breakRank: Which row of a conflict is given up: one of the greatest rank, and the last one added among those
  ///     (R11.73). `unbreakable` for rows that the system made.
  ///   - weight: What a unit of error counts among rows of the same priority. A share such as 1/3 is exact as a row with
  ///     the coefficients 3 and -1 and the weight 1/3.
  /// - Precondition: Coefficients and constant are finite; priority and weight are above 0.
  /// - Complexity: O(terms), more only for an unknown mentioned twice.
  @discardableResult
  package func addRow(
    _ terms: [Term], constant: Double, _ relation: Relation,
    priority: Float = ConstraintSystem.required, breakRank: Int32 = 0, weight: Double = 1
  ) -> Row {
    Self.checkPriority(priority)
    precondition(
      weight > 0 && weight.isFinite, "A row can't have the weight \(weight): it must be above 0.")
    let row = addRow(
      terms, constant: constant,
      ErrorPriorities(
        over: relation == .atLeast ? 0 : priority, under: relation == .atMost ? 0 : priority),
      breakRank: breakRank)
    if weight != 1 { table.setWeight(weight, of: row.index) }
    return row
  }

  /// Adds the content size of an unknown as one row: `size <= preferred` at the hugging priority, `size >= preferred` at the
  /// compression resistance priority (R11.40).
  ///
  /// `setConstant(_:of:)` changes the preferred size, with its sign changed: the row is `size - preferred`.
  /// - Precondition: The preferred size is finite; both priorities are above 0.
  @discardableResult
  package func addContentRow(
    of size: Unknown, preferred: Double, hugging: Float, resistance: Float, breakRank: Int32 = 0
  ) -> Row {
    Self.checkPriority(hugging)
    Self.checkPriority(resistance)
    // Not an array, which would be allocated for each row.
    return addRow(
      CollectionOfOne(Term(size, 1)), constant: -preferred,
      ErrorPriorities(over: hugging, under: resistance), breakRank: breakRank)
  }

  /// Removes a row.
  package func removeRow(_ row: Row) {
    precondition(contains(row), "The system has no row \(row.index).")
    noteChange()
    noteStructure(of: row.index)
    table.removeRow(row.index)
  }

  /// Replaces the constant of a row: the cheap edit (R11.24).
  ///
  /// - Precondition: The constant is finite.
  package func setConstant(_ constant: Double, of row: Row) {
    precondition(contains(row), "The system has no row \(row.index).")
    precondition(constant.isFinite, "A row can't have the constant \(constant).")
    guard table.rows[row.index].constant != constant else { return }
    table.rows[row.index].constant = constant
    noteChange()
    guard let step = table.rows[row.index].order.placement.step else { return }
    program.due.insert(Int(step))
    program.replay.setConstant(
      constant, of: row.index, step: step, program.steps, table.terms.elements, blocks)
  }

  /// Replaces the priority of a row that was added with a relation.
  ///
  /// - Precondition: The priority is above 0.
  package func setPriority(_ priority: Float, of row: Row) {
    precondition(contains(row), "The system has no row \(row.index).")
    Self.checkPriority(priority)
    let old = table.rows[row.index].priorities
    setPriorities(
      ErrorPriorities(
        over: old.over > 0 ? priority : 0, under: old.under > 0 ? priority : 0), of: row)
  }

  /// Replaces both priorities of a content row.
  ///
  /// - Precondition: Both are above 0.
  package func setContentPriorities(hugging: Float, resistance: Float, of row: Row) {
    precondition(contains(row), "The system has no row \(row.index).")
    Self.checkPriority(hugging)
    Self.checkPriority(resistance)
    setPriorities(ErrorPriorities(over: hugging, under: resistance), of: row)
  }

  /// Returns the value the last solve gave an unknown, 0 before the first.
  package func value(of unknown: Unknown) -> Double {
    solution.values[unknown.index]
  }

  private func setPriorities(_ priorities: ErrorPriorities, of row: Row) {
    let old = table.rows[row.index].priorities
    guard old != priorities else { return }
    table.rows[row.index].priorities = priorities
    noteChange()
    // The order of steps depends on which sides are wrong and which required, on nothing else of the priorities.
    if old.isTwoSided == priorities.isTwoSided,
      (old.over >= Self.required) == (priorities.over >= Self.required),
      (old.under >= Self.required) == (priorities.under >= Self.required), !order.hasLowestRows
    {
      let placement = table.rows[row.index].order.placement
      if let block = program.block(at: placement) { blocks.records[block].basis.count = 0 }
      if let step = placement.step { program.due.insert(Int(step)) }
    } else {
      noteStructure(of: row.index)
    }
  }

  /// Notes that the values are no longer those of the rows.
  @inline(__always)
  private func noteChange() {
    if phase == .solved { phase = .stale }
  }

  /// Has the steps ordered again that a row takes part in.
  private func noteStructure(of row: Int32) {
    guard phase != .new else { return }
    var isChecked = true
    for index in table.rows[row].termIndices {
      let unknown = table.terms[index].unknown
      let pivotRow = table.unknowns[unknown].order.pivotRow
      guard pivotRow < 0 || pivotRow == row else { continue }
      order.region.addSeed(unknown)
      isChecked = false
    }
    // Also if nothing of it is left to be ordered: indices are used again.
    program.remove(table.rows[row].order.placement)
    table.rows[row].order.placement = .none
    if isChecked { order.region.addCheckedRow(row) }
  }

  private static func checkPriority(_ priority: Float) {
    // Also false for NaN.
    precondition(priority > 0, "A row can't have the priority \(priority): it must be above 0.")
  }

  private func contains(_ unknown: Unknown) -> Bool { table.containsUnknown(unknown.index) }

  private func contains(_ row: Row) -> Bool { table.containsRow(row.index) }

  private func addRow(
    _ terms: some Collection<Term>, constant: Double, _ priorities: ErrorPriorities,
    breakRank: Int32
  ) -> Row {
    precondition(constant.isFinite, "A row can't have the constant \(constant).")
    noteChange()
    let row = table.addRow(terms, constant: constant, priorities, breakRank: breakRank)
    noteStructure(of: row)
    return Row(index: row)
  }
}
