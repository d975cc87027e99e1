/// A source of the lengths of inserted and reloaded rows, by their indices after the batch.
package protocol ListLengths {
  /// Returns the current length of a row.
  func length(ofRow place: ItemIndex) -> Double
  /// Returns a section with all its rows.
  func section(_ section: Int) -> ListSection
}

extension ListSolution {
  /// Applies a batch; new and reloaded rows get their lengths from `source`, and moved rows keep
  /// theirs (R9.9).
  ///
  /// - Complexity: O(e log n) for e edits, plus O(rows) for sections that are inserted or reloaded.
  package mutating func apply(_ plan: BatchUpdatePlan, lengths source: some ListLengths) {
    // These are read before anything changes: if a copy of the previous version existed, each edit
    // would copy a path of nodes.
    let carried = movedRows(plan)
    let list = self
    // For the same reason, `self` is empty while `list` changes.
    self = ListSolution()
    var update = ListUpdate(plan: plan, source: source, carried: carried, list: list)
    update.carryOut()
    self = update.list
  }

  /// Returns the lengths of the moved rows, and whether they were measured, in the order of the new
  /// indices of the rows.
  private func movedRows(_ plan: BatchUpdatePlan) -> ArraySlice<MovedRow> {
    let places = plan.placedItems.compactMap(\.source)
    return places.map { place in
      let slot = slot(of: place)
      return MovedRow(length: lengths.length(at: slot), isMeasured: isMeasured(slot: slot))
    }[...]
  }

  fileprivate func slots(of runs: [BatchUpdatePlan.Run]) -> [Range<Int>] {
    var (section, firstRow) = (-1, 0)
    return runs.map { run in
      if run.section != section {
        section = run.section
        firstRow = firstSlot(ofSection: section) + 1
      }
      return firstRow + run.items.lowerBound..<firstRow + run.items.upperBound
    }
  }

  /// Adds the row counts of the runs, multiplied by `sign`, to the counts of their sections.
  fileprivate mutating func changeRowCounts(_ runs: [BatchUpdatePlan.Run], by sign: Int) {
    var next = runs.startIndex
    while next < runs.endIndex {
      let section = runs[next].section
      var change = 0
      while next < runs.endIndex, runs[next].section == section {
        change += sign * runs[next].items.count
        next += 1
      }
      changeRowCount(ofSection: section, by: change)
    }
  }
}

/// Applies a batch to a list.
private struct ListUpdate<Source: ListLengths>: BatchUpdating {
  let plan: BatchUpdatePlan
  let source: Source
  var carried: ArraySlice<MovedRow>
  var list: ListSolution

  // The runs are in descending order, so no removal changes the slots of the remaining runs.
  mutating func removeItems(_ runs: [BatchUpdatePlan.Run]) {
    for slots in list.slots(of: runs) { list.removeSlots(slots) }
    list.changeRowCounts(runs, by: -1)
  }

  func section(_ index: Int) -> ListSection { list.section(index) }

  func newSection(_ index: Int) -> ListSection { source.section(index) }

  mutating func replaceSections(_ range: Range<Int>, with sections: [ListSection]) {
    for section in range.reversed() { list.removeSection(at: section) }
    for section in sections.reversed() { list.insertSection(section, at: range.lowerBound) }
  }

  mutating func insertItems(_ runs: [BatchUpdatePlan.Run], newSections: Set<Int>) {
    // The counts are changed first, so that slots computed from them are the slots after the batch.
    list.changeRowCounts(
      newSections.isEmpty ? runs : runs.filter { !newSections.contains($0.section) }, by: 1)
    for (run, slots) in zip(runs, list.slots(of: runs)) {
      let slot = slots.lowerBound
      let row = run.source == nil ? nil : carried.popFirst()
      if newSections.contains(run.section) {
        // A row that moved into a new section keeps its own length; the other rows were inserted
        // with the section.
        if let row { list.setLength(row.length, ofSlot: slot, isMeasured: row.isMeasured) }
      } else if row != nil || run.items.count == 1 {
        let place = ItemIndex(section: run.section, item: run.items.lowerBound)
        list.lengths.insert(row?.length ?? source.length(ofRow: place), at: slot)
        list.measured?.insert(row?.isMeasured == true ? 1 : 0, at: slot)
      } else {
        let new = run.items.lazy.map { [source] in
          source.length(ofRow: ItemIndex(section: run.section, item: $0))
        }
        list.insertSlots(ContiguousArray(new), at: slot)
      }
    }
  }

  mutating func reloadItems(_ runs: [BatchUpdatePlan.Run]) {
    for run in runs {
      for item in run.items {
        let place = ItemIndex(section: run.section, item: item)
        list.setLength(source.length(ofRow: place), ofRow: place)
      }
    }
  }
}

/// The state that a row keeps when it moves.
private struct MovedRow {
  let length: Double
  let isMeasured: Bool
}
