extension OffsetTree {
  /// Inserts `count` rows of the same length, in points, before the row at `index`, or after the
  /// last row if `index` is `self.count`.
  ///
  /// - Precondition: The index is in `0...self.count`; the length is finite; the length and `count`
  ///   aren't negative.
  /// - Complexity: O(log n), regardless of the number of new rows.
  public mutating func insert(repeating length: Double, count: Int, at index: Int) {
    checkPlace(index)
    OffsetTree.checkLength(length)
    precondition(count >= 0, "Can't insert \(count) rows.")
    guard count > 0 else { return }
    insertLeaf(.run(length, count: count), at: index)
  }

  /// Removes a range of rows.
  ///
  /// - Precondition: The range is within `0..<count`.
  /// - Complexity: O(log n), regardless of the number of rows removed.
  public mutating func removeSubrange(_ range: Range<Int>) {
    replaceSubrange(range, with: EmptyCollection())
  }

  /// Replaces a range of rows with rows that have the given lengths, in points.
  ///
  /// - Precondition: The range is within `0..<count`; every length is finite and not negative.
  /// - Complexity: O(m + log n) for m new rows, regardless of the number of rows removed.
  public mutating func replaceSubrange(_ range: Range<Int>, with lengths: some Sequence<Double>) {
    checkRange(range)
    OffsetTree.withStorage(of: lengths) { lengths in
      lengths.forEach(OffsetTree.checkLength)
      let isDone = rows.edit(range) { [limits] leaf, range, isRoot in
        OffsetTreeLeaf.replace(range, with: lengths, in: &leaf, limits, isRoot: isRoot)
      }
      if !isDone { rows.replace(range, with: rows.build(OffsetTreeLeaf.leaves(lengths, limits))) }
    }
    checkAfterEdit()
  }

  /// Replaces a range of rows with the rows of `other`.
  ///
  /// - Precondition: The range is within `0..<count`.
  /// - Complexity: O(log n + log m) for m new rows, regardless of the number of rows removed.
  public mutating func replaceSubrange(_ range: Range<Int>, with other: OffsetTree) {
    checkRange(range)
    checkLimits(other)
    rows.replace(range, with: other.rows.root)
    checkAfterEdit()
  }

  /// Appends the rows of another sequence.
  ///
  /// - Complexity: O(log n + log m) for m new rows.
  public mutating func append(_ other: OffsetTree) {
    checkLimits(other)
    rows.root = rows.join(rows.root, other.rows.root)
  }

  /// Splits the sequence: keeps the rows before the index and returns the others.
  ///
  /// - Precondition: The index is in `0...count`.
  /// - Complexity: O(log n).
  public mutating func split(at index: Int) -> OffsetTree {
    precondition(
      index >= 0 && index <= count, "Can't split before row \(index): there are \(count) rows.")
    let (head, tail) = rows.split(rows.root, at: index)
    rows.root = head
    return OffsetTree(CountedTree(root: tail, limits))
  }

  mutating func insertLeaf(_ leaf: OffsetTreeLeaf, at index: Int) {
    rows.replace(index..<index, with: rows.build([leaf]))
    checkAfterEdit()
  }

  private func checkRange(_ range: Range<Int>) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "Rows \(range) are out of range: there are \(count) rows.")
  }

  private func checkLimits(_ other: OffsetTree) {
    precondition(
      limits == other.limits,
      "Both trees must have the same node capacity, not \(limits) and \(other.limits).")
  }
}
