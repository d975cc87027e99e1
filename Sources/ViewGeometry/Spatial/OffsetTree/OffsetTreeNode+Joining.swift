// Cutting a tree in two and joining two trees. Both make new nodes along one path from the root and
// share all others, so trees that hold the old nodes are not disturbed. Every result is a tree by
// itself: below its root, each node has the fewest contents its limits ask for, or more.
extension OffsetTreeNode {
  /// A tree of the rows of `left` followed by those of `right`.
  /// - Complexity: O(difference of the heights).
  static func join(
    _ left: OffsetTreeNode?, _ right: OffsetTreeNode?, _ limits: OffsetTreeLimits
  ) -> OffsetTreeNode? {
    guard let left else { return right }
    guard let right else { return left }
    let parts =
      left.height >= right.height
      ? graft(right, behind: left, limits) : graft(left, before: right, limits)
    guard let second = parts.1 else { return parts.0 }
    return inner([OffsetTreeChild(parts.0), OffsetTreeChild(second)])
  }

  /// Hangs `right`, which is no higher, behind the last child of its height under `left`.
  private static func graft(
    _ right: OffsetTreeNode, behind left: OffsetTreeNode, _ limits: OffsetTreeLimits
  ) -> (OffsetTreeNode, OffsetTreeNode?) {
    guard left.height > right.height else { return fuse(left, right, limits) }
    var children = left.children
    let parts = graft(right, behind: children.removeLast().node, limits)
    children.append(OffsetTreeChild(parts.0))
    if let second = parts.1 { children.append(OffsetTreeChild(second)) }
    return innerNodes(children, limits)
  }

  /// Hangs `left`, which is lower, before the first child of its height under `right`.
  private static func graft(
    _ left: OffsetTreeNode, before right: OffsetTreeNode, _ limits: OffsetTreeLimits
  ) -> (OffsetTreeNode, OffsetTreeNode?) {
    guard right.height > left.height else { return fuse(left, right, limits) }
    var children = right.children
    let parts = graft(left, before: children[0].node, limits)
    children[0] = OffsetTreeChild(parts.0)
    if let second = parts.1 { children.insert(OffsetTreeChild(second), at: 1) }
    return innerNodes(children, limits)
  }

  /// The contents of two nodes of one height in one or two nodes of that height.
  private static func fuse(
    _ left: OffsetTreeNode, _ right: OffsetTreeNode, _ limits: OffsetTreeLimits
  ) -> (OffsetTreeNode, OffsetTreeNode?) {
    if left.height == 0 { return fuseLeaves(left, right, limits) }
    if min(left.used, right.used) >= limits.fewestChildren { return (left, right) }
    return innerNodes(left.children + right.children, limits)
  }

  /// The trees of the rows before `row` and of the rows from it on; nil where there are none.
  /// - Complexity: O(log n).
  func split(
    at row: Int, _ limits: OffsetTreeLimits
  ) -> (OffsetTreeNode?, OffsetTreeNode?) {
    if row == 0 { return (nil, self) }
    if row == count { return (self, nil) }
    if kind != .inner { return (slice(0..<row), slice(row..<count)) }
    let (cut, rowsBefore) = read { view in
      let cut = view.child(ofRow: row)
      return (cut, view.countBefore(cut))
    }
    let children = children
    let (left, right) = children[cut].node.split(at: row - rowsBefore, limits)
    return (
      OffsetTreeNode.join(.tree(children[..<cut]), left, limits),
      OffsetTreeNode.join(right, .tree(children[(cut + 1)...]), limits)
    )
  }

  /// A tree over children of one node: none, one of them, or a new node.
  private static func tree(_ children: ArraySlice<OffsetTreeChild>) -> OffsetTreeNode? {
    children.count > 1 ? inner(children) : children.first?.node
  }
}
