import Foundation

// Cells that say how large they would rather be (R6.29). A cell is asked when it is first shown; what it answers replaces the
// estimate and is kept, also when the layout is solved for another width, until the data is reloaded.
extension CollectionViewFlowLayout {
  /// Whether sizes come from cells: nobody else gives them.
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

  /// Gives an item its preferred size in the solved layout; false if that isn't what a context asks for.
  func takeInPreferredSize(of context: CollectionViewLayoutInvalidationContext) -> Bool {
    guard let flow = context as? CollectionViewFlowLayoutInvalidationContext,
      let (indexPath, preferred) = flow.storedPreferred, indexPath.count == 2
    else { return false }
    guard let placed = solved else {
      // Something else was changed meanwhile: cells are asked again once that is solved.
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

  /// Forgets the solved layout, and with the data what cells preferred.
  func dropSolved(for context: CollectionViewLayoutInvalidationContext) {
    let flow = context as? CollectionViewFlowLayoutInvalidationContext
    let isReload = context.areCountsStale || context.invalidateEverything
    guard flow?.storedDelegateMetrics != false || flow?.storedAttributes != false || isReload
    else { return }
    measured =
      isReload || !sizesAreMeasured ? nil : solved?.solution as? FlowSolution ?? measured
    solved = nil
  }

  /// Calls `body` with the sizes a whole section had before, if it had as many items.
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
