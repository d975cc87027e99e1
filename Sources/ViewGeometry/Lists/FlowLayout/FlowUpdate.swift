/// Applies a batch update to a solved flow.
///
/// Sizes are requested only for inserted and reloaded items and, unless they come from cells, for
/// moved ones. Only the lines that change are broken again.
struct FlowUpdate: BatchUpdating {
  let plan: BatchUpdatePlan
  let layout: CollectionViewFlowLayout
  let container: FlowContainer
  /// Whether moved items keep the preferred sizes of their cells.
  let keepsSizes: Bool
  /// The flow before the batch.
  let old: FlowSolution
  private(set) var solution: FlowSolution

  init(
    _ plan: BatchUpdatePlan, of solution: FlowSolution, layout: CollectionViewFlowLayout,
    container: FlowContainer
  ) {
    (self.plan, self.layout, self.container) = (plan, layout, container)
    keepsSizes = layout.asksCells
    (old, self.solution) = (solution, solution)
  }

  var movedItemsKeepSizes: Bool { keepsSizes }

  mutating func removeItems(_ runs: [BatchUpdatePlan.Run]) {
    for run in runs {
      solution.replaceItems(run.items, inSection: run.section, with: .each([]))
    }
  }

  func section(_ index: Int) -> FlowSection { solution.section(at: index) }

  func newSection(_ index: Int) -> FlowSection { layout.solveSection(index, in: container) }

  mutating func replaceSections(_ range: Range<Int>, with sections: [FlowSection]) {
    solution.replaceSections(range, with: sections)
  }

  mutating func insertItems(_ runs: [BatchUpdatePlan.Run], newSections: Set<Int>) {
    for run in runs {
      let isPlaced = newSections.contains(run.section)
      if keepsSizes, let source = run.source {
        let frame = old.frame(ofItem: source.item, section: source.section)
        solution.replaceItems(
          run.items.lowerBound..<run.items.lowerBound + (isPlaced ? 1 : 0),
          inSection: run.section, with: .each([frame.size]))
      } else if !isPlaced {
        ask(for: run, replacing: 0)
      }
    }
  }

  mutating func reloadItems(_ runs: [BatchUpdatePlan.Run]) {
    for run in runs { ask(for: run, replacing: 1) }
  }

  /// Requests the sizes of the items of `run`, and inserts items with these sizes.
  ///
  /// `replaced` is the number of old items that each new item replaces: 0 or 1.
  private mutating func ask(for run: BatchUpdatePlan.Run, replacing replaced: Int) {
    var next = run.items.lowerBound
    layout.sizes(ofItems: run.items, inSection: run.section, container) { sizes in
      solution.replaceItems(
        next..<next + replaced * sizes.count, inSection: run.section, with: sizes)
      next += sizes.count
    }
  }
}
