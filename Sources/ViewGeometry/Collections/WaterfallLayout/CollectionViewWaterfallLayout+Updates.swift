extension CollectionViewWaterfallLayout {
  /// Applies a batch to the solved layout: asks only for what is new, places only what changes.
  ///
  /// - Complexity: O(sections + edits log items), and items until the columns agree again unless they are pinned.
  final func updateSolved(with plan: BatchUpdatePlan) -> Bool {
    guard let solved, var solution = solved.solution as? WaterfallSolution,
      solution.width == containerWidth,
      solved.isHorizontal == (scrollDirection == .horizontal)
    else { return false }
    var edited: Set<Int> = []
    for place in plan.removedItems.reversed() {
      solution.editDeferring(section: place.section) { $0.remove(at: place.item) }
      if let section = plan.newSection(of: place.section) { edited.insert(section) }
    }
    updateSections(plan, in: &solution)
    let newSections = Set(plan.newSections)
    // The items of new sections came with them.
    for place in plan.placedItems.map(\.place) where !newSections.contains(place.section) {
      let height = height(of: place, in: solution)
      solution.editDeferring(section: place.section) { $0.insert(height: height, at: place.item) }
      edited.insert(place.section)
    }
    for place in plan.reloadedItems.map(\.new) {
      let height = height(of: place, in: solution)
      solution.editDeferring(section: place.section) { $0.setHeight(height, of: place.item) }
      edited.insert(place.section)
    }
    for section in edited { solution.endEdits(ofSection: section) }
    self.solved = PlacedSolution(solution, isHorizontal: solved.isHorizontal)
    return true
  }

  private func updateSections(_ plan: BatchUpdatePlan, in solution: inout WaterfallSolution) {
    let width = solution.width
    let moved = plan.placedSections.map { $0.source.map { solution.section(at: $0) } }
    for section in plan.removedSections.reversed() {
      solution.replaceSections(section..<section + 1, with: [])
    }
    for (placed, section) in zip(plan.placedSections, moved) {
      let section = section ?? solveSection(placed.place, width: width)
      solution.replaceSections(placed.place..<placed.place, with: [section])
    }
    for reloaded in plan.reloadedSections {
      solution.replaceSections(
        reloaded.new..<reloaded.new + 1, with: [solveSection(reloaded.new, width: width)])
    }
  }

  private func height(of place: ListPlace, in solution: WaterfallSolution) -> Double {
    height(
      ofItem: place.item, inSection: place.section,
      width: solution.section(at: place.section).columns.width)
  }
}
