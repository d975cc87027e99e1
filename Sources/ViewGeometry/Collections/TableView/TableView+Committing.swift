import Foundation

extension TableView {
  /// Carries out the pending batch and configures cells again, or throws what is wrong with it and forgets it.
  final func commitUpdates() throws(BatchUpdateError) {
    let updates = pendingUpdates
    pendingUpdates = BatchUpdates()
    // What was to be laid out meanwhile wasn't.
    setNeedsLayout()
    do throws(BatchUpdateError) {
      try commit(updates)
    } catch {
      reconfiguring?.waiting = []
      throw error
    }
    reconfigureCells()
  }

  private func commit(_ updates: BatchUpdates) throws(BatchUpdateError) {
    if isInvalidatedByUpdates { return try commitToStale(updates) }
    guard solution != nil else { return updates.isEmpty ? () : followEdit(updates) }
    guard let prepared = try prepare(updates) else { return }
    guard !updates.isEmpty else { return askForHeights(keeping: prepared.anchor) }
    perform(prepared.plan, keeping: prepared.anchor)
  }

  /// Carries out a batch that is planned already; the data source has its new state after `plan` was called.
  final func perform(planned plan: () -> BatchUpdatePlan) {
    let plan = plan()
    setNeedsLayout()
    guard !plan.isEmpty else { return }
    if let solution { return perform(plan, keeping: anchor(in: solution, plan)) }
    guard let staleSolution else { return }
    performOnStale(plan, keeping: anchor(in: staleSolution, plan)) { followUpdates(plan) }
  }

  private func perform(_ plan: BatchUpdatePlan, keeping anchor: UpdateAnchor?) {
    apply(plan)
    followInNumbers(plan)
    let current = selectionRevision
    followUpdates(plan)
    contentDidChange()
    keepInPlace(anchor, since: current)
    setNeedsLayout()
  }

  /// Asks for heights again: all of them, or those of the rows with cells where rows count with estimates.
  private func askForHeights(keeping anchor: UpdateAnchor?) {
    let current = selectionRevision
    if hasEstimates { measureShownRowsAgain() } else { invalidateSolution() }
    guard anchor != nil else { return }
    solveIfNeeded()
    keepInPlace(anchor, since: current)
  }

  private func followInNumbers(_ plan: BatchUpdatePlan) {
    selectionRevision &+= 1
    selection?.follow(plan)
    prefetching?.follow(plan)
  }

  /// Scrolls to where a row was, unless whoever heard of the batch has changed rows again.
  private func keepInPlace(_ anchor: UpdateAnchor?, since revision: Int) {
    if let anchor, let solution, selectionRevision == revision {
      let start = solution.span(ofRow: anchor.place).start
      contentOffset.y = CGFloat(
        scrollSpan(along: .vertical).clamped(start - anchor.distance))
    }
  }

  /// The plan of a batch and the row to keep in its place; nil while nothing is solved, since then all is asked anew.
  private func prepare(
    _ updates: BatchUpdates
  ) throws(BatchUpdateError) -> (plan: BatchUpdatePlan, anchor: UpdateAnchor?)? {
    guard let solution else { return nil }
    return try prepare(updates, from: solution)
  }

  private func prepare(
    _ updates: BatchUpdates, from solution: ListSolution
  ) throws(BatchUpdateError) -> (plan: BatchUpdatePlan, anchor: UpdateAnchor?)? {
    let current = revision
    let plan: BatchUpdatePlan
    do {
      plan = try updates.plan(
        before: solution, after: TableCounts(table: self, sectionCount: countedSections()))
    } catch {
      // A reload while the data source is asked leaves nothing to update.
      guard revision == current else { return nil }
      throw error
    }
    guard revision == current else { return nil }
    return (plan, anchor(in: solution, plan))
  }

  // MARK: Without a solution

  /// Carries out a batch in which everything became stale: the next solution has its rows, and what stands for rows follows.
  private func commitToStale(_ updates: BatchUpdates) throws(BatchUpdateError) {
    isInvalidatedByUpdates = false
    // What was solved meanwhile knows part of the batch.
    solution = nil
    invalidateSolution()
    guard !updates.isEmpty else { return }
    guard let staleSolution else { return endDisplayingAll() }
    // Cells shown meanwhile would stand for other rows.
    do {
      guard let prepared = try prepare(updates, from: staleSolution) else { return }
      performOnStale(prepared.plan, keeping: prepared.anchor) { endDisplayingAll() }
    } catch {
      endDisplayingAll()
      throw error
    }
  }

  /// Has what stands for rows follow an edit of its own; the data has changed already and is part of the next solution.
  ///
  /// An edit while numbers and heights are asked for has everything asked for again, as a reload does.
  final func followEdit(_ updates: BatchUpdates) {
    guard !isSolving else { return forgetEverything() }
    cancelInteractiveMovement()
    setNeedsLayout()
    guard let staleSolution else { return }
    if let prepared = try? prepare(updates, from: staleSolution) {
      performOnStale(prepared.plan, keeping: prepared.anchor) { followUpdates(prepared.plan) }
    } else {
      // One of several edits whose data changed at once.
      self.staleSolution = nil
      endDisplayingAll()
    }
  }

