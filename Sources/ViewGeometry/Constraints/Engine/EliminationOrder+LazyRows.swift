/// Lazy rows, which are left out as long as they don't affect the solution.
///
/// The optimal solution without some rows is also optimal with these rows in two cases: it
/// satisfies them, or it is unique and their priority is lower than that of all other rows.
/// Therefore, three kinds of constraints are left out at first:
/// - inequalities over several unknowns
/// - sign constraints of unknowns that a single row determines
/// - optional equalities for a single unknown, if they have the lowest priority
///
/// They take part (are eager) as soon as a solution contradicts them or isn't unique, until rows or
/// priorities change.
extension EliminationOrder {
  /// Makes an inequality eager, because the solution without it violates it.
  mutating func makeEager(_ row: Int32, _ table: RowTable.Elements) {
    table.rows[row].order.isEager = true
    for index in table.termIndices(of: row)
    where table.unknowns[table.terms[index].unknown].order.isOpen {
      region.addSeed(table.terms[index].unknown)
    }
  }

  /// Makes the sign constraint of an unknown eager, because the unknown is negative without it.
  mutating func makeSignEager(_ unknown: Int32, _ table: RowTable.Elements) {
    table.unknowns[unknown].order.hasEagerSign = true
    region.addSeed(unknown)
  }

  /// Makes lazy rows and signs eager if they may decide between the optimal solutions of a block.
  ///
  /// Returns false if all of them are eager already.
  mutating func makeEager(
    around block: borrowing BlockElements, _ table: RowTable.Elements,
    _ program: borrowing StepProgram
  ) -> Bool {
    for column in 0..<block.width { region.addSeed(block.unknowns[column]) }
    region.gather(table)
    var isNew = false
    for index in region.rows.indices {
      let row = region.rows[index]
      guard table.rows[row].order.isLazy, !table.rows[row].order.isEager else { continue }
      table.rows[row].order.isEager = true
      isNew = true
    }
    for index in region.unknowns.indices {
      let unknown = region.unknowns[index]
      guard hasLazySign(table.unknowns[unknown], program) else { continue }
      table.unknowns[unknown].order.hasEagerSign = true
      isNew = true
    }
    guard isNew else { return false }
    for index in region.unknowns.indices { region.addSeed(region.unknowns[index]) }
    return true
  }

  private func hasLazySign(_ unknown: UnknownRecord, _ program: borrowing StepProgram) -> Bool {
    guard unknown.isNonnegative, !unknown.order.hasEagerSign, unknown.order.isOpen,
      let step = unknown.order.placement.step, case .assign = program.steps[step]
    else { return false }
    return true
  }
}
