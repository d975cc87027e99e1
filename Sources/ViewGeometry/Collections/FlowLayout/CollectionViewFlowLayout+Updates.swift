import Foundation

extension CollectionViewFlowLayout {
  /// Applies a batch to the solved layout: asks only for what is new, breaks only the lines that change.
  ///
  /// A layout that is stale, since a property changed in the same batch, keeps what cells preferred.
  ///
  /// - Complexity: O(edits log items + items until lines are again as before).
  func updateSolved(with plan: BatchUpdatePlan) -> Bool {
    let isHorizontal = scrollDirection == .horizontal
    let container = FlowContainer(collectionView, isHorizontal: isHorizontal)
    let old = solved?.solution as? FlowSolution
    if let old, container.width == old.containerWidth {
      solved = PlacedSolution(updated(old, plan, container), isHorizontal: isHorizontal)
      return true
    }
    if asksCells, let old = old ?? measured {
      (solved, measured) = (nil, nil)
      measured = updated(old, plan, container)
    }
    return false
  }

  private func updated(
    _ old: FlowSolution, _ plan: BatchUpdatePlan, _ container: FlowContainer
  ) -> FlowSolution {
    var solution = old
    for run in plan.removedRuns {
      solution.replaceItems(run.items, inSection: run.section, with: .each([]))
    }
    updateSections(plan, in: &solution, container)
    placeItems(plan, from: old, in: &solution, container)
    return solution
  }

  private func updateSections(
    _ plan: BatchUpdatePlan, in solution: inout FlowSolution, _ container: FlowContainer
  ) {
    let moved = plan.placedSections.map { $0.source.map { solution.section(at: $0) } }
    for section in plan.removedSections.reversed() {
      solution.replaceSections(section..<section + 1, with: [])
    }
    for (placed, section) in zip(plan.placedSections, moved) {
      let section = section ?? solveSection(placed.place, in: container)
      solution.replaceSections(placed.place..<placed.place, with: [section])
    }
    for reloaded in plan.reloadedSections {
      let section = solveSection(reloaded.new, in: container)
      solution.replaceSections(reloaded.new..<reloaded.new + 1, with: [section])
    }
  }

  private func placeItems(
    _ plan: BatchUpdatePlan, from old: FlowSolution, in solution: inout FlowSolution,
    _ container: FlowContainer
  ) {
    let (newSections, keepsSizes) = (Set(plan.newSections), asksCells)
    for run in plan.placedRuns(movesAreAlone: keepsSizes) {
      // The items of new sections came with them.
      let isPlaced = newSections.contains(run.section)
      if keepsSizes, let source = run.source {
        let frame = old.frame(ofItem: source.item, section: source.section)
        solution.replaceItems(
          run.items.lowerBound..<run.items.lowerBound + (isPlaced ? 1 : 0),
          inSection: run.section,
          with: .each([LayoutSize(width: frame.width, height: frame.height)]))
      } else if !isPlaced {
        ask(for: run, replacing: 0, in: &solution, container)
      }
    }
    for run in plan.reloadedRuns { ask(for: run, replacing: 1, in: &solution, container) }
  }

  /// Asks for the sizes of items and puts them in the place of as many, or of none.
  private func ask(
    for run: BatchUpdatePlan.Run, replacing replaced: Int, in solution: inout FlowSolution,
    _ container: FlowContainer
  ) {
    var next = run.items.lowerBound
    sizes(ofItems: run.items, inSection: run.section, container) { sizes in
      solution.replaceItems(
        next..<next + replaced * sizes.count, inSection: run.section, with: sizes)
      next += sizes.count
    }
  }
}
