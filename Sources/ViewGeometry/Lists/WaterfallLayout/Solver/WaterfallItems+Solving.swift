extension WaterfallItems {
  /// Solves the stale blocks again.
  ///
  /// After each of them, the following blocks are solved, too, until one is reached whose items
  /// would keep their columns.
  ///
  /// - Complexity: O(log n) for each stale block, and O(items of the blocks that change).
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

/// A pass over the blocks of a tree that solves the blocks whose items may change columns.
private struct WaterfallSweep {
  let rule: WaterfallRule
  /// The current ends of the columns.
  let state: UnsafeMutablePointer<Int64>
  /// A buffer for the heights of a block.
  let heights: UnsafeMutablePointer<Double>
  /// The index of the first item of the next block.
  var item = 0
  /// Whether the previous block was solved, so that the next one must be checked.
  var isSolving = false

  /// Skips a subtree if it is certain that none of its blocks must be solved, and returns whether
  /// it was skipped.
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
