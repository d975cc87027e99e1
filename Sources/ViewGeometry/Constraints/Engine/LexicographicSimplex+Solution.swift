/// Methods that read the solution from the final dictionary, or move to another optimal solution.
extension LexicographicSimplex {
  /// Reads the columns' values from the dictionary into `values`, and removes rounding errors.
  mutating func refine() {
    let (values, basicCount) = (values.elements, basic.count)
    Self.refill(&columnPlaces, from: repeatElement(-1, count: columnCount))
    for place in 0..<basicCount where isColumn(basic[place]) {
      columnPlaces[Int(basic[place]) - rowCount] = place
    }
    for column in 0..<columnCount {
      values[column] = columnPlaces[column] < 0 ? 0 : basicValues[columnPlaces[column]]
    }
    errors.removeAll()
    errors.extend(by: columnCount)
    givenRows.refine(
      values, errors: errors.elements,
      row: { nonbasic[$0] < Int32(rowCount) ? Int(nonbasic[$0]) : nil }
    ) { column, position in
      columnPlaces[column] < 0 ? 0 : coefficients[columnPlaces[column] * columnCount + position]
    }
  }

  /// Returns whether every movement raises the cost, so that the solution is the only optimal one.
  ///
  /// It may return false for a unique solution if more rows than columns are 0.
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

  /// Moves nonbasic columns that don't affect the cost to values at which a row is 0 (R11.82).
  ///
  /// Each column decreases from 0 until a row becomes 0. If no row does, the column increases
  /// instead. If no row becomes 0 in either direction, the column remains at 0.
  mutating func holdLooseColumns() {
    findSlopes()
    var hasMoved = false
    for column in 0..<columnCount where isColumn(nonbasic[column]) {
      for sign in [-1.0, 1.0] {
        let direction = Direction(column: column, sign: sign)
        guard leadingSlope(direction) == nil, let place = stop(along: direction) else { continue }
        exchange(place: place, column: column)
        findSlopes()
        hasMoved = true
        break
      }
    }
    if hasMoved { refine() }
  }

  /// Moves to the optimal solution that minimizes a linear combination of columns.
  ///
  /// Returns false if the combination has no minimum.
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
    // No step stops at the objective's zero, so these values are never read.
    basicValues.append(0)
    wobbles.append(0)
    hasObjective = true
    let isBounded = minimize()
    hasObjective = false
    basic.removeLast()
    coefficients.removeLast(columnCount)
    basicValues.removeLast()
    wobbles.removeLast()
    if isBounded { refine() }
    return isBounded
  }

  /// Returns whether an entity of the dictionary is a column.
  func isColumn(_ entity: Int32) -> Bool {
    entity >= Int32(rowCount) && entity < Int32(rowCount + columnCount)
  }
}
