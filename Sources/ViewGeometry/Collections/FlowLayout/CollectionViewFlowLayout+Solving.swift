import Foundation

extension CollectionViewFlowLayout {
  /// The solved layout, solved now if need be.
  func placement() -> FlowPlacement {
    if let solved { return solved }
    let placement = solve()
    solved = placement
    return placement
  }

  /// Asks data source and delegate for everything and solves it.
  private func solve() -> FlowPlacement {
    let isHorizontal = storedDirection == .horizontal
    let container = FlowContainer(collectionView, isHorizontal: isHorizontal)
    let count = collectionView?.numberOfSections ?? 0
    var sections = ContiguousArray<FlowSection>()
    sections.reserveCapacity(count)
    for index in 0..<count {
      sections.append(solveSection(index, in: container))
    }
    return FlowPlacement(
      solution: FlowSolution(containerWidth: container.width, sections: sections),
      isHorizontal: isHorizontal)
  }

  private func solveSection(_ index: Int, in container: FlowContainer) -> FlowSection {
    let metrics = metrics(ofSection: index, in: container)
    precondition(
      metrics.isValid, "The insets, spacings, header and footer of section \(index) are not valid.")
    let grid = FlowGrid(
      count: collectionView?.numberOfItems(inSection: index) ?? 0,
      size: container.flowSize(storedItemSize),
      width: FlowLineWidth(metrics, containerWidth: container.width),
      lineSpacing: metrics.lineSpacing)
    return FlowSection(metrics: metrics, items: .grid(grid))
  }

  private func metrics(ofSection index: Int, in container: FlowContainer) -> FlowMetrics {
    var inset = storedSectionInset
    var (line, interitem) = (storedLineSpacing, storedInteritemSpacing)
    var (header, footer) = (storedHeaderSize, storedFooterSize)
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
    return container.metrics(
      inset: inset, lineSpacing: line, interitemSpacing: interitem, header: header, footer: footer)
  }

  /// What is pinned, and the visible span it is pinned to.
  func pinning() -> FlowPinning {
    guard storedPinsHeaders || storedPinsFooters, let view = collectionView else { return .none }
    let (bounds, inset) = (view.bounds, view.adjustedContentInset)
    let (start, end) =
      storedDirection == .vertical
      ? (bounds.minY + inset.top, bounds.maxY - inset.bottom)
      : (bounds.minX + inset.left, bounds.maxX - inset.right)
    return FlowPinning(
      headers: storedPinsHeaders, footers: storedPinsFooters, visibleStart: Double(start),
      visibleEnd: Double(end))
  }
}

/// The room a flow fills, and how UIKit's sizes and insets read in flow coordinates.
struct FlowContainer {
  let isHorizontal: Bool
  /// The length of the bounds across the scrolling direction, less the adjusted content inset (R6.1).
  let width: Double

  init(_ view: CollectionView?, isHorizontal: Bool) {
    self.isHorizontal = isHorizontal
    guard let view else {
      width = 0
      return
    }
    let (bounds, inset) = (view.bounds, view.adjustedContentInset)
    width = Double(
      isHorizontal
        ? bounds.height - inset.top - inset.bottom : bounds.width - inset.left - inset.right)
  }

  func flowSize(_ size: CGSize) -> FlowSize {
    let flow =
      isHorizontal
      ? FlowSize(width: Double(size.height), height: Double(size.width))
      : FlowSize(width: Double(size.width), height: Double(size.height))
    precondition(flow.isValid, "An item can't have the size \(size).")
    return flow
  }

  /// The metrics of a section; the section inset keeps its own edges in either direction (6).
  func metrics(
    inset: EdgeInsets, lineSpacing: CGFloat, interitemSpacing: CGFloat, header: CGSize,
    footer: CGSize
  ) -> FlowMetrics {
    FlowMetrics(
      leading: Double(isHorizontal ? inset.top : inset.left),
      trailing: Double(isHorizontal ? inset.bottom : inset.right),
      before: Double(isHorizontal ? inset.left : inset.top),
      after: Double(isHorizontal ? inset.right : inset.bottom),
      itemSpacing: Double(interitemSpacing), lineSpacing: Double(lineSpacing),
      header: Double(isHorizontal ? header.width : header.height),
      footer: Double(isHorizontal ? footer.width : footer.height))
  }
}
