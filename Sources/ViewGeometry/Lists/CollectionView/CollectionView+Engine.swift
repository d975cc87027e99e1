import Foundation

/// The part of the list engine that is specific to collection views, which use a layout object.
extension CollectionView: ListEngine {
  /// The flags for work that is postponed.
  struct Postponed {
    /// Whether to reload once the layout is prepared.
    var reload = false
    /// Whether to invalidate the layout once the counts are known.
    ///
    /// This is necessary if counts were needed while they were being requested, because the layout
    /// may then have been solved without items.
    var invalidation = false
    /// Whether the insets have changed since the layout was last invalidated.
    var insetChange = false
    /// Whether the layout has been prepared since `readContentSizeAgain()` last read the layout's
    /// content size.
    var sizeReading = false
  }

  /// State that layout passes share.
  struct LayoutPasses {
    /// The number of the last pass.
    var last = 0
    /// Reused storage for the visible elements, empty between passes.
    var elements: [VisibleElement] = []
    /// Reused storage for the visible elements whose z-index isn't 0, empty between passes.
    var raised: [VisibleElement] = []
    var goneKeys: [CollectionElementKey] = []
  }

  final var isPreparing: Bool { list.phase == .solving || list.phase == .countingToSolve }

  final var isCounting: Bool { list.phase == .counting || list.phase == .countingToSolve }

  final var refusalOfUpdates: String { "Inconsistent updates of a collection view." }

  // MARK: Cells

  final func cell(at place: ItemIndex) -> CollectionViewCell? { cellForItem(at: place.indexPath) }

  final func place(of cell: CollectionViewCell) -> ItemIndex? {
    guard let key = cell.elementKey, shown[key] === cell else { return nil }
    return cell.shownItem
  }

  final func askForCell(at indexPath: IndexPath) -> CollectionViewCell? {
    storedDataSource?.collectionView(self, cellForItemAt: indexPath)
  }

  final func measureAgain(_ cell: CollectionViewCell, at place: ItemIndex) {
    guard let attributes = layoutAttributesForItem(at: place.indexPath) else { return }
    askPreferredAttributes(of: cell, given: attributes)
  }
}

extension CollectionViewCell: ListCell {
  final func show(isSelected: Bool, animated: Bool) { self.isSelected = isSelected }
}
