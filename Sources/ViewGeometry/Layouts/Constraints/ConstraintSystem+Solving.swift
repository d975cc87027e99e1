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
    changes.removeAll()
    isFirstSolution = isStale && !hasSolution
    guard isStale else { return }
    isStale = false
    hasSolution = true
    if !conflicts.isEmpty { conflicts.removeAll() }
    prepareSteps()
    let stepCount = steps.count
    var isRetried = false
    while let obstacle = takeSteps() {
      // From scratch the order of finding conflicts, and so the rows given up, don't depend on earlier edits. Where no row
      // is to blame, as with numbers near the greatest double, the other steps are taken all the same.
      if isFresh, !resolve(obstacle) { continue }
      rebuildAll()
      isRetried = true
    }
    // Where steps came while others were taken, an unknown may have changed twice.
    if isRetried || steps.count != stepCount { keepFirstChanges() }
    if conflicts.count > 1 {
      conflicts.sort { rows[$0.broken.index].sequence < rows[$1.broken.index].sequence }
    }
    if isFresh { releaseScratch() }
    isFresh = false
    checkInvariants()
  }

  /// Keeps the first of the changes of each unknown: its old value is that of the solve before.
  func keepFirstChanges() {
    visit &+= 1
    var kept = 0
    for place in changes.indices where unknowns[changes[place].unknown].visit != visit {
      unknowns[changes[place].unknown].visit = visit
      changes[kept] = changes[place]
      kept += 1
    }
    changes.removeLast(changes.count - kept)
  }

  private static let mostUnknownsKeepingScratch = threshold(256, low: 0)

  /// Gives back the memory that ordering a large system took; edits need little of it.
  private func releaseScratch() {
    guard unknowns.count > Self.mostUnknownsKeepingScratch else { return }
    region.deallocate()
    regionRows.deallocate()
    queue.deallocate()
    backPivots.deallocate()
    blockMembers.deallocate()
    blockMemberRows.deallocate()
    seeds.deallocate()
  }

  /// Brings the steps up to date.
  private func prepareSteps() {
    if hasBrokenRows {
      for index in rows.indices { rows[index].isBroken = false }
      hasBrokenRows = false
    } else if isBuilt, !isWasteful {
      if !seeds.isEmpty || !newRows.isEmpty { rebuildRegions(keepsEager: false) }
      compileSteps()
      return
    }
    rebuildAll()
    isBuilt = true
  }

  private static let allowedSteps = threshold(64, low: 0)
  private static let allowedSlopes = threshold(4_096, low: 0)
  private static let allowedUnknowns = threshold(256, low: 0)

  /// Whether replaced steps and blocks take more room than those in use.
  private var isWasteful: Bool {
    removedSteps > Self.allowedSteps + steps.count / 2
      || blockSlopes.count > Self.allowedSlopes + 2 * slopesAfterRebuild
      || blockUnknowns.count > Self.allowedUnknowns + 2 * unknowns.count
  }

  /// Gives up a row of a conflict; whether there was one.
  private func resolve(_ obstacle: Obstacle) -> Bool {
    let candidates = rowsOf(obstacle)
    let finder = RequiredConflict(system: self)
    var set = finder.minimalSet(among: candidates)
    // Numbers at the edge of the tolerance: the whole set takes the place of a minimal one.
    if set.isEmpty { set = candidates }
    guard let broken = finder.broken(of: set) else { return false }
    rows[broken].isBroken = true
    hasBrokenRows = true
    conflicts.append(Conflict(rows: set.map { Row(index: $0) }, broken: Row(index: broken)))
    return true
  }

  /// Required rows that can't all hold, with those that define the values in them.
  private func rowsOf(_ obstacle: Obstacle) -> [Int32] {
    switch obstacle {
    case .wrongRow(let row):
      return definingRows(
        of: termIndices(of: row).map { index in
          (terms[index].unknown, terms[index].coefficient)
        }) + [row]
    case .negative(let unknown):
      return definingRows(of: [(unknown, 1)])
    case .block(let index):
      return definers(upstreamOf: rows(ofBlock: index).filter { rows[$0].hasRequiredSide })
    }
  }

  /// All rows of a block.
  func rows(ofBlock index: Int32) -> [Int32] {
    let block = blocks[index]
    return (0..<block.rowCount).map { blockRows[block.firstRow + $0] }.filter { $0 >= 0 }
      + (0..<block.pivotCount).map { terms[blockPivots[block.firstPivot + $0]].row }
  }

  /// The definers that a sum of unknowns is a combination of: those whose multiples don't cancel.
  private func definingRows(of sum: [(unknown: Int32, weight: Double)]) -> [Int32] {
    var weights: [Int32: Double] = [:]
    for (unknown, weight) in sum { weights[unknown, default: 0] += weight }
    var found: [Int32] = []
    for unknown in definedUnknowns(upstreamOf: sum.map(\.unknown)) {
      let definer = unknowns[unknown].definer
      guard definer >= 0, let weight = weights[unknown], abs(weight) > 1e-9 else { continue }
      found.append(definer)
      let pivot = termIndices(of: definer).first { terms[$0].unknown == unknown }
      guard let pivot else { continue }
      for index in termIndices(of: definer) where index != pivot {
        weights[terms[index].unknown, default: 0] -=
          weight * terms[index].coefficient / terms[pivot].coefficient
      }
    }
    return found
  }

  /// Unknowns and all that their definers mention, the last defined first.
  private func definedUnknowns(upstreamOf start: [Int32]) -> [Int32] {
    var found = Set(start)
    var open = Array(found)
    while let unknown = open.popLast() {
      let definer = unknowns[unknown].definer
      guard definer >= 0 else { continue }
      for index in termIndices(of: definer) where found.insert(terms[index].unknown).inserted {
        open.append(terms[index].unknown)
      }
    }
    return found.sorted { unknowns[$0].step > unknowns[$1].step }
  }

  /// Rows and all rows that define the values in them.
  private func definers(upstreamOf start: [Int32]) -> [Int32] {
    var found = Set(start)
    var open = Array(found)
    while let row = open.popLast() {
      for index in termIndices(of: row) {
        let definer = unknowns[terms[index].unknown].definer
        if definer >= 0, found.insert(definer).inserted { open.append(definer) }
      }
    }
    return found.sorted()
  }
}
