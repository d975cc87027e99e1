extension OffsetTree {
  /// Sets the length of a row, in points.
  ///
  /// If the row is in a run of rows with another length, a few hundred rows around it are then
  /// stored as single rows.
  ///
  /// - Precondition: The index is in `0..<count`; the length is finite and not negative.
  /// - Complexity: O(log n).
  public mutating func setLength(_ length: Double, at index: Int) {
    checkRow(index)
    OffsetTree.checkLength(length)
    let isDone = rows.edit(index..<index + 1) { [limits] leaf, row, _ in
      OffsetTreeLeaf.setLength(length, at: row.lowerBound, in: &leaf, limits)
    }
    if !isDone { replaceInRun(index, with: length) }
    checkAfterEdit()
  }

  /// Inserts a row of the given length, in points, before the row at `index`, or after the last row
  /// if `index` is `count`.
  ///
  /// - Precondition: The index is in `0...count`; the length is finite and not negative.
  /// - Complexity: O(log n).
  public mutating func insert(_ length: Double, at index: Int) {
    checkPlace(index)
    OffsetTree.checkLength(length)
    let isDone = rows.edit(index..<index) { [limits] leaf, row, _ in
      OffsetTreeLeaf.insert(length, at: row.lowerBound, in: &leaf, limits)
    }
    if !isDone { insertLeaf(.single(length), at: index) }
    checkAfterEdit()
  }

  /// Appends a row of the given length, in points.
  ///
  /// - Precondition: The length is finite and not negative.
  /// - Complexity: O(log n).
  public mutating func append(_ length: Double) {
    insert(length, at: count)
  }

  /// Removes a row.
  ///
  /// - Precondition: The index is in `0..<count`.
  /// - Complexity: O(log n).
  public mutating func remove(at index: Int) {
    checkRow(index)
    let isDone = rows.edit(index..<index + 1) { [limits] leaf, row, isRoot in
      OffsetTreeLeaf.remove(at: row.lowerBound, in: &leaf, limits, isRoot: isRoot)
    }
    if !isDone { rows.replace(index..<index + 1, with: nil) }
    checkAfterEdit()
  }

  /// Sets the length of a row in a run.
  ///
  /// The rows around it are converted to single rows, up to half a leaf's capacity.
  private mutating func replaceInRun(_ index: Int, with length: Double) {
    let run = runRange(around: index)
    let most = max(1, limits.leafRows / 2)
    let first = max(run.rows.lowerBound, min(index - most / 2, run.rows.upperBound - most))
    let range = first..<min(run.rows.upperBound, first + most)
    var lengths = Array(repeating: run.length, count: range.count)
    lengths[index - first] = length
    rows.replace(range, with: OffsetTree(lengths, limits: limits).rows.root)
  }

  /// Returns the range of the run that contains the row at `index`, and the length of the run's
  /// rows.
  private func runRange(around index: Int) -> (rows: Range<Int>, length: Double) {
    rows.withLeaf(ofPlace: index) { leaf, place in
      (place.before..<place.before + leaf.places, leaf.runLength)
    }
  }

  func checkPlace(_ index: Int) {
    precondition(
      index >= 0 && index <= count,
      "Can't insert before row \(index): there are \(count) rows.")
  }

  static func checkLength(_ length: Double) {
    precondition(
      length >= 0 && length < .infinity, "A length must be finite and not negative, not \(length).")
  }
}
