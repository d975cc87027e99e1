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
    if edit({ OffsetTreeNode.setLength(length, at: index, in: &$0, limits: $1).isDone }) { return }
    replaceInRun(index, with: length)
  }

  /// Inserts a row before the one at the index, or behind the last one at `count`.
  ///
  /// - Precondition: the index is in `0...count`; the length is finite and not negative.
  /// - Complexity: O(log n).
  public mutating func insert(_ length: Double, at index: Int) {
    checkPlace(index)
    OffsetTree.checkLength(length)
    var sibling: OffsetTreeNode?
    let isDone = edit {
      let result = OffsetTreeNode.insert(length, at: index, in: &$0, limits: $1)
      sibling = result.sibling
      return result.isDone
    }
    if isDone {
      if let sibling, let left = root { root = .inner([OffsetTreeChild(left), OffsetTreeChild(sibling)]) }
      return
    }
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
    if edit({ OffsetTreeNode.remove(at: index, in: &$0, limits: $1).isDone }) { return }
    replaceTree(index..<index + 1, with: nil)
  }

  /// Runs an edit on the root while nothing else holds it.
  private mutating func edit(
    _ body: (inout OffsetTreeNode, OffsetTreeLimits) -> Bool
  ) -> Bool {
    guard var node = root else { return false }
    root = nil
    defer { root = node }
    return body(&node, limits)
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

  static func checkLength(_ length: Double) {
    precondition(
      length >= 0 && length < .infinity, "A length is finite and not negative, not \(length)")
  }
}