  private func performOnStale(
    _ plan: BatchUpdatePlan, keeping anchor: UpdateAnchor?, showing followOnScreen: () -> Void
  ) {
    followInNumbers(plan)
    let numbersRevision = selectionRevision
    if var stale = staleSolution {
      staleSolution = nil
      let current = revision
      stale.apply(plan, lengths: NoLengths(table: self))
      if revision == current { staleSolution = stale }
    }
    followOnScreen()
    guard anchor != nil else { return }
    solveIfNeeded()
    keepInPlace(anchor, since: numbersRevision)
  }

  private func anchor(in solution: ListSolution, _ plan: BatchUpdatePlan) -> UpdateAnchor? {
    // A drag leaves the content where it is; one that ends may be followed by an edit whose data has changed already.
    guard anchoring == .firstVisibleItem, movement == nil else { return nil }
    return UpdateAnchor(of: self, in: solution, plan)
  }

  private func apply(_ plan: BatchUpdatePlan) {
    // Out of the property while it changes: nothing else holds its nodes then, so they change in place, and heights are
    // asked for without a half-changed solution in sight.
    guard var changing = solution else { return }
    solution = nil
    isSolving = true
    revision &+= 1
    let current = revision
    if !knowsDelegate { askWhatDelegateLacks() }
    changing.apply(plan, lengths: TableLengths(table: self))
    renewFirstHeader(of: &changing, after: plan)
    makeRoomForOwnViews(in: &changing)
    isSolving = false
    // Who reloads while asked for heights is asked for everything again.
    if revision == current { solution = changing }
  }

  /// Asks for the headers again that became the first one or aren't it any more, where that has a height of its own (R7.4).
  private func renewFirstHeader(of list: inout ListSolution, after plan: BatchUpdatePlan) {
    let old = plan.oldSection(of: 0)
    guard heights.defaults == .platform, storedStyle != .plain, list.sectionCount > 0, old != 0
    else { return }
    // A new section knows its number.
    if old != nil { list.setLength(headerHeight(0), ofHeader: 0) }
    if let former = plan.newSection(of: 0), former < list.sectionCount {
      list.setLength(headerHeight(former), ofHeader: former)
    }
  }

  /// Gives cells, headers and footers on screen their new numbers, and lets go of those that left or are asked for again.
  private func followUpdates(_ plan: BatchUpdatePlan) {
    let reloaded = Set(plan.reloadedItems.map(\.old))
    func newPlace(_ old: ItemIndex) -> ItemIndex? {
      reloaded.contains(old) ? nil : plan.newPlace(of: old)
    }
    func newSection(_ old: Int) -> Int? {
      plan.reloadedSections.contains { $0.old == old } ? nil : plan.newSection(of: old)
    }
    let (cells, headers, footers) = (shownCells, shownHeaders, shownFooters)
    shownCells = cells.moved(newPlace)
    for (place, cell) in zip(shownCells.places, shownCells.views) { cell.place = place }
    shownHeaders = headers.moved(newSection)
    shownFooters = footers.moved(newSection)
    // Told last, when all others have their places: the delegate may do anything.
    for (place, cell) in zip(cells.places, cells.views) where newPlace(place) == nil {
      didEndShowing(cell, at: place)
    }
    for (section, view) in zip(headers.places, headers.views) where newSection(section) == nil {
      didEndShowing(header: view, section)
    }
    for (section, view) in zip(footers.places, footers.views) where newSection(section) == nil {
      didEndShowing(footer: view, section)
    }
  }
}

/// The numbers the data source gives now.
private struct TableCounts: ListCounting {
  let table: TableView
  let sectionCount: Int

  func itemCount(inSection section: Int) -> Int { table.countedRows(inSection: section) }
}

/// The heights that data source and delegate give now.
struct TableLengths: ListLengths {
  let table: TableView
  /// Held while the batch is applied: each look at the weak reference counts.
  let delegate: (any TableViewDelegate)?

  init(table: TableView) {
    self.table = table
    delegate = table.tableDelegate
  }

  func length(ofRow place: ItemIndex) -> Double { table.currentLength(of: place, delegate) }
  func section(_ section: Int) -> ListSection { table.solveSection(section) }
}

/// The numbers that the data source gives now, for rows without heights.
private struct NoLengths: ListLengths {
  let table: TableView

  func length(ofRow place: ItemIndex) -> Double { 0 }

  func section(_ section: Int) -> ListSection {
    var builder = ListBuilder()
    builder.appendSection(
      header: 0, rowLength: 0, rowCount: table.countedRows(inSection: section), footer: 0)
    return ListSection(of: builder.finish())
  }
}

/// The first visible row that a batch leaves, and how far below the content offset it starts.
private struct UpdateAnchor {
  let place: ItemIndex
  let distance: Double

  init?(of table: TableView, in solution: ListSolution, _ plan: BatchUpdatePlan) {
    let bounds = table.placement.bounds
    let top = Double(bounds.minY + table.adjustedContentInset.top)
    for old in solution.rows(from: top, to: Double(bounds.maxY)) {
      guard let place = plan.newPlace(of: old) else { continue }
      self.place = place
      distance = solution.span(ofRow: old).start - Double(bounds.minY)
      return
    }
    return nil
  }
}
