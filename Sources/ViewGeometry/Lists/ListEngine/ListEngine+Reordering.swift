import Foundation

/// Interactive movement (R9.17).
///
/// The list displays the dragged item at its new index, while it still has its old index in the
/// data.
extension ListEngine {
  /// Ends the drag, and reports the move to the data source if the item has moved.
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

  /// Ends the drag without a move, and returns the item to its old index.
  ///
  /// While the data or the layout is being requested, or a batch is open, the list is reloaded
  /// instead.
  func cancelMovement() {
    guard let movement else { return }
    guard !isBusy else { return reloadWhenPossible() }
    list.movement?.isCancelled = true
    show(movedTo: movement.original)
    // The delegate may have begun another drag, which ends this one first.
    guard let ended = self.movement, ended.isCancelled else { return }
    self.movement = nil
    movementWillEnd(ended)
    movementDidEnd(ended, isCancelled: true)
  }

  /// Cancels the drag, even while its move is being reported to the data source.
  func takeBackMovement() {
    if let reported = list.reportedMovement {
      (list.movement, list.reportedMovement) = (reported, nil)
    }
    cancelMovement()
  }

  /// Displays the dragged item at another index.
  func show(movedTo place: ItemIndex) {
    guard let movement, movement.current != place else { return }
    perform { list.movement?.move(to: place) ?? BatchUpdatePlan() }
  }

  /// Returns the index in the data of the item that is displayed at `place`.
  func dataPlace(of place: ItemIndex) -> ItemIndex { movement?.dataPlace(of: place) ?? place }

  func dataIndexPath(of place: ItemIndex) -> IndexPath { dataPlace(of: place).indexPath }
}

extension ListCounting {
  /// Returns whether the item exists.
  func contains(_ place: ItemIndex) -> Bool {
    (0..<sectionCount).contains(place.section)
      && (0..<itemCount(inSection: place.section)).contains(place.item)
  }

  /// Returns whether an item can move from `current` to `target`.
  func canTake(_ target: ItemIndex, from current: ItemIndex) -> Bool {
    guard (0..<sectionCount).contains(target.section), target.item >= 0 else { return false }
    let room = itemCount(inSection: target.section) + (target.section == current.section ? 0 : 1)
    return target.item < room
  }
}

/// An array of the item counts of the sections.
extension Array: ListCounting where Element == Int {
  package var sectionCount: Int { count }

  package func itemCount(inSection section: Int) -> Int { self[section] }
}
