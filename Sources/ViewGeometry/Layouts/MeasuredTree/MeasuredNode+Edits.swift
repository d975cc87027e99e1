extension MeasuredNode {
  /// The node itself when nobody else sees it, else a copy of it.
  private static func makeUnique(_ node: inout MeasuredNode) {
    if !isKnownUniquelyReferenced(&node) { node = MeasuredNode(node.content) }
  }

  /// Changes the element that takes place `weight`, copying the nodes on the way that others see, too.
  static func update<Result>(
    _ node: inout MeasuredNode, _ weight: Int, _ body: (inout Element) -> Result
  ) -> Result {
    makeUnique(&node)
    let index = node.index(atWeight: weight)
    let before = node.weight(before: index)
    return node.withContent { content in
      switch content {
      case .elements(var elements):
        // Emptied, or the array would be shared and copied by the change.
        content = .elements([])
        defer { content = .elements(elements) }
        return body(&elements[index])
      case .children(var children):
        content = .children([])
        defer { content = .children(children) }
        return Child.update(&children[index]) { update(&$0, weight - before, body) }
      }
    }
  }

  /// Whether the elements at `range` lie in one node of elements that has room for `count` in their place.
  ///
  /// Their number may not fall to 0, since a node can't be empty.
  func canReplaceInLeaf(_ range: Range<Int>, count newCount: Int) -> Bool {
    guard range.lowerBound < weight && range.upperBound <= weight else { return false }
    let first = index(atWeight: range.lowerBound)
    let last = range.isEmpty ? first : index(atWeight: range.upperBound - 1)
    switch content {
    case .elements:
      let remaining = count - (range.isEmpty ? 0 : last - first + 1) + newCount
      return remaining > 0 && remaining <= Self.capacity
    case .children(let children):
      guard first == last else { return false }
      let before = weight(before: first)
      return children[first].node.canReplaceInLeaf(
        range.lowerBound - before..<range.upperBound - before, count: newCount)
    }
  }

  /// Replaces elements of one node of elements.
  static func replaceInLeaf(
    _ node: inout MeasuredNode, _ range: Range<Int>, with newElements: some Collection<Element>
  ) {
    makeUnique(&node)
    let first = node.index(atWeight: range.lowerBound)
    let before = node.weight(before: first)
    let last = range.isEmpty ? first : node.index(atWeight: range.upperBound - 1) + 1
    node.withContent { content in
      switch content {
      case .elements(var elements):
        content = .elements([])
        elements.replaceSubrange(first..<last, with: newElements)
        content = .elements(elements)
      case .children(var children):
        content = .children([])
        Child.update(&children[first]) {
          replaceInLeaf(
            &$0, range.lowerBound - before..<range.upperBound - before, with: newElements)
        }
        content = .children(children)
      }
    }
  }
}

extension MeasuredNode.Child {
  /// Changes the child and copies its new sums.
  fileprivate static func update<Result>(
    _ child: inout Self, _ body: (inout MeasuredNode<Element>) -> Result
  ) -> Result {
    let result = body(&child.node)
    child = Self(child.node)
    return result
  }
}
