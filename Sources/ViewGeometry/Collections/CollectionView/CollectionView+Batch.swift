import Foundation

extension CollectionView {
  /// Collects the edits of `body` and applies them; a batch within a batch only collects.
  ///
  /// Where the data has changed already nothing is laid out before, unless a place is to be kept: that would ask for items that
  /// are gone. For the same reason a drag then ends without asking for the sizes of what it moved.
  final func batch(
    dataHasChanged: Bool = false, _ body: () -> Void
  ) throws(BatchUpdateError) {
    guard openUpdates == nil else { return body() }
    guard !isBusy else { return reload(after: body) }
    if dataHasChanged && anchoring == .contentOffset {
      forgetMovement()
    } else {
      cancelInteractiveMovement()
    }
    let before = batchStart(dataHasChanged: dataHasChanged)
    openUpdates = BatchUpdates()
    body()
    let updates = openUpdates ?? BatchUpdates()
    openUpdates = nil
    // What was to be laid out meanwhile wasn't.
    setNeedsLayout()
    // A reload during the batch leaves nothing to update, and no cell to configure.
    guard reloadCount == before.reloadCount else { return reconfigureCells() }
    let after = AskedSections(self)
    let plan: BatchUpdatePlan
    do {
      plan = try updates.plan(before: CountedSections(before.counts), after: after)
    } catch {
      // So does one while the data source is asked.
      guard reloadCount == before.reloadCount else { return reconfigureCells() }
      reconfiguring?.waiting = []
      if countsRevision != before.countsRevision { invalidateLayout(countsAreKnown: false) }
      throw error
    }
    guard reloadCount == before.reloadCount, !updates.isEmpty else { return reconfigureCells() }
    perform(plan, after, from: before)
  }

  /// Has everything asked for again after a batch made while numbers or sizes are asked for, unless it edits nothing.
  private func reload(after body: () -> Void) {
    openUpdates = BatchUpdates()
    body()
    let isEdited = openUpdates?.isEmpty == false
    openUpdates = nil
    if isEdited { reloadWhenPossible() }
    reconfigureCells()
  }

  /// Applies a batch that is planned already; the data source has its new state after `plan` was called.
  final func perform(planned plan: () -> BatchUpdatePlan) {
    let before = batchStart()
    let plan = plan()
    setNeedsLayout()
    guard reloadCount == before.reloadCount, !plan.isEmpty else { return }
    perform(plan, AskedSections(self), from: before)
  }

  /// The state before a batch: counts, and what is to stay in place.
  private func batchStart(dataHasChanged: Bool = false) -> BatchStart {
    if !dataHasChanged || anchoring == .firstVisibleItem { prepareLayout() }
    if storedLayout.isPrepared { findOutWhatHangsOnItems() }
    let (counts, anchors) = (itemCounts(), anchorCandidates())
    return BatchStart(
      counts: counts, countsRevision: countsRevision, reloadCount: reloadCount, anchors: anchors)
  }

  private func invalidateLayout(countsAreKnown: Bool, everything: Bool = false) {
    let context = type(of: storedLayout).contextClass.init()
    context.storedEverything = everything
    context.storedDataSourceCounts = true
    context.countsAreKnown = countsAreKnown
    storedLayout.invalidateLayout(with: context)
  }

  /// Brings counts, layout and shown views to the state after the batch.
  private func perform(_ plan: BatchUpdatePlan, _ after: AskedSections, from before: BatchStart) {
    // Shorter content takes the offset along.
    let oldOffset = contentOffset
    // The program may have had the numbers asked for again, and the layout may know those after the batch.
    let areCountsStale = countsRevision != before.countsRevision
    if areCountsStale {
      // What was solved by other numbers can't follow.
      if staleCounts ?? counts != before.counts { storedLayout.ownerDidChange() }
      (counts, staleCounts) = (before.counts, nil)
    }
    updateCounts(plan, after)
    selection?.follow(plan)
    prefetching?.follow(plan)
    if !updateLayout(with: plan) || areCountsStale { invalidateLayout(countsAreKnown: true) }
    storedLayout.isPrepared = false
    let gone = renameShownViews(plan)
    prepareLayout()
    let asksLayout = storedLayout.hearsOfUpdates && reloadCount == before.reloadCount
    if asksLayout { storedLayout.prepare(forCollectionViewUpdates: plan.updateItems) }
    // Told when all others have their places: the delegate may do anything.
    for (key, view) in gone {
      if asksLayout { adoptFinalAttributes(view, key) }
      stopShowing(view, as: key)
    }
    if asksLayout { hideSupplementaryViewsToDelete() }
    if reloadCount == before.reloadCount {
      adjustOffset(from: oldOffset, to: before.anchors, after: plan)
    }
    if asksLayout { askInitialAttributes() }
    storedLayout.finalizeCollectionViewUpdates()
    reconfigureCells()
  }

