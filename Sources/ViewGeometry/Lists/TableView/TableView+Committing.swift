import Foundation

extension TableView {
  final func newBatch(dataHasChanged: Bool) -> ListBatch<ListSolution> {
    cancelInteractiveMovement()
    // The layout is computed now, for the counts before the batch, because the closure that follows
    // may change the data.
    if !dataHasChanged { solveIfNeeded() }
    return ListBatch(in: list)
  }

  final func commit(_ batch: ListBatch<ListSolution>) throws(BatchUpdateError) {
    let isStale = batch.isInvalidated(in: list)
    if isStale {
      // A solution that was computed since the batch opened includes a part of the batch.
      list.drop()
      if !batch.isReloaded(in: list), let before = batch.before { list.follow(with: before) }
      if batch.updates.isEmpty { return }
    }
    guard list.knowledge.latest != nil else { return }
    let revision = list.revision
    let plan: BatchUpdatePlan
    do throws(BatchUpdateError) {
      plan = try batch.updates.plan(
        before: list.knowledge.latest ?? ListSolution(), after: AskedCounts(of: self))
    } catch {
      // If the table is reloaded while the data source is called, nothing is left to update.
      guard list.revision == revision else { return }
      // Cells that were displayed since the batch opened may show other rows.
      if isStale { endDisplayingAll() }
      throw error
    }
    guard list.revision == revision else { return }
    if batch.updates.isEmpty {
      askForHeights(keeping: anchor(plan))
    } else {
      perform(plan, keeping: anchor(plan), dropsViews: isStale)
    }
  }

  final func perform(planned plan: () -> BatchUpdatePlan) {
    let plan = plan()
    setNeedsLayout()
    if !plan.isEmpty { perform(plan, keeping: anchor(plan)) }
  }

  final func followEdit(_ updates: BatchUpdates) {
    cancelInteractiveMovement()
    setNeedsLayout()
    guard list.knowledge.stale != nil else { return }
    let revision = list.dataRevision
    try? commit(ListBatch(in: list, updates))
    guard list.dataRevision == revision else { return }
    // The edit alone is inconsistent with the data if the data was changed for several edits at
    // once.
    _ = list.takeStale()
    endDisplayingAll()
  }

  /// Applies a batch to the current or stale cached data, and to everything that refers to rows.
  private func perform(
    _ plan: BatchUpdatePlan, keeping anchor: UpdateAnchor?, dropsViews: Bool = false
  ) {
    let isCurrent = list.knowledge.isCurrent
    // The solution is removed while it changes, so that its nodes aren't retained elsewhere and are
    // mutated in place. Besides, a half-changed solution must not be visible while heights are
    // requested.
    if var changing = list.takeCurrent() ?? list.takeStale() {
      let (outer, revision) = (list.begin(.solving), list.revision)
      if isCurrent {
        if !delegateMethods.areKnown { askWhatDelegateLacks() }
        changing.apply(plan, lengths: TableLengths(table: self))
        renewFirstHeader(of: &changing, after: plan)
        makeRoomForOwnViews(in: &changing)
      } else {
        changing.apply(plan, lengths: NoLengths(table: self))
      }
      list.end(outer)
      // If the delegate reloads the table while it returns heights, everything is requested again.
      if list.revision == revision {
        isCurrent ? list.learn(changing) : list.follow(with: changing)
      }
    }
    list.follow(plan)
    let current = list.dataRevision
    dropsViews ? endDisplayingAll() : followUpdates(plan)
    contentDidChange()
    keepInPlace(anchor, since: current)
    setNeedsLayout()
  }

  /// Requests heights again: all of them or, in a table with estimates, only those of rows with
  /// cells.
  private func askForHeights(keeping anchor: UpdateAnchor?) {
    let current = list.dataRevision
    if hasEstimates { measureShownRowsAgain() } else { invalidateSolution() }
    keepInPlace(anchor, since: current)
  }

  /// Scrolls to keep a row at its previous position.
  ///
  /// Does nothing if `anchor` is nil, or if a callback has changed rows again.
  private func keepInPlace(_ anchor: UpdateAnchor?, since revision: Int) {
    guard let anchor else { return }
    solveIfNeeded()
    guard let solution, list.dataRevision == revision else { return }
    let start = solution.span(ofRow: anchor.place).start
    contentOffset.y = CGFloat(scrollSpan(along: .vertical).clamped(start - anchor.distance))
  }

  private func anchor(_ plan: BatchUpdatePlan) -> UpdateAnchor? {
    // A drag doesn't move the content, and the data may have changed already if an edit follows a
    // drag.
    guard anchoring == .firstVisibleItem, movement == nil, let solution = list.knowledge.latest
    else { return nil }
    return UpdateAnchor(of: self, in: solution, plan)
  }

  /// Updates the heights of the new first header and of the previous first header.
  ///
  /// In grouped tables with the platform's heights, the first header has a different height (R7.4).
  private func renewFirstHeader(of list: inout ListSolution, after plan: BatchUpdatePlan) {
    let old = plan.oldSection(of: 0)
    guard heights.defaults == .platform, storedStyle != .plain, list.sectionCount > 0, old != 0
    else { return }
    // A new section has already been solved for its index.
    if old != nil { list.setLength(headerHeight(0), ofHeader: 0) }
    if let former = plan.newSection(of: 0), former < list.sectionCount {
      list.setLength(headerHeight(former), ofHeader: former)
    }
  }

  /// Updates the indices of displayed cells, headers and footers, and removes deleted and reloaded
  /// ones.
  private func followUpdates(_ plan: BatchUpdatePlan) {
    let (same, old) = (SameItems(plan), shown)
    shown = old.moved { $0.followed(same) }
    for (place, cell) in shownRows { cell.place = place }
    // Done last, when all other views are in position, because the delegate is called and may
    // change anything.
    for kind in [ListElementKind.row, .header, .footer] {
      for (key, view) in zip(old.places, old.views)
      where key.kind == kind && key.followed(same) == nil {
        didEndShowing(view, as: key)
      }
    }
  }
}

/// A source of the lengths that the data source and the delegate currently return.
struct TableLengths: ListLengths {
  let table: TableView
  /// The delegate, stored strongly while the batch is applied.
  ///
  /// Each access to the weak reference would retain and release it.
  let delegate: (any TableViewDelegate)?

  init(table: TableView) {
    self.table = table
    delegate = table.tableDelegate
  }

  func length(ofRow place: ItemIndex) -> Double { table.currentLength(of: place, delegate) }
  func section(_ section: Int) -> ListSection { table.solveSection(section) }
}

/// A source of sections with the row counts that the data source returns; all lengths are 0.
private struct NoLengths: ListLengths {
  let table: TableView

  func length(ofRow place: ItemIndex) -> Double { 0 }

  func section(_ section: Int) -> ListSection {
    var builder = ListBuilder()
    builder.appendSection(
      header: 0, rowLength: 0, rowCount: table.countedItems(inSection: section), footer: 0)
    return ListSection(of: builder.finish())
  }
}

/// The first visible row that remains after a batch, and the distance of its start from the content
/// offset.
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
