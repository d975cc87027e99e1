extension WaterfallBlockView {
  /// Places all items of a block again, where the columns begin at `state`, which becomes where they end.
  ///
  /// - Parameters:
  ///   - heights: The heights by item, not those of the block.
  ///   - firstItem: The number of the first item in the waterfall.
  @inline(__always)
  func solve(
    _ heights: UnsafePointer<Double>, _ rule: WaterfallRule, firstItem: Int,
    state: UnsafeMutablePointer<Int64>
  ) {
    let (count, columnCount) = (used, rule.columnCount)
    let (firsts, entry, columns) = (firsts, entry, order)
    header.pointee.isStale = false
    header.pointee.phase = UInt8(truncatingIfNeeded: firstItem % columnCount)
    for column in 0..<columnCount {
      entry[column] = state[column] &- state[0]
    }
    firsts.update(repeating: 0, count: columnCount &+ 1)
    // First the columns, in place of the order, and how many items each has.
    if rule.order == .shortestFirst {
      for item in 0..<count {
        let column = WaterfallRule.shortest(of: state, count: columnCount)
        state[column] &+= rule.length(heights[item])
        columns[item] = UInt16(truncatingIfNeeded: column)
        firsts[column &+ 1] &+= 1
      }
    } else {
      for item in 0..<count {
        let column = rule.column(of: firstItem &+ item, state)
        state[column] &+= rule.length(heights[item])
        columns[item] = UInt16(truncatingIfNeeded: column)
        firsts[column &+ 1] &+= 1
      }
    }
    for column in 0..<columnCount where state[column] >= WaterfallUnits.most {
      preconditionFailure("A waterfall's column can't be more than 2^30 points long.")
    }
    fillSlots(heights, rule)
  }

  /// Places items in the columns that `order` names by item, in place of which it is given items by slot; `firsts` has the
  /// numbers of items, each behind its column's place.
  @inline(__always)
  func fillSlots(_ heights: UnsafePointer<Double>, _ rule: WaterfallRule) {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: max(1, used)) { columns in
      guard let columns = columns.baseAddress else { return }
      columns.update(from: order, count: used)
      // Afterwards each is where its column's slots end: the places are taken one by one below.
      var end: UInt16 = 0
      for column in 0..<rule.columnCount {
        let size = firsts[column &+ 1]
        firsts[column &+ 1] = end
        end &+= size
      }
      firsts[0] = 0
      if isNarrow {
        let narrow = narrow
        fill(columns) { narrow[$0] = UInt16(heights[$1] * 64) }
      } else {
        let wide = wide
        fill(columns) { wide[$0] = heights[$1] }
      }
    }
    for column in 0..<rule.columnCount {
      growth[column] = start(ofSlot: Int(firsts[column &+ 1]), inColumn: column, rule)
    }
  }

  /// Gives each item the next slot of its column.
  @inline(__always)
  private func fill(_ columns: UnsafePointer<UInt16>, _ setHeight: (Int, Int) -> Void) {
    let (firsts, order) = (firsts + 1, order)
    for item in 0..<used {
      let column = Int(columns[item])
      let slot = Int(firsts[column])
      firsts[column] = UInt16(truncatingIfNeeded: slot &+ 1)
      order[slot] = UInt16(truncatingIfNeeded: item)
      setHeight(slot, item)
    }
  }

  /// Whether a block's items are where solving it again would put them, up to its columns' beginnings.
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

  /// Copies the heights of a block's items, in their order.
  func copyHeights(to target: UnsafeMutablePointer<Double>) {
    for slot in 0..<used { target[Int(order[slot])] = height(ofSlot: slot) }
  }
}
