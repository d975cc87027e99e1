/// The items of a waterfall's section, from 0 downwards: columns of items that are as high as they like.
///
/// **Structure.** A ``CountedTree`` of blocks of some dozen items for each column, with a counter for each column: by how much
/// it grows. So one walk down finds the item of a number, or of a column at a y. In a block the items lie by column. How long the
/// columns are at the beginning of any block can be asked for at once, and a block that moves keeps its contents.
///
/// An edit solves its block again and those behind it, until the columns at the beginning of one are longer than each other
/// by what they were when it was solved: from there on everything only moves, which the sums have done already. With pinned
/// columns items keep theirs and nothing is solved again.
///
/// A value: copies share nodes. 5 bytes an item for five columns and heights that are multiples of 1/64
/// point below 1,024, as a list has them, and 11 for others. Positions are exact sums in units of 2^-32 points, so a
/// waterfall that was edited equals one solved from scratch.
package struct WaterfallItems {
  let rule: WaterfallRule
  var blocks: CountedTree<WaterfallBlock>
  /// Whether edits only mark what is to be solved again.
  var isDeferring = false

  /// Solves items of the given heights, at least zero and at most 2^21 points.
  ///
  /// - Parameters:
  ///   - nodeCapacity: How many items or children a node has, so that a short test sees deep trees.
  ///   - work: How the work is divided; the answers are the same.
  /// - Complexity: O(n columns).
  package init(
    heights: UnsafeBufferPointer<Double>, columnCount: Int, spacing: Double,
    order: WaterfallItemOrder = .shortestFirst, pinsColumns: Bool = false,
    nodeCapacity: Int? = nil, work: ParallelWork = .standard
  ) {
    precondition(
      spacing >= 0 && spacing <= WaterfallUnits.longest,
      "Items can't be \(spacing) apart in a waterfall.")
    precondition(
      (1...WaterfallColumns.most).contains(columnCount),
      "A waterfall has 1 to 255 columns, not \(columnCount).")
    rule = WaterfallRule(
      columnCount: columnCount, spacing: spacing, order: order, pinsColumns: pinsColumns,
      nodeCapacity: nodeCapacity)
    blocks = CountedTree(Self.solve(heights, rule, work), rule)
  }

  /// Blocks of the items, solved one after the other.
  static func solve(
    _ heights: UnsafeBufferPointer<Double>, _ rule: WaterfallRule, _ work: ParallelWork = .serial
  ) -> [WaterfallBlock] {
    guard let heights = WaterfallHeights(heights, rule) else { return [] }
    return heights.solved(work)
  }

  /// The number of items.
  package var count: Int { blocks.places }

  /// Whether items stay in their columns when others are edited.
  package var pinsColumns: Bool { rule.pinsColumns }

  package var columnCount: Int { rule.columnCount }

  /// What isn't as every operation promises to leave it, or nil: of the tree and of its blocks.
  package var brokenInvariant: String? { blocks.brokenInvariant }

  /// Where the lowest item ends.
  ///
  /// - Complexity: O(columns log n).
  package var height: Double {
    (0..<columnCount).reduce(0) { max($0, end(ofColumn: $1)) }
  }
}

/// Where an item of a waterfall is.
package struct WaterfallItem: Sendable, Hashable {
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
