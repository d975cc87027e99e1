/// Methods that add, change and remove unknowns and rows.
///
/// Each method takes time proportional to the terms it affects. Values remain unchanged until the
/// next `solve()`.
extension ConstraintSystem {
  /// Adds an unknown, whose value is 0 until the next solve.
  ///
  /// - Parameter isNonnegative: Whether the unknown must not be negative, as for widths and heights
  ///   (R11.9). This works like a required row that is never broken.
  package func addUnknown(isNonnegative: Bool = false) -> Unknown {
    noteChange()
    let unknown = table.addUnknown(isNonnegative: isNonnegative)
    solution.add(unknown)
    return Unknown(index: unknown)
  }

  /// Removes an unknown.
  ///
  /// - Precondition: The system contains the unknown, and no row contains it.
  package func removeUnknown(_ unknown: Unknown) {
    precondition(contains(unknown), "The system has no unknown \(unknown.index).")
    precondition(
      table.unknowns[unknown.index].firstTerm < 0,
      "Can't remove unknown \(unknown.index): remove the rows that contain it first.")
    noteChange()
    program.remove(table.unknowns[unknown.index].order.placement)
    table.removeUnknown(unknown.index)
  }

  /// Adds the row `sum(terms) + constant <relation> 0`.
  ///
  /// - Parameters:
  ///   - terms: Unknowns and their coefficients. An unknown may occur more than once; coefficients
  ///     that add up to 0 are ignored.
  ///   - constant: The constant that is added to the sum.
  ///   - relation: The relation of the left side to 0.
  ///   - priority: The priority, above 0. If it is at least 1000, the row is required.
  ///   - breakRank: The rank of the row in conflicts. The row with the highest rank is broken;
  ///     among rows of the same rank, it is the one added last (R11.73). Use `unbreakable` for rows
  ///     of system constraints.
  ///   - weight: The weight of a unit of error, relative to other rows of the same priority. To
  ///     represent a coefficient such as 1/3 exactly, multiply the row by 3, and pass the weight
  ///     1/3.
  /// - Precondition: The system contains the unknowns. Coefficients, constant and weight are
  ///   finite, and priority and weight are positive.
  /// - Complexity: O(terms).
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

  /// Adds one row for the preferred content size of an unknown (R11.40).
  ///
  /// The row is `size <= preferred` at the hugging priority, and `size >= preferred` at the
  /// compression resistance priority. To change the preferred size, pass its negative to
  /// `setConstant(_:of:)`, because the row is `size - preferred`. If a priority is required,
  /// `breakRank` is the rank of the row in conflicts.
  /// - Precondition: The system contains the unknown, the preferred size is finite, and both
  ///   priorities are positive.
  @discardableResult
  package func addContentRow(
    of size: Unknown, preferred: Double, hugging: Float, resistance: Float, breakRank: Int32 = 0
  ) -> Row {
    Self.checkPriority(hugging)
    Self.checkPriority(resistance)
    // An array would have to be allocated for each row.
    return addRow(
      CollectionOfOne(Term(size, 1)), constant: -preferred,
      ErrorPriorities(over: hugging, under: resistance), breakRank: breakRank)
  }

  /// Removes a row.
  ///
  /// - Precondition: The system contains it.
  package func removeRow(_ row: Row) {
    precondition(contains(row), "The system has no row \(row.index).")
    noteChange()
    noteStructure(of: row.index)
    table.removeRow(row.index)
  }

  /// Replaces the constant of a row.
  ///
  /// This is the cheapest change (R11.24).
  ///
  /// - Precondition: The system contains the row, and the constant is finite.
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

  /// Replaces the priority of a row that isn't a content row.
  ///
  /// - Precondition: The system contains the row, and the priority is positive.
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
  /// - Precondition: The system contains the row, and both priorities are positive.
  package func setContentPriorities(hugging: Float, resistance: Float, of row: Row) {
    precondition(contains(row), "The system has no row \(row.index).")
    Self.checkPriority(hugging)
    Self.checkPriority(resistance)
    setPriorities(ErrorPriorities(over: hugging, under: resistance), of: row)
  }

  /// Returns the value of an unknown in the last solution, or 0 before the first solve after it was
  /// added.
  package func value(of unknown: Unknown) -> Double {
    solution.values[unknown.index]
  }

  private func setPriorities(_ priorities: ErrorPriorities, of row: Row) {
    let old = table.rows[row.index].priorities
    guard old != priorities else { return }
    table.rows[row.index].priorities = priorities
    noteChange()
    // The order of steps depends only on which sides have priorities and which are required.
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

  /// Records that the values may no longer satisfy the rows.
  @inline(__always)
  private func noteChange() {
    if phase == .solved { phase = .stale }
  }

  /// Removes the step of a row, and marks the steps of the row's unknowns, and of everything
  /// connected to them, for reordering.
  ///
  /// Unknowns that another required equality determines by itself are ignored. If there are no
  /// other unknowns, marks the row itself to be checked.
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
    // Do this even if nothing is left to be ordered, because indices are reused.
    program.remove(table.rows[row].order.placement)
    table.rows[row].order.placement = .none
    if isChecked { order.region.addCheckedRow(row) }
  }

  private static func checkPriority(_ priority: Float) {
    // The comparison is also false for NaN.
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
