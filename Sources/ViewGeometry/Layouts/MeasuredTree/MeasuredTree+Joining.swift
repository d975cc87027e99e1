// Cutting a tree in two and joining two trees. Both make new nodes along one path from the root and share all others, so
// trees that hold the old nodes are not disturbed.
extension MeasuredTree {
  private var fewest: Int { max(2, fanOut / 4) }

  /// The root of a tree over `elements`, evenly filled; nil for none.
  static func build(_ elements: some Collection<Element>, fanOut: Int) -> MeasuredNode? {
    var level = elements.map { MeasuredChild($0) }
    guard !level.isEmpty else { return nil }
    var height = 1
    while true {
      let pieces = (level.count + fanOut - 1) / fanOut
      let nodes = (0..<pieces).map { piece in
        let range = level.count * piece / pieces..<level.count * (piece + 1) / pieces
        return MeasuredNode.over(level[range], height: height)
      }
      if nodes.count == 1 { return nodes[0] }
      level = nodes.map { MeasuredChild($0) }
      height += 1
    }
  }

  /// The children of a node, in order.
  private func children(_ node: MeasuredNode) -> [MeasuredChild] {
    node.read { view in
      (0..<view.used).map { lane in
        let object = view.children[lane]
        return view.height == 1
          ? MeasuredChild(unsafeDowncast(object, to: Element.self))
          : MeasuredChild(unsafeDowncast(object, to: MeasuredNode.self))
      }
    }
  }

  /// A tree of the elements of `left` followed by those of `right`.
  func join(_ left: MeasuredNode?, _ right: MeasuredNode?) -> MeasuredNode? {
    guard let left else { return right }
    guard let right else { return left }
    let parts = graft(left, right)
    guard let second = parts.1 else { return parts.0 }
    return .over([MeasuredChild(parts.0), MeasuredChild(second)], height: parts.0.height + 1)
  }

  /// The concatenation as one or two nodes of the height of the higher tree.
  private func graft(
    _ left: MeasuredNode, _ right: MeasuredNode
  ) -> (MeasuredNode, MeasuredNode?) {
    if left.height == right.height {
      if min(left.used, right.used) >= fewest { return (left, right) }
      return nodes(children(left) + children(right), height: left.height)
    }
    let isLeftHigher = left.height > right.height
    let higher = isLeftHigher ? left : right
    var children = children(higher)
    let lane = isLeftHigher ? children.count - 1 : 0
    let inner = unsafeDowncast(children[lane].object, to: MeasuredNode.self)
    let parts = isLeftHigher ? graft(inner, right) : graft(left, inner)
    children[lane] = MeasuredChild(parts.0)
    if let second = parts.1 { children.insert(MeasuredChild(second), at: lane + 1) }
    return nodes(children, height: higher.height)
  }

  /// One node over the children if they fit, otherwise two with half of them each.
  private func nodes(
    _ children: [MeasuredChild], height: Int
  ) -> (MeasuredNode, MeasuredNode?) {
    guard children.count > fanOut else { return (.over(children[...], height: height), nil) }
    let half = children.count / 2
    return (.over(children[..<half], height: height), .over(children[half...], height: height))
  }

  /// Splits a tree where an element starts.
  func split(
    _ node: MeasuredNode?, at place: Int
  ) -> (head: MeasuredNode?, tail: MeasuredNode?) {
    guard let node else { return (nil, nil) }
    let (places, height) = node.read { ($0.places, $0.height) }
    if place <= 0 { return (nil, node) }
    if place >= places { return (node, nil) }
    let (lane, before) = node.read { view in
      let lane = view.lane(ofPlace: place)
      return (lane, view.places(before: lane))
    }
    let children = children(node)
    if height == 1 {
      precondition(before == place, "No element starts at place \(place).")
      return (tree(children[..<lane], height: 1), tree(children[lane...], height: 1))
    }
    let cut = unsafeDowncast(children[lane].object, to: MeasuredNode.self)
    let (head, tail) = split(cut, at: place - before)
    return (
      join(tree(children[..<lane], height: height), head),
      join(tail, tree(children[(lane + 1)...], height: height))
    )
  }

  /// A tree over some children of a node: none, one of them, or a new node.
  private func tree(_ children: ArraySlice<MeasuredChild>, height: Int) -> MeasuredNode? {
    guard let first = children.first else { return nil }
    if children.count == 1 && height > 1 {
      return unsafeDowncast(first.object, to: MeasuredNode.self)
    }
    return .over(children, height: height)
  }
}
