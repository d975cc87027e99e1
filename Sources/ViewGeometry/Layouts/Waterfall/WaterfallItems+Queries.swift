extension WaterfallItems {
  /// The column, start and height of an item, from `base` downwards.
  ///
  /// - Precondition: The item exists.
  /// - Complexity: O(log n).
  package func place(of item: Int, base: Double = 0) -> WaterfallPlace {
    guard let root, item >= 0, item < count else {
      preconditionFailure("There is no item \(item) in a waterfall of \(count).")
    }
    return root.read { top in
      // The children taken on the way down, five bits each: the column is known at the end only.
      var (node, local, trail) = (top, Int64(item), UInt64(0))
      while node.height > 0 {
        let child = AscendingEnds.rank(of: local, in: node.countEnds)
        if child > 0 { local &-= node.countEnds[child &- 1] }
        trail = trail &<< 5 | UInt64(truncatingIfNeeded: child)
        node = node.child(child)
      }
      let slot = node.slot(ofItem: Int(local))
      let column = node.column(ofSlot: slot)
      var units = node.start(ofSlot: slot, inColumn: column, rule)
      var (above, shift) = (top, UInt64(5 * top.height))
      while above.height > 0 {
        shift &-= 5
        let child = Int(truncatingIfNeeded: trail &>> shift & 31)
        if child > 0 { units &+= above.columnEnds(column)[child &- 1] }
        above = above.child(child)
      }
      return WaterfallPlace(
        item: item, column: column, y: base + WaterfallUnits.points(units),
        height: node.height(ofSlot: slot))
    }
  }

  /// The item of a column at a y, both from `base` downwards; nil between items, outside and for NaN.
  ///
  /// - Complexity: O(log n).
  @inline(never)
  package func item(
    inColumn column: Int, at y: Double, base: Double = 0
  ) -> WaterfallPlace? {
    // Nothing is retained: whoever calls a function that isn't inlined holds the tree until that returns.
    guard let top = root?.view,
      let found = WaterfallSlot(startingBy: y, inColumn: column, base: base, below: top, rule),
      y < found.y + found.height
    else { return nil }
    return WaterfallPlace(item: found.item, column: column, y: found.y, height: found.height)
  }

  /// Calls `body` with each item of a column that shares a y with `lower ..< upper`, downwards.
  ///
  /// Those without height share none. All are counted from `base` downwards.
  ///
  /// - Complexity: O(log n + items + blocks among them).
  package func forEachItem(
    inColumn column: Int, from lower: Double, to upper: Double, base: Double = 0,
    _ body: (WaterfallPlace) -> Void
  ) {
    guard let root, lower < upper, upper > base else { return }
    root.read { top in
      let total = top.growth(ofColumn: column)
      let first = WaterfallSlot(
        // An item may reach into the next one by what its length was rounded to units.
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
              WaterfallPlace(
                item: slot.firstItem + Int(slot.block.order[place]), column: column, y: y,
                height: height))
          }
        }
        // The next block that makes the column longer.
        let end = slot.start + slot.block.growth[column]
        guard end < total else { return }
        slot = WaterfallSlot(at: end, inColumn: column, base: base, below: top, rule)
      }
    }
  }

  /// Where the last item of a column ends; 0 without items.
  func end(ofColumn column: Int) -> Double {
    guard let root else { return 0 }
    return root.read { top in
      let total = top.growth(ofColumn: column)
      guard total > 0 else { return 0 }
      let last = WaterfallSlot(at: total - 1, inColumn: column, base: 0, below: top, rule)
      return last.y + last.height
    }
  }

  /// Calls `body` with the lengths of the columns before an item, in units.
  func withState<Result>(
    before item: Int, _ body: (UnsafeMutablePointer<Int64>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: Int64.self, capacity: max(1, columnCount)) { buffer in
      buffer.initialize(repeating: 0)
      guard let state = buffer.baseAddress else {
        preconditionFailure("There is no room for the lengths of \(columnCount) columns.")
      }
      root?.read { $0.addState(before: item, to: state, rule) }
      return body(state)
    }
  }
}

extension WaterfallNodeView {
  /// Adds the lengths of the columns before an item below, or behind the last.
  fileprivate func addState(
    before item: Int, to state: UnsafeMutablePointer<Int64>, _ rule: WaterfallRule
  ) {
    var (node, local) = (self, item)
    while node.height > 0 {
      let child = min(AscendingEnds.rank(of: Int64(local), in: node.countEnds), node.used - 1)
      if child > 0 {
        local -= Int(node.countEnds[child - 1])
        for column in 0..<columnCount { state[column] &+= node.columnEnds(column)[child - 1] }
      }
      node = node.child(child)
    }
    for column in 0..<columnCount {
      let slot = node.slot(inColumn: column, before: local)
      state[column] &+= node.start(ofSlot: slot, inColumn: column, rule)
    }
  }
}
