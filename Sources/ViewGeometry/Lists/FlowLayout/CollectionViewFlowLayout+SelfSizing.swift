import Foundation

// Self-sizing cells (R6.29). A cell's preferred size is requested when the cell is first shown.
// That size replaces the estimate. It is kept when the layout is solved for another width, but not
// when the data is reloaded or when `itemSize`, `estimatedItemSize`, `preferredSize` or
// `scrollDirection` is changed.
extension CollectionViewFlowLayout {
  /// Whether sizes come from cells, because there is no other source.
  var asksCells: Bool {
    estimatedItemSize != .zero && storedPreferredSize == nil
      && (collectionView?.flowDelegate == nil || delegateLacksSizes)
  }

  func prefersOtherSize(
    _ preferred: CollectionViewLayoutAttributes, than original: CollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && original.storedCategory == .cell
      && preferred.size != original.size
  }

  func note(
    _ preferred: CollectionViewLayoutAttributes,
    in context: CollectionViewLayoutInvalidationContext
  ) {
    context.invalidateItems(at: [preferred.indexPath])
    guard let flow = context as? CollectionViewFlowLayoutInvalidationContext else { return }
    flow.storedPreferred = (preferred.indexPath, preferred.size)
    flow.storedDelegateMetrics = false
    flow.storedAttributes = false
  }

  /// Sets the preferred size that the context contains for an item in the solved layout.
  ///
  /// Returns false if the context contains no preferred size, the layout isn't solved, or the item
  /// doesn't exist.
  func takeInPreferredSize(of context: CollectionViewLayoutInvalidationContext) -> Bool {
    guard let flow = context as? CollectionViewFlowLayoutInvalidationContext,
      let (indexPath, preferred) = flow.storedPreferred, indexPath.count == 2
    else { return false }
    guard let placed = solved else {
      // The layout was invalidated in the meantime; preferred sizes are requested again once it is
      // solved.
      collectionView?.forgetPreferredSizes()
      return false
    }
    var solution = solution(FlowSolution.self)
    let (section, item) = (indexPath[0], indexPath[1])
    guard solution.contains(section: section, item: item) else { return false }
    let isHorizontal = placed.isHorizontal
    let size = FlowContainer(collectionView, isHorizontal: isHorizontal).layoutSize(preferred)
    solution.replaceItems(item..<item + 1, inSection: section, with: .each([size]))
    solved = PlacedSolution(solution, isHorizontal: isHorizontal)
    return true
  }

  /// Discards the solved layout if the context invalidates metrics, attributes, counts or
  /// everything.
  ///
  /// If only metrics or attributes are invalidated, the measured sizes of cells are kept. A context
  /// that isn't a `CollectionViewFlowLayoutInvalidationContext` counts as invalidating metrics.
  func dropSolved(for context: CollectionViewLayoutInvalidationContext) {
    let flow = context as? CollectionViewFlowLayoutInvalidationContext
    let isReload = context.areCountsStale || context.invalidateEverything
    guard flow?.storedDelegateMetrics != false || flow?.storedAttributes != false || isReload
    else { return }
    measured =
      isReload || !sizesAreMeasured ? nil : solved?.solution as? FlowSolution ?? measured
    solved = nil
  }

  /// Calls `body` with the measured sizes that a section had before the layout was invalidated.
  ///
  /// Returns false, without calling `body`, if `items` aren't exactly the items that the section
  /// had then.
  func measuredSizes(
    of items: Range<Int>, inSection section: Int, _ body: (FlowSizes) -> Void
  ) -> Bool {
    guard let measured, section < measured.sectionCount,
      items == 0..<measured.itemCount(inSection: section)
    else { return false }
    measured.forEachSize(inSection: section, body)
    return true
  }
}
