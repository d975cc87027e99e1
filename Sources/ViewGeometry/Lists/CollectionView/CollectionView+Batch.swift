import Foundation

extension CollectionView {
  /// Captures the number of items in each section before a batch update, and the visible items if
  /// one of them must stay in place.
  ///
  /// If the data has already changed, the layout is prepared only if an item must stay in place,
  /// because preparing it may request items that no longer exist.
  ///
  /// Also cancels an interactive movement. If the data has already changed and no item must stay in
  /// place, the sizes of the items that it moved aren't requested.
  final func newBatch(dataHasChanged: Bool) -> ListBatch<[Int]> {
    if dataHasChanged && anchoring == .contentOffset {
      forgetMovement()
    } else {
      cancelInteractiveMovement()
    }
    return batchStart(dataHasChanged: dataHasChanged)
  }

  final func commit(_ batch: ListBatch<[Int]>) throws(BatchUpdateError) {
    // If the data was reloaded during the batch, or while the data source was called, nothing is
    // left to update.
    guard !batch.isReloaded(in: list) else { return }
    let after = AskedCounts(of: self)
    let plan: BatchUpdatePlan
    do throws(BatchUpdateError) {
      plan = try batch.updates.plan(before: batch.before ?? [], after: after)
    } catch {
      guard !batch.isReloaded(in: list) else { return }
      if batch.isInvalidated(in: list) { invalidateLayout(countsAreKnown: false) }
      throw error
    }
    guard !batch.isReloaded(in: list), !batch.updates.isEmpty else { return }
    perform(plan, after, from: batch)
  }

  final func perform(planned plan: () -> BatchUpdatePlan) {
    let before = batchStart()
    let plan = plan()
    setNeedsLayout()
    guard !before.isReloaded(in: list), !plan.isEmpty else { return }
    perform(plan, AskedCounts(of: self), from: before)
  }

  private func batchStart(dataHasChanged: Bool = false) -> ListBatch<[Int]> {
    if !dataHasChanged || anchoring == .firstVisibleItem { prepareLayout() }
    if storedLayout.isPrepared { findOutWhatHangsOnItems() }
    let (counts, anchors) = (itemCounts(), anchorCandidates())
    var batch = ListBatch(in: list)
    (batch.before, batch.anchors) = (counts, anchors)
    return batch
  }

  private func invalidateLayout(countsAreKnown: Bool, everything: Bool = false) {
    let context = type(of: storedLayout).contextClass.init()
    context.storedEverything = everything
    context.storedDataSourceCounts = true
    context.countsAreKnown = countsAreKnown
    storedLayout.invalidateLayout(with: context)
  }

  /// Updates the counts, the layout and the views in the collection view to the state after the
  /// batch.
  private func perform(
    _ plan: BatchUpdatePlan, _ after: AskedCounts, from batch: ListBatch<[Int]>
  ) {
    // The content offset changes if the content becomes shorter.
    let oldOffset = contentOffset
    // If app code has caused the counts to be requested again, the layout may already know the
    // counts after the batch.
    let areCountsStale = batch.isInvalidated(in: list)
    if areCountsStale, let before = batch.before {
      // A layout that was solved for other counts can't be updated.
      if list.knowledge.latest != before { storedLayout.ownerDidChange() }
      list.learn(before)
    }
    updateCounts(plan, after)
    list.follow(plan)
    if !updateLayout(with: plan) || areCountsStale { invalidateLayout(countsAreKnown: true) }
    storedLayout.isPrepared = false
    let before = storedLayout.isNotifiedOfUpdates ? shown : [:]
    let gone = renameShownViews(plan)
    let newKeys = before.compactMapValues(\.elementKey)
    prepareLayout()
    let asksLayout = storedLayout.isNotifiedOfUpdates && !batch.isReloaded(in: list)
    if asksLayout { storedLayout.prepare(forCollectionViewUpdates: plan.updateItems) }
    // Done after all other views are in position, because the delegate is called and may change
    // anything.
    for (key, view) in gone {
      if asksLayout { adoptFinalAttributes(view, key) }
      stopShowing(view, as: key)
    }
    if asksLayout { hideSupplementaryViewsToDelete(newKeys) }
    if !batch.isReloaded(in: list) {
      adjustOffset(from: oldOffset, to: batch.anchors, after: plan)
    }
    if asksLayout { askInitialAttributes() }
    storedLayout.finalizeCollectionViewUpdates()
  }

  /// Updates the layout for a batch.
  ///
  /// Returns false if the layout must be solved again.
  private func updateLayout(with plan: BatchUpdatePlan) -> Bool {
    // If the delegate requests a reload while it returns sizes, the reload takes effect when the
    // layout is prepared.
    let outer = list.begin(.solving)
    defer { list.end(outer) }
    return storedLayout.update(with: plan)
  }

  final func followEdit(_ updates: BatchUpdates) {
    forgetMovement()
    setNeedsLayout()
    guard let stale = list.takeStale() else { return }
    let after = AskedCounts(of: self)
    guard let plan = try? updates.plan(before: stale, after: after) else {
      // The data of several edits changed at once, so it doesn't match this edit alone.
      return endDisplayingAll()
    }
    guard !list.knowledge.isCurrent else {
      // The data source may have caused the counts to be requested again, and cells to be displayed
      // for them.
      list.follow(plan)
      return endDisplayingAll()
    }
    var update = CountsUpdate(plan: plan, after: after, counts: stale)
    update.carryOut()
    list.follow(with: update.counts)
    list.follow(plan)
    _ = updateLayout(with: plan)
    for (key, view) in renameShownViews(plan) { stopShowing(view, as: key) }
  }

