import Foundation

extension CollectionViewCompositionalLayout {
  /// Applies a batch update to the solved layout.
  ///
  /// Only sections that are new or whose items change are requested from the section provider.
  /// Measured sizes of items and scroll offsets of sections are kept, except those of reloaded
  /// items and sections. A section whose index changes isn't requested again. If the layout was
  /// invalidated, the batch is applied to the previous solution; its sizes and offsets are carried
  /// over when the layout is solved again. Returns false if the layout must be solved again.
  ///
  /// - Complexity: O((edited sections + edits) log n). If several measured items share a group,
  ///   O(log edits) is added for each measured item in the edited sections.
  final func updateSolved(with plan: BatchUpdatePlan) -> Bool {
    guard let view = collectionView else { return false }
    var asking = CompositionalAsking(self)
    let counts = view.itemCounts()
    var asked: Set<Int> = []
    func apply(to solution: inout CompositionalSolution) {
      let before = solution
      solution.apply(plan) {
        counts[$0]
      } describe: { section in
        asked.insert(section)
        let description = asking.description(of: section)
        if let old = plan.oldSection(of: section),
          before.section(old).template.rules != description.rules
        {
          view.forgetPreferredSizes()
        }
        return description
      }
    }
    guard let solved, asking.environment == solvedEnvironment,
      asking.isHorizontal == solved.isHorizontal
    else {
      outdate(keepingMeasures: true)
      guard var outdated, outdated.solution.isVaried else {
        self.outdated = nil
        view.forgetPreferredSizes()
        return false
      }
      // After a reload, the batch refers to items that the previous solution doesn't contain.
      guard outdated.solution.isCounted(as: counts, after: plan) else { return false }
      self.outdated = nil
      apply(to: &outdated.solution)
      self.outdated = outdated
      return false
    }
    var solution = solution(CompositionalSolution.self)
    apply(to: &solution)
    func kept<Value>(_ old: [Int: Value], with new: [Int: Value]) -> [Int: Value] {
      var merged = new
      for (oldSection, value) in old {
        if let section = plan.newSection(of: oldSection), !asked.contains(section) {
          merged[section] = value
        }
      }
      return merged
    }
    handlers = kept(handlers, with: asking.handlers)
    scrolling = kept(scrolling, with: asking.scrolling)
    self.solved = PlacedSolution(solution, isHorizontal: solved.isHorizontal)
    return true
  }
}
