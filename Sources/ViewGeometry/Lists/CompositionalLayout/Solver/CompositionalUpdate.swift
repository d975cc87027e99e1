/// Applies a batch update to a compositional layout.
///
/// Only sections that are new or whose items change are described again.
struct CompositionalUpdate: BatchUpdating {
  private struct ItemEdits {
    var removed: [Int] = []
    var placed: [(item: Int, size: LayoutSize?)] = []
  }

  let plan: BatchUpdatePlan
  private let itemCount: (Int) -> Int
  private let describe: (Int) -> CompositionalDescription
  private(set) var solution: CompositionalSolution
  /// The removed and inserted item indices, sorted by the section's index after the batch.
  private let edits: [(section: Int, edit: ItemEdits)]

  init(
    _ plan: BatchUpdatePlan, of solution: CompositionalSolution,
    itemCount: @escaping (Int) -> Int, describe: @escaping (Int) -> CompositionalDescription
  ) {
    (self.plan, self.solution) = (plan, solution)
    (self.itemCount, self.describe) = (itemCount, describe)
    edits = Self.edits(of: plan, in: solution)
  }

  /// Collects the edits; a reload counts as a removal and an insertion without a measured size.
  ///
  /// If the batch moves an item that it also reloads, the item is removed and inserted only once.
  private static func edits(
    of plan: BatchUpdatePlan, in solution: CompositionalSolution
  ) -> [(section: Int, edit: ItemEdits)] {
    var edits: [Int: ItemEdits] = [:]
    let moved = Set(plan.itemMoves.map(\.from))
    let reloaded = Set(plan.reloadedItems.map(\.new))
    let reloadedInPlace = plan.reloadedItems.filter { !moved.contains($0.old) }
    for place in plan.removedItems + reloadedInPlace.map(\.old) {
      guard let section = plan.newSection(of: place.section) else { continue }
      edits[section, default: ItemEdits()].removed.append(place.item)
    }
    for placed in plan.placedItems {
      let source = reloaded.contains(placed.place) ? nil : placed.source
      let size = source.flatMap {
        solution.section($0.section).measuredSize(ofItem: $0.item)
      }
      edits[placed.place.section, default: ItemEdits()].placed.append((placed.place.item, size))
    }
    for place in reloadedInPlace.map(\.new) {
      edits[place.section, default: ItemEdits()].placed.append((place.item, nil))
    }
    return edits.sorted { $0.key < $1.key }.map { section, edit in
      var edit = edit
      edit.removed.sort()
      edit.placed.sort { $0.item < $1.item }
      return (section, edit)
    }
  }

  /// Does nothing: `insertItems` applies all edits of a section at once, so that its groups are
  /// formed only once.
  func removeItems(_ runs: [BatchUpdatePlan.Run]) {}

  func section(_ index: Int) -> CompositionalSection { solution.section(index) }

  func newSection(_ index: Int) -> CompositionalSection {
    describe(index).solved(in: solution.container, itemCount: itemCount(index))
  }

  mutating func replaceSections(_ range: Range<Int>, with sections: [CompositionalSection]) {
    solution.replaceSections(range, with: sections)
  }

  mutating func insertItems(_ runs: [BatchUpdatePlan.Run], newSections: Set<Int>) {
    for (section, edit) in edits {
      guard !newSections.contains(section) else {
        // The new section already contains its items; those that moved into it may have measured
        // sizes.
        for placed in edit.placed {
          if let size = placed.size {
            _ = solution.measure(size, ofItem: placed.item, section: section)
          }
        }
        continue
      }
      let (description, count) = (describe(section), itemCount(section))
      solution.update(section) {
        $0.editItems(removed: edit.removed, placed: edit.placed, count: count, description)
        return true
      }
    }
  }

  /// Does nothing: `insertItems` has applied the reloads as well.
  func reloadItems(_ runs: [BatchUpdatePlan.Run]) {}
}
