/// Bases: which rows of a block were exactly 0 in its best solution, and on which side of 0 the others were.
///
/// Whether a movement lowers the cost depends on these and on priorities, not on constants. With new constants the same
/// rows at 0 give the best solution if all others stay on their sides, which is cheaper to see than to solve again. A
/// block keeps two bases: a title that fits and one that doesn't.
extension ConstraintSystem {
  private static var basisLimit: Int32 { 2 }

  /// Keeps the basis of the block that the simplex has just solved, if its solution is the only one.
  func keepBasis(of index: Int32) {
    let width = Int(blocks[index].parameterCount)
    let rowCount = Int(blocks[index].rowCount)
    guard blocks[index].isUnique, simplex.nonbasic.allSatisfy({ $0 < Int32(rowCount) }) else {
      return
    }
    if blocks[index].firstBasis < 0 {
      let limit = Int(Self.basisLimit)
      blocks[index].firstBasis = Int32(basisPlaces.count)
      blocks[index].firstInverse = Int32(basisInverses.count)
      blocks[index].firstSide = Int32(basisSides.count)
      basisPlaces.append(repeating: 0, count: limit * width)
      basisInverses.append(repeating: 0, count: limit * width * width)
      basisSides.append(repeating: false, count: limit * rowCount)
    }
    // In place of the one used longest ago.
    let basis = blocks[index].basisCount == 0 ? 0 : 1 - blocks[index].lastBasis
    blocks[index].lastBasis = basis
    blocks[index].basisCount = max(blocks[index].basisCount, basis + 1)
    let places = basisPlaces(of: blocks[index], basis)
    for column in 0..<width { basisPlaces[places + column] = simplex.nonbasic[column] }
    for place in 0..<rowCount {
      let entity = Int(simplex.basic[place])
      if entity < rowCount {
        basisSides[basisSides(of: blocks[index], basis) + entity] = simplex.isOver(place)
        continue
      }
      let target = basisInverse(of: blocks[index], basis) + (entity - rowCount) * width
      for column in 0..<width {
        basisInverses[target + column] = simplex.coefficients[place * width + column]
      }
    }
  }

  /// Solves a block by one of its bases; false where none may be the best one, or not exact.
  ///
  /// - Complexity: O(rows * parameters).
  func resolveBasis(of block: BlockRecord, _ index: Int32) -> Bool {
    guard block.basisCount > 0 else { return false }
    offsets.removeAll()
    for place in 0..<Int(block.rowCount) {
      offsets.append(offset(ofBlockRow: blockRows[Int(block.firstRow) + place]))
    }
    for basis in [block.lastBasis, 1 - block.lastBasis] where basis < block.basisCount {
      if isBest(basis, of: block) {
        blocks[index].lastBasis = basis
        return true
      }
    }
    for place in 0..<block.parameterCount { values[blockUnknowns[block.firstUnknown + place]] = 0 }
    return false
  }

  /// Sets the parameters by a basis.
  ///
  /// Returns whether they are exactly and certainly the best.
  private func isBest(_ basis: Int32, of block: BlockRecord) -> Bool {
    let width = Int(block.parameterCount)
    let places = basisPlaces(of: block, basis)
    for parameter in 0..<width {
      let inverse = basisInverse(of: block, basis) + parameter * width
      var value = 0.0
      for column in 0..<width where basisInverses[inverse + column] != 0 {
        value -= basisInverses[inverse + column] * offsets[basisPlaces[places + column]]
      }
      values[blockUnknowns[Int(block.firstUnknown) + parameter]] = value
    }
    refine(basis, of: block)
    for column in 0..<width where error(of: block, Int(basisPlaces[places + column])) != 0 {
      return false
    }
    let sides = basisSides(of: block, basis)
    for place in 0..<Int(block.rowCount) {
      let error = error(of: block, place)
      if error == 0 { continue }
      if (error > 0) != basisSides[sides + place] { return false }
      let row = blockRows[Int(block.firstRow) + place]
      let priority =
        row >= 0 ? (error > 0 ? rows[row].over : rows[row].under) : error < 0 ? Self.required : 0
      if priority >= Self.required { return false }
    }
    return true
  }

  /// Mends what rounding has done to the parameters, as often as the simplex does: by what the rows of the basis are in place of 0.
  private func refine(_ basis: Int32, of block: BlockRecord) {
    var corrections = 0
    while corrections < LexicographicSimplex.mostCorrections, correct(basis, of: block) {
      corrections += 1
    }
  }

  /// Takes the errors of the basis out of the parameters; whether that changed any.
  private func correct(_ basis: Int32, of block: BlockRecord) -> Bool {
    let width = Int(block.parameterCount)
    let places = basisPlaces(of: block, basis)
    basisErrors.removeAll()
    for column in 0..<width {
      basisErrors.append(preciseError(of: block, Int(basisPlaces[places + column])))
    }
    var isChanged = false
    for parameter in 0..<width {
      let inverse = basisInverse(of: block, basis) + parameter * width
      var correction = 0.0
      for column in 0..<width {
        correction = LexicographicSimplex.sum(
          correction, basisInverses[inverse + column] * basisErrors[column])
      }
      guard correction != 0 else { continue }
      let unknown = blockUnknowns[Int(block.firstUnknown) + parameter]
      let value = LexicographicSimplex.sum(values[unknown], -correction)
      isChanged = isChanged || value != values[unknown]
      values[unknown] = value
    }
    return isChanged
  }

  private func preciseError(of block: BlockRecord, _ place: Int) -> Double {
    let width = Int(block.parameterCount)
    let slopes = Int(block.firstSlope) + place * width
    var error = PreciseSum(offsets[place])
    for column in 0..<width {
      error.add(
        blockSlopes[slopes + column],
        times: values[blockUnknowns[Int(block.firstUnknown) + column]])
    }
    return error.value
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

  private func basisPlaces(of block: BlockRecord, _ basis: Int32) -> Int {
    Int(block.firstBasis + basis * block.parameterCount)
  }

  private func basisInverse(of block: BlockRecord, _ basis: Int32) -> Int {
    Int(block.firstInverse + basis * block.parameterCount * block.parameterCount)
  }

  private func basisSides(of block: BlockRecord, _ basis: Int32) -> Int {
    Int(block.firstSide + basis * block.rowCount)
  }
}
