import Foundation

extension CollectionViewWaterfallLayout: DelegateAsking {
  /// Returns the number of columns that a section has unless the delegate returns another number.
  ///
  /// If ``minimumColumnWidth`` is nil or NaN, the result is ``columnCount``. Otherwise, it is the
  /// maximum number of columns, from 1 to 255, that fit inside the section's insets. The insets may
  /// come from the delegate.
  public func columnCount(inSection section: Int) -> Int {
    guard let minimumColumnWidth, !minimumColumnWidth.isNaN else { return columnCount }
    let inset = flowInset(inset(ofSection: section))
    return WaterfallColumns.count(
      ofMinimumWidth: Double(minimumColumnWidth),
      in: containerWidth - Double(inset.left + inset.right), spacing: Double(columnSpacing))
  }

  /// The length of the bounds perpendicular to the scroll direction, minus the adjusted content
  /// inset.
  final var containerWidth: Double {
    FlowContainer(collectionView, isHorizontal: scrollDirection == .horizontal).width
  }

  /// Converts insets of a section to solver coordinates, in which every layout scrolls vertically.
  private func flowInset(_ inset: EdgeInsets) -> EdgeInsets {
    scrollDirection == .vertical
      ? inset
      : EdgeInsets(top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom)
  }

  /// Returns the height of an item whose width is `width`, computed from the aspect ratio.
  ///
  /// If the layout scrolls horizontally, `width` is the item's height, and the result is its width.
  /// If `aspectRatio` is nil, ``itemAspectRatio`` is used.
  final func height(ofItemAsWideAs width: CGFloat, aspectRatio: CGFloat?) -> CGFloat {
    let ratio = aspectRatio ?? itemAspectRatio
    return scrollDirection == .vertical ? width / ratio : width * ratio
  }

  /// Requests counts and heights from the data source and the delegate, and solves the layout.
  final func solvedWaterfall() -> PlacedSolution {
    let width = containerWidth
    let sections = (0..<(collectionView?.numberOfSections ?? 0)).map {
      solveSection($0, width: width)
    }
    return PlacedSolution(
      WaterfallSolution(width: width, sections: ContiguousArray(sections)),
      isHorizontal: scrollDirection == .horizontal)
  }

  final func solveSection(_ section: Int, width: Double) -> WaterfallSection {
    let inset = flowInset(inset(ofSection: section))
    var (header, footer, count) = (headerHeight, footerHeight, 0)
    if let view = collectionView, let delegate = waterfallDelegate {
      header = delegate.collectionView(view, layout: self, heightForHeaderInSection: section)
      footer = delegate.collectionView(view, layout: self, heightForFooterInSection: section)
      count = delegate.collectionView(view, layout: self, columnCountForSectionAt: section)
    } else {
      count = columnCount(inSection: section)
    }
    let columns = WaterfallColumns(
      count: count, start: Double(inset.left),
      available: width - Double(inset.left) - Double(inset.right),
      spacing: Double(columnSpacing), scale: columnScale.map { Double($0) })
    let heights = heights(inSection: section, width: columns.width)
    let items = heights.withUnsafeBufferPointer {
      WaterfallItems(
        heights: $0, columnCount: count, spacing: Double(itemSpacing), order: itemOrder,
        pinsColumns: pinnedColumns)
    }
    return WaterfallSection(
      header: Double(header), footer: Double(footer), before: Double(inset.top),
      after: Double(inset.bottom), columns: columns, items: items)
  }

  private func inset(ofSection section: Int) -> EdgeInsets {
    guard let view = collectionView, let delegate = waterfallDelegate else { return sectionInset }
    return delegate.collectionView(view, layout: self, insetForSectionAt: section)
  }

  private var waterfallDelegate: (any CollectionViewDelegateWaterfallLayout)? {
    collectionView?.collectionDelegate as? any CollectionViewDelegateWaterfallLayout
  }

  /// Returns the heights of all items of a section, in the order in which they are displayed.
  ///
  /// In the data source, a dragged item is still at its old index, so its height is requested with
  /// the section that contains that index.
  final func heights(inSection section: Int, width: Double) -> ContiguousArray<Double> {
    guard let view = collectionView else { return [] }
    let count = view.numberOfItems(inSection: section)
    guard let drag = view.movement, drag.original != drag.current else {
      return dataHeights(inSection: section, count: count, width: width, view)
    }
    let (old, new) = (drag.original, drag.current)
    func heightsInData(_ section: Int) -> ContiguousArray<Double> {
      let more = (section == old.section ? 1 : 0) - (section == new.section ? 1 : 0)
      let count = view.numberOfItems(inSection: section) + more
      return dataHeights(inSection: section, count: count, width: width, view)
    }
    var heights = heightsInData(section)
    let own = section == old.section ? heights.remove(at: old.item) : nil
    if section == new.section {
      heights.insert(own ?? heightsInData(old.section)[old.item], at: new.item)
    }
    return heights
  }

  /// Returns the heights of all items of a section in the order of the data source.
  private func dataHeights(
    inSection section: Int, count: Int, width: Double, _ view: CollectionView
  ) -> ContiguousArray<Double> {
    let height = height(ofItemAsWideAs: CGFloat(width), aspectRatio: nil)
    var heights = ContiguousArray(repeating: Double(height), count: count)
    if let delegate = waterfallDelegate {
      delegateLacksAllHeights = false
      heights.withUnsafeMutableBufferPointer {
        delegate.collectionView(
          view, layout: self, heights: $0, inSection: section, width: CGFloat(width))
      }
    }
    if let item = heights.firstIndex(where: { !Self.isHeight($0) }) {
      refuse(heights[item], of: item, inSection: section)
    }
    return heights
  }

  /// Returns the height of one item.
  ///
  /// Returns nil if the delegate provides only the heights of whole sections.
  final func height(ofItem item: Int, inSection section: Int, width: Double) -> Double? {
    var height = Double(height(ofItemAsWideAs: CGFloat(width), aspectRatio: nil))
    if let view = collectionView, let delegate = waterfallDelegate {
      let indexPath = view.dataIndexPath(of: IndexPath(item: item, section: section))
      let (own, isDefault) = asked {
        delegate.collectionView(
          view, layout: self, heightForItemAt: indexPath, width: CGFloat(width))
      }
      if isDefault && !delegateLacksAllHeights { return nil }
      height = Double(own)
    }
    if !Self.isHeight(height) { refuse(height, of: item, inSection: section) }
    return height
  }

  private static func isHeight(_ height: Double) -> Bool {
    height >= 0 && height <= WaterfallUnits.longest
  }

  private func refuse(_ height: Double, of item: Int, inSection section: Int) -> Never {
    preconditionFailure("Item \(item) of section \(section) can't have the height \(height).")
  }
}
