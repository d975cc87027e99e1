extension BatchUpdates {
  /// Returns the plan for the batch, or throws the first inconsistency found.
  ///
  /// If the list has more than `checkedSections` sections, the item counts of sections that the
  /// batch doesn't affect are neither requested nor checked.
  ///
  /// - Parameters:
  ///   - before: The list before the batch.
  ///   - after: The list after the batch, as its owner reports it.
  /// - Complexity: O(n log n) for n edits.
  package func plan(before: some ListCounting, after: some ListCounting)
    throws(BatchUpdateError) -> BatchUpdatePlan
  {
    var plan = BatchUpdatePlan()
    try planSections(&plan, before: before, after: after)
    try planItems(&plan, before: before, after: after)
    try checkItemCounts(plan, before: before, after: after)
    return plan
  }

  /// The maximum number of sections of a list in which all item counts are checked.
  package static let checkedSections = threshold(256, low: 2)

  // MARK: Sections

  private func planSections(
    _ plan: inout BatchUpdatePlan, before: some ListCounting, after: some ListCounting
  ) throws(BatchUpdateError) {
    let old = try sortedSteps(
      sections.sourceSteps, conflict: { .sectionConflict($0, first: $1, second: $2) })
    let new = try sortedSteps(
      sections.targetSteps, conflict: { .sectionConflict($0, first: $1, second: $2) })
    let (oldCount, newCount) = (before.sectionCount, after.sectionCount)
    if let last = old.last, !(0..<oldCount).contains(last.place) {
      throw .noSuchSection(last.place, step: last.step, sectionCount: oldCount)
    }
    if let first = old.first, first.place < 0 {
      throw .noSuchSection(first.place, step: first.step, sectionCount: oldCount)
    }
    plan.removedSections = old.filter { $0.step != .reload }.map(\.place)
    let expected = oldCount + new.count - plan.removedSections.count
    guard newCount == expected else {
      throw .sectionCount(
        before: oldCount, inserted: sections.inserts.count, deleted: sections.deletes.count,
        after: newCount)
    }
    for end in [new.first, new.last] {
      if let end, !(0..<newCount).contains(end.place) {
        throw .noSuchSection(end.place, step: end.step, sectionCount: newCount)
      }
    }
    plan.placedSections = new.map { .init(place: $0.place, source: $0.otherEnd) }
    plan.filledSections = new.map(\.place)
    plan.sectionMoves = old.compactMap(\.move)
    for reload in old where reload.step == .reload {
      guard let section = plan.newSection(of: reload.place) else { continue }
      plan.reloadedSections.append(.init(old: reload.place, new: section))
    }
  }

  // MARK: Items

  private func planItems(
    _ plan: inout BatchUpdatePlan, before: some ListCounting, after: some ListCounting
  ) throws(BatchUpdateError) {
    var old = try sortedSteps(
      items.sourceSteps, conflict: { .itemConflict($0, first: $1, second: $2) })
    var new = try sortedSteps(
      items.targetSteps, conflict: { .itemConflict($0, first: $1, second: $2) })
    try checkPlaces(old, in: before)
    try checkPlaces(new, in: after)
    var checked = -1
    for step in old where step.place.section != checked {
      checked = step.place.section
      if plan.newSection(of: checked) == nil {
        throw .itemOfDeletedSection(step.place, step: step.step)
      }
    }
    // In a reloaded section, all items are reloaded: edits to its items have no effect, and items
    // moved out of it are new (R9.24).
    if !plan.reloadedSections.isEmpty {
      old.removeAll { plan.isSectionReloaded($0.place.section) }
      for index in new.indices {
        guard let source = new[index].otherEnd, plan.isSectionReloaded(source.section) else {
          continue
        }
        new[index] = BatchUpdateStep(place: new[index].place, step: .insert)
      }
    }
    plan.removedItems = old.filter { $0.step != .reload }.map(\.place)
    plan.removedNumbers = plan.removedItems.map(\.item)
    plan.placedItems = new.map { .init(place: $0.place, source: $0.otherEnd) }
    plan.placedNumbers = new.map(\.place.item)
    plan.itemMoves = old.compactMap(\.move)
    for reload in old where reload.step == .reload {
      guard let place = plan.newPlace(of: reload.place) else { continue }
      plan.reloadedItems.append(.init(old: reload.place, new: place))
    }
  }

  private func checkPlaces(
    _ steps: [BatchUpdateStep<ItemIndex>], in counts: some ListCounting
  ) throws(BatchUpdateError) {
    let sectionCount = counts.sectionCount
    var counted = (section: -1, count: 0)
    for step in steps {
      let place = step.place
      guard place.section >= 0, place.section < sectionCount else {
        throw .noSuchSection(place.section, step: step.step, sectionCount: sectionCount)
      }
      if place.section != counted.section {
        counted = (place.section, counts.itemCount(inSection: place.section))
      }
      guard place.item >= 0, place.item < counted.count else {
        throw .noSuchItem(place, step: step.step, itemCount: counted.count)
      }
    }
  }

  // MARK: Counts

  private func checkItemCounts(
    _ plan: BatchUpdatePlan, before: some ListCounting, after: some ListCounting
  ) throws(BatchUpdateError) {
    if before.sectionCount <= BatchUpdates.checkedSections {
      for section in 0..<before.sectionCount {
        try checkItemCount(section, plan, before: before, after: after)
      }
      return
    }
    var last = -1
    for place in plan.removedItems where place.section != last {
      last = place.section
      try checkItemCount(last, plan, before: before, after: after)
    }
    let removed = plan.removedItems
    last = -1
    for placed in plan.placedItems where placed.place.section != last {
      last = placed.place.section
      guard let old = plan.oldSection(of: last) else { continue }
      // Sections with removals were checked above.
      if removed.range(ofSection: old, place: { $0 }).isEmpty {
        try checkItemCount(old, plan, before: before, after: after)
      }
    }
  }

  private func checkItemCount(
    _ section: Int, _ plan: BatchUpdatePlan, before: some ListCounting, after: some ListCounting
  ) throws(BatchUpdateError) {
    guard let new = plan.newSection(of: section), !plan.isSectionReloaded(section) else { return }
    let removed = plan.removedItems.range(ofSection: section) { $0 }
    let placed = plan.placedItems.range(ofSection: new) { $0.place }
    let (oldCount, newCount) = (
      before.itemCount(inSection: section), after.itemCount(inSection: new)
    )
    guard newCount != oldCount - removed.count + placed.count else { return }
    let moves = plan.itemMoves
    let movedOut = moves.range(ofSection: section) { $0.from }.count
    let movedIn = plan.placedItems[placed].count { $0.source != nil }
    throw .itemCount(
      section: section, before: oldCount, inserted: placed.count - movedIn,
      deleted: removed.count - movedOut, movedIn: movedIn, movedOut: movedOut, after: newCount)
  }
}
