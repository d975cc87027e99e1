/// Blocks: what neither end of the order can be peeled off.
///
/// Required equalities make most of a block's unknowns functions of a few parameters; what is left is a small problem
/// in these.
extension ConstraintSystem {
  /// Divides the open unknowns of a rebuild into blocks, and gives each its step.
  func appendBlocks() {
    for place in region.indices {
      let unknown = region[place]
      guard isUnplaced(unknown) else { continue }
      gatherBlock(from: unknown)
      appendBlock()
    }
  }

  private func isUnplaced(_ unknown: Int32) -> Bool {
    unknowns[unknown].step == Self.unplaced
  }

  /// Collects the unknowns and rows that depend on each other.
  private func gatherBlock(from start: Int32) {
    blockMembers.removeAll()
    blockMemberRows.removeAll()
    blockMembers.append(start)
    unknowns[start].step = Self.inBlock
    var next = 0
    while next < blockMembers.count {
      var term = unknowns[blockMembers[next]].firstTerm
      next += 1
      while term >= 0 {
        let row = terms[term].row
        term = terms[term].next
        guard isOpen(row) else { continue }
        rows[row].step = Self.inBlock
        blockMemberRows.append(row)
        for index in termIndices(of: row) where isUnplaced(terms[index].unknown) {
          unknowns[terms[index].unknown].step = Self.inBlock
          blockMembers.append(terms[index].unknown)
        }
      }
    }
  }

  /// Whether a row takes part in the rebuild and no step has it yet.
  func isOpen(_ row: Int32) -> Bool {
    let record = rows[row]
    return record.visit == visit && record.step == Self.unplaced && !record.isLazy
      && record.open > 0 && record.isActive
  }

  private func appendBlock() {
    let index = Int32(blocks.count)
    let step = appendStep(StepRecord(kind: .block, row: -1, pivot: index))
    for unknown in blockMembers { unknowns[unknown].step = step }
    for row in blockMemberRows { rows[row].step = step }
    var block = BlockRecord(
      firstUnknown: Int32(blockUnknowns.count), parameterCount: 0,
      firstPivot: Int32(blockPivots.count), pivotCount: 0, firstRow: Int32(blockRows.count),
      rowCount: 0, firstSlope: Int32(blockSlopes.count), isUnique: false)
    deriveUnknowns(&block, step: step)
    // Rows not used for deriving, required equalities first: they decide most.
    for isFirst in [true, false] {
      for row in blockMemberRows
      where rows[row].isRequiredEquality == isFirst && rows[row].open != Self.derives {
        blockRows.append(row)
      }
    }
    for unknown in blockMembers where unknowns[unknown].isNonnegative {
      blockRows.append(~unknown)
    }
    block.rowCount = Int32(blockRows.count) - block.firstRow
    appendSlopes(block)
    blocks.append(block)
  }

  /// Makes unknowns functions of as few others as a greedy choice finds, by required equalities with a power of two as
  /// coefficient: multiples by it and divisions by it are exact.
  private func deriveUnknowns(_ block: inout BlockRecord, step: Int32) {
    // `degree` -1 marks a member whose function is known; `open` counts the others of a row.
    for unknown in blockMembers { unknowns[unknown].degree = 0 }
    queue.removeAll()
    for row in blockMemberRows where rows[row].isRequiredEquality {
      // The degrees of unknowns that are known already are never read.
      for index in termIndices(of: row) { unknowns[terms[index].unknown].degree += 1 }
    }
    derivedPivots.removeAll()
    var scan = 0
    while true {
      while let row = queue.popLast() {
        guard rows[row].open == 1, let pivot = derivablePivot(of: row) else { continue }
        rows[row].open = Self.derives
        derivedPivots.append(pivot)
        settle(terms[pivot].unknown, step: step)
      }
      // A parameter from the first equality with several left, else any unknown that is left.
      while scan < blockMemberRows.count {
        let row = blockMemberRows[scan]
        if rows[row].isRequiredEquality, rows[row].open > 1 { break }
        scan += 1
      }
      guard scan < blockMemberRows.count else { break }
      let parameter = parameter(of: blockMemberRows[scan])
      blockUnknowns.append(parameter)
      block.parameterCount += 1
      settle(parameter, step: step)
    }
    for unknown in blockMembers where unknowns[unknown].degree >= 0 {
      blockUnknowns.append(unknown)
      block.parameterCount += 1
      unknowns[unknown].degree = Self.settled
    }
    for pivot in derivedPivots {
      blockUnknowns.append(terms[pivot].unknown)
      blockPivots.append(pivot)
    }
    block.pivotCount = Int32(derivedPivots.count)
  }

