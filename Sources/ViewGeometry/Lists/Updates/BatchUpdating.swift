/// A solved layout, or a list of counts, that a batch of updates is being carried out on.
///
/// Conforming types say how to take each step; `carryOut()` takes the steps in the order in which each finds everything at the
/// number it names (R9.9).
protocol BatchUpdating {
  /// A section that is to be put in: taken out elsewhere, or new.
  associatedtype Section

  var plan: BatchUpdatePlan { get }
  /// Whether items keep something when they move, so that each of them is a run of its own.
  var movedItemsKeepSizes: Bool { get }

  /// Removes items, given last first, by their numbers before the batch.
  mutating func removeItems(_ runs: [BatchUpdatePlan.Run])
  /// A section that moves.
  func section(_ index: Int) -> Section
  /// A section that is inserted or reloaded, by its number after the batch.
  mutating func newSection(_ index: Int) -> Section
  mutating func replaceSections(_ range: Range<Int>, with sections: [Section])
  /// Inserts items, given first first, by their numbers after the batch; all items of `newSections` came with them.
  mutating func insertItems(_ runs: [BatchUpdatePlan.Run], newSections: Set<Int>)
  /// Asks for items again, by their numbers after the batch.
  mutating func reloadItems(_ runs: [BatchUpdatePlan.Run])
}

extension BatchUpdating {
  var movedItemsKeepSizes: Bool { true }

  mutating func carryOut() {
    removeItems(plan.removedRuns)
    // Before any of them gets another number.
    let moved = plan.placedSections.map { $0.source.map { section($0) } }
    for section in plan.removedSections.reversed() {
      replaceSections(section..<section + 1, with: [])
    }
    for (placed, moved) in zip(plan.placedSections, moved) {
      replaceSections(placed.place..<placed.place, with: [moved ?? newSection(placed.place)])
    }
    for reloaded in plan.reloadedSections {
      replaceSections(reloaded.new..<reloaded.new + 1, with: [newSection(reloaded.new)])
    }
    insertItems(
      plan.placedRuns(movesAreAlone: movedItemsKeepSizes), newSections: Set(plan.newSections))
    reloadItems(plan.reloadedRuns)
  }
}
