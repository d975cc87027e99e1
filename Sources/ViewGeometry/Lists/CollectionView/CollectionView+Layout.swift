import Foundation

extension CollectionView {
  /// Brings counts, layout and content size up to date; when nothing changed, a test of one flag.
  @inline(__always)
  final func prepareLayout() {
    if !storedLayout.isPrepared { prepareOutdatedLayout() }
  }

  /// The content size decides which insets apply (R5.4), so a layout that depends on them may have to be prepared a second
  /// time; never a third.
  @inline(never)
  private func prepareOutdatedLayout() {
    guard !list.phase.isSolving else { return }
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
      // Another one that was set meanwhile has to be prepared, too.
      guard layout === storedLayout else {
        passes += 1
        continue
      }
      let size = layout.collectionViewContentSize
      // The delegate may hear of a scroll, and ask where things are.
      updateMirroring(contentWidth: size.width)
      // May change the adjusted inset, which makes the layout out of date again.
      contentSize = size
      if postponed.reload || !list.knowledge.isCurrent, reloads < 8 {
        // Who was asked or told reloaded the data: that is another layout, a few times at most. A context that names the numbers
        // alone leaves cells and selection.
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

  /// The layout says it is out of date.
  final func layoutDidInvalidate(_ context: CollectionViewLayoutInvalidationContext) {
    if context.areCountsStale || context.invalidateEverything { list.invalidate() }
    let adjustment = context.storedOffsetAdjustment
    if adjustment != .zero {
      contentOffset = CGPoint(
        x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
    }
    setNeedsLayout()
  }

  /// Lets the layout decide whether new bounds make it out of date.
  ///
  /// Layouts compare the new bounds with the collection view's, as UIKit asks before it changes them; so the old ones are
  /// put back while the layout is asked.
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
    if isResized, boundsToAnimateFrom == nil, storedLayout.hearsOfUpdates {
      boundsToAnimateFrom = oldBounds
    }
    if let context { storedLayout.invalidateLayout(with: context) }
  }
}
