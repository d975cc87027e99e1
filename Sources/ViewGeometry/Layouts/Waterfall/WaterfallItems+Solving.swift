extension WaterfallItems {
  /// Solves the marked blocks again, and those behind each until one begins as when it was solved.
  ///
  /// - Complexity: O(log n) for each mark, and the items of the blocks that change.
  mutating func solveAgain() {
    guard !pinsColumns, var node = root,
      node.read({ $0.header.pointee.stale }) != 0
    else { return }
    root = nil
    withUnsafeTemporaryAllocation(of: Int64.self, capacity: columnCount) { state in
      withUnsafeTemporaryAllocation(of: Double.self, capacity: rule.mostItems) { heights in
        state.initialize(repeating: 0)
        guard let state = state.baseAddress, let heights = heights.baseAddress else { return }
        var sweep = WaterfallSweep(rule: rule, state: state, heights: heights)
        sweep.visit(&node)
      }
    }
    root = node
    dropEmptyRoots()
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

  init(
    rule: WaterfallRule, state: UnsafeMutablePointer<Int64>,
    heights: UnsafeMutablePointer<Double>
  ) {
    self.rule = rule
    self.state = state
    self.heights = heights
  }

  mutating func visit(_ node: inout WaterfallNode) {
    guard node.read({ $0.height }) > 0 else { return visitBlock(&node) }
    var index = 0
    while index < node.read({ $0.used }) {
      let isMarked = node.read { $0.header.pointee.stale } & 1 << UInt32(index) != 0
      guard isMarked || isSolving else {
        pass(node.read { $0.child(index) })
        index += 1
        continue
      }
      WaterfallNode.makeUnique(&node)
      node.read { view in
        visit(&view.children[index])
        view.childDidChange(index)
        if view.child(index).count == 0 {
          _ = view.removeChild(at: index)
        } else {
          index += 1
        }
      }
    }
  }

  private mutating func visitBlock(_ node: inout WaterfallNode) {
    if node.read({ $0.isSolved(rule, firstItem: item, state: state) }) {
      isSolving = false
      pass(node.view)
      return
    }
    isSolving = true
    WaterfallNode.makeUnique(&node)
    node.read { view in
      view.copyHeights(to: heights)
      view.solve(heights, rule, firstItem: item, state: state)
      item += view.count
    }
  }

  /// Goes on behind a node that stays as it is.
  private mutating func pass(_ node: WaterfallNodeView) {
    item += node.count
    for column in 0..<rule.columnCount { state[column] &+= node.growth(ofColumn: column) }
  }
}
