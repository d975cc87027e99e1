/// The items of a waterfall's section, from 0 downwards: columns of items that are as high as they like.
///
/// **Structure.** Items lie in blocks of some hundred in their order, and for each column an ``OffsetTree`` of what the blocks
/// add to it. So the columns' state at the beginning of any block, a checkpoint, can be asked for at once, and a block
/// that moves keeps its contents. An edit solves its block again and those behind it, until the columns at the beginning of
/// one differ from what they were before by the same length: from there on everything only moves, which the trees have
/// done already. With pinned columns items keep theirs and nothing is solved again behind the block.
///
/// A value: copies share blocks and trees. 23 bytes an item. Places are exact for heights that are multiples of 2^-10
/// points; else two ways to sum the same heights may differ in the last bit.
package struct WaterfallItems: Sendable {
  let rule: WaterfallRule
  /// Whether items stay in their columns when others are edited.
  package let pinsColumns: Bool
  var blocks: ContiguousArray<WaterfallBlock> = []
  /// The number of items of each block.
  var counts = OffsetTree()
  /// For each column, by how much each block extends it.
  var growth: ContiguousArray<OffsetTree>

  /// Solves items of the given heights, finite and at least zero.
  ///
  /// - Complexity: O(n columns).
  package init(
    heights: UnsafeBufferPointer<Double>, columnCount: Int, spacing: Double,
    order: WaterfallItemOrder = .shortestFirst, pinsColumns: Bool = false
  ) {
    precondition(
      spacing >= 0 && spacing < .infinity, "Items can't be \(spacing) apart in a waterfall.")
    rule = WaterfallRule(columnCount: columnCount, spacing: spacing, order: order)
    self.pinsColumns = pinsColumns
    var state = ContiguousArray<Double>(repeating: 0, count: columnCount)
    var lengths = ContiguousArray(repeating: ContiguousArray<Double>(), count: columnCount)
    for first in stride(from: 0, to: heights.count, by: WaterfallBlock.built) {
      let part = heights[first..<min(first + WaterfallBlock.built, heights.count)]
      let block = WaterfallBlock(
        ContiguousArray(part), assigned: nil, rule: rule, firstItem: first, state: state)
      blocks.append(block)
      for column in 0..<columnCount {
        state[column] += block.growth[column]
        lengths[column].append(block.growth[column])
      }
    }
    counts = OffsetTree(blocks.lazy.map { Double($0.heights.count) })
    growth = ContiguousArray(lengths.lazy.map { OffsetTree($0) })
  }

  /// The number of items.
  package var count: Int { Int(counts.totalLength) }

  package var columnCount: Int { rule.columnCount }

  /// Where the longest column ends.
  package var height: Double {
    growth.reduce(0) { max($0, $1.totalLength - rule.spacing) }
  }

  /// The column, start and height of an item.
  ///
  /// - Complexity: O(log n).
  package func place(of item: Int) -> WaterfallPlace {
    let (block, local) = locate(item)
    let column = Int(blocks[block].columns[local])
    return WaterfallPlace(
      item: item, column: column,
      y: growth[column].offset(of: block) + blocks[block].starts[local],
      height: blocks[block].heights[local])
  }

  /// The item of a column at a y; nil between items and outside.
  ///
  /// - Complexity: O(log n).
  package func item(inColumn column: Int, at y: Double) -> Int? {
    guard let found = growth[column].position(at: y) else { return nil }
    let block = blocks[found.index]
    let place = block.place(ofColumn: column, at: y, base: found.offset)
    guard place >= Int(block.firsts[column]) else { return nil }
    let local = Int(block.order[place])
    guard y < found.offset + block.starts[local] + block.heights[local] else { return nil }
    return firstItem(ofBlock: found.index) + local
  }

  /// Calls `body` with each item of a column that shares a y with `lower ..< upper`, downwards; those without height
  /// share none.
  ///
  /// - Complexity: O(log n + items).
  package func forEachItem(
    inColumn column: Int, from lower: Double, to upper: Double, _ body: (WaterfallPlace) -> Void
  ) {
    guard lower < upper, upper > 0 else { return }
    guard let first = lower > 0 ? growth[column].position(at: lower)?.index : 0 else { return }
    _ = growth[column].firstPosition(in: first..<blocks.count) { found in
      guard found.offset < upper else { return true }
      let (block, firstItem) = (blocks[found.index], firstItem(ofBlock: found.index))
      let start = max(
        Int(block.firsts[column]), block.place(ofColumn: column, at: lower, base: found.offset))
      for place in start..<Int(block.firsts[column + 1]) {
        let local = Int(block.order[place])
        let (y, height) = (found.offset + block.starts[local], block.heights[local])
        guard y < upper else { return true }
        if height > 0, lower < y + height {
          body(WaterfallPlace(item: firstItem + local, column: column, y: y, height: height))
        }
      }
      return false
    }
  }

  func firstItem(ofBlock block: Int) -> Int { Int(counts.offset(of: block)) }

  /// The block of an item and its place there.
  func locate(_ item: Int) -> (block: Int, local: Int) {
    guard let found = counts.position(at: Double(item)) else {
      preconditionFailure("There is no item \(item) in a waterfall of \(count).")
    }
    return (found.index, item - Int(found.offset))
  }
}

/// Where an item of a waterfall is.
package struct WaterfallPlace: Sendable, Hashable {
  package let item: Int
  package let column: Int
  package let y: Double
  package let height: Double

  package init(item: Int, column: Int, y: Double, height: Double) {
    self.item = item
    self.column = column
    self.y = y
    self.height = height
  }
}
