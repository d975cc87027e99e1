extension RankedNode {
  /// Splits a tree where an element starts.
  static func split(
    _ node: RankedNode?, at place: Int
  ) -> (head: RankedNode?, tail: RankedNode?) {
    guard let node else { return (nil, nil) }
    if place <= 0 { return (nil, node) }
    if place >= node.places { return (node, nil) }
    let index = node.index(at: place)
    let offset = place - node.places(before: index)
    switch node.content {
    case .elements(let elements):
      precondition(offset == 0, "No element starts at place \(place).")
      return (
        RankedNode(ContiguousArray(elements[..<index])),
        RankedNode(ContiguousArray(elements[index...]))
      )
    case .children(let children):
      let (head, tail) = split(children[index], at: offset)
      return (
        join(tree(children[..<index]), head), join(tail, tree(children[(index + 1)...]))
      )
    }
  }

  /// A tree of children of one height: nil for none, the child itself for one.
  private static func tree(_ children: ContiguousArray<RankedNode>.SubSequence) -> RankedNode? {
    children.count < 2 ? children.first : RankedNode(ContiguousArray(children))
  }

  /// The concatenation of two trees.
  static func join(_ left: RankedNode?, _ right: RankedNode?) -> RankedNode? {
    guard let left else { return right }
    guard let right else { return left }
    let (first, second) = joined(left, right)
    guard let second else { return first }
    return RankedNode([first, second])
  }

  /// The concatenation as one or two nodes of the height of the higher tree.
  private static func joined(
    _ left: RankedNode, _ right: RankedNode
  ) -> (RankedNode, RankedNode?) {
    switch (left.content, right.content) {
    case (.elements(let first), .elements(let second)):
      return isWellFilled(left, right) ? (left, right) : halved(first + second)
    case (.children(let first), .children(let second)) where left.height == right.height:
      return isWellFilled(left, right) ? (left, right) : halved(first + second)
    case (.children(var children), _) where left.height > right.height:
      let (first, second) = joined(children[children.count - 1], right)
      children[children.count - 1] = first
      if let second { children.append(second) }
      return halved(children)
    case (_, .children(var children)):
      let (first, second) = joined(left, children[0])
      children[0] = first
      if let second { children.insert(second, at: 1) }
      return halved(children)
    case (.children, .elements):
      preconditionFailure("A node of children is higher than one of elements.")
    }
  }

  /// Whether two neighbours need not be merged: too many entries for one node, enough for each.
  private static func isWellFilled(_ left: RankedNode, _ right: RankedNode) -> Bool {
    left.count + right.count > capacity && min(left.count, right.count) >= capacity / 2
  }

  private static func halved(_ children: ContiguousArray<RankedNode>) -> (RankedNode, RankedNode?) {
    guard children.count > capacity else { return (RankedNode(children), nil) }
    let middle = children.count / 2
    return (
      RankedNode(ContiguousArray(children[..<middle])),
      RankedNode(ContiguousArray(children[middle...]))
    )
  }

  private static func halved(
    _ elements: ContiguousArray<Element>
  ) -> (RankedNode, RankedNode?) {
    guard elements.count > capacity else { return (RankedNode(elements), nil) }
    let middle = elements.count / 2
    return (
      RankedNode(ContiguousArray(elements[..<middle])),
      RankedNode(ContiguousArray(elements[middle...]))
    )
  }
}
