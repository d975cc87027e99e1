import Foundation

extension TableView {
  final func newBatch(dataHasChanged: Bool) -> ListBatch<ListSolution> {
    cancelInteractiveMovement()
    // What the batch counts from: the block that follows may change the data.
    if !dataHasChanged { solveIfNeeded() }
    return ListBatch(in: list)
  }

  final func commit(_ batch: ListBatch<ListSolution>) throws(BatchUpdateError) {
    let isStale = batch.isInvalidated(in: list)
    if isStale {
      // What was solved meanwhile knows part of the batch.
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
      // A reload while the data source is asked leaves nothing to update.
      guard list.revision == revision else { return }
      // Cells shown meanwhile would be those of other rows.
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
    // One of several edits whose data changed at once.
    _ = list.takeStale()
    endDisplayingAll()
  }

  /// Carries out a batch on what is current, or on what is stale: the next solution then has its rows, and what refers to rows follows.
  private func perform(
    _ plan: BatchUpdatePlan, keeping anchor: UpdateAnchor?, dropsViews: Bool = false
  ) {
    let isCurrent = list.knowledge.isCurrent
    // Taken out while it changes: nothing else holds its nodes then, so they change in place, and heights are asked for without a
    // half-changed solution in sight.
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
      // Who reloads while asked for heights is asked for everything again.
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

  /// Asks for heights again: all of them, or those of the rows with cells where rows count with estimates.
  private func askForHeights(keeping anchor: UpdateAnchor?) {
    let current = list.dataRevision
    if hasEstimates { measureShownRowsAgain() } else { invalidateSolution() }
    keepInPlace(anchor, since: current)
  }

  /// Scrolls to where a row was, unless whoever heard of the batch has changed rows again.
  private func keepInPlace(_ anchor: UpdateAnchor?, since revision: Int) {
    guard let anchor else { return }
    solveIfNeeded()
    guard let solution, list.dataRevision == revision else { return }
    let start = solution.span(ofRow: anchor.place).start
    contentOffset.y = CGFloat(scrollSpan(along: .vertical).clamped(start - anchor.distance))
  }

  private func anchor(_ plan: BatchUpdatePlan) -> UpdateAnchor? {
    // A drag leaves the content where it is; one that ends may be followed by an edit whose data has changed already.
    guard anchoring == .firstVisibleItem, movement == nil, let solution = list.knowledge.latest
    else { return nil }
    return UpdateAnchor(of: self, in: solution, plan)
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
    let (same, old) = (SameItems(plan), shown)
    shown = old.moved { $0.followed(same) }
    for (place, cell) in shownRows { cell.place = place }
    // Told last, when all others have their places: the delegate may do anything.
    for kind in [ListElementKind.row, .header, .footer] {
      for (key, view) in zip(old.places, old.views)
      where key.kind == kind && key.followed(same) == nil {
        didEndShowing(view, as: key)
      }
    }
  }
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
      header: 0, rowLength: 0, rowCount: table.countedItems(inSection: section), footer: 0)
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
