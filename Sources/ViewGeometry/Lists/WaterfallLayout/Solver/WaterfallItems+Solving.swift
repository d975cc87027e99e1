extension WaterfallItems {
  /// Solves the marked blocks again, and those behind each until one begins as when it was solved.
  ///
  /// - Complexity: O(log n) for each mark, and the items of the blocks that change.
  mutating func solveAgain() {
    guard blocks.counter(columnCount) > 0 else { return }
    withUnsafeTemporaryAllocation(of: Int64.self, capacity: columnCount) { state in
      withUnsafeTemporaryAllocation(of: Double.self, capacity: rule.mostItems) { heights in
        state.initialize(repeating: 0)
        guard let state = state.baseAddress, let heights = heights.baseAddress else { return }
        var sweep = WaterfallSweep(rule: rule, state: state, heights: heights)
        blocks.update(passing: { sweep.passes($0) }) { sweep.solve(&$0) }
      }
    }
  }
}

/// A pass over the blocks of a tree that solves those that have to be.
private struct WaterfallSweep {
  let rule: WaterfallRule
  /// Where the columns are.
  let state: UnsafeMutablePointer<Int64>
  /// Room for the heights of a block.
  let heights: UnsafeMutablePointer<Double>
  /// The item that comes next.
  var item = 0
  /// Whether the block before was solved, so that the next one has to be looked at.
  var isSolving = false

  /// Whether some blocks stay as they are; goes on behind them if they do.
  mutating func passes(_ blocks: CountedTreeView<WaterfallBlock>) -> Bool {
    if isSolving || blocks.counter(rule.columnCount) > 0 {
      guard blocks.height == 0 else { return false }
      let isSolved = blocks.leaf._withUnsafeGuaranteedRef {
        $0.view.isSolved(rule, firstItem: item, state: state)
      }
      guard isSolved else { return false }
      isSolving = false
    }
    item += blocks.places
    for column in 0..<rule.columnCount { state[column] &+= blocks.counter(column) }
    return true
  }

  mutating func solve(_ block: inout WaterfallBlock) {
    isSolving = true
    WaterfallBlock.makeUnique(&block)
    block.read { view in
      view.copyHeights(to: heights)
      view.solve(heights, rule, firstItem: item, state: state)
      item += view.used
    }
  }
}
