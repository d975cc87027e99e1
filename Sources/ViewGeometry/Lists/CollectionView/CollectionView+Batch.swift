import Foundation

extension CollectionView {
  /// The counts before a batch, and what is to stay in place.
  ///
  /// Where the data has changed already nothing is laid out, unless a place is to be kept: that would ask for items that are gone.
  /// For the same reason a drag then ends without asking for the sizes of what it moved.
  final func newBatch(dataHasChanged: Bool) -> ListBatch<[Int]> {
    if dataHasChanged && anchoring == .contentOffset {
      forgetMovement()
    } else {
      cancelInteractiveMovement()
    }
    return batchStart(dataHasChanged: dataHasChanged)
  }

  final func commit(_ batch: ListBatch<[Int]>) throws(BatchUpdateError) {
    // A reload during the batch, or while the data source is asked, leaves nothing to update.
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

  /// Brings counts, layout and shown views to the state after the batch.
  private func perform(
    _ plan: BatchUpdatePlan, _ after: AskedCounts, from batch: ListBatch<[Int]>
  ) {
    // Shorter content takes the offset along.
    let oldOffset = contentOffset
    // The program may have had the numbers asked for again, and the layout may know those after the batch.
    let areCountsStale = batch.isInvalidated(in: list)
    if areCountsStale, let before = batch.before {
      // What was solved by other numbers can't follow.
      if list.knowledge.latest != before { storedLayout.ownerDidChange() }
      list.learn(before)
    }
    updateCounts(plan, after)
    list.follow(plan)
    if !updateLayout(with: plan) || areCountsStale { invalidateLayout(countsAreKnown: true) }
    storedLayout.isPrepared = false
    let gone = renameShownViews(plan)
    prepareLayout()
    let asksLayout = storedLayout.hearsOfUpdates && !batch.isReloaded(in: list)
    if asksLayout { storedLayout.prepare(forCollectionViewUpdates: plan.updateItems) }
    // Told when all others have their places: the delegate may do anything.
    for (key, view) in gone {
      if asksLayout { adoptFinalAttributes(view, key) }
      stopShowing(view, as: key)
    }
    if asksLayout { hideSupplementaryViewsToDelete() }
    if !batch.isReloaded(in: list) {
      adjustOffset(from: oldOffset, to: batch.anchors, after: plan)
    }
    if asksLayout { askInitialAttributes() }
    storedLayout.finalizeCollectionViewUpdates()
  }

  /// Has the layout follow a batch; false if everything has to be solved again.
  private func updateLayout(with plan: BatchUpdatePlan) -> Bool {
    // Who reloads while asked for sizes is heard when the layout is prepared.
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
      // One of several edits whose data changed at once.
      return endDisplayingAll()
    }
    guard !list.knowledge.isCurrent else {
      // Who was asked has had the numbers asked for, and may have had cells shown by them.
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

  /// Ends a drag whose item can't be asked about: what stands for items goes back to where the data had them.
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
      // What was measured is in the order that was shown.
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

  /// Gives views that stay their new index paths, and answers the others.
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

  /// The visible items and their frames, ascending, when one of them is to stay in place.
  private func anchorCandidates() -> [(place: ItemIndex, frame: CGRect)] {
    guard anchoring == .firstVisibleItem else { return [] }
    let hasFrozen = (storedLayout as? CollectionViewSolvedLayout)?.placed().pinning == .items
    var found: [(place: ItemIndex, frame: CGRect)] = []
    visitElements(in: bounds.inset(by: adjustedContentInset)) { element, _ in
      // Frozen cells go where the offset goes.
      guard element.category == .cell, !hasFrozen || element.zIndex == 0 else { return }
      found.append((ItemIndex(element.indexPath), element.frame))
    }
    return found
  }

  /// Scrolls by as much as the first surviving candidate moved, or to where layout and delegate say then.
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

  /// Asks the layout and then the delegate where the content goes after an update or a change of layout.
  final func scroll(toAnswerFor proposed: CGPoint) {
    var offset = storedLayout.targetContentOffset(forProposedContentOffset: proposed)
    if let delegate = collectionDelegate {
      offset = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: offset)
    }
    if offset != contentOffset { contentOffset = offset }
  }
}

/// A batch that is carried out on the numbers of items.
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
