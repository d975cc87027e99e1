import Foundation

/// Reading the solution off the final dictionary.
extension LexicographicSimplex {
  /// Each correction leaves a rounding of itself; what should be 0 becomes 0 once all that it depends on is exact.
  static let mostCorrections = 8

  /// Reads the columns' values and mends what rounding has done to them.
  ///
  /// The nonbasic rows should be exactly 0. Their sums at the solution, computed with exact products, are what is wrong with
  /// it, and the dictionary says how the columns move with them. That is done until nothing changes any more.
  mutating func refine() {
    for place in basic.indices where isColumn(basic[place]) {
      solution[Int(basic[place]) - rowCount] = basicValues[place]
    }
    for entity in nonbasic where isColumn(entity) { solution[Int(entity) - rowCount] = 0 }
    for _ in 0..<Self.mostCorrections {
      nonbasicErrors.removeAll(keepingCapacity: true)
      for entity in nonbasic {
        nonbasicErrors.append(entity < Int32(rowCount) ? preciseError(of: Int(entity)) : 0)
      }
      if nonbasicErrors.allSatisfy({ $0 == 0 }) { return }
      var isChanged = false
      for place in basic.indices where isColumn(basic[place]) {
        var correction = 0.0
        for column in 0..<columnCount {
          correction = Self.sum(
            correction, coefficients[place * columnCount + column] * nonbasicErrors[column])
        }
        let old = solution[Int(basic[place]) - rowCount]
        let value = Self.sum(old, -correction)
        isChanged = isChanged || value != old
        solution[Int(basic[place]) - rowCount] = value
      }
      if !isChanged { return }
    }
  }

  /// Whether no movement keeps the cost: then the solution is the only best one.
  ///
  /// False also for some solutions that are the only ones, where more rows meet in them than there are columns;
  /// `extreme(of:sign:)` decides.
  mutating func isCertainlyUnique() -> Bool {
    findSlopes()
    for column in 0..<columnCount {
      for sign in [1.0, -1.0] {
        guard let (_, slope) = leadingSlope(Direction(column: column, sign: sign)), slope > 0
        else { return false }
      }
    }
    return true
  }

  /// Moves on among the best solutions to where a sum of columns is least.
  ///
  /// False where it has no least value.
  mutating func moveToLeast(_ objective: [(column: Int, coefficient: Double)]) -> Bool {
    var row = [Double](repeating: 0, count: columnCount)
    for (column, coefficient) in objective {
      let entity = Int32(column + rowCount)
      if let place = basic.firstIndex(of: entity) {
        for index in 0..<columnCount {
          row[index] = Self.sum(
            row[index], coefficient * coefficients[place * columnCount + index])
        }
      } else if let place = nonbasic.firstIndex(of: entity) {
        row[place] = Self.sum(row[place], coefficient)
      }
    }
    basic.append(Int32(rowCount + columnCount))
    coefficients += row
    // No step stops at its zero, so these numbers are never read.
    basicValues.append(0)
    wobbles.append(0)
    hasObjective = true
    let isBounded = minimise()
    hasObjective = false
    basic.removeLast()
    coefficients.removeLast(columnCount)
    basicValues.removeLast()
    wobbles.removeLast()
    if isBounded { refine() }
    return isBounded
  }

  /// Whether an entity of the dictionary is a column.
  func isColumn(_ entity: Int32) -> Bool {
    entity >= Int32(rowCount) && entity < Int32(rowCount + columnCount)
  }

  /// The sum of a given row at the solution in twice the precision of a double, rounded once.
  private func preciseError(of row: Int) -> Double {
    var error = PreciseSum(givenConstants[row])
    for column in 0..<columnCount {
      error.add(givenCoefficients[row * columnCount + column], times: solution[column])
    }
    return error.value
  }
}