  private func settle(_ unknown: Int32, step: Int32) {
    unknowns[unknown].degree = Self.settled
    var term = unknowns[unknown].firstTerm
    while term >= 0 {
      let row = terms[term].row
      term = terms[term].next
      guard rows[row].step == step, rows[row].isRequiredEquality, rows[row].open > 0 else {
        continue
      }
      rows[row].open -= 1
      if rows[row].open == 1 { queue.append(row) }
    }
  }

  /// The term of the only unknown left in a row, if dividing by its coefficient is exact.
  private func derivablePivot(of row: Int32) -> Int32? {
    for index in termIndices(of: row) {
      let term = terms[index]
      guard unknowns[term.unknown].definer < 0, unknowns[term.unknown].degree >= 0 else { continue }
      return abs(term.coefficient).significand == 1 ? Int32(index) : nil
    }
    return nil
  }

  /// The unknown of a row that makes most others known, and doesn't leave a coefficient to divide by.
  private func parameter(of row: Int32) -> Int32 {
    var best: Int32 = -1
    var bestRank: (Int32, Int32) = (-1, -1)
    for index in termIndices(of: row) {
      let term = terms[index]
      guard unknowns[term.unknown].definer < 0, unknowns[term.unknown].degree >= 0 else { continue }
      let rank: (Int32, Int32) = (
        abs(term.coefficient).significand == 1 ? 0 : 1, unknowns[term.unknown].degree
      )
      if best < 0 || rank > bestRank { (best, bestRank) = (term.unknown, rank) }
    }
    return best
  }

  /// Computes how each of a block's rows grows with each parameter.
  private func appendSlopes(_ block: BlockRecord) {
    let width = Int(block.parameterCount)
    // `degree` becomes the place of an unknown's slopes in `scratch`.
    scratch.removeAll()
    scratch.append(repeating: 0, count: width * (width + Int(block.pivotCount)))
    for place in 0..<Int(block.parameterCount + block.pivotCount) {
      unknowns[blockUnknowns[Int(block.firstUnknown) + place]].degree = Int32(place * width)
    }
    for place in 0..<width { scratch[place * width + place] = 1 }
    for place in 0..<Int(block.pivotCount) {
      let pivot = blockPivots[Int(block.firstPivot) + place]
      let target = Int(unknowns[terms[pivot].unknown].degree)
      for index in termIndices(of: terms[pivot].row)
      where Int32(index) != pivot && unknowns[terms[index].unknown].definer < 0 {
        let factor = -terms[index].coefficient / terms[pivot].coefficient
        let source = Int(unknowns[terms[index].unknown].degree)
        for column in 0..<width {
          scratch[target + column] = LexicographicSimplex.sum(
            scratch[target + column], factor * scratch[source + column])
        }
      }
    }
    for place in 0..<Int(block.rowCount) {
      let row = blockRows[Int(block.firstRow) + place]
      let target = blockSlopes.count
      blockSlopes.append(repeating: 0, count: width)
      guard row >= 0 else {
        let source = Int(unknowns[~row].degree)
        for column in 0..<width { blockSlopes[target + column] = scratch[source + column] }
        continue
      }
      for index in termIndices(of: row) where unknowns[terms[index].unknown].definer < 0 {
        let source = Int(unknowns[terms[index].unknown].degree)
        for column in 0..<width {
          blockSlopes[target + column] = LexicographicSimplex.sum(
            blockSlopes[target + column], terms[index].coefficient * scratch[source + column])
        }
      }
    }
  }

  /// Marks of `RowRecord.open` and `UnknownRecord.degree` in a rebuild of blocks.
  private static var derives: Int32 { -1 }
  private static var settled: Int32 { -1 }
}
