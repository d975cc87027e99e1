/// Regions: what a change of rows makes stale.
///
/// Everything else keeps its steps.
extension ConstraintSystem {
  /// Marks of `UnknownRecord.step` and `RowRecord.step` during a rebuild.
  static var unplaced: Int32 { -1 }
  static var inBlock: Int32 { -2 }

  /// Replaces the steps of everything.
  func rebuildAll() {
    startRegion()
    isFresh = true
    steps.removeAll()
    program.removeAll()
    blocks.removeAll()
    blockUnknowns.removeAll()
    blockPivots.removeAll()
    blockRows.removeAll()
    blockSlopes.removeAll()
    basisPlaces.removeAll()
    basisInverses.removeAll()
    basisSides.removeAll()
    removedSteps = 0
    hasLowRows = false
    dirtySteps.removeAll()
    firstDirtyWord = 0
    let (unknowns, rows, visit) = (unknowns, rows, visit)
    for index in unknowns.indices where unknowns[index].isUsed {
      unknowns[index].visit = visit
      unknowns[index].definer = -1
      unknowns[index].hasEagerSign = false
      region.append(Int32(index))
    }
    for index in rows.indices where rows[index].isUsed {
      rows[index].visit = visit
      rows[index].step = -1
      rows[index].isEager = false
      regionRows.append(Int32(index))
    }
    // Otherwise no index was used twice, so that rows lie in the order of adding.
    if nextSequence != UInt32(rows.count) { sortRegionRows() }
    seeds.removeAll()
    newRows.removeAll()
    orderRegion()
    slopesAfterRebuild = blockSlopes.count
  }

  /// Replaces the steps of the unknowns of `seeds` and of all that depends on them or on which they depend.
  ///
  /// - Parameter keepsEager: Whether inequalities that take part go on doing so: true while solving.
  func rebuildRegions(keepsEager: Bool) {
    gatherRegion()
    for place in region.indices {
      unknowns[region[place]].definer = -1
      if !keepsEager { unknowns[region[place]].hasEagerSign = false }
      removeStep(unknowns[region[place]].step)
    }
    for place in regionRows.indices {
      let row = regionRows[place]
      removeStep(rows[row].step)
      rows[row].step = -1
      if !keepsEager { rows[row].isEager = false }
    }
    orderRegion()
    placeNewRows()
  }

  /// Collects what depends on the unknowns of `seeds`, or on which they depend.
  func gatherRegion() {
    startRegion()
    while let unknown = seeds.popLast() {
      if unknowns[unknown].isUsed { enter(unknown) }
    }
    var next = 0
    while next < region.count {
      visitRows(of: region[next])
      next += 1
    }
  }

  private func startRegion() {
    visit &+= 1
    region.removeAll()
    regionRows.removeAll()
  }

  private func enter(_ unknown: Int32) {
    guard unknowns[unknown].visit != visit else { return }
    unknowns[unknown].visit = visit
    region.append(unknown)
  }

  /// Enters what depends on an unknown through its rows: open unknowns, and those that a row with it defines.
  private func visitRows(of unknown: Int32) {
    var term = unknowns[unknown].firstTerm
    while term >= 0 {
      let row = terms[term].row
      term = terms[term].next
      guard rows[row].visit != visit, rows[row].isActive else { continue }
      rows[row].visit = visit
      regionRows.append(row)
      if rows[row].isLazy, !rows[row].isEager { continue }
      for index in termIndices(of: row) {
        let other = terms[index].unknown
        if unknowns[other].definer < 0 || unknowns[other].definer == row { enter(other) }
      }
    }
  }

  /// Rows whose unknowns all have values are checked, nothing more.
  private func placeNewRows() {
    while let row = newRows.popLast() {
      guard rows[row].isActive, rows[row].visit != visit, rows[row].step < 0 else { continue }
      rows[row].visit = visit
      rows[row].isLazy = false
      if rows[row].hasRequiredSide { appendCheck(row) }
    }
  }

  func appendCheck(_ row: Int32) {
    rows[row].step = appendStep(StepRecord(kind: .check, row: row, pivot: -1))
  }

  /// Appends a step that is due.
  func appendStep(_ step: StepRecord) -> Int32 {
    let index = steps.count
    steps.append(step)
    if index >> 6 >= dirtySteps.count { dirtySteps.append(0) }
    dirtySteps[index >> 6] |= 1 << UInt64(index & 63)
    firstDirtyWord = min(firstDirtyWord, index >> 6)
    return Int32(index)
  }

  /// Makes a step do nothing, if it is one.
  func removeStep(_ step: Int32) {
    guard step >= 0, steps[step].kind != .removed else { return }
    steps[step].kind = .removed
    program.remove(step)
    removedSteps += 1
  }

  private func sortRegionRows() {
    let sorted = regionRows.sorted { rows[$0].sequence < rows[$1].sequence }
    regionRows.removeAll()
    for row in sorted { regionRows.append(row) }
  }
}
