/// Rows of a system and the unknowns they contain, copied into a simplex.
struct SmallProblem: ~Copyable {
  let table: RowTable.Elements
  let rows: [Int32]
  /// The unknown of each column.
  private(set) var columns: [Int32] = []
  private(set) var columnOf: [Int32: Int] = [:]
  var simplex: LexicographicSimplex

  init(_ table: RowTable.Elements, rows: [Int32]) {
    self.table = table
    self.rows = rows
    for row in rows {
      for index in table.termIndices(of: row) {
        let unknown = table.terms[index].unknown
        if columnOf[unknown] == nil {
          columnOf[unknown] = columns.count
          columns.append(unknown)
        }
      }
    }
    simplex = LexicographicSimplex(columnCount: columns.count)
  }

  /// Adds the rows with all their priorities, and then a row for each nonnegative unknown.
  mutating func addAllRows() {
    var priorities: Set<Float> = [ConstraintSystem.required]
    for row in rows {
      let record = table.rows[row].priorities
      priorities.insert(min(record.over, ConstraintSystem.required))
      priorities.insert(min(record.under, ConstraintSystem.required))
    }
    priorities.remove(0)
    let descending = priorities.sorted(by: >)
    func level(_ priority: Float) -> Int32 {
      let capped = min(priority, ConstraintSystem.required)
      return descending.firstIndex(of: capped).map(Int32.init) ?? LexicographicSimplex.noLevel
    }
    for row in rows {
      let record = table.rows[row].priorities
      addRow(row, over: level(record.over), under: level(record.under))
    }
    addSigns()
  }

  /// Adds the rows without their optional priorities, and then a row for each nonnegative unknown.
  ///
  /// `level` returns the level in the simplex at which a row's errors count, given the row's index
  /// in `rows`.
  mutating func addRequiredRows(level: (Int) -> Int32) {
    for (place, row) in rows.enumerated() {
      let record = table.rows[row].priorities
      let none = LexicographicSimplex.noLevel
      addRow(
        row, over: record.over >= ConstraintSystem.required ? level(place) : none,
        under: record.under >= ConstraintSystem.required ? level(place) : none)
    }
    addSigns()
  }

  /// Returns whether a row holds within the tolerance for the solution of the simplex (R11.36).
  ///
  /// Errors at optional priorities don't count. `place` is the index of the row in `rows`.
  func isSatisfied(row place: Int) -> Bool {
    simplex.givenRows.isSatisfied(
      place, table.rows[rows[place]].priorities, at: simplex.values.elements)
  }

  /// Returns the indices of a violated row and of the nonbasic rows in its linear combination.
  ///
  /// The final dictionary of the simplex contains this combination. The indices refer to `rows`,
  /// and are sorted.
  func circuit(of row: Int) -> [Int] {
    guard let place = simplex.basic.firstIndex(of: Int32(row)) else { return [row] }
    var circuit = [row]
    for (column, entity) in simplex.nonbasic.enumerated() where Int(entity) < rows.count {
      if simplex.coefficients[place * simplex.columnCount + column] != 0 {
        circuit.append(Int(entity))
      }
    }
    return circuit.sorted()
  }

  private mutating func addRow(_ row: Int32, over: Int32, under: Int32) {
    simplex.addRow(
      constant: table.rows[row].constant, overLevel: over, underLevel: under,
      weight: table.weight(of: row))
    for index in table.termIndices(of: row) {
      guard let column = columnOf[table.terms[index].unknown] else { continue }
      simplex.addCoefficient(table.terms[index].coefficient, column: column)
    }
  }

  private mutating func addSigns() {
    for (column, unknown) in columns.enumerated() where table.unknowns[unknown].isNonnegative {
      simplex.addRow(constant: 0, overLevel: LexicographicSimplex.noLevel, underLevel: 0)
      simplex.addCoefficient(1, column: column)
    }
  }
}
