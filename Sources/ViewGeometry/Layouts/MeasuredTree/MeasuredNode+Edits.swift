extension MeasuredNode {
  /// The node with another element at place `weight`.
  func updated(atWeight weight: Int, _ body: (Element) -> Element) -> MeasuredNode {
    let index = index(atWeight: weight)
    switch content {
    case .elements(var elements):
      elements[index] = body(elements[index])
      return MeasuredNode(elements)
    case .children(var children):
      let offset = weight - self.weight(before: index)
      children[index] = Child(children[index].node.updated(atWeight: offset, body))
      return MeasuredNode(children)
    }
  }

  /// The node with `newElements` in the place of the elements at `range`; nil unless these lie in one node of elements
  /// that has room for the new ones and keeps at least one.
  func replacedInLeaf(
    _ range: Range<Int>, with newElements: some Collection<Element>
  ) -> MeasuredNode? {
    guard range.lowerBound < weight && range.upperBound <= weight else { return nil }
    let first = index(atWeight: range.lowerBound)
    let end = range.isEmpty ? first : index(atWeight: range.upperBound - 1) + 1
    switch content {
    case .elements(var elements):
      let newCount = count - (end - first) + newElements.count
      guard newCount > 0 && newCount <= Self.capacity else { return nil }
      elements.replaceSubrange(first..<end, with: newElements)
      return MeasuredNode(elements)
    case .children(var children):
      guard end <= first + 1 else { return nil }
      let before = self.weight(before: first)
      let offsets = range.lowerBound - before..<range.upperBound - before
      guard let node = children[first].node.replacedInLeaf(offsets, with: newElements) else {
        return nil
      }
      children[first] = Child(node)
      return MeasuredNode(children)
    }
  }
}
