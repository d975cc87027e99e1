/// Rows that are left out as long as they decide nothing, and the moment when they do.
///
/// The best solution without some rows is best with them if it satisfies them, or if it is the only one and their priority
/// is lower than that of all others. So inequalities over several unknowns, signs of unknowns that a single row gives
/// their values, and single wishes of the lowest priority are left out at first. They take part (are eager) from the
/// moment when a solution contradicts them or isn't the only one, until rows come or go.
extension ConstraintSystem {
  /// Lets an inequality take part that the solution without it doesn't satisfy.
  func makeEager(_ row: Int32) {
    rows[row].isEager = true
    for index in termIndices(of: row) where unknowns[terms[index].unknown].definer < 0 {
      seeds.append(terms[index].unknown)
    }
    rebuildRegions(keepsEager: true)
  }

  /// Lets the sign of an unknown take part that is negative in the solution without it.
  func makeSignEager(_ unknown: Int32) {
    unknowns[unknown].hasEagerSign = true
    seeds.append(unknown)
    rebuildRegions(keepsEager: true)
  }

  /// Lets all rows take part that a block with several best solutions depends on: they may choose among these.
  func makeEager(around block: BlockRecord) {
    for place in 0..<block.parameterCount {
      seeds.append(blockUnknowns[block.firstUnknown + place])
    }
    gatherRegion()
    var isNew = false
    for place in regionRows.indices {
      let row = regionRows[place]
      guard rows[row].isLazy, !rows[row].isEager else { continue }
      rows[row].isEager = true
      isNew = true
    }
    for place in region.indices where hasLazySign(region[place]) {
      unknowns[region[place]].hasEagerSign = true
      isNew = true
    }
    guard isNew else { return }
    for place in region.indices { seeds.append(region[place]) }
    rebuildRegions(keepsEager: true)
  }

  private func hasLazySign(_ unknown: Int32) -> Bool {
    let record = unknowns[unknown]
    return record.isNonnegative && !record.hasEagerSign && record.definer < 0 && record.step >= 0
      && steps[record.step].kind == .assign
  }
}
