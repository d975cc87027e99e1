/// The items of a section of a waterfall, in columns that start at 0.
///
/// They are stored in a ``CountedTree`` of blocks with about 64 items per column. The tree has a
/// counter for each column: the length that a block adds to the column. One descent therefore finds
/// an item by its index, or by its column and y-coordinate. In a block, the items are stored by
/// column.
///
/// After an edit, the edited block and the following ones are solved again. This stops at the first
/// block whose items would stay in their columns: the differences between the column lengths at its
/// start are the same as when it was last solved. From there on, all items shift by the same
/// distance. Their blocks are unchanged, because positions are sums over the blocks before them.
/// With pinned columns, items stay in their columns and nothing is solved again.
///
/// This is a value whose copies share nodes. Before any edit, with five columns, it takes 5 bytes
/// per item if the spacing and all heights are multiples of 1/64 point below 1,024 points, and up
/// to 11 otherwise. Positions are sums in integer units of 2^-32 points, so edits don't accumulate
/// rounding errors.
package struct WaterfallItems {
  let rule: WaterfallRule
  var blocks: CountedTree<WaterfallBlock>
  /// Whether edits only mark blocks as stale, which `endEdits()` solves later.
  var isDeferring = false

  /// Solves items with the given heights, from 0 to 2^21 points.
  ///
  /// - Parameters:
  ///   - heights: The heights of the items, in points.
  ///   - columnCount: The number of columns, from 1 to 255.
  ///   - spacing: The spacing between two items in a column, from 0 to 2^21 points.
  ///   - order: The order in which items are assigned to columns.
  ///   - pinsColumns: Whether items stay in their columns when other items are edited.
  ///   - nodeCapacity: The number of items in a new block and, limited to 4 to 32, the maximum
  ///     number of children of a node; nil means the standard numbers. Tests use small values to
  ///     build deep trees from few items.
  ///   - work: The division of the work among threads; it doesn't affect the results.
  /// - Complexity: O(n × columns).
  package init(
    heights: UnsafeBufferPointer<Double>, columnCount: Int, spacing: Double,
    order: WaterfallItemOrder = .shortestFirst, pinsColumns: Bool = false,
    nodeCapacity: Int? = nil, work: ParallelWork = .standard
  ) {
    precondition(
      spacing >= 0 && spacing <= WaterfallUnits.longest,
      "The spacing of a waterfall can't be \(spacing).")
    precondition(
      (1...WaterfallColumns.most).contains(columnCount),
      "A waterfall must have 1 to 255 columns, not \(columnCount).")
    rule = WaterfallRule(
      columnCount: columnCount, spacing: spacing, order: order, pinsColumns: pinsColumns,
      nodeCapacity: nodeCapacity)
    blocks = CountedTree(Self.solve(heights, rule, work), rule)
  }

  /// Returns blocks that contain the items in order, assigned to columns.
  static func solve(
    _ heights: UnsafeBufferPointer<Double>, _ rule: WaterfallRule, _ work: ParallelWork = .serial
  ) -> [WaterfallBlock] {
    guard let heights = WaterfallHeights(heights, rule) else { return [] }
    return heights.solved(work)
  }

  /// The number of items.
  package var count: Int { blocks.places }

  /// Whether items stay in their columns when other items are edited.
  package var pinsColumns: Bool { rule.pinsColumns }

  package var columnCount: Int { rule.columnCount }

  /// A description of a violated invariant of the tree or its blocks; nil if there is none.
  package var brokenInvariant: String? { blocks.brokenInvariant }

  /// The end of the item that extends farthest; 0 if there are no items.
  ///
  /// - Complexity: O(columns log n).
  package var height: Double {
    (0..<columnCount).reduce(0) { max($0, end(ofColumn: $1)) }
  }
}

/// The index, column, y-coordinate and height of an item of a waterfall.
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
