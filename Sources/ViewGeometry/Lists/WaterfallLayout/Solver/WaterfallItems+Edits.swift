extension WaterfallItems {
  /// Sets an item's height.
  ///
  /// - Precondition: The item exists; the height is from 0 to 2^21 points.
  /// - Complexity: O(log n) with pinned columns; otherwise also O(items up to the first unchanged
  ///   block).
  package mutating func setHeight(_ height: Double, of item: Int) {
    checkItem(item)
    edit(item..<item + 1) { block, item, rule in
      WaterfallBlock.makeUnique(&block, isNarrow: rule.isNarrow(height))
      block.read { $0.setHeight(height, of: item, rule) }
    }
    itemsDidChange()
  }

  /// Inserts an item before the item at index `item`, or at the end if `item` is the item count.
  ///
  /// With pinned columns, the new item is placed in the column that the order determines for its
  /// position.
  ///
  /// - Precondition: `item` is at most the number of items; the height is from 0 to 2^21 points.
  /// - Complexity: O(log n) with pinned columns; otherwise also O(items up to the first unchanged
  ///   block).
  package mutating func insert(height: Double, at item: Int) {
    precondition(
      item >= 0 && item <= count, "Can't insert before item \(item): there are \(count) items.")
    guard count > 0 else {
      let block = withUnsafePointer(to: height) {
        Self.solve(UnsafeBufferPointer(start: $0, count: 1), rule)
      }
      return blocks.replace(0..<0, with: block)
    }
    // If columns aren't pinned, the block is solved again, so the column doesn't matter.
    let column = pinsColumns ? withState(before: item) { rule.column(of: item, $0) } : 0
    func insert(_ block: inout WaterfallBlock, _ item: Int) {
      WaterfallBlock.makeUnique(
        &block, items: block.places + 1, isNarrow: rule.isNarrow(height))
      block.read {
        $0.insertItem(height, inColumn: column, at: item, rule)
        $0.header.pointee.isStale = !rule.pinsColumns
      }
    }
    _ = blocks.edit(item..<item) { [rule] block, places, _ in
      let (item, count) = (places.lowerBound, block.places)
      guard count == rule.mostItems else {
        insert(&block, item)
        return .done
      }
      var right = block.joined(count / 2..<count, rule)
      block = block.joined(0..<count / 2, rule)
      if item <= count / 2 { insert(&block, item) } else { insert(&right, item - count / 2) }
      return .split(right)
    }
    itemsDidChange()
  }

  /// Removes an item.
  ///
  /// - Precondition: The item exists.
  /// - Complexity: O(log n) with pinned columns; otherwise also O(items up to the first unchanged
  ///   block).
  package mutating func remove(at item: Int) {
    checkItem(item)
    let isDone = blocks.edit(item..<item + 1) { [rule] block, places, isRoot in
      // A block that has become small is joined with a neighbor that has space for it.
      let left = block.places - 1
      guard left > 0, isRoot || left != rule.blockItems / 4 else { return .declined }
      WaterfallBlock.makeUnique(&block)
      block.read {
        $0.removeItem(at: places.lowerBound, rule)
        $0.header.pointee.isStale = !rule.pinsColumns
      }
      return .done
    }
    if !isDone {
      blocks.replace(item..<item + 1, with: [])
      // The block after the removed item must be checked, even if the item's block was removed.
      if !pinsColumns, item < count { edit(item..<item) { _, _, _ in } }
    }
    itemsDidChange()
  }

  /// Defers solving after edits until `endEdits()`.
  ///
  /// Until then, items may be in wrong columns, so queries return provisional positions.
  package mutating func beginEdits() {
    isDeferring = true
  }

  /// Solves the blocks that edits since `beginEdits()` marked as stale.
  package mutating func endEdits() {
    isDeferring = false
    itemsDidChange()
  }

  private func checkItem(_ item: Int) {
    precondition(
      item >= 0 && item < count, "There is no item \(item): the waterfall has \(count).")
  }

  /// Modifies the block that contains an item, and marks the block as stale if columns aren't
  /// pinned.
  private mutating func edit(
    _ items: Range<Int>, _ body: (inout WaterfallBlock, Int, WaterfallRule) -> Void
  ) {
    _ = blocks.edit(items) { [rule] block, places, _ in
      WaterfallBlock.makeUnique(&block)
      body(&block, places.lowerBound, rule)
      block.read { $0.header.pointee.isStale = !rule.pinsColumns }
      return .done
    }
  }

  private mutating func itemsDidChange() {
    if !isDeferring { solveAgain() }
    // Solving checks only the blocks that it solves, so the whole columns are checked here. While
    // edits are deferred, a pinned column may be too long, but its sum must not overflow. The sums
    // of columns that aren't pinned are provisional until `endEdits()`, so they aren't checked.
    if !isDeferring {
      rule.check { blocks.counter($0) }
    } else if pinsColumns {
      rule.check(most: .max) { blocks.counter($0) }
    }
    #if VIEWGEOMETRY_INTERNAL_CHECKS
      if count <= 4_096 { blocks.checkInvariants() }
    #endif
  }
}
