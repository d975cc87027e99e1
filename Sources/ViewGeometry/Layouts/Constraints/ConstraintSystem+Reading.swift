/// Rows as the steps of solving read them.
extension ConstraintSystem {
  /// The indices of a row's terms in `terms`.
  func termIndices(of row: Int32) -> Range<Int> {
    let record = rows[row]
    return Int(record.firstTerm)..<Int(record.firstTerm + record.termCount)
  }

  /// The sum of a row at the values found.
  func sum(of row: Int32) -> Double {
    var sum = rows[row].constant
    for index in termIndices(of: row) {
      sum += terms[index].coefficient * values[terms[index].unknown]
    }
    return sum
  }

  /// What a unit of a row's error counts among rows of its priority.
  func weight(of row: Int32) -> Double {
    rows[row].isWeighted ? weights[row] ?? 1 : 1
  }

  /// How far a required row may be off without being in conflict (R11.36).
  func tolerance(of row: Int32) -> Double {
    var greatest = max(1, abs(rows[row].constant))
    for index in termIndices(of: row) {
      greatest = max(
        greatest, abs(terms[index].coefficient * values[terms[index].unknown]))
    }
    return Self.conflictTolerance * greatest
  }

  /// Required rows that miss by less than this times the greatest of 1 and their terms are satisfied (R11.36).
  static let conflictTolerance = 1e-6
}

extension Double {
  /// The number itself if it is finite; else the finite one next to it, and 0 for NaN.
  var saturated: Double {
    if isFinite { return self }
    return isNaN ? 0 : self > 0 ? .greatestFiniteMagnitude : -.greatestFiniteMagnitude
  }
}