  /// Has the layout follow a batch; false if everything has to be solved again.
  private func updateLayout(with plan: BatchUpdatePlan) -> Bool {
    // Who reloads while asked for sizes is heard when the layout is prepared.
    let wasPreparing = isPreparing
    isPreparing = true
    defer { isPreparing = wasPreparing }
    return storedLayout.update(with: plan)
  }

  /// Has what stands for items follow an edit of its own; the data has changed already, and the layout is prepared from it.
  final func followEdit(_ updates: BatchUpdates) {
    forgetMovement()
    setNeedsLayout()
    guard let stale = staleCounts else { return }
    staleCounts = nil
    let after = AskedSections(self)
    guard let plan = try? updates.plan(before: CountedSections(stale), after: after) else {
      // One of several edits whose data changed at once.
      return endDisplayingAll()
    }
    guard counts == nil else {
      // Who was asked has had the numbers asked for, and may have had cells shown by them.
      selection?.follow(plan)
      prefetching?.follow(plan)
      return endDisplayingAll()
    }
    var update = CountsUpdate(plan: plan, after: after, counts: stale)
    update.carryOut()
    staleCounts = update.counts
    selection?.follow(plan)
    prefetching?.follow(plan)
    _ = updateLayout(with: plan)
    for (key, view) in renameShownViews(plan) { stopShowing(view, as: key) }
  }

  /// Ends a drag whose item can't be asked about: what stands for items goes back to where the data had them.
  final func forgetMovement() {
    guard let movement else { return }
    if counts != nil, !storedLayout.asksForMovedItems { return cancelInteractiveMovement() }
    self.movement = nil
    if movement.current != movement.original {
      let wereAsked = counts != nil
      var known = counts ?? staleCounts
      known?[movement.current.section] -= 1
      known?[movement.original.section] += 1
      let plan = BatchUpdatePlan(moving: movement.current, to: movement.original)
      selection?.follow(plan)
      prefetching?.follow(plan)
      _ = renameShownViews(plan)
      // What was measured is in the order that was shown.
      invalidateLayout(countsAreKnown: false, everything: true)
      (counts, staleCounts) = wereAsked ? (known, nil) : (nil, known)
    }
    endMovement(movement, isCancelled: true)
  }

  private func updateCounts(_ plan: BatchUpdatePlan, _ after: AskedSections) {
    guard let counts else { return }
    self.counts = nil
    var update = CountsUpdate(plan: plan, after: after, counts: counts)
    update.carryOut()
    self.counts = update.counts
  }

  /// Gives views that stay their new index paths, and answers the others.
  private func renameShownViews(
    _ plan: BatchUpdatePlan
  ) -> [(key: CollectionElementKey, view: CollectionReusableView)] {
    let reloaded = Set(plan.reloadedItems.map(\.old))
    var gone: [(key: CollectionElementKey, view: CollectionReusableView)] = []
    let old = shown
    shown = [:]
    for (key, view) in old {
      guard let path = newPath(of: view, key, plan, reloaded) else {
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
    of view: CollectionReusableView, _ key: CollectionElementKey, _ plan: BatchUpdatePlan,
    _ reloaded: Set<ItemIndex>
  ) -> IndexPath? {
    guard key.indexPath.count == 2 else { return key.indexPath }
    let place = ItemIndex(key.indexPath)
    if key.category == .cell || view.hangsOnItem {
      return reloaded.contains(place) ? nil : plan.newPlace(of: place)?.indexPath
    }
    guard !plan.isSectionReloaded(place.section) else { return nil }
    return plan.newSection(of: place.section).map { IndexPath(item: place.item, section: $0) }
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

/// What a batch compares with.
private struct BatchStart {
  let counts: [Int]
  let countsRevision: Int
  let reloadCount: Int
  let anchors: [(place: ItemIndex, frame: CGRect)]
}

/// The numbers of items a collection knew before a batch.
private struct CountedSections: ListCounting {
  let counts: [Int]

  init(_ counts: [Int]) {
    self.counts = counts
  }

  var sectionCount: Int { counts.count }

  func itemCount(inSection section: Int) -> Int { counts[section] }
}

/// The numbers of items the data source has after a batch; each section is asked once.
private final class AskedSections: ListCounting {
  let sectionCount: Int
  private let view: CollectionView
  private var asked: [Int: Int] = [:]

  init(_ view: CollectionView) {
    self.view = view
    sectionCount = view.storedDataSource?.numberOfSections(in: view) ?? 0
  }

  func itemCount(inSection section: Int) -> Int {
    if let count = asked[section] { return count }
    let count = view.storedDataSource?.collectionView(view, numberOfItemsInSection: section) ?? 0
    asked[section] = count
    return count
  }
}

/// A batch that is carried out on the numbers of items.
private struct CountsUpdate: BatchUpdating {
  let plan: BatchUpdatePlan
  let after: AskedSections
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
