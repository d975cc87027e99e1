extension WaterfallItems {
  /// Gives an item another height.
  ///
  /// - Precondition: The item exists; the height is finite and at least zero.
  /// - Complexity: O(log n) with pinned columns, else as much more as there are items until the columns agree again.
  package mutating func setHeight(_ height: Double, of item: Int) {
    let (block, local) = locate(item)
    var heights = blocks[block].heights
    heights[local] = height
    replace(block, heights, blocks[block].columns, inserted: 0)
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
    guard !blocks.isEmpty else {
      let columnCount = columnCount
      self = [height].withUnsafeBufferPointer {
        WaterfallItems(
          heights: $0, columnCount: columnCount, spacing: rule.spacing, order: rule.order,
          pinsColumns: pinsColumns)
      }
      return
    }
    let (block, local) =
      item == count ? (blocks.count - 1, blocks[blocks.count - 1].heights.count) : locate(item)
    var (heights, columns) = (blocks[block].heights, blocks[block].columns)
    heights.insert(height, at: local)
    columns.insert(WaterfallRule.unassigned, at: local)
    replace(block, heights, columns, inserted: 1)
  }

  /// Removes an item.
  ///
  /// - Precondition: The item exists.
  /// - Complexity: As for `setHeight`.
  package mutating func remove(at item: Int) {
    let (block, local) = locate(item)
    var (heights, columns) = (blocks[block].heights, blocks[block].columns)
    heights.remove(at: local)
    columns.remove(at: local)
    replace(block, heights, columns, inserted: -1)
  }

  /// Gives a block other items, and solves what follows again as far as it changes.
  private mutating func replace(
    _ index: Int, _ heights: ContiguousArray<Double>, _ columns: ContiguousArray<UInt8>,
    inserted: Int
  ) {
    let oldNext = pinsColumns ? [] : state(atBlock: index + 1)
    let halves =
      heights.count > WaterfallBlock.most
      ? [0..<heights.count / 2, heights.count / 2..<heights.count]
      : heights.isEmpty ? [] : [0..<heights.count]
    if halves.count == 1 {
      setBlock(solved(heights, columns, block: index), at: index)
    } else {
      replaceBlock(index, heights, columns, halves)
    }
    guard !pinsColumns else { return }
    solveAgain(from: index + halves.count, old: oldNext, inserted: inserted)
  }

  private mutating func replaceBlock(
    _ index: Int, _ heights: ContiguousArray<Double>, _ columns: ContiguousArray<UInt8>,
    _ halves: [Range<Int>]
  ) {
    removeBlock(index)
    for (number, half) in halves.enumerated() {
      insertBlock(
        solved(
          ContiguousArray(heights[half]), ContiguousArray(columns[half]), block: index + number),
        at: index + number)
    }
  }

  /// Solves blocks again until one begins with the columns it had, or all of them moved alike.
  private mutating func solveAgain(
    from first: Int, old: ContiguousArray<Double>, inserted: Int
  ) {
    var old = old
    for index in first..<max(first, blocks.count) {
      let new = state(atBlock: index)
      let moved = new[0] - old[0]
      if rule.goesOn(afterInserting: inserted),
        zip(new, old).allSatisfy({ $0 - $1 == moved })
      {
        return
      }
      let block = blocks[index]
      for column in old.indices { old[column] += block.growth[column] }
      setBlock(solved(block.heights, block.columns, block: index), at: index)
    }
  }

  private func solved(
    _ heights: ContiguousArray<Double>, _ columns: ContiguousArray<UInt8>, block: Int
  ) -> WaterfallBlock {
    WaterfallBlock(
      heights, assigned: pinsColumns ? columns : nil, rule: rule,
      firstItem: firstItem(ofBlock: block), state: state(atBlock: block))
  }

  /// Where the columns are when a block begins.
  private func state(atBlock block: Int) -> ContiguousArray<Double> {
    ContiguousArray(growth.lazy.map { $0.offset(of: block) })
  }

  private mutating func setBlock(_ block: WaterfallBlock, at index: Int) {
    let old = blocks[index]
    blocks[index] = block
    if block.heights.count != old.heights.count {
      counts.setLength(Double(block.heights.count), at: index)
    }
    for column in growth.indices where block.growth[column] != old.growth[column] {
      growth[column].setLength(block.growth[column], at: index)
    }
  }

  private mutating func removeBlock(_ index: Int) {
    blocks.remove(at: index)
    counts.remove(at: index)
    for column in growth.indices { growth[column].remove(at: index) }
  }

  private mutating func insertBlock(_ block: WaterfallBlock, at index: Int) {
    blocks.insert(block, at: index)
    counts.insert(Double(block.heights.count), at: index)
    for column in growth.indices { growth[column].insert(block.growth[column], at: index) }
  }
}
