/// Finds the rows from which the values in a row are derived.
struct UpstreamRows {
  let table: RowTable.Elements

  /// Returns the pivot rows whose linear combination determines a row's sum.
  func pivotRows(of row: Int32) -> [Int32] {
    pivotRows(
      of: table.termIndices(of: row).map { (table.terms[$0].unknown, table.terms[$0].coefficient) })
  }

  /// Returns the pivot rows whose linear combination determines a weighted sum of unknowns.
  ///
  /// Rows whose weight in the combination cancels to 0 aren't included.
  func pivotRows(of sum: [(unknown: Int32, weight: Double)]) -> [Int32] {
    var weights: [Int32: Double] = [:]
    for (unknown, weight) in sum { weights[unknown, default: 0] += weight }
    var found: [Int32] = []
    for unknown in determinedUnknowns(of: sum.map(\.unknown)) {
      let row = table.unknowns[unknown].order.pivotRow
      guard row >= 0, let weight = weights[unknown], abs(weight) > 1e-9 else { continue }
      found.append(row)
      let pivot = table.termIndices(of: row).first { table.terms[$0].unknown == unknown }
      guard let pivot else { continue }
      for index in table.termIndices(of: row) where index != pivot {
        weights[table.terms[index].unknown, default: 0] -=
          weight * table.terms[index].coefficient / table.terms[pivot].coefficient
      }
    }
    return found
  }

  /// Returns the given unknowns and all unknowns on which they depend.
  ///
  /// The unknowns are sorted by their steps, the last step first.
  private func determinedUnknowns(of start: [Int32]) -> [Int32] {
    var found = Set(start)
    var pending = Array(found)
    while let unknown = pending.popLast() {
      let row = table.unknowns[unknown].order.pivotRow
      guard row >= 0 else { continue }
      for index in table.termIndices(of: row)
      where found.insert(table.terms[index].unknown).inserted {
        pending.append(table.terms[index].unknown)
      }
    }
    return found.sorted { step(of: $0) > step(of: $1) }
  }

  private func step(of unknown: Int32) -> Int32 {
    table.unknowns[unknown].order.placement.step ?? -1
  }

  /// Returns the given rows, and the pivot rows of all unknowns on which they depend.
  func all(of start: [Int32]) -> [Int32] {
    var found = Set(start)
    var pending = Array(found)
    while let row = pending.popLast() {
      for index in table.termIndices(of: row) {
        let pivotRow = table.unknowns[table.terms[index].unknown].order.pivotRow
        if pivotRow >= 0, found.insert(pivotRow).inserted { pending.append(pivotRow) }
      }
    }
    return found.sorted()
  }
}
