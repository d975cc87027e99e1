import Foundation

extension TableView {
  /// Carries out the pending batch, or throws what is wrong with it and forgets it.
  final func commitUpdates() throws(BatchUpdateError) {
    let updates = pendingUpdates
    pendingUpdates = BatchUpdates()
    if isInvalidatedByUpdates {
      isInvalidatedByUpdates = false
      // What was solved since knows part of the batch, and cells would stand for other rows.
      if !updates.isEmpty { endDisplayingAll() }
      return invalidateSolution()
    }
    guard let prepared = try prepare(updates), !updates.isEmpty else { return setNeedsLayout() }
    perform(prepared.plan, keeping: prepared.anchor)
  }

  /// Carries out a batch that is planned already; the data source has its new state after `plan` was called.
  final func perform(planned plan: () -> BatchUpdatePlan) {
    let plan = plan()
    setNeedsLayout()
    guard let solution, !plan.isEmpty else { return }
    perform(plan, keeping: anchor(in: solution, plan))
  }

  private func perform(_ plan: BatchUpdatePlan, keeping anchor: UpdateAnchor?) {
    apply(plan)
    selectionRevision &+= 1
    selection?.follow(plan)
    prefetching?.follow(plan)
    followUpdates(plan)
    contentDidChange()
    if let anchor, let solution {
      let start = solution.span(ofRow: anchor.place).start
      contentOffset.y =
        clampedContentOffset(
          CGPoint(x: 0, y: CGFloat(start - anchor.distance))
        ).y
    }
    setNeedsLayout()
  }

  /// The plan of a batch and the row to keep in its place; nil while nothing is solved, since then all is asked anew.
  private func prepare(
    _ updates: BatchUpdates
  ) throws(BatchUpdateError) -> (plan: BatchUpdatePlan, anchor: UpdateAnchor?)? {
    guard let solution else { return nil }
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

  private func anchor(in solution: ListSolution, _ plan: BatchUpdatePlan) -> UpdateAnchor? {
    anchoring == .firstVisibleItem ? UpdateAnchor(of: self, in: solution, plan) : nil
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
    isSolving = false
    // Who reloads while asked for heights is asked for everything again.
    if revision == current { solution = changing }
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
private struct TableLengths: ListLengths {
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
