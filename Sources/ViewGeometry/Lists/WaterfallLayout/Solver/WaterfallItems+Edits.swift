extension WaterfallItems {
  /// Gives an item another height.
  ///
  /// - Precondition: The item exists; the height is finite and at least zero.
  /// - Complexity: O(log n) with pinned columns, else as much more as there are items until the columns agree again.
  package mutating func setHeight(_ height: Double, of item: Int) {
    checkItem(item)
    edit(item..<item + 1) { block, item, rule in
      WaterfallBlock.makeUnique(&block, isNarrow: rule.isNarrow(height))
      block.read { $0.setHeight(height, of: item, rule) }
    }
    itemsDidChange()
  }

  /// Inserts an item before the one that has the number `item`, or behind the last one.
  ///
  /// With pinned columns it goes to the column that the order gives to its place.
  ///
  /// - Precondition: `item` is at most the number of items; the height is finite and at least zero.
  /// - Complexity: As for `setHeight`.
  package mutating func insert(height: Double, at item: Int) {
    precondition(
      item >= 0 && item <= count, "Can't insert before item \(item); there are \(count) items.")
    guard count > 0 else {
      let block = withUnsafePointer(to: height) {
        Self.solve(UnsafeBufferPointer(start: $0, count: 1), rule)
      }
      return blocks.replace(0..<0, with: block)
    }
    // Where everything is solved again any column will do.
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
  /// - Complexity: As for `setHeight`.
  package mutating func remove(at item: Int) {
    checkItem(item)
    let isDone = blocks.edit(item..<item + 1) { [rule] block, places, isRoot in
      // One that has become small is joined with a neighbour, if that has room for it.
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
      // What follows the gap has to be looked at, even where the whole block has gone.
      if !pinsColumns, item < count { edit(item..<item) { _, _, _ in } }
    }
    itemsDidChange()
  }

  /// Lets edits only mark what they leave to be solved, until `endEdits()`; places are those of before or between.
  package mutating func beginEdits() {
    isDeferring = true
  }

  /// Solves what edits since `beginEdits()` left to be solved.
  package mutating func endEdits() {
    isDeferring = false
    itemsDidChange()
  }

  private func checkItem(_ item: Int) {
    precondition(
      item >= 0 && item < count, "There is no item \(item) in a waterfall of \(count).")
  }

  /// Changes the block of an item, which is to be solved again unless columns are pinned.
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
    #if VIEWGEOMETRY_INTERNAL_CHECKS
      if count <= 4_096 { blocks.checkInvariants() }
    #endif
  }
}
