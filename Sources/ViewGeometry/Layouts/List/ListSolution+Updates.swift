/// The lengths of what a batch brings into a list, by places after the batch.
package protocol ListLengths {
  /// The length of a row, for now.
  func length(ofRow place: ListPlace) -> Double
  /// A section with all its rows.
  func section(_ section: Int) -> ListSection
}

extension ListSolution {
  /// Applies a batch: what is new or reloaded has the lengths that `source` says, what moves keeps its own (R9.9).
  ///
  /// - Complexity: O(e log n) for e edits, and O(rows) of the sections inserted or reloaded.
  package mutating func apply(_ plan: BatchUpdatePlan, lengths source: some ListLengths) {
    // Kept only for moves: a list that nothing else holds is changed in place.
    let before = plan.itemMoves.isEmpty ? ListSolution() : self
    for run in plan.removedRuns { removeRows(run.items, ofSection: run.section) }

    let emptied = plan.sectionMoves.isEmpty ? ListSolution() : self
    for section in plan.removedSections.reversed() { removeSection(at: section) }
    for placed in plan.placedSections {
      insertSection(
        placed.source.map { emptied.section($0) } ?? source.section(placed.place),
        at: placed.place)
    }
    for reloaded in plan.reloadedSections {
      removeSection(at: reloaded.new)
      insertSection(source.section(reloaded.new), at: reloaded.new)
    }

    let renewed = Set(plan.newSections)
    for run in plan.placedRuns {
      if renewed.contains(run.section) {
        // The section came with all its rows; one that moved into it has its own length.
        for item in run.items {
          let place = ListPlace(section: run.section, item: item)
          carry(from: run.source, of: before, to: place)
        }
      } else if let old = run.source {
        let place = ListPlace(section: run.section, item: run.items.lowerBound)
        insertRows([before.span(ofRow: old).length], at: place)
        carry(from: old, of: before, to: place)
      } else {
        insertRows(
          ContiguousArray(
            run.items.lazy.map { source.length(ofRow: ListPlace(section: run.section, item: $0)) }),
          at: ListPlace(section: run.section, item: run.items.lowerBound))
      }
    }
    for reloaded in plan.reloadedItems {
      setLength(source.length(ofRow: reloaded.new), ofRow: reloaded.new)
    }
  }

  /// Gives a row the length that another had in an earlier version, with its measurement.
  private mutating func carry(from old: ListPlace?, of before: ListSolution, to place: ListPlace) {
    guard let old else { return }
    setLength(
      before.span(ofRow: old).length, ofRow: place, isMeasured: before.isMeasured(old))
  }
}
