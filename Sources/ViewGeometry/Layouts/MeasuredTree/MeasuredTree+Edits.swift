extension MeasuredTree {
  /// Changes the element that takes place `weight`.
  ///
  /// - Complexity: O(log n).
  package mutating func update<Result>(
    atWeight weight: Int, _ body: (inout Element) -> Result
  ) -> Result {
    precondition(
      weight >= 0 && weight < self.weight, "There is no place \(weight) among \(self.weight).")
    guard var node = root.take() else { preconditionFailure("An empty tree has no places.") }
    defer { root = node }
    return MeasuredNode.update(&node, weight, body)
  }

  /// Puts `elements` in the place of those that take the places `range`.
  ///
  /// - Complexity: O(log n + elements).
  /// - Precondition: Elements start at both ends of `range`.
  package mutating func replace(_ range: Range<Int>, with elements: some Collection<Element>) {
    if var node = root, node.canReplaceInLeaf(range, count: elements.count) {
      root = nil
      MeasuredNode.replaceInLeaf(&node, range, with: elements)
      root = node
      return
    }
    let (head, rest) = MeasuredNode.split(root, at: range.lowerBound)
    let (_, tail) = MeasuredNode.split(rest, at: range.upperBound - range.lowerBound)
    let middle = MeasuredNode.build(elements)
    root = MeasuredNode.join(MeasuredNode.join(head, middle), tail)
  }
}
