import Foundation

/// Items that are dragged to other places: the list shows them there, the data source still has them where they were (R9.17).
extension ListEngine {
  /// Ends the drag; the data source is told the move, if there was one.
  func endMovement() {
    guard let movement else { return }
    self.movement = nil
    movementWillEnd(movement)
    if movement.current != movement.original {
      list.reportedMovement = movement
      reportMove(from: movement.original.indexPath, to: movement.current.indexPath)
      list.reportedMovement = nil
      if isBusy { reloadWhenPossible() }
    }
    movementDidEnd(movement, isCancelled: false)
  }

  /// Ends the drag without a move: all items go back to where they were.
  func cancelMovement() {
    guard let movement else { return }
    guard !isBusy else { return reloadWhenPossible() }
    list.movement?.isCancelled = true
    show(movedTo: movement.original)
    // Who hears of it may have begun another drag, which ends this one first.
    guard let ended = self.movement, ended.isCancelled else { return }
    self.movement = nil
    movementWillEnd(ended)
    movementDidEnd(ended, isCancelled: true)
  }

  /// Shows what is dragged where the data has it, also while the data source is told where it was dragged to.
  func takeBackMovement() {
    if let reported = list.reportedMovement {
      (list.movement, list.reportedMovement) = (reported, nil)
    }
    cancelMovement()
  }

  /// Shows the dragged item at another place.
  func show(movedTo place: ItemIndex) {
    guard let movement, movement.current != place else { return }
    perform { list.movement?.move(to: place) ?? BatchUpdatePlan() }
  }

  /// Where the data has what is shown at a place.
  func dataPlace(of place: ItemIndex) -> ItemIndex { movement?.dataPlace(of: place) ?? place }

  func dataIndexPath(of place: ItemIndex) -> IndexPath { dataPlace(of: place).indexPath }
}

extension ListCounting {
  /// Whether there is such an item.
  func contains(_ place: ItemIndex) -> Bool {
    (0..<sectionCount).contains(place.section)
      && (0..<itemCount(inSection: place.section)).contains(place.item)
  }

  /// Whether there is such a place for an item once that is taken out of its own.
  func canTake(_ target: ItemIndex, from current: ItemIndex) -> Bool {
    guard (0..<sectionCount).contains(target.section), target.item >= 0 else { return false }
    let room = itemCount(inSection: target.section) + (target.section == current.section ? 0 : 1)
    return target.item < room
  }
}

/// The counts of the items of sections.
extension Array: ListCounting where Element == Int {
  package var sectionCount: Int { count }

  package func itemCount(inSection section: Int) -> Int { self[section] }
}
