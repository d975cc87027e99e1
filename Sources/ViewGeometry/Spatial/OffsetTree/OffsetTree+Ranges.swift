extension OffsetTree {
  /// Inserts a run of equal rows before the one at the index, or behind the last one at `count`.
  ///
  /// - Precondition: the index is in `0...self.count`; the length is finite and not negative, the
  ///   count not negative.
  /// - Complexity: O(log n), whatever the number of new rows.
  public mutating func insert(repeating length: Double, count: Int, at index: Int) {
    checkPlace(index)
    OffsetTree.checkLength(length)
    precondition(count >= 0, "Can't insert \(count) rows")
    guard count > 0 else { return }
    insertTree(.run(length, count: count), at: index)
  }

  /// Removes some rows.
  ///
  /// - Precondition: the range is within `0..<count`.
  /// - Complexity: O(log n), whatever the number of rows removed.
  public mutating func removeSubrange(_ range: Range<Int>) {
    replaceSubrange(range, with: EmptyCollection())
  }

  /// Replaces some rows with others.
  ///
  /// - Precondition: the range is within `0..<count`; every length is finite and not negative.
  /// - Complexity: O(m + log n) for m new rows, whatever the number of rows removed.
  public mutating func replaceSubrange(_ range: Range<Int>, with lengths: some Sequence<Double>) {
    checkRange(range)
    OffsetTree.withStorage(of: lengths) { lengths in
      lengths.forEach(OffsetTree.checkLength)
      let edit = OffsetTreeReplacement(rowsTaken: range.count, lengths: lengths)
      if apply(edit, at: range.lowerBound) { return }
      replaceTree(range, with: .build(lengths, limits))
    }
  }

  /// Replaces some rows with those of another sequence, which goes on unchanged.
  ///
  /// - Precondition: the range is within `0..<count`.
  /// - Complexity: O(log n + log m) for m new rows, whatever the number of rows removed.
  public mutating func replaceSubrange(_ range: Range<Int>, with other: OffsetTree) {
    checkRange(range)
    checkLimits(other)
    replaceTree(range, with: other.root)
  }

  /// Puts the rows of another sequence, which goes on unchanged, behind the last one.
  ///
  /// - Complexity: O(log n + log m) for m new rows.
  public mutating func append(_ other: OffsetTree) {
    checkLimits(other)
    root = OffsetTreeNode.join(root, other.root, limits)
  }

  /// Cuts the sequence in two: keeps the rows before the index and returns the others.
  ///
  /// - Precondition: the index is in `0...count`.
  /// - Complexity: O(log n).
  public mutating func split(at index: Int) -> OffsetTree {
    precondition(
      index >= 0 && index <= count, "Can't split before row \(index); there are \(count) rows")
    guard let node = root else { return self }
    let (left, right) = node.split(at: index, limits)
    root = left
    return OffsetTree(root: right, limits: limits)
  }

  mutating func insertTree(_ tree: OffsetTreeNode, at index: Int) {
    replaceTree(index..<index, with: tree)
  }

  mutating func replaceTree(_ range: Range<Int>, with tree: OffsetTreeNode?) {
    guard let node = root else {
      root = tree
      return
    }
    let (left, rest) = node.split(at: range.lowerBound, limits)
    let right = rest.flatMap { $0.split(at: range.count, limits).1 }
    root = OffsetTreeNode.join(OffsetTreeNode.join(left, tree, limits), right, limits)
    checkAfterEdit()
  }

  private func checkRange(_ range: Range<Int>) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "Rows \(range) are out of range; there are \(count) rows")
  }

  private func checkLimits(_ other: OffsetTree) {
    precondition(
      limits == other.limits, "Both trees need the same node capacity: \(limits), \(other.limits)")
  }
}
