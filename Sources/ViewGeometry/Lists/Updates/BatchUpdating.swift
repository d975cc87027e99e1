/// A type that applies a batch of updates to a solved layout or to a list of counts.
///
/// Conforming types implement the steps; `carryOut()` calls them in an order in which the indices
/// of each step are valid (R9.9).
protocol BatchUpdating {
  /// A section to be inserted, which is new, moved or reloaded.
  associatedtype Section

  var plan: BatchUpdatePlan { get }
  /// Whether moved items keep their sizes; true by default.
  ///
  /// If it is true, each moved item is a run of its own.
  var movedItemsKeepSizes: Bool { get }

  /// Removes items in descending order, by their indices before the batch.
  mutating func removeItems(_ runs: [BatchUpdatePlan.Run])
  /// Returns a section to be moved; `index` is its index before the batch.
  func section(_ index: Int) -> Section
  /// Returns an inserted or reloaded section; `index` is its index after the batch.
  mutating func newSection(_ index: Int) -> Section
  mutating func replaceSections(_ range: Range<Int>, with sections: [Section])
  /// Inserts items in ascending order, by their indices after the batch.
  ///
  /// The sections in `newSections` already contain all of their items. For an item that was moved
  /// there, only the size that it keeps must be set.
  mutating func insertItems(_ runs: [BatchUpdatePlan.Run], newSections: Set<Int>)
  /// Reloads items, by their indices after the batch.
  mutating func reloadItems(_ runs: [BatchUpdatePlan.Run])
}

extension BatchUpdating {
  var movedItemsKeepSizes: Bool { true }

  mutating func carryOut() {
    removeItems(plan.removedRuns)
    // These are read before the index of any section changes.
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
