// Cutting a tree in two and joining two trees. Both make new nodes along one path from the root and
// share all others, so trees that hold the old nodes are not disturbed. Every result is a tree by
// itself: below its root, each node has the fewest contents its limits ask for, or more.
extension OffsetTreeNode {
  /// A tree of the rows of `left` followed by those of `right`.
  /// - Complexity: O(difference of the heights).
  static func join(
    _ left: OffsetTreeNode, _ right: OffsetTreeNode, _ limits: OffsetTreeLimits
  ) -> OffsetTreeNode {
    let parts: (OffsetTreeNode, OffsetTreeNode?)
    if left.header.height >= right.header.height {
      parts = graft(right, behind: left, limits)
    } else {
      parts = graft(left, before: right, limits)
    }
    guard let second = parts.1 else { return parts.0 }
    return inner([parts.0, second])
  }

  static func join(
    _ left: OffsetTreeNode?, _ right: OffsetTreeNode?, _ limits: OffsetTreeLimits
  ) -> OffsetTreeNode? {
    guard let left else { return right }
    guard let right else { return left }
    return .some(join(left, right, limits))
  }

  /// Hangs `right`, which is no higher, behind the last child of its height under `left`.
  private static func graft(
    _ right: OffsetTreeNode, behind left: OffsetTreeNode, _ limits: OffsetTreeLimits
  ) -> (OffsetTreeNode, OffsetTreeNode?) {
    guard left.header.height > right.header.height else { return fuse(left, right, limits) }
    var children = left.children
    let parts = graft(right, behind: children.removeLast(), limits)
    children.append(parts.0)
    if let second = parts.1 { children.append(second) }
    return innerNodes(children, limits)
  }

  /// Hangs `left`, which is lower, before the first child of its height under `right`.
  private static func graft(
    _ left: OffsetTreeNode, before right: OffsetTreeNode, _ limits: OffsetTreeLimits
  ) -> (OffsetTreeNode, OffsetTreeNode?) {
    guard right.header.height > left.header.height else { return fuse(left, right, limits) }
    var children = right.children
    let parts = graft(left, before: children[0], limits)
    children[0] = parts.0
    if let second = parts.1 { children.insert(second, at: 1) }
    return innerNodes(children, limits)
  }

  /// The contents of two nodes of one height in one or two nodes of that height.
  private static func fuse(
    _ left: OffsetTreeNode, _ right: OffsetTreeNode, _ limits: OffsetTreeLimits
  ) -> (OffsetTreeNode, OffsetTreeNode?) {
    if left.header.height == 0 { return fuseLeaves(left, right, limits) }
    if min(left.header.used, right.header.used) >= limits.fewestChildren { return (left, right) }
    return innerNodes(left.children + right.children, limits)
  }

  /// The trees of the rows before `row` and of the rows from it on; nil where there are none.
  /// - Complexity: O(log n).
  func split(
    at row: Int, _ limits: OffsetTreeLimits
  ) -> (OffsetTreeNode?, OffsetTreeNode?) {
    if row == 0 { return (nil, self) }
    if row == header.count { return (self, nil) }
    guard header.kind == .inner else {
      return (slice(0..<row), slice(row..<header.count))
    }
    let (cut, before) = read { view in
      let cut = view.child(ofRow: row)
      return (cut, view.countBefore(cut))
    }
    let children = children
    let (left, right) = children[cut].split(at: row - before, limits)
    return (
      OffsetTreeNode.join(.tree(children.prefix(cut)), left, limits),
      OffsetTreeNode.join(right, .tree(children.dropFirst(cut + 1)), limits)
    )
  }

  /// A tree over children of one node: none, one of them, or a new node.
  private static func tree(_ children: some Collection<OffsetTreeNode>) -> OffsetTreeNode? {
    children.count > 1 ? inner(children) : children.first
  }
}
