extension WaterfallBlockView {
  /// Assigns all items of the block to columns again.
  ///
  /// - Parameters:
  ///   - heights: The heights in the order of the items, in memory outside the block.
  ///   - rule: The rule that assigns items to columns.
  ///   - firstItem: The index of the block's first item in the waterfall.
  ///   - state: The lengths of the columns at the start of the block. They are replaced by the
  ///     lengths at its end.
  func solve(
    _ heights: UnsafePointer<Double>, _ rule: WaterfallRule, firstItem: Int,
    state: UnsafeMutablePointer<Int64>
  ) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(1, used)) { columns in
      guard let columns = columns.baseAddress else { return }
      setEntry(state)
      rule.chooseColumns(
        for: heights, count: used, firstItem: firstItem, state: state, into: columns)
      place(heights, inColumns: columns, rule, firstItem: firstItem)
    }
  }

  /// Stores in `entry` the column lengths at the start of the block, minus the length of the first
  /// column.
  @inline(__always)
  func setEntry(_ state: UnsafePointer<Int64>) {
    let entry = entry
    for column in 0..<columnCount { entry[column] = state[column] &- state[0] }
  }

  /// Stores all items of the block in the given columns, and marks the block as solved.
  @inline(__always)
  func place(
    _ heights: UnsafePointer<Double>, inColumns columns: UnsafePointer<UInt8>,
    _ rule: WaterfallRule, firstItem: Int
  ) {
    header.pointee.isStale = false
    header.pointee.phase = UInt8(truncatingIfNeeded: firstItem % rule.columnCount)
    fillSlots(heights, columns, rule)
  }

  /// Stores items in slots, by column, and updates `firsts` and `growth`.
  ///
  /// `columns` contains the column of each item.
  @inline(__always)
  func fillSlots(
    _ heights: UnsafePointer<Double>, _ columns: UnsafePointer<UInt8>, _ rule: WaterfallRule
  ) {
    let firsts = firsts
    firsts.update(repeating: 0, count: rule.columnCount &+ 1)
    for item in 0..<used { firsts[Int(columns[item]) &+ 1] &+= 1 }
    // Afterwards, each value is the next free slot of its column, which is advanced below.
    var end: UInt16 = 0
    for column in 0..<rule.columnCount {
      let size = firsts[column &+ 1]
      firsts[column &+ 1] = end
      end &+= size
    }
    if isNarrow {
      let narrow = narrow
      fill(columns) { narrow[$0] = OffsetTreeNarrowFormat.row(heights[$1]) }
    } else {
      let wide = wide
      fill(columns) { wide[$0] = heights[$1] }
    }
    for column in 0..<rule.columnCount {
      growth[column] = start(ofSlot: Int(firsts[column &+ 1]), inColumn: column, rule)
    }
  }

  /// Stores each item in the next slot of its column.
  @inline(__always)
  private func fill(_ columns: UnsafePointer<UInt8>, _ setHeight: (Int, Int) -> Void) {
    let (firsts, order) = (firsts + 1, order)
    for item in 0..<used {
      let column = Int(columns[item])
      let slot = Int(firsts[column])
      firsts[column] = UInt16(truncatingIfNeeded: slot &+ 1)
      order[slot] = UInt16(truncatingIfNeeded: item)
      setHeight(slot, item)
    }
  }

  /// Returns whether solving the block again is known to assign its items to the same columns.
  ///
  /// Returns false if the block is stale.
  func isSolved(_ rule: WaterfallRule, firstItem: Int, state: UnsafePointer<Int64>) -> Bool {
    guard !header.pointee.isStale else { return false }
    guard rule.order == .shortestFirst else {
      return Int(header.pointee.phase) == firstItem % rule.columnCount
    }
    for column in 1..<max(1, rule.columnCount)
    where entry[column] != state[column] - state[0] {
      return false
    }
    return true
  }

  /// Copies the heights of a block's items, in the order of the items.
  func copyHeights(to target: UnsafeMutablePointer<Double>) {
    for slot in 0..<used { target[Int(order[slot])] = height(ofSlot: slot) }
  }
}
