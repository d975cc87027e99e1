/// The heights of a waterfall's items, from which blocks are created.
///
/// The column of an item depends on the columns of all items before it, so columns are assigned in
/// order, by one thread at a time. Meanwhile, other threads sort the items of blocks with assigned
/// columns into slots, which is the larger part of the work.
struct WaterfallHeights {
  private let heights: UnsafePointer<Double>
  private let count: Int
  private let rule: WaterfallRule

  /// Creates an instance that reads heights in the caller's memory.
  ///
  /// Returns nil if there are no heights.
  init?(_ heights: UnsafeBufferPointer<Double>, _ rule: WaterfallRule) {
    guard let start = heights.baseAddress, !heights.isEmpty else { return nil }
    (self.heights, count, self.rule) = (start, heights.count, rule)
  }

  private var blockCount: Int { (count + rule.blockItems - 1) / rule.blockItems }

  private func items(ofBlock block: Int) -> Range<Int> {
    block * rule.blockItems..<min(count, (block + 1) * rule.blockItems)
  }

  func solved(_ work: ParallelWork) -> [WaterfallBlock] {
    // The number of blocks in a step. If it is more than one, their items are at most
    // `leastElements` and at most 2^14.
    let step = max(1, min(work.leastElements, 1 << 14) / rule.blockItems)
    let columns = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: count)
    let entries = UnsafeMutableBufferPointer<Int64>.allocate(
      capacity: (blockCount + 1) * rule.columnCount)
    defer {
      columns.deallocate()
      entries.deallocate()
    }
    LargePages.advise(columns)
    guard let columns = columns.baseAddress, let entries = entries.baseAddress else { return [] }
    entries.initialize(repeating: 0, count: rule.columnCount)
    return Array(unsafeUninitializedCapacity: blockCount) { blocks, used in
      work.performInTurn((blockCount + step - 1) / step) { number in
        for block in number * step..<min(blockCount, (number + 1) * step) {
          chooseColumns(ofBlock: block, columns, entries + block * rule.columnCount)
        }
      } then: { number in
        for block in number * step..<min(blockCount, (number + 1) * step) {
          blocks.initializeElement(
            at: block,
            to: makeBlock(block, columns, entries + block * rule.columnCount))
        }
      }
      used = blockCount
    }
  }

  /// Assigns columns to a block's items.
  ///
  /// `entry` contains the column lengths at the start of the block. The column lengths at its end
  /// are written to the memory that follows.
  private func chooseColumns(
    ofBlock block: Int, _ columns: UnsafeMutablePointer<UInt8>,
    _ entry: UnsafeMutablePointer<Int64>
  ) {
    let items = items(ofBlock: block)
    let state = entry + rule.columnCount
    state.initialize(from: entry, count: rule.columnCount)
    rule.chooseColumns(
      for: heights + items.lowerBound, count: items.count, firstItem: items.lowerBound,
      state: state, into: columns + items.lowerBound)
  }

  private func makeBlock(
    _ number: Int, _ columns: UnsafePointer<UInt8>, _ entry: UnsafePointer<Int64>
  ) -> WaterfallBlock {
    let items = items(ofBlock: number)
    let heights = heights + items.lowerBound
    let block = WaterfallBlock.empty(
      columnCount: rule.columnCount, capacity: items.count,
      isNarrow: rule.areNarrow(heights, count: items.count))
    block.read {
      $0.setCount(items.count)
      $0.setEntry(entry)
      $0.place(
        heights, inColumns: columns + items.lowerBound, rule, firstItem: items.lowerBound)
    }
    return block
  }
}
