extension OffsetTree {
  /// Gives a row another length, in points.
  ///
  /// In a run of equal rows the ones around it become single rows; the rest stays a run.
  ///
  /// - Precondition: the index is in `0..<count`; the length is finite and not negative.
  /// - Complexity: O(log n).
  public mutating func setLength(_ length: Double, at index: Int) {
    checkRow(index)
    OffsetTree.checkLength(length)
    if apply(OffsetTreeLengthEdit(length: length), at: index) { return }
    replaceInRun(index, with: length)
  }

  /// Inserts a row before the one at the index, or behind the last one at `count`.
  ///
  /// - Precondition: the index is in `0...count`; the length is finite and not negative.
  /// - Complexity: O(log n).
  public mutating func insert(_ length: Double, at index: Int) {
    checkPlace(index)
    OffsetTree.checkLength(length)
    if apply(OffsetTreeInsertion(length: length), at: index) { return }
    insertTree(.single(length), at: index)
  }

  /// Inserts a row behind the last one; as `insert(_:at:)`.
  ///
  /// - Complexity: O(log n).
  public mutating func append(_ length: Double) {
    insert(length, at: count)
  }

  /// Removes a row.
  ///
  /// - Precondition: the index is in `0..<count`.
  /// - Complexity: O(log n).
  public mutating func remove(at index: Int) {
    checkRow(index)
    if apply(OffsetTreeRemoval(), at: index) { return }
    replaceTree(index..<index + 1, with: nil)
  }

  /// Carries out an edit if a single leaf is enough for it.
  @inline(__always)
  mutating func apply(_ edit: some OffsetTreeEdit, at row: Int) -> Bool {
    guard var node = root else { return false }
    // Taken out, so that the tree's reference isn't a second one.
    root = nil
    let outcome = OffsetTreeNode.apply(edit, at: row, in: &node, limits, isRoot: true)
    OffsetTree.checkTotal(node.sum)
    if let sibling = outcome.sibling {
      node = .inner([OffsetTreeChild(node), OffsetTreeChild(sibling)])
    }
    root = node
    checkAfterEdit()
    return outcome.isDone
  }

  /// Cuts the rows around one out of a run, half a leaf's worth, and puts them back one by one.
  private mutating func replaceInRun(_ index: Int, with length: Double) {
    let run = runRange(around: index)
    let most = max(1, limits.leafRows / 2)
    let first = max(run.rows.lowerBound, min(index - most / 2, run.rows.upperBound - most))
    let range = first..<min(run.rows.upperBound, first + most)
    var lengths = Array(repeating: run.length, count: range.count)
    lengths[index - first] = length
    replaceTree(range, with: OffsetTree(lengths, limits: limits).root)
  }

  /// The rows of the leaf that holds a row, and the length of that row.
  private func runRange(around index: Int) -> (rows: Range<Int>, length: Double) {
    guard let root else { return (index..<index, 0) }
    return withExtendedLifetime(root) {
      var node = root.view
      var first = 0
      while node.kind == .inner {
        let child = node.child(ofRow: index - first)
        first += node.countBefore(child)
        node = node.child(child)
      }
      return (first..<first + node.count, node.length(ofRow: index - first))
    }
  }

  func checkPlace(_ index: Int) {
    precondition(
      index >= 0 && index <= count,
      "Can't insert before row \(index); there are \(count) rows")
  }

  static func checkTotal(_ sum: OffsetTreeSum) {
    precondition(sum.units >= 0, "The lengths add up to more than 2^57 points")
  }

  static func checkLength(_ length: Double) {
    precondition(
      length >= 0 && length < .infinity, "A length is finite and not negative, not \(length)")
  }
}
