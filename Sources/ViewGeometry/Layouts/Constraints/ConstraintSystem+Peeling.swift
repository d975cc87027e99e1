/// The order of a region's steps, which depends on the structure of its rows alone and not on their constants.
///
/// 1. From the front: a required equality with one unknown left defines it, whatever the other rows want.
/// 2. From the back: an unknown that a single row mentions, one that is wrong on both sides, makes this row hold
///    whatever the others are, so the row has no say in the others and both are put last. A chain of views falls apart
///    into its views this way.
/// 3. Between the two, what is left falls into blocks, solved each for itself.
///
/// Inequalities over several open unknowns are only checked, last of all: if the best solution without them satisfies
/// them, it is best with them. One that is wrong takes part from then on.
extension ConstraintSystem {
  func orderRegion() {
    for place in region.indices { unknowns[region[place]].step = Self.unplaced }
    countOpen()
    peelFront()
    sortOutRows()
    peelBack()
    appendBlocks()
    while let pivot = backPivots.popLast() { appendAssign(pivot) }
    for place in regionRows.indices {
      let row = regionRows[place]
      if rows[row].isLazy, !rows[row].isLow { appendCheck(row) }
    }
  }

  private func countOpen() {
    queue.removeAll()
    // Second names of the memory, which the loop keeps in registers.
    let (regionRows, rows, terms, unknowns) = (regionRows, rows, terms, unknowns)
    for place in regionRows.indices {
      let row = regionRows[place]
      guard rows[row].isActive else { continue }
      var open: Int32 = 0
      let first = Int(rows[row].firstTerm)
      for index in first..<first + Int(rows[row].termCount)
      where unknowns[terms[index].unknown].definer < 0 {
        open += 1
      }
      rows[row].open = open
      if open == 1, rows[row].isRequiredEquality { queue.append(row) }
    }
  }

  private func peelFront() {
    let (rows, terms, unknowns, visit) = (rows, terms, unknowns, visit)
    var next = 0
    while next < queue.count {
      let row = queue[next]
      next += 1
      guard rows[row].open == 1 else { continue }
      var pivot = rows[row].firstTerm
      while unknowns[terms[pivot].unknown].definer >= 0 { pivot += 1 }
      let unknown = terms[pivot].unknown
      unknowns[unknown].definer = row
      appendAssign(pivot)
      var term = unknowns[unknown].firstTerm
      while term >= 0 {
        let other = terms[term].row
        term = terms[term].next
        guard rows[other].visit == visit else { continue }
        rows[other].open -= 1
        if rows[other].open == 1, rows[other].isRequiredEquality, rows[other].isActive {
          queue.append(other)
        }
      }
    }
  }

  private func appendAssign(_ pivot: Int32) {
    let row = terms[pivot].row
    let isWish = rows[row].termCount == 1 && !rows[row].hasRequiredSide
    let step = appendStep(StepRecord(kind: isWish ? .wish : .assign, row: row, pivot: pivot))
    unknowns[terms[pivot].unknown].step = step
    rows[row].step = step
  }

  /// Tells rows that are only checked from those that take part, and counts the latter for each unknown.
  private func sortOutRows() {
    for place in region.indices {
      let unknown = region[place]
      unknowns[unknown].degree = unknowns[unknown].hasEagerSign ? 1 : 0
    }
    let lowest = lowestPriority()
    let (regionRows, rows, terms, unknowns) = (regionRows, rows, terms, unknowns)
    for place in regionRows.indices {
      let row = regionRows[place]
      rows[row].isLazy = false
      rows[row].isLow = false
      guard rows[row].isActive, rows[row].step < 0 else { continue }
      if rows[row].open == 0 {
        if rows[row].hasRequiredSide { appendCheck(row) }
      } else if !rows[row].isTwoSided, !rows[row].isEager, rows[row].open > 1 || reachesOut(row) {
        rows[row].isLazy = true
      } else if rows[row].over == lowest, rows[row].under == lowest {
        hasLowRows = true
        rows[row].isLazy = true
        rows[row].isLow = true
      } else {
        for index in termIndices(of: row) where unknowns[terms[index].unknown].definer < 0 {
          unknowns[terms[index].unknown].degree += 1
        }
      }
    }
  }

  /// The lowest priority in the region if only equalities of single unknowns have it that others depend on, else 0.
  ///
  /// Where the rows above it leave one solution it decides nothing: the height of a cell that its content determines, and
  /// that should be as small as it can be.
  private func lowestPriority() -> Float {
    var lowest = Float.infinity
    var isUsable = true
    let (regionRows, rows) = (regionRows, rows)
    for place in regionRows.indices {
      let record = rows[regionRows[place]]
      guard record.isActive, record.open > 0 else { continue }
      // A side that is never wrong has no priority; the row has one at least.
      let priority =
        record.isTwoSided ? min(record.over, record.under) : max(record.over, record.under)
      guard priority <= lowest else { continue }
      let isSingle =
        record.open == 1 && record.over == record.under && !record.isEager
        && isPinnedElsewhere(regionRows[place])
      isUsable = isSingle && (priority < lowest || isUsable)
      lowest = priority
    }
    return isUsable && lowest < Self.required ? lowest : 0
  }

  /// Whether a required equality with other unknowns mentions the only open unknown of a row.
  private func isPinnedElsewhere(_ row: Int32) -> Bool {
    for index in termIndices(of: row) where unknowns[terms[index].unknown].definer < 0 {
      var term = unknowns[terms[index].unknown].firstTerm
      while term >= 0 {
        let other = rows[terms[term].row]
        if other.isRequiredEquality, other.isActive, other.open > 1 { return true }
        term = terms[term].next
      }
    }
    return false
  }

  /// Whether a row mentions an open unknown outside of the region: only inequalities that are checked do.
  private func reachesOut(_ row: Int32) -> Bool {
    termIndices(of: row).contains { index in
      let unknown = unknowns[terms[index].unknown]
      return unknown.definer < 0 && unknown.visit != visit
    }
  }

  private func peelBack() {
    queue.removeAll()
    backPivots.removeAll()
    let (region, rows, terms, unknowns) = (region, rows, terms, unknowns)
    for place in region.indices where canPeel(region[place]) { queue.append(region[place]) }
    while let unknown = queue.popLast() {
      guard canPeel(unknown), let pivot = onlyOpenTerm(of: unknown) else { continue }
      let row = terms[pivot].row
      guard rows[row].isTwoSided else { continue }
      rows[row].step = Self.inBlock
      unknowns[unknown].step = Self.inBlock
      backPivots.append(pivot)
      for index in termIndices(of: row) where unknowns[terms[index].unknown].definer < 0 {
        let other = terms[index].unknown
        unknowns[other].degree -= 1
        if canPeel(other) { queue.append(other) }
      }
    }
  }

  /// Whether one row alone mentions an unknown, and no sign is asked of it.
  private func canPeel(_ unknown: Int32) -> Bool {
    let record = unknowns[unknown]
    return record.degree == 1 && record.step == Self.unplaced && !record.hasEagerSign
  }

  private func onlyOpenTerm(of unknown: Int32) -> Int32? {
    var term = unknowns[unknown].firstTerm
    while term >= 0 {
      if isOpen(terms[term].row) { return term }
      term = terms[term].next
    }
    return nil
  }
}
