extension RowTable {
  /// The elements of a table, which loops keep in registers.
  ///
  /// `BufferElements` documents how long they are valid.
  struct Elements {
    let unknowns: BufferElements<UnknownRecord>
    let rows: BufferElements<RowRecord>
    let terms: BufferElements<TermRecord>
    fileprivate let weights: BufferElements<Double>
    fileprivate let weightCount: Int32

    @inline(__always)
    init(
      unknowns: BufferElements<UnknownRecord>, rows: BufferElements<RowRecord>,
      terms: BufferElements<TermRecord>, weights: BufferElements<Double>, weightCount: Int32
    ) {
      self.unknowns = unknowns
      self.rows = rows
      self.terms = terms
      self.weights = weights
      self.weightCount = weightCount
    }
  }
}

extension RowTable.Elements {
  /// Returns the indices of a row's terms in `terms`.
  @inline(__always)
  func termIndices(of row: Int32) -> Range<Int> { rows[row].termIndices }

  /// Returns the weight of a row's error, relative to other rows of its priority.
  func weight(of row: Int32) -> Double { row < weightCount ? weights[row] : 1 }

  /// Returns the sum of a row at the given values, without the term at index `pivot`.
  ///
  /// If `pivot` is -1, all terms are included.
  @inline(__always)
  func sum(of row: Int32, without pivot: Int = -1, at values: BufferElements<Double>) -> Double {
    var sum = rows[row].constant
    let first = Int(rows[row].firstTerm)
    for index in first..<first + Int(rows[row].termCount) where index != pivot {
      sum += terms[index].coefficient * values[terms[index].unknown]
    }
    return sum
  }

  /// Returns the value of a pivot's unknown for which the row's sum is 0.
  ///
  /// The division comes last, so it rounds only once. Subtracting the sum from 0 avoids negative
  /// zero.
  @inline(__always)
  func value(ofPivot pivot: Int32, in row: Int32, at values: BufferElements<Double>) -> Double {
    let sum = sum(of: row, without: Int(pivot), at: values)
    let coefficient = terms[pivot].coefficient
    return coefficient == 1 ? 0 - sum : coefficient == -1 ? sum : (0 - sum) / coefficient
  }

  /// Returns the maximum absolute value of a row's terms and its constant at the given values.
  func magnitude(of row: Int32, at values: BufferElements<Double>) -> Double {
    var greatest = abs(rows[row].constant)
    for index in termIndices(of: row) {
      greatest = max(greatest, abs(terms[index].coefficient * values[terms[index].unknown]))
    }
    return greatest
  }

  /// Returns whether a row holds within the tolerance (R11.36).
  ///
  /// Errors at optional priorities don't count.
  func isSatisfied(_ row: Int32, at values: BufferElements<Double>) -> Bool {
    rows[row].priorities.isSatisfied(
      by: sum(of: row, at: values), of: magnitude(of: row, at: values))
  }
}

extension Double {
  /// The value itself if it is finite, otherwise the nearest finite value; 0 for NaN.
  var saturated: Double {
    if isFinite { return self }
    return isNaN ? 0 : self > 0 ? .greatestFiniteMagnitude : -.greatestFiniteMagnitude
  }
}
