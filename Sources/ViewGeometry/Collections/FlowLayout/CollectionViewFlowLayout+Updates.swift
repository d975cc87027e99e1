import Foundation

extension CollectionViewFlowLayout {
  /// Applies a batch to the solved layout: asks only for what is new, breaks only the lines that change.
  ///
  /// - Complexity: O(edits log items + items until lines are again as before).
  func updateSolved(with plan: BatchUpdatePlan) -> Bool {
    guard let solved else { return false }
    let container = FlowContainer(collectionView, isHorizontal: solved.isHorizontal)
    guard container.width == solved.solution.containerWidth else { return false }
    var solution = solved.solution
    for places in plan.removedItems.stretches.reversed() {
      solution.replaceItems(places.items, inSection: places.section, with: .each([]))
    }
    updateSections(plan, in: &solution, container)
    placeItems(plan, in: &solution, container)
    self.solved = FlowPlacement(solution: solution, isHorizontal: solved.isHorizontal)
    return true
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
    _ plan: BatchUpdatePlan, in solution: inout FlowSolution, _ container: FlowContainer
  ) {
    let newSections = Set(plan.newSections)
    // The items of new sections came with them.
    let placed = plan.placedItems.map(\.place).filter { !newSections.contains($0.section) }
    for places in placed.stretches {
      var next = places.items.lowerBound
      sizes(ofItems: places.items, inSection: places.section, container) { sizes in
        solution.replaceItems(next..<next, inSection: places.section, with: sizes)
        next += sizes.count
      }
    }
    for places in plan.reloadedItems.map(\.new).sorted().stretches {
      var next = places.items.lowerBound
      sizes(ofItems: places.items, inSection: places.section, container) { sizes in
        solution.replaceItems(
          next..<next + sizes.count, inSection: places.section, with: sizes)
        next += sizes.count
      }
    }
  }
}

extension [ListPlace] {
  /// The stretches of neighbours of an ascending array.
  fileprivate var stretches: [(section: Int, items: Range<Int>)] {
    reduce(into: []) { stretches, place in
      if let last = stretches.last, last.section == place.section,
        last.items.upperBound == place.item
      {
        stretches[stretches.count - 1].items = last.items.lowerBound..<place.item + 1
      } else {
        stretches.append((place.section, place.item..<place.item + 1))
      }
    }
  }
}
