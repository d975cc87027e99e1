extension MeasuredNode {
  /// Splits a tree where an element starts.
  static func split(
    _ node: MeasuredNode?, at weight: Int
  ) -> (head: MeasuredNode?, tail: MeasuredNode?) {
    guard let node else { return (nil, nil) }
    if weight <= 0 { return (nil, node) }
    if weight >= node.weight { return (node, nil) }
    let index = node.index(atWeight: weight)
    let offset = weight - node.weight(before: index)
    switch node.content {
    case .elements(let elements):
      precondition(offset == 0, "No element starts at place \(weight).")
      return (
        MeasuredNode(ContiguousArray(elements[..<index])),
        MeasuredNode(ContiguousArray(elements[index...]))
      )
    case .children(let children):
      let (head, tail) = split(children[index].node, at: offset)
      return (
        join(tree(children[..<index]), head), join(tail, tree(children[(index + 1)...]))
      )
    }
  }

  /// A tree of children of one height: nil for none, the child itself for one.
  private static func tree(_ children: ContiguousArray<Child>.SubSequence) -> MeasuredNode? {
    children.count < 2 ? children.first?.node : MeasuredNode(ContiguousArray(children))
  }

  /// The concatenation of two trees.
  static func join(_ left: MeasuredNode?, _ right: MeasuredNode?) -> MeasuredNode? {
    guard let left else { return right }
    guard let right else { return left }
    let (first, second) = joined(left, right)
    guard let second else { return first }
    return MeasuredNode([Child(first), Child(second)])
  }

  /// The concatenation as one or two nodes of the height of the higher tree.
  private static func joined(
    _ left: MeasuredNode, _ right: MeasuredNode
  ) -> (MeasuredNode, MeasuredNode?) {
    switch (left.content, right.content) {
    case (.elements(let first), .elements(let second)):
      return isWellFilled(left, right) ? (left, right) : halved(first + second)
    case (.children(let first), .children(let second)) where left.height == right.height:
      return isWellFilled(left, right) ? (left, right) : halved(first + second)
    case (.children(var children), _) where left.height > right.height:
      let (first, second) = joined(children[children.count - 1].node, right)
      children[children.count - 1] = Child(first)
      if let second { children.append(Child(second)) }
      return halved(children)
    case (_, .children(var children)):
      let (first, second) = joined(left, children[0].node)
      children[0] = Child(first)
      if let second { children.insert(Child(second), at: 1) }
      return halved(children)
    case (.children, .elements):
      preconditionFailure("A node of children is higher than one of elements.")
    }
  }

  /// Whether two neighbours need not be merged: too many entries for one node, enough for each.
  private static func isWellFilled(_ left: MeasuredNode, _ right: MeasuredNode) -> Bool {
    left.count + right.count > capacity && min(left.count, right.count) >= capacity / 2
  }

  private static func halved(_ children: ContiguousArray<Child>) -> (MeasuredNode, MeasuredNode?) {
    guard children.count > capacity else { return (MeasuredNode(children), nil) }
    let middle = children.count / 2
    return (
      MeasuredNode(ContiguousArray(children[..<middle])),
      MeasuredNode(ContiguousArray(children[middle...]))
    )
  }

  private static func halved(
    _ elements: ContiguousArray<Element>
  ) -> (MeasuredNode, MeasuredNode?) {
    guard elements.count > capacity else { return (MeasuredNode(elements), nil) }
    let middle = elements.count / 2
    return (
      MeasuredNode(ContiguousArray(elements[..<middle])),
      MeasuredNode(ContiguousArray(elements[middle...]))
    )
  }
}
