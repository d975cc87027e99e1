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
    if left.view.height >= right.view.height {
      parts = graft(right, behind: left, limits)
    } else {
      parts = graft(left, before: right, limits)
    }
    guard let second = parts.1 else { return parts.0 }
    return inner(CollectionOfOne(parts.0) + [second])
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
    guard left.view.height > right.view.height else { return fuse(left, right, limits) }
    let last = left.view.used - 1
    let parts = graft(right, behind: left.children[last], limits)
    return innerNodes(left.children.prefix(last) + [parts.0] + Array(parts.1), limits)
  }

  /// Hangs `left`, which is lower, before the first child of its height under `right`.
  private static func graft(
    _ left: OffsetTreeNode, before right: OffsetTreeNode, _ limits: OffsetTreeLimits
  ) -> (OffsetTreeNode, OffsetTreeNode?) {
    guard right.view.height > left.view.height else { return fuse(left, right, limits) }
    let parts = graft(left, before: right.children[0], limits)
    return innerNodes([parts.0] + Array(parts.1) + right.children.dropFirst(), limits)
  }

  /// The contents of two nodes of one height in one or two nodes of that height.
  private static func fuse(
    _ left: OffsetTreeNode, _ right: OffsetTreeNode, _ limits: OffsetTreeLimits
  ) -> (OffsetTreeNode, OffsetTreeNode?) {
    if left.view.height == 0 { return fuseLeaves(left, right, limits) }
    if min(left.view.used, right.view.used) >= limits.fewestChildren { return (left, right) }
    return innerNodes(Array(left.children) + right.children, limits)
  }

  /// The trees of the rows before `row` and of the rows from it on; nil where there are none.
  /// - Complexity: O(log n).
  func split(
    at row: Int, _ limits: OffsetTreeLimits
  ) -> (OffsetTreeNode?, OffsetTreeNode?) {
    if row == 0 { return (nil, self) }
    if row == view.count { return (self, nil) }
    guard view.kind == .inner else {
      return (slice(0..<row), slice(row..<view.count))
    }
    let cut = view.child(ofRow: row)
    let (left, right) = children[cut].split(at: row - view.countBefore(cut), limits)
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

extension Array {
  /// One element, or none.
  fileprivate init(_ element: Element?) {
    self = element.map { [$0] } ?? []
  }
}
