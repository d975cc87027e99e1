// Edits of one row, in place where nodes are not shared. An edit that would take more than one leaf
// to carry out declines before it changes anything; cutting and joining does it then.
extension OffsetTreeNode {
  /// What an edit did to a node.
  struct Edit {
    var isDone: Bool
    /// What the sum grew by, wrapped around if it shrank.
    var change = OffsetTreeSum.zero
    /// A new node behind the edited one, of the same height.
    var sibling: OffsetTreeNode?

    static var declined: Edit { Edit(isDone: false) }
  }

  /// Declines in a run, unless the row has that length already.
  static func setLength(
    _ length: Double, at row: Int, in node: inout OffsetTreeNode, limits: OffsetTreeLimits
  ) -> Edit {
    switch node.kind {
    case .inner:
      makeUnique(&node)
      let view = node.view
      let child = view.child(ofRow: row)
      let edit = setLength(
        length, at: row - view.countBefore(child), in: &view.children[child], limits: limits)
      guard edit.isDone else { return edit }
      view.add(
        count: 0, sum: edit.change, isWhole: view.child(child).isWhole, fromChild: child)
      checkTotal(view)
      return edit
    case .run:
      return Edit(isDone: node.runLength == length)
    case .narrow, .wide:
      let old = node.sum
      makeRoom(for: length, rows: 0, in: &node, limits: limits)
      let view = node.view
      if view.kind == .narrow {
        OffsetTreeRows<OffsetTreeNarrowFormat>(view)
          .replace(at: row, with: OffsetTreeNarrowFormat.row(length))
      } else {
        OffsetTreeRows<OffsetTreeWideFormat>(view).replace(at: row, with: length)
      }
      return Edit(isDone: true, change: view.sum - old)
    }
  }

  /// Declines in a run of another length.
  static func insert(
    _ length: Double, at row: Int, in node: inout OffsetTreeNode, limits: OffsetTreeLimits
  ) -> Edit {
    switch node.kind {
    case .inner:
      makeUnique(&node)
      let view = node.view
      let child = min(view.child(ofRow: row), view.used - 1)
      var edit = insert(
        length, at: row - view.countBefore(child), in: &view.children[child], limits: limits)
      guard edit.isDone else { return edit }
      view.add(
        count: 1, sum: edit.change, isWhole: view.child(child).isWhole, fromChild: child)
      checkTotal(view)
      if let sibling = edit.sibling {
        edit.sibling = insertChild(sibling, at: child + 1, in: &node, limits: limits)
      }
      return edit
    case .run:
      guard node.runLength == length else { return .declined }
      let old = node.sum
      node = .run(length, count: node.count + 1)
      return Edit(isDone: true, change: node.sum - old)
    case .narrow, .wide:
      let change = OffsetTreeSum(length)
      if node.used == limits.leafRows {
        let parts = node.splitInserting(length, at: row, limits)
        node = parts.0
        return Edit(isDone: true, change: change, sibling: parts.1)
      }
      insertRow(length, at: row, in: &node, limits: limits)
      return Edit(isDone: true, change: change)
    }
  }

  /// Declines where too few rows would remain in a leaf below the root, or none in the root.
  static func remove(
    at row: Int, in node: inout OffsetTreeNode, limits: OffsetTreeLimits, isRoot: Bool = true
  ) -> Edit {
    if node.kind == .inner {
      makeUnique(&node)
      let view = node.view
      let child = view.child(ofRow: row)
      let edit = remove(
        at: row - view.countBefore(child), in: &view.children[child], limits: limits,
        isRoot: false)
      guard edit.isDone else { return edit }
      view.add(
        count: -1, sum: edit.change, isWhole: view.child(child).isWhole, fromChild: child)
      return edit
    }
    guard node.count > (isRoot ? 1 : limits.fewestRows) else { return .declined }
    let old = node.sum
    if node.kind == .run {
      node = .run(node.runLength, count: node.count - 1)
      return Edit(isDone: true, change: node.sum - old)
    }
    makeUnique(&node)
    if node.kind == .narrow {
      OffsetTreeRows<OffsetTreeNarrowFormat>(node.view).remove(at: row)
    } else {
      OffsetTreeRows<OffsetTreeWideFormat>(node.view).remove(at: row)
    }
    return Edit(isDone: true, change: node.sum - old)
  }

  private static func insertRow(
    _ length: Double, at row: Int, in node: inout OffsetTreeNode, limits: OffsetTreeLimits
  ) {
    makeRoom(for: length, rows: 1, in: &node, limits: limits)
    if node.kind == .narrow {
      OffsetTreeRows<OffsetTreeNarrowFormat>(node.view)
        .insert(OffsetTreeNarrowFormat.row(length), at: row)
    } else {
      OffsetTreeRows<OffsetTreeWideFormat>(node.view).insert(length, at: row)
    }
  }

  /// Makes a leaf unique, able to hold the length, and large enough for so many rows more.
  private static func makeRoom(
    for length: Double, rows: Int, in node: inout OffsetTreeNode, limits: OffsetTreeLimits
  ) {

    var capacity = node.rowCapacity
    if node.used + rows > capacity {
      capacity = max(16, min(limits.leafRows, capacity * 2))
    }
    if node.kind == .narrow, !OffsetTreeNarrowFormat.canHold(length) {
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

  /// Two leaves of the rows of a full one and a new row.
  ///
  /// Half and half in general; where rows are added at an end, that end gets little, so that going
  /// on there leaves fuller leaves behind.
  private func splitInserting(
    _ length: Double, at row: Int, _ limits: OffsetTreeLimits
  ) -> (OffsetTreeNode, OffsetTreeNode) {
    let count = count + 1
    var kept = count / 2
    if row == 0 { kept = limits.fewestRows }
    if row == self.count { kept = count - limits.fewestRows }
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: count) { lengths in
      read { view in
        view.copyRows(0..<row, to: lengths, at: 0)
        lengths.initializeElement(at: row, to: length)
        view.copyRows(row..<view.used, to: lengths, at: row + 1)
      }
      let all = UnsafeBufferPointer(lengths)
      return (
        .rows(UnsafeBufferPointer(rebasing: all[..<kept]), capacity: limits.leafRows),
        .rows(UnsafeBufferPointer(rebasing: all[kept...]), capacity: limits.leafRows)
      )
    }
  }

  private static func checkTotal(_ view: OffsetTreeNodeView) {
    precondition(view.sum.units >= 0, "The lengths add up to more than 2^57 points")
  }
}
