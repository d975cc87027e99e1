extension ConstraintSystem {
  /// Finds the best solution.
  ///
  /// Afterwards `changedUnknowns`, `conflicts` and all values are those of it.
  ///
  /// Conflicts of required rows are resolved by giving up one row of each (R11.71). A row given up is tried again in the
  /// next solve after any change (R11.74), so that the result depends on the rows alone, not on what they were before.
  package func solve() {
    changedUnknowns.removeAll(keepingCapacity: true)
    guard isStale else { return }
    isStale = false
    conflicts.removeAll()
    for row in rows.indices { rows[row].isBroken = false }
    let before = values
    while let candidates = conflictingRows() {
      let finder = RequiredConflict(system: self)
      let set = finder.minimalSet(among: candidates)
      guard let broken = finder.broken(of: set) else { break }
      rows[Int(broken)].isBroken = true
      conflicts.append(
        Conflict(rows: set.map { Row(index: $0) }, broken: Row(index: broken)))
    }
    for index in values.indices where values[index] != before[index] {
      changedUnknowns.append(Unknown(index: Int32(index)))
    }
  }

  /// Solves; returns some rows that conflict, or nil where all required rows hold.
  private func conflictingRows() -> [Int32]? {
    for index in unknowns.indices {
      unknowns[index].definer = -1
      if unknowns[index].firstTerm < 0 { values[index] = 0 }
    }
    if let conflict = defineByEqualities() { return conflict }
    for component in components() {
      var problem = SmallProblem(system: self, rows: component, constants: .defined)
      problem.addAllRows()
      problem.simplex.solve()
      guard component.indices.allSatisfy({ problem.isSatisfied(row: $0) }) else {
        return upstream(of: component.filter { rows[Int($0)].hasRequiredSide })
      }
      for (column, unknown) in problem.columns.enumerated() {
        values[Int(unknown)] = problem.simplex.solution[column]
      }
    }
    return nil
  }

  /// Gives values to the unknowns that required equalities determine one after another.
  private func defineByEqualities() -> [Int32]? {
    var ready = rows.indices.filter { isActive($0) && rows[$0].isRequiredEquality }
      .map { Int32($0) }
    var next = 0
    while next < ready.count {
      let row = ready[next]
      next += 1
      let open = termIndices(of: row).filter { unknowns[Int(terms[$0].unknown)].definer < 0 }
      guard open.count == 1 else { continue }
      let unknown = Int(terms[open[0]].unknown)
      values[unknown] = 0
      values[unknown] = -sum(of: row) / terms[open[0]].coefficient
      unknowns[unknown].definer = row
      if unknowns[unknown].isNonnegative, values[unknown] < -tolerance(of: row) {
        return upstream(of: [row])
      }
      var term = unknowns[unknown].firstTerm
      while term >= 0 {
        let other = terms[Int(term)].row
        if isActive(Int(other)), rows[Int(other)].isRequiredEquality { ready.append(other) }
        term = terms[Int(term)].next
      }
    }
    return defineViolation()
  }

  /// A required row without unknowns left that is wrong, with the rows that make it so.
  private func defineViolation() -> [Int32]? {
    for index in rows.indices where isActive(index) && rows[index].hasRequiredSide {
      let row = Int32(index)
      guard termIndices(of: row).allSatisfy({ unknowns[Int(terms[$0].unknown)].definer >= 0 })
      else { continue }
      let error = sum(of: row)
      let priority = error > 0 ? rows[index].over : rows[index].under
      if priority >= Self.required, abs(error) > tolerance(of: row) { return upstream(of: [row]) }
    }
    return nil
  }

  /// Rows and all rows that define the values in them.
  func upstream(of start: [Int32]) -> [Int32] {
    var found = Set(start)
    var open = start
    while let row = open.popLast() {
      for index in termIndices(of: row) {
        let definer = unknowns[Int(terms[index].unknown)].definer
        if definer >= 0, found.insert(definer).inserted { open.append(definer) }
      }
    }
    return Array(found)
  }

  /// The rows with unknowns left, together where they share one.
  private func components() -> [[Int32]] {
    var visited = Set<Int32>()
    var components: [[Int32]] = []
    for index in unknowns.indices where unknowns[index].isUsed && unknowns[index].definer < 0 {
      var term = unknowns[index].firstTerm
      var isNew = term >= 0
      while term >= 0, isNew {
        isNew = !visited.contains(terms[Int(term)].row)
        term = terms[Int(term)].next
      }
      guard isNew else { continue }
      let component = component(of: Int32(index))
      visited.formUnion(component)
      if !component.isEmpty { components.append(component) }
    }
    return components
  }

  /// The rows that an undefined unknown depends on, itself through no defined one.
  func component(of unknown: Int32) -> [Int32] {
    var unknownsFound: Set<Int32> = [unknown]
    var rowsFound = Set<Int32>()
    var component: [Int32] = []
    var open = [unknown]
    while let next = open.popLast() {
      var term = unknowns[Int(next)].firstTerm
      while term >= 0 {
        let row = terms[Int(term)].row
        term = terms[Int(term)].next
        guard isActive(Int(row)), rowsFound.insert(row).inserted else { continue }
        component.append(row)
        for index in termIndices(of: row) {
          let other = terms[index].unknown
          if unknowns[Int(other)].definer < 0, unknownsFound.insert(other).inserted {
            open.append(other)
          }
        }
      }
    }
    return component
  }

  /// Whether a row takes part: it is in the system and not broken by a conflict.
  func isActive(_ row: Int) -> Bool {
    rows[row].isUsed && !rows[row].isBroken
  }
}
