/// In-place edits of a uniquely referenced block with enough capacity.
///
/// Item indices are adjusted, and the columns of the items don't change.
extension WaterfallBlockView {
  /// Sets the number of items; the caller fills their slots.
  func setCount(_ count: Int) {
    header.pointee.used = Int32(count)
  }

  /// Inserts an item with the given height into a column; `item` is the index of the new item.
  ///
  /// The height must fit the block's format.
  func insertItem(_ height: Double, inColumn column: Int, at item: Int, _ rule: WaterfallRule) {
    let (count, order) = (used, order)
    let slot = slot(inColumn: column, before: item)
    let wanted = UInt16(item)
    for place in 0..<count { order[place] &+= order[place] >= wanted ? 1 : 0 }
    (order + slot + 1).update(from: order + slot, count: count - slot)
    order[slot] = wanted
    moveHeights(from: slot, to: slot + 1, count: count - slot)
    setHeight(height, ofSlot: slot)
    growth[column] &+= rule.length(height)
    for next in column + 1...rule.columnCount { firsts[next] += 1 }
    setCount(count + 1)
  }

  /// Removes an item.
  func removeItem(at item: Int, _ rule: WaterfallRule) {
    let (count, order) = (used, order)
    let slot = slot(ofItem: item)
    let column = column(ofSlot: slot)
    growth[column] &-= rule.length(height(ofSlot: slot))
    for next in column + 1...rule.columnCount { firsts[next] -= 1 }
    (order + slot).update(from: order + slot + 1, count: count - slot - 1)
    moveHeights(from: slot + 1, to: slot, count: count - slot - 1)
    let wanted = UInt16(item)
    for place in 0..<count - 1 { order[place] &-= order[place] > wanted ? 1 : 0 }
    setCount(count - 1)
  }

  /// Sets an item's height, which must fit the block's format.
  func setHeight(_ height: Double, of item: Int, _ rule: WaterfallRule) {
    let slot = slot(ofItem: item)
    growth[column(ofSlot: slot)] &+=
      rule.length(height) - rule.length(self.height(ofSlot: slot))
    setHeight(height, ofSlot: slot)
  }

  private func moveHeights(from source: Int, to target: Int, count: Int) {
    let bytes = lengthBytes
    (lengths + target * bytes).copyMemory(
      from: lengths + source * bytes, byteCount: count * bytes)
  }
}

extension WaterfallBlock {
  /// Returns a block with this block's items at the indices in `range`, followed by the items of
  /// `other`, unless it is nil, at the indices in `others`.
  ///
  /// Items keep their columns. If columns aren't pinned, the block is marked as stale.
  func joined(
    _ range: Range<Int>, _ rule: WaterfallRule, and other: WaterfallBlock? = nil,
    _ others: Range<Int> = 0..<0
  ) -> WaterfallBlock {
    let count = range.count + others.count
    let isNarrow = read { $0.isNarrow } && other?.read { $0.isNarrow } != false
    let block = WaterfallBlock.empty(
      columnCount: rule.columnCount, capacity: count, isNarrow: isNarrow)
    withUnsafeTemporaryAllocation(of: Double.self, capacity: max(1, count)) { heights in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(1, count)) { columns in
        guard let heights = heights.baseAddress, let columns = columns.baseAddress else { return }
        copyItems(range, toHeights: heights, columns)
        other?.copyItems(others, toHeights: heights + range.count, columns + range.count)
        block.read { new in
          new.setCount(count)
          new.entry.update(repeating: 0, count: rule.columnCount)
          new.fillSlots(heights, columns, rule)
          new.header.pointee.isStale = !rule.pinsColumns
        }
      }
    }
    return block
  }

  /// Copies the heights and columns of the items in `range`, in the order of the items.
  private func copyItems(
    _ range: Range<Int>, toHeights heights: UnsafeMutablePointer<Double>,
    _ columns: UnsafeMutablePointer<UInt8>
  ) {
    read { view in
      for slot in 0..<view.used where range.contains(Int(view.order[slot])) {
        let place = Int(view.order[slot]) - range.lowerBound
        heights[place] = view.height(ofSlot: slot)
        columns[place] = UInt8(truncatingIfNeeded: view.column(ofSlot: slot))
      }
    }
  }
}
