extension WaterfallItems {
  /// Returns the column, y-coordinate and height of an item.
  ///
  /// `base` is the y-coordinate at which the columns start.
  ///
  /// - Precondition: The item exists.
  /// - Complexity: O(log n).
  package func place(of item: Int, base: Double = 0) -> WaterfallItem {
    guard let root = blocks.root, item >= 0, item < count else {
      preconditionFailure("There is no item \(item): the waterfall has \(count).")
    }
    return withExtendedLifetime(root.object) {
      // Store the child indices on the way down, five bits each: the column selects the counters to
      // add up, and is known only in the leaf.
      var (local, trail) = (Int64(item), UInt64(0))
      let leaf = root.view.descend { node in
        let lane = node.places.lane(at: local)
        if lane > 0 { local &-= node.places[lane &- 1] }
        trail = trail &<< 5 | UInt64(truncatingIfNeeded: lane)
        return lane
      }
      let block = leaf._withUnsafeGuaranteedRef(\.view)
      let slot = block.slot(ofItem: Int(local))
      let column = block.column(ofSlot: slot)
      var units = block.start(ofSlot: slot, inColumn: column, rule)
      var shift = UInt64(5 * root.height)
      _ = root.view.descend { node in
        shift &-= 5
        let lane = Int(truncatingIfNeeded: trail &>> shift & 31)
        if lane > 0 { units &+= node.counter(column)[lane &- 1] }
        return lane
      }
      return WaterfallItem(
        item: item, column: column, y: base + WaterfallUnits.points(units),
        height: block.height(ofSlot: slot))
    }
  }

  /// Returns the item of `column` that contains `y`.
  ///
  /// `base` is the y-coordinate at which the columns start. Returns nil if `y` is between two
  /// items, outside the column, or NaN.
  ///
  /// - Complexity: O(log n).
  @inline(never)
  package func item(
    inColumn column: Int, at y: Double, base: Double = 0
  ) -> WaterfallItem? {
    // Nothing needs to be retained: the caller of a function that isn't inlined retains the tree
    // until it returns.
    guard let top = blocks.root?.view,
      let found = WaterfallSlot(startingBy: y, inColumn: column, base: base, below: top, rule),
      y < found.y + found.height
    else { return nil }
    return WaterfallItem(item: found.item, column: column, y: found.y, height: found.height)
  }

  /// Calls `body` with each item of a column that overlaps `lower ..< upper`, from top to bottom.
  ///
  /// `base` is the y-coordinate at which the columns start. Items of height 0 overlap nothing.
  ///
  /// - Complexity: O(log n) for each block with such items, and O(items found).
  package func forEachItem(
    inColumn column: Int, from lower: Double, to upper: Double, base: Double = 0,
    _ body: (WaterfallItem) -> Void
  ) {
    guard let root = blocks.root, lower < upper, upper > base else { return }
    withExtendedLifetime(root.object) {
      let top = root.view
      let total = top.counter(column)
      let first = WaterfallSlot(
        // Because its length is rounded to units, an item may extend into the next one.
        startingBy: max(lower - lower.edgeSlack - 2 * WaterfallUnits.points(1), base),
        inColumn: column, base: base, below: top, rule)
      guard var slot = first else { return }
      while true {
        var start =
          slot.start + slot.block.start(ofSlot: slot.slot, inColumn: column, rule)
        for place in slot.slot..<Int(slot.block.firsts[column + 1]) {
          let height = slot.block.height(ofSlot: place)
          let y = base + WaterfallUnits.points(start)
          start += rule.length(height)
          guard y < upper else { return }
          if height > 0, lower < y + height {
            body(
              WaterfallItem(
                item: slot.firstItem + Int(slot.block.order[place]), column: column, y: y,
                height: height))
          }
        }
        // The next block that contains items of the column.
        let end = slot.start + slot.block.growth[column]
        guard end < total else { return }
        slot = WaterfallSlot(at: end, inColumn: column, base: base, below: top, rule)
      }
    }
  }

  /// Returns the end of the last item of a column; 0 if the column has no items.
  func end(ofColumn column: Int) -> Double {
    guard let root = blocks.root else { return 0 }
    return withExtendedLifetime(root.object) {
      let top = root.view
      let total = top.counter(column)
      guard total > 0 else { return 0 }
      let last = WaterfallSlot(at: total - 1, inColumn: column, base: 0, below: top, rule)
      return last.y + last.height
    }
  }

  /// Calls `body` with the length of each column before `item` is placed, in units of 2^-32 points.
  func withState<Result>(
    before item: Int, _ body: (UnsafeMutablePointer<Int64>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: Int64.self, capacity: max(1, columnCount)) { buffer in
      buffer.initialize(repeating: 0)
      guard let state = buffer.baseAddress else {
        preconditionFailure("There isn't enough memory for the lengths of \(columnCount) columns.")
      }
      if let root = blocks.root {
        withExtendedLifetime(root.object) { root.view.addState(before: item, to: state, rule) }
      }
      return body(state)
    }
  }
}

extension CountedTreeView<WaterfallBlock> {
  /// Adds to `state` the length of each column before `item` is placed, in units of 2^-32 points.
  ///
  /// If `item` is the number of items, the lengths are those of the complete columns.
  fileprivate func addState(
    before item: Int, to state: UnsafeMutablePointer<Int64>, _ rule: WaterfallRule
  ) {
    var local = Int64(item)
    let leaf = descend { node in
      let lane = min(node.places.lane(at: local), node.used &- 1)
      guard lane > 0 else { return lane }
      local -= node.places[lane &- 1]
      for column in 0..<rule.columnCount { state[column] &+= node.counter(column)[lane &- 1] }
      return lane
    }
    let block = leaf._withUnsafeGuaranteedRef(\.view)
    for column in 0..<rule.columnCount {
      let slot = block.slot(inColumn: column, before: Int(local))
      state[column] &+= block.start(ofSlot: slot, inColumn: column, rule)
    }
  }
}
