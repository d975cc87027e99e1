/// A change to rows next to each other, carried out in the leaf that holds them.
///
/// An edit that takes more than one leaf, or would leave one too full or too empty, declines before
/// it changes anything: the tree is cut and joined then.
protocol OffsetTreeEdit {
  /// Rows it replaces or removes.
  var rowsTaken: Int { get }

  /// - Parameters:
  ///   - leaf: Replaced by a copy if someone else holds it.
  ///   - row: The first row taken, or the one before which rows are inserted.
  ///   - isRoot: Whether the leaf is the whole tree and may have less than `fewestRows`.
  func apply(
    to leaf: inout OffsetTreeNode, at row: Int, _ limits: OffsetTreeLimits, isRoot: Bool
  ) -> OffsetTreeEditOutcome
}

/// What an edit did to a node.
struct OffsetTreeEditOutcome {
  var isDone = true
  /// Rows the node has more, or less.
  var rows = 0
  /// What the sum grew by, wrapped around if it shrank.
  var sum = OffsetTreeSum.zero
  /// A new node behind the edited one, of the same height.
  var sibling: OffsetTreeNode?

  static var declined: OffsetTreeEditOutcome { OffsetTreeEditOutcome(isDone: false) }
}

extension OffsetTreeNode {
  /// Carries out an edit below a node, in place where nodes are not shared.
  static func apply(
    _ edit: some OffsetTreeEdit, at row: Int, in node: inout OffsetTreeNode,
    _ limits: OffsetTreeLimits, isRoot: Bool
  ) -> OffsetTreeEditOutcome {
    guard node.kind == .inner else {
      return edit.apply(to: &node, at: row, limits, isRoot: isRoot)
    }
    makeUnique(&node)
    let view = node.view
    let child = min(view.child(ofRow: row), view.used &- 1)
    guard row &+ edit.rowsTaken <= view.countEnds[child] else { return .declined }
    var outcome = apply(
      edit, at: row &- view.countBefore(child), in: &view.children[child], limits, isRoot: false)
    guard outcome.isDone else { return outcome }
    let isWhole = view.child(child).isWhole && outcome.sibling?.read(\.isWhole) ?? true
    view.add(count: outcome.rows, sum: outcome.sum, isWhole: isWhole, fromChild: child)
    if let sibling = outcome.sibling {
      outcome.sibling = insertChild(sibling, at: child + 1, in: &node, limits: limits)
    }
    return outcome
  }

  /// Makes a leaf of single rows the only reference to its contents, with room for so many rows
  /// more, and wide if the new ones are not narrow.
  static func makeRoom(
    for rows: Int, areNarrow: Bool, in node: inout OffsetTreeNode, _ limits: OffsetTreeLimits
  ) {
    var capacity = node.rowCapacity
    let needed = node.used + rows
    if needed > capacity {
      capacity = max(16, needed, min(limits.leafRows, capacity * 2))
    }
    if node.kind == .narrow, !areNarrow {
      node = node.widened(capacity: capacity)
    } else if capacity != node.rowCapacity {
      node = node.copied(capacity: capacity)
    } else {
      makeUnique(&node)
    }
  }

  /// The same rows in a wide leaf.
  private func widened(capacity: Int) -> OffsetTreeNode {
    let count = count
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: count) { lengths in
      read { $0.copyRows(0..<count, to: lengths, at: 0) }
      return .wideRows(UnsafeBufferPointer(lengths), capacity: capacity)
    }
  }
}
