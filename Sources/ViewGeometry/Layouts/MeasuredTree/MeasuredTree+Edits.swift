extension MeasuredTree {
  /// Puts what `body` makes of it in the place of the element at place `weight`.
  ///
  /// - Complexity: O(log n).
  package mutating func update(atWeight weight: Int, _ body: (Element) -> Element) {
    precondition(
      weight >= 0 && weight < self.weight, "There is no place \(weight) among \(self.weight).")
    root = root?.updated(atWeight: weight, body)
  }

  /// Puts `elements` in the place of those that take the places `range`.
  ///
  /// - Complexity: O(log n + elements).
  /// - Precondition: Elements start at both ends of `range`.
  package mutating func replace(_ range: Range<Int>, with elements: some Collection<Element>) {
    if let node = root?.replacedInLeaf(range, with: elements) {
      root = node
      return
    }
    let (head, rest) = MeasuredNode.split(root, at: range.lowerBound)
    let (_, tail) = MeasuredNode.split(rest, at: range.upperBound - range.lowerBound)
    let middle = MeasuredNode.build(elements)
    root = MeasuredNode.join(MeasuredNode.join(head, middle), tail)
  }
}
