/// Bases: which rows of a block were exactly 0 in its best solution, and on which side of 0 the others were.
///
/// Whether a movement lowers the cost depends on these and on priorities, not on constants. With new constants the same
/// rows at 0 give the best solution if all others stay on their sides, which is cheaper to see than to solve again.
extension ConstraintSystem {
  /// Keeps the basis of the block that the simplex has just solved, if its solution is the only one.
  func keepBasis(of index: Int32) {
    let width = Int(blocks[index].parameterCount)
    let rowCount = Int(blocks[index].rowCount)
    blocks[index].hasBasis = false
    guard blocks[index].isUnique, simplex.nonbasic.allSatisfy({ $0 < Int32(rowCount) }) else {
      return
    }
    if blocks[index].firstBasis < 0 {
      blocks[index].firstBasis = Int32(basisPlaces.count)
      blocks[index].firstInverse = Int32(basisInverses.count)
      blocks[index].firstSide = Int32(basisSides.count)
      basisPlaces.append(repeating: 0, count: width)
      basisInverses.append(repeating: 0, count: width * width)
      basisSides.append(repeating: false, count: rowCount)
    }
    let block = blocks[index]
    for column in 0..<width {
      basisPlaces[Int(block.firstBasis) + column] = simplex.nonbasic[column]
    }
    for place in 0..<rowCount {
      let entity = Int(simplex.basic[place])
      if entity < rowCount {
        basisSides[Int(block.firstSide) + entity] = simplex.isOver(place)
        continue
      }
      let target = Int(block.firstInverse) + (entity - rowCount) * width
      for column in 0..<width {
        basisInverses[target + column] = simplex.coefficients[place * width + column]
      }
    }
    blocks[index].hasBasis = true
  }

  /// Solves a block by its last basis; false where that may not be the best one, or not exact.
  ///
  /// - Complexity: O(rows * parameters).
  func resolveBasis(of block: BlockRecord) -> Bool {
    guard block.hasBasis else { return false }
    let width = Int(block.parameterCount)
    offsets.removeAll()
    for place in 0..<Int(block.rowCount) {
      offsets.append(offset(ofBlockRow: blockRows[Int(block.firstRow) + place]))
    }
    for parameter in 0..<width {
      var value = 0.0
      for column in 0..<width {
        let inverse = basisInverses[Int(block.firstInverse) + parameter * width + column]
        if inverse != 0 {
          value -= inverse * offsets[Int(basisPlaces[Int(block.firstBasis) + column])]
        }
      }
      values[blockUnknowns[Int(block.firstUnknown) + parameter]] = value
    }
    for column in 0..<width {
      let place = Int(basisPlaces[Int(block.firstBasis) + column])
      if error(of: block, place) != 0 { return restart(block) }
      // Marked as seen: no row's offset is infinite.
      offsets[place] = .infinity
    }
    for place in 0..<Int(block.rowCount) where offsets[place] != .infinity {
      let error = error(of: block, place)
      if error == 0 { continue }
      if (error > 0) != basisSides[Int(block.firstSide) + place] { return restart(block) }
      let row = blockRows[Int(block.firstRow) + place]
      let priority =
        row >= 0 ? (error > 0 ? rows[row].over : rows[row].under) : error < 0 ? Self.required : 0
      if priority >= Self.required { return restart(block) }
    }
    return true
  }

  private func error(of block: BlockRecord, _ place: Int) -> Double {
    let width = Int(block.parameterCount)
    let slopes = Int(block.firstSlope) + place * width
    var error = offsets[place]
    for column in 0..<width {
      error +=
        blockSlopes[slopes + column] * values[blockUnknowns[Int(block.firstUnknown) + column]]
    }
    return error
  }

  /// Brings a block back to parameters of 0.
  private func restart(_ block: BlockRecord) -> Bool {
    for place in 0..<block.parameterCount { values[blockUnknowns[block.firstUnknown + place]] = 0 }
    return false
  }
}
