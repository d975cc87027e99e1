extension WaterfallItems {
  /// Gives an item another height.
  ///
  /// - Precondition: The item exists; the height is finite and at least zero.
  /// - Complexity: O(log n) with pinned columns, else as much more as there are items until the columns agree again.
  package mutating func setHeight(_ height: Double, of item: Int) {
    checkItem(item)
    apply(.resize(height: height), at: item)
  }

  /// Inserts an item before the one that has the number `item`, or behind the last one.
  ///
  /// With pinned columns it goes to the column that is shortest where it is inserted.
  ///
  /// - Precondition: `item` is at most the number of items; the height is finite and at least zero.
  /// - Complexity: As for `setHeight`.
  package mutating func insert(height: Double, at item: Int) {
    precondition(
      item >= 0 && item <= count, "Can't insert before item \(item); there are \(count) items.")
    guard root != nil else {
      root = withUnsafePointer(to: height) {
        Self.solve(UnsafeBufferPointer(start: $0, count: 1), rule)
      }
      return
    }
    // Where everything is solved again any column will do.
    let column = pinsColumns ? withState(before: item) { rule.column(of: item, $0) } : 0
    apply(.insert(height: height, column: column), at: item)
  }

  /// Removes an item.
  ///
  /// - Precondition: The item exists.
  /// - Complexity: As for `setHeight`.
  package mutating func remove(at item: Int) {
    checkItem(item)
    apply(.remove, at: item)
  }

  /// Lets edits only mark what they leave to be solved, until `endEdits()`; places are those of before or between.
  package mutating func beginEdits() {
    isDeferring = true
  }

  /// Solves what edits since `beginEdits()` left to be solved.
  package mutating func endEdits() {
    isDeferring = false
    solveAgain()
  }

  private func checkItem(_ item: Int) {
    precondition(
      item >= 0 && item < count, "There is no item \(item) in a waterfall of \(count).")
  }

  private mutating func apply(_ kind: WaterfallTreeEdit.Kind, at item: Int) {
    guard var node = root else { return }
    // Taken out, so that the tree's reference isn't a second one.
    root = nil
    let edit = WaterfallTreeEdit(kind: kind, rule: rule, marks: !pinsColumns)
    if let sibling = edit.apply(at: item, in: &node) { node = grown(node, sibling) }
    root = node
    if pinsColumns { dropEmptyRoots() }
    if !isDeferring { solveAgain() }
  }

  private func grown(_ left: WaterfallNode, _ right: WaterfallNode) -> WaterfallNode {
    let top = WaterfallNode.inner(
      columnCount: columnCount, height: left.read { $0.height } + 1)
    top.read {
      $0.appendChild(left)
      $0.appendChild(right)
    }
    return top
  }

  /// Lets go of a tree without items, and of a root with a single child.
  mutating func dropEmptyRoots() {
    while let node = root {
      let next: WaterfallNode?? = node.read { view in
        if view.count == 0 { return .some(nil) }
        return view.height > 0 && view.used == 1 ? .some(view.children[0]) : nil
      }
      guard let next else { return }
      root = next
    }
  }
}
