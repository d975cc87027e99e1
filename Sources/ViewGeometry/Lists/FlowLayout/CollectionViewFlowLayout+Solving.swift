import Foundation

extension CollectionViewFlowLayout {
  /// Requests counts and sizes from the data source and the delegate, and solves the layout.
  func solvedFlow() -> PlacedSolution {
    let isHorizontal = scrollDirection == .horizontal
    let container = FlowContainer(collectionView, isHorizontal: isHorizontal)
    let count = collectionView?.numberOfSections ?? 0
    sizesAreMeasured = false
    var sections = ContiguousArray<FlowSection>()
    sections.reserveCapacity(count)
    for index in 0..<count {
      sections.append(solveSection(index, in: container))
    }
    measured = nil
    var solution = FlowSolution(containerWidth: container.width, sections: sections)
    solution.pinsHeaders = sectionHeadersPinToVisibleBounds
    solution.pinsFooters = sectionFootersPinToVisibleBounds
    return PlacedSolution(solution, isHorizontal: isHorizontal)
  }

  func solveSection(_ index: Int, in container: FlowContainer) -> FlowSection {
    let metrics = metrics(ofSection: index, in: container)
    precondition(
      metrics.isValid, "The insets, spacings, header or footer of section \(index) are invalid.")
    var builder = FlowItemsBuilder(metrics, containerWidth: container.width)
    let count = collectionView?.numberOfItems(inSection: index) ?? 0
    sizes(ofItems: 0..<count, inSection: index, container) { builder.append($0) }
    return FlowSection(
      metrics: metrics, items: builder.finish(), containerWidth: container.width)
  }

  private func metrics(ofSection index: Int, in container: FlowContainer) -> FlowMetrics {
    var inset = sectionInset
    var (line, interitem) = (minimumLineSpacing, minimumInteritemSpacing)
    var (header, footer) = (headerReferenceSize, footerReferenceSize)
    if let view = collectionView, let delegate = view.flowDelegate {
      inset = delegate.collectionView(view, layout: self, insetForSectionAt: index)
      line = delegate.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index)
      interitem = delegate.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: index)
      header = delegate.collectionView(
        view, layout: self, referenceSizeForHeaderInSection: index)
      footer = delegate.collectionView(
        view, layout: self, referenceSizeForFooterInSection: index)
    }
    var metrics = container.metrics(
      inset: inset + insetFromReference(), lineSpacing: line, interitemSpacing: interitem,
      header: header, footer: footer)
    metrics.centersLoneItem = estimatedItemSize != .zero && centersLoneSelfSizedItem
    return metrics
  }

  /// Returns the insets that `sectionInsetReference` adds to the section insets at the ends of the
  /// lines.
  ///
  /// They are the amounts by which the insets of the reference area exceed the adjusted content
  /// inset, at least 0.
  private func insetFromReference() -> EdgeInsets {
    guard sectionInsetReference != .fromContentInset, let view = collectionView else {
      return .zero
    }
    let reference =
      sectionInsetReference == .fromSafeArea ? view.safeAreaInsets : view.layoutMargins
    let content = view.adjustedContentInset
    guard scrollDirection == .vertical else {
      return EdgeInsets(
        top: max(0, reference.top - content.top), left: 0,
        bottom: max(0, reference.bottom - content.bottom), right: 0)
    }
    var (left, right) = (
      max(0, reference.left - content.left), max(0, reference.right - content.right)
    )
    // The unsafe areas of the screen stay in place when the layout is mirrored.
    if isMirrored(in: view) { swap(&left, &right) }
    return EdgeInsets(top: 0, left: left, bottom: 0, right: right)
  }

  /// Returns whether the collection view will mirror the layout once it is prepared (R6.28).
  private func isMirrored(in view: CollectionView) -> Bool {
    flipsHorizontallyInOppositeLayoutDirection
      && view.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }
}
