import Foundation

extension CollectionViewWaterfallLayout {
  /// The number of columns of a section as the properties say: by ``minimumColumnWidth`` if that is set.
  public func columnCount(inSection section: Int) -> Int {
    guard let minimumColumnWidth else { return columnCount }
    let width = containerWidth - Double(sectionInset.left + sectionInset.right)
    return WaterfallColumns.count(
      ofMinimumWidth: Double(minimumColumnWidth), in: width, spacing: Double(columnSpacing))
  }

  /// The width of the bounds less the adjusted content inset.
  private var containerWidth: Double {
    guard let collectionView else { return 0 }
    let inset = collectionView.adjustedContentInset
    return Double(collectionView.bounds.width - inset.left - inset.right)
  }

  /// The solved layout, solved now if need be.
  final func placement() -> WaterfallPlacement {
    if let solved { return solved }
    let placement = WaterfallPlacement(solve())
    solved = placement
    return placement
  }

  /// Asks data source and delegate for everything and solves it.
  private func solve() -> WaterfallSolution {
    let width = containerWidth
    guard let view = collectionView else { return WaterfallSolution(width: width, sections: []) }
    let delegate = view.delegate as? any CollectionViewDelegateWaterfallLayout
    let sections = (0..<view.numberOfSections).map {
      solveSection($0, of: view, delegate, width: width)
    }
    return WaterfallSolution(width: width, sections: ContiguousArray(sections))
  }

  private func solveSection(
    _ section: Int, of view: CollectionView,
    _ delegate: (any CollectionViewDelegateWaterfallLayout)?, width: Double
  ) -> WaterfallSection {
    var (inset, header, footer) = (sectionInset, headerHeight, footerHeight)
    var count = columnCount(inSection: section)
    if let delegate {
      inset = delegate.collectionView(view, layout: self, insetForSectionAt: section)
      header = delegate.collectionView(view, layout: self, heightForHeaderInSection: section)
      footer = delegate.collectionView(view, layout: self, heightForFooterInSection: section)
      count = delegate.collectionView(view, layout: self, columnCountForSectionAt: section)
    }
    let columns = WaterfallColumns(
      count: count, start: Double(inset.left),
      available: width - Double(inset.left) - Double(inset.right),
      spacing: Double(columnSpacing), scale: columnScale.map { Double($0) })
    let heights = heights(inSection: section, of: view, delegate, width: columns.width)
    let items = heights.withUnsafeBufferPointer {
      WaterfallItems(
        heights: $0, columnCount: count, spacing: Double(itemSpacing), order: itemOrder)
    }
    return WaterfallSection(
      header: Double(header), footer: Double(footer), before: Double(inset.top),
      after: Double(inset.bottom), columns: columns, items: items)
  }

  private func heights(
    inSection section: Int, of view: CollectionView,
    _ delegate: (any CollectionViewDelegateWaterfallLayout)?, width: Double
  ) -> ContiguousArray<Double> {
    var heights = ContiguousArray(
      repeating: width, count: view.numberOfItems(inSection: section))
    guard let delegate else { return heights }
    heights.withUnsafeMutableBufferPointer {
      delegate.collectionView(
        view, layout: self, heights: $0, inSection: section, width: CGFloat(width))
    }
    if let item = heights.firstIndex(where: { !($0 >= 0 && $0 < .infinity) }) {
      preconditionFailure(
        "Item \(item) of section \(section) can't have the height \(heights[item]).")
    }
    return heights
  }

  final func solvedAttributes(in rect: CGRect) -> [CollectionViewLayoutAttributes] {
    var found: [CollectionViewLayoutAttributes] = []
    placement().visitElements(in: rect) { element in
      let attributes = type(of: self).layoutAttributesClass.init()
      attributes.assign(element)
      found.append(attributes)
    }
    return found
  }

  /// New attributes of the layout's class for the element that `names` names.
  final func solvedAttributes(
    _ names: CollectionViewLayoutAttributes, frame: CGRect
  ) -> CollectionViewLayoutAttributes {
    let attributes = type(of: self).layoutAttributesClass.init()
    attributes.assign(
      CollectionLayoutElement(
        indexPath: names.storedIndexPath, category: names.storedCategory, kind: names.storedKind,
        frame: frame, zIndex: 0))
    return attributes
  }
}
