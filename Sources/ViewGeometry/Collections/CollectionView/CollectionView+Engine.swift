import Foundation

/// A collection view as the engine of its layout.
extension CollectionView: ListEngine {
  /// Reloads and invalidations that wait until what is being asked for has been answered.
  struct Postponed {
    /// Whether everything is to be asked for again once the layout is prepared.
    var reload = false
    /// Whether somebody asked for the counts while they were asked for, and may have solved a layout of none.
    var invalidation = false
  }

  /// What one layout pass leaves to the next.
  struct LayoutPasses {
    /// The number of the last pass.
    var last = 0
    /// Room for what a pass finds, empty between passes.
    var elements: [VisibleElement] = []
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

  final func setSelected(_ isSelected: Bool, _ place: ItemIndex, animated: Bool) {
    guard let cell = cell(at: place), cell.isSelected != isSelected else { return }
    cell.isSelected = isSelected
  }
}

extension CollectionViewCell: ListCell {}
