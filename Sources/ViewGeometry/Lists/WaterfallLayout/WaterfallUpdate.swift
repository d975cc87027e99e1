/// Applies a batch update to a solved waterfall.
///
/// Heights are requested only for new and reloaded items, or for their whole sections if the
/// delegate doesn't provide the heights of single items. The stale blocks are solved once, at
/// the end.
struct WaterfallUpdate: BatchUpdating {
  let plan: BatchUpdatePlan
  let layout: CollectionViewWaterfallLayout
  private var solution: WaterfallSolution
  /// The sections whose items have changed, by their indices after the batch.
  private var edited: Set<Int> = []
  /// The heights of the items of whole sections, by the indices of the sections after the batch.
  ///
  /// They are used if the delegate doesn't provide the heights of single items.
  private var heights: [Int: ContiguousArray<Double>] = [:]

  init(
    _ plan: BatchUpdatePlan, of solution: WaterfallSolution,
    layout: CollectionViewWaterfallLayout
  ) {
    (self.plan, self.layout, self.solution) = (plan, layout, solution)
  }

  mutating func removeItems(_ runs: [BatchUpdatePlan.Run]) {
    for run in runs {
      solution.editDeferring(section: run.section) { items in
        for item in run.items.reversed() { items.remove(at: item) }
      }
      if let section = plan.newSection(of: run.section) { edited.insert(section) }
    }
  }

  func section(_ index: Int) -> WaterfallSection { solution.section(at: index) }

  func newSection(_ index: Int) -> WaterfallSection {
    layout.solveSection(index, width: solution.width)
  }

  mutating func replaceSections(_ range: Range<Int>, with sections: [WaterfallSection]) {
    solution.replaceSections(range, with: sections)
  }

  mutating func insertItems(_ runs: [BatchUpdatePlan.Run], newSections: Set<Int>) {
    for run in runs where !newSections.contains(run.section) {
      edit(run) { items, item, height in items.insert(height: height, at: item) }
    }
  }

  mutating func reloadItems(_ runs: [BatchUpdatePlan.Run]) {
    for run in runs {
      edit(run) { items, item, height in items.setHeight(height, of: item) }
    }
  }

  /// Requests the height of each item of a run, and calls `body` with the item and the height.
  private mutating func edit(
    _ run: BatchUpdatePlan.Run, _ body: (inout WaterfallItems, Int, Double) -> Void
  ) {
    let width = solution.section(at: run.section).columns.width
    for item in run.items {
      let height =
        layout.height(ofItem: item, inSection: run.section, width: width)
        ?? heights(inSection: run.section, width: width)[item]
      solution.editDeferring(section: run.section) { body(&$0, item, height) }
    }
    edited.insert(run.section)
  }

  private mutating func heights(inSection section: Int, width: Double) -> ContiguousArray<Double> {
    let asked = heights[section] ?? layout.heights(inSection: section, width: width)
    heights[section] = asked
    return asked
  }

  /// Solves the stale blocks, and returns the waterfall after the batch.
  ///
  /// - Complexity: For each edited section, O(log items) with pinned columns, and otherwise O(items
  ///   up to the first unchanged block).
  consuming func finish() -> WaterfallSolution {
    for section in edited { solution.endEdits(ofSection: section) }
    return solution
  }
}
