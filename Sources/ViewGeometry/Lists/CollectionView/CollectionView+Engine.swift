import Foundation

/// A collection view's side of the engine: a layout object.
extension CollectionView: ListEngine {
  /// What waits for the end of the current phase.
  struct Postponed {
    /// Whether to reload once the layout is prepared.
    var reload = false
    /// Whether counts were needed while they were asked for, so that a layout without items may have been solved.
    var invalidation = false
  }

  /// The state that layout passes share.
  struct LayoutPasses {
    /// The number of the last pass.
    var last = 0
    /// Reused storage for the elements in view, empty between passes.
    var elements: [VisibleElement] = []
    /// The same for those of them that lie behind the others or in front.
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
