import Foundation

extension CollectionView {
  /// Updates the counts, the layout and the content size.
  ///
  /// If nothing changed, this only tests a flag.
  @inline(__always)
  final func prepareLayout() {
    if !storedLayout.isPrepared { prepareOutdatedLayout() }
  }

  /// Prepares an outdated layout.
  ///
  /// The content size determines which insets apply (R5.4), so a layout that depends on them may
  /// have to be prepared again. It is prepared at most three times, plus up to 8 times if app code
  /// reloads or invalidates the data in the meantime.
  @inline(never)
  private func prepareOutdatedLayout() {
    guard !list.phase.isSolving else { return }
    if postponed.insetChange {
      postponed.insetChange = false
      storedLayout.invalidateLayout()
    }
    let outer = list.begin(.solving)
    defer {
      list.end(outer)
      updateMirroring(contentWidth: contentSize.width)
    }
    _ = itemCounts()
    var (passes, reloads) = (0, 0)
    while passes < 2 {
      let layout = storedLayout
      layout.prepare()
      layout.isPrepared = true
      // The layout doesn't need to be notified of insets that it set itself.
      (postponed.insetChange, postponed.sizeReading) = (false, true)
      // A layout that was set in the meantime must be prepared, too.
      guard layout === storedLayout else {
        passes += 1
        continue
      }
      let size = layout.collectionViewContentSize
      // Done first, because setting the content size may scroll, and the delegate may then request
      // frames.
      updateMirroring(contentWidth: size.width)
      // This may change the adjusted content inset, which invalidates the layout again.
      contentSize = size
      if postponed.reload || !list.knowledge.isCurrent, reloads < 8 {
        // App code reloaded the data, which requires another layout, up to 8 times. If it only
        // invalidated the counts, cells and selection are kept.
        reloads += 1
        if postponed.reload { reload() } else { storedLayout.isPrepared = false }
        _ = itemCounts()
      } else {
        passes += 1
      }
      if storedLayout.isPrepared { return }
    }
    storedLayout.prepare()
    storedLayout.isPrepared = true
    if postponed.reload { reload() }
  }

  /// Marks a custom layout to be invalidated before its next use (R9.22).
  ///
  /// This keeps app code from running while the insets are being set. The library's own layouts run
  /// no app code, so they are invalidated immediately. A layout that is being prepared is also
  /// invalidated immediately.
  final func invalidateLayoutLater() {
    guard storedLayout.isNotifiedOfUpdates, !list.phase.isSolving else {
      return storedLayout.invalidateLayout()
    }
    postponed.insetChange = true
    storedLayout.isPrepared = false
    setNeedsLayout()
  }

  /// Called when the layout is invalidated.
  ///
  /// Marks the item counts as stale if the context invalidates them or everything, and adjusts the
  /// content offset as the context specifies.
  final func layoutDidInvalidate(_ context: CollectionViewLayoutInvalidationContext) {
    if context.areCountsStale || context.invalidateEverything { list.invalidate() }
    let adjustment = context.storedOffsetAdjustment
    if adjustment != .zero {
      contentOffset = CGPoint(
        x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
    }
    setNeedsLayout()
  }

  /// Invalidates the layout if the layout's `shouldInvalidateLayout(forBoundsChange:)` returns
  /// true.
  ///
  /// That method isn't called for changes on which the layout doesn't depend, such as scrolling in
  /// the library's own layouts. Layouts compare the new bounds with those of the collection view,
  /// because UIKit calls the method before the change. Therefore the old bounds are restored for
  /// the duration of the call.
  final func askLayoutAboutBounds(from oldBounds: CGRect) {
    let newBounds = placement.bounds
    let isResized = newBounds.size != oldBounds.size
    guard
      storedLayout.isPrepared
        ? isResized || storedLayout.dependsOnBoundsOrigin : isResized && storedLayout.holdsSolution
    else { return }
    placement.bounds = oldBounds
    let context =
      storedLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
      ? storedLayout.invalidationContext(forBoundsChange: newBounds) : nil
    placement.bounds = newBounds
    if isResized, boundsToAnimateFrom == nil, storedLayout.isNotifiedOfUpdates {
      boundsToAnimateFrom = oldBounds
    }
    if let context { storedLayout.invalidateLayout(with: context) }
  }
}
