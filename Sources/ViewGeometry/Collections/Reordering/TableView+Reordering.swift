public import Foundation

/// Rows that a user drags to other places by their reorder controls, as a front hears of it (R9.17).
extension TableView {
  /// Begins to drag a row; false when it doesn't exist or the data source's `canMoveRowAt` refuses.
  ///
  /// Until the drag ends, the table shows the row at the place it would take, and the data source still has it where it was.
  /// Batches and reloads end a drag.
  public final func beginInteractiveMovementForRow(at indexPath: IndexPath) -> Bool {
    cancelInteractiveMovement()
    let place = ItemIndex(indexPath)
    guard !isBusy, solved.contains(place), let dataSource = storedDataSource else { return false }
    let current = selectionRevision
    // Who was asked may have changed the data, or begun another drag.
    guard dataSource.tableView(self, canMoveRowAt: indexPath), solved.contains(place),
      selectionRevision == current, movement == nil
    else { return false }
    let frame = rectForRow(at: indexPath)
    movement = InteractiveMovement(of: place, position: CGPoint(x: frame.midX, y: frame.midY))
    setNeedsLayout()
    return true
  }

  /// Drags the row to the y of a point in content coordinates: others make room for it.
  ///
  /// The row under the point is the proposed place, which the delegate may change. Does nothing without a drag.
  ///
  /// - Complexity: O(log rows), and what is on screen.
  public final func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let movement, !isBusy else { return }
    let proposed = indexPathForRow(at: targetPosition) ?? movement.current.indexPath
    let target =
      tableDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: movement.original.indexPath,
        toProposedIndexPath: proposed) ?? proposed
    // Who was asked may have ended the drag.
    guard self.movement?.current == movement.current else { return }
    self.movement?.position = targetPosition
    let place = allowed(ItemIndex(target), from: movement.current)
    if place != movement.current { show(movedTo: place) }
    setNeedsLayout()
  }

  /// Ends the drag: the data source is told the move, if there was one, by `moveRowAt:to:`.
  public final func endInteractiveMovement() {
    guard movement != nil else { return }
    // Before the data changes.
    solveForSure()
    guard let movement else { return }
    self.movement = nil
    putBack(movement)
    if movement.current != movement.original {
      toldMovement = movement
      storedDataSource?.tableView(
        self, moveRowAt: movement.original.indexPath, to: movement.current.indexPath)
      toldMovement = nil
      if isSolving { forgetEverything() }
    }
    setNeedsLayout()
  }

  /// Ends the drag without a move: all rows go back to where they were.
  public final func cancelInteractiveMovement() {
    guard let movement else { return }
    guard !isSolving else { return forgetEverything() }
    if movement.current != movement.original { show(movedTo: movement.original) }
    if let ended = self.movement { putBack(ended) }
    self.movement = nil
    setNeedsLayout()
  }

  // MARK: Inside

  final func takeBackMovement() {
    if let told = toldMovement { (movement, toldMovement) = (told, nil) }
    cancelInteractiveMovement()
  }

  /// Shows a dragged row at its place in a table that was solved by the data, where it isn't.
  ///
  /// The drag ends where the data hasn't got the row or room for it any more.
  final func showMovedRow() {
    guard let movement, let solved = solution else { return }
    guard solved.contains(movement.original),
      canTake(movement.current, movement.original, in: solved)
    else { return forget(movement) }
    if movement.current != movement.original {
      solution?.apply(movement.shownMove, lengths: TableLengths(table: self))
    }
  }

  /// Ends a drag in a table that was solved by the data: what stands for rows goes back to where the data had them.
  private func forget(_ movement: InteractiveMovement) {
    self.movement = nil
    guard movement.current != movement.original else { return }
    let plan = BatchUpdatePlan(moving: movement.current, to: movement.original)
    selection?.follow(plan)
    prefetching?.follow(plan)
    endDisplayingAll()
  }

  /// The place in the data source of what is shown at a place.
  final func dataIndexPath(of place: ItemIndex) -> IndexPath { dataPlace(of: place).indexPath }

  final func dataPlace(of place: ItemIndex) -> ItemIndex {
    movement?.dataPlace(of: place) ?? place
  }

  /// The frame of a row's cell: that of the row, or where it is dragged to.
  final func frameOfCell(_ place: ItemIndex, at rest: CGRect) -> CGRect {
    guard let movement, movement.current == place else { return rest }
    return CGRect(
      x: rest.minX, y: movement.position.y - rest.height / 2, width: rest.width,
      height: rest.height)
  }

  /// The target, if there is such a place once the row is taken out.
  private func allowed(_ target: ItemIndex, from current: ItemIndex) -> ItemIndex {
    canTake(target, current, in: solved) ? target : current
  }

  private func canTake(
    _ target: ItemIndex, _ current: ItemIndex, in solved: ListSolution
  ) -> Bool {
    guard (0..<solved.sectionCount).contains(target.section), target.item >= 0 else {
      return false
    }
    let room =
      solved.itemCount(inSection: target.section) + (target.section == current.section ? 0 : 1)
    return target.item < room
  }

  private func show(movedTo place: ItemIndex) {
    perform { movement?.move(to: place) ?? BatchUpdatePlan() }
  }
}