  /// Cancels an interactive movement without requesting the sizes of the items it moved.
  ///
  /// The items may no longer exist. The displayed order becomes that of the data source again.
  final func forgetMovement() {
    guard let movement else { return }
    if list.knowledge.isCurrent, !storedLayout.asksForMovedItems {
      return cancelInteractiveMovement()
    }
    self.movement = nil
    if movement.current != movement.original {
      let wereAsked = list.knowledge.isCurrent
      var known = list.knowledge.latest
      known?[movement.current.section] -= 1
      known?[movement.original.section] += 1
      let plan = BatchUpdatePlan(moving: movement.current, to: movement.original)
      list.follow(plan)
      _ = renameShownViews(plan)
      // The measured sizes are in the order that was displayed.
      invalidateLayout(countsAreKnown: false, everything: true)
      if let known { wereAsked ? list.learn(known) : list.follow(with: known) }
    }
    movementDidEnd(movement, isCancelled: true)
  }

  private func updateCounts(_ plan: BatchUpdatePlan, _ after: AskedCounts) {
    guard let counts = list.takeCurrent() else { return }
    var update = CountsUpdate(plan: plan, after: after, counts: counts)
    update.carryOut()
    list.learn(update.counts)
  }

  /// Assigns new index paths to the views that remain displayed, and returns all other views.
  private func renameShownViews(
    _ plan: BatchUpdatePlan
  ) -> [(key: CollectionElementKey, view: CollectionReusableView)] {
    let same = SameItems(plan)
    var gone: [(key: CollectionElementKey, view: CollectionReusableView)] = []
    let old = shown
    shown = [:]
    for (key, view) in old {
      guard let path = newPath(of: view, key, same) else {
        view.elementKey = nil
        gone.append((key, view))
        continue
      }
      let newKey = CollectionElementKey(
        indexPath: path, category: key.category, kind: key.kind)
      view.elementKey = newKey
      shown[newKey] = view
    }
    return gone
  }

  private func newPath(
    of view: CollectionReusableView, _ key: CollectionElementKey, _ same: SameItems
  ) -> IndexPath? {
    guard key.indexPath.count == 2 else { return key.indexPath }
    let place = ItemIndex(key.indexPath)
    if key.category == .cell || view.hangsOnItem { return same.newPlace(of: place)?.indexPath }
    return same.newSection(of: place.section).map { IndexPath(item: place.item, section: $0) }
  }

  // MARK: Anchoring

  /// Returns the candidates for the item that stays in place in a batch update, with their frames.
  ///
  /// The candidates are the visible items, in ascending order, except frozen ones, which don't
  /// scroll with the content. The array is empty unless `anchoring` is `firstVisibleItem`.
  private func anchorCandidates() -> [(place: ItemIndex, frame: CGRect)] {
    guard anchoring == .firstVisibleItem else { return [] }
    let hasFrozen = (storedLayout as? CollectionViewSolvedLayout)?.placed().pinning == .items
    var found: [(place: ItemIndex, frame: CGRect)] = []
    visitElements(in: bounds.inset(by: adjustedContentInset)) { element, _ in
      // In content coordinates, frozen cells move with the content offset.
      guard element.category == .cell, !hasFrozen || element.zIndex == 0 else { return }
      found.append((ItemIndex(element.indexPath), element.frame))
    }
    return found
  }

  /// Adjusts the content offset so that the first candidate that still exists stays in place.
  ///
  /// The layout and the delegate then choose the final offset.
  private func adjustOffset(
    from oldOffset: CGPoint, to candidates: [(place: ItemIndex, frame: CGRect)],
    after plan: BatchUpdatePlan
  ) {
    var offset = contentOffset
    for candidate in candidates {
      guard let place = plan.newPlace(of: candidate.place),
        let frame = itemFrame(at: place.indexPath)
      else { continue }
      offset = clampedContentOffset(
        CGPoint(
          x: oldOffset.x + frame.minX - candidate.frame.minX,
          y: oldOffset.y + frame.minY - candidate.frame.minY))
      break
    }
    scroll(toAnswerFor: offset)
  }

  /// Scrolls to the content offset that the layout and the delegate choose.
  ///
  /// The layout receives the proposed offset, and the delegate receives the layout's result. The
  /// method is called after an update or a change of layout.
  final func scroll(toAnswerFor proposed: CGPoint) {
    var offset = storedLayout.targetContentOffset(forProposedContentOffset: proposed)
    if let delegate = collectionDelegate {
      offset = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: offset)
    }
    if offset != contentOffset { contentOffset = offset }
  }
}

/// Applies a batch update to the item counts.
private struct CountsUpdate: BatchUpdating {
  let plan: BatchUpdatePlan
  let after: AskedCounts
  var counts: [Int]

  mutating func removeItems(_ runs: [BatchUpdatePlan.Run]) {
    for run in runs { counts[run.section] -= run.items.count }
  }

  func section(_ index: Int) -> Int { counts[index] }

  func newSection(_ index: Int) -> Int { after.itemCount(inSection: index) }

  mutating func replaceSections(_ range: Range<Int>, with sections: [Int]) {
    counts.replaceSubrange(range, with: sections)
  }

  mutating func insertItems(_ runs: [BatchUpdatePlan.Run], newSections: Set<Int>) {
    for run in runs where !newSections.contains(run.section) {
      counts[run.section] += run.items.count
    }
  }

  func reloadItems(_ runs: [BatchUpdatePlan.Run]) {}
}
