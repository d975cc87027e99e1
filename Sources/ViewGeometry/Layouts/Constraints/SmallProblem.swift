/// Rows of a system and the unknowns they mention, copied into a simplex.
struct SmallProblem {
  let system: ConstraintSystem
  let rows: [Int32]
  /// The unknown of each column.
  private(set) var columns: [Int32] = []
  private(set) var columnOf: [Int32: Int] = [:]
  var simplex: LexicographicSimplex

  init(system: ConstraintSystem, rows: [Int32]) {
    self.system = system
    self.rows = rows
    for row in rows {
      for index in system.termIndices(of: row) {
        let unknown = system.terms[index].unknown
        if columnOf[unknown] == nil {
          columnOf[unknown] = columns.count
          columns.append(unknown)
        }
      }
    }
    simplex = LexicographicSimplex(columnCount: columns.count)
  }

  /// Adds the rows with all their priorities, then that unknowns aren't negative.
  mutating func addAllRows() {
    var priorities: Set<Float> = [ConstraintSystem.required]
    for row in rows {
      let record = system.rows[Int(row)]
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
      let record = system.rows[Int(row)]
      addRow(row, over: level(record.over), under: level(record.under))
    }
    addSigns()
  }

  /// Adds the required sides of the rows, each at a level of its place, after that unknowns aren't negative.
  mutating func addRequiredRows(level: (Int) -> Int32) {
    for (place, row) in rows.enumerated() {
      let record = system.rows[Int(row)]
      let none = LexicographicSimplex.noLevel
      addRow(
        row, over: record.over >= ConstraintSystem.required ? level(place) : none,
        under: record.under >= ConstraintSystem.required ? level(place) : none)
    }
    addSigns()
  }

  /// Whether a row's required sides hold at the simplex's solution, up to the tolerance (R11.36).
  func isSatisfied(row place: Int) -> Bool {
    let error = simplex.error(of: place)
    let record = system.rows[Int(rows[place])]
    guard (error > 0 ? record.over : record.under) >= ConstraintSystem.required else { return true }
    var greatest = max(1, abs(simplex.givenConstants[place]))
    for index in system.termIndices(of: rows[place]) {
      guard let column = columnOf[system.terms[index].unknown] else { continue }
      greatest = max(greatest, abs(system.terms[index].coefficient * simplex.solution[column]))
    }
    return abs(error) <= ConstraintSystem.conflictTolerance * greatest
  }

  /// The rows that a row wrong in the final dictionary is a combination of, and itself, in order.
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
      constant: system.rows[Int(row)].constant, overLevel: over, underLevel: under,
      weight: system.weight(of: row))
    for index in system.termIndices(of: row) {
      guard let column = columnOf[system.terms[index].unknown] else { continue }
      simplex.addCoefficient(system.terms[index].coefficient, column: column)
    }
  }

  private mutating func addSigns() {
    for (column, unknown) in columns.enumerated() where system.unknowns[Int(unknown)].isNonnegative
    {
      simplex.addRow(constant: 0, overLevel: LexicographicSimplex.noLevel, underLevel: 0)
      simplex.addCoefficient(1, column: column)
    }
  }
}
