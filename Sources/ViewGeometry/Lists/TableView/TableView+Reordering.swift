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
    let current = list.dataRevision
    // Who was asked may have changed the data, or begun another drag.
    guard dataSource.tableView(self, canMoveRowAt: indexPath), solved.contains(place),
      list.dataRevision == current, movement == nil
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
    list.movement?.position = targetPosition
    if solved.canTake(ItemIndex(target), from: movement.current) {
      show(movedTo: ItemIndex(target))
    }
    setNeedsLayout()
  }

  /// Ends the drag: the data source is told the move, if there was one, by `moveRowAt:to:`.
  public final func endInteractiveMovement() {
    // Before the data changes.
    if movement != nil { solveForSure() }
    endMovement()
  }

  /// Ends the drag without a move: all rows go back to where they were.
  public final func cancelInteractiveMovement() { cancelMovement() }

  // MARK: Inside

  final func reportMove(from source: IndexPath, to target: IndexPath) {
    storedDataSource?.tableView(self, moveRowAt: source, to: target)
  }

  final func movementWillEnd(_ movement: InteractiveMovement) { putBack(movement) }

  final func movementDidEnd(_ movement: InteractiveMovement, isCancelled: Bool) { setNeedsLayout() }

  /// Shows a dragged row at its place in a table that was solved by the data, where it isn't.
  ///
  /// The drag ends where the data hasn't got the row or room for it any more.
  final func showMovedRow() {
    guard let movement, let solved = solution else { return }
    guard solved.contains(movement.original),
      solved.canTake(movement.current, from: movement.original)
    else { return forget(movement) }
    if movement.current != movement.original {
      list.edit { $0.apply(movement.shownMove, lengths: TableLengths(table: self)) }
    }
  }

  /// Ends a drag in a table that was solved by the data: what refers to rows goes back to where the data had them.
  private func forget(_ movement: InteractiveMovement) {
    self.movement = nil
    guard movement.current != movement.original else { return }
    list.follow(BatchUpdatePlan(moving: movement.current, to: movement.original))
    endDisplayingAll()
  }

  /// The frame of a row's cell: that of the row, or where it is dragged to.
  final func frameOfCell(_ place: ItemIndex, at rest: CGRect) -> CGRect {
    guard let movement, movement.current == place else { return rest }
    return CGRect(
      x: rest.minX, y: movement.position.y - rest.height / 2, width: rest.width,
      height: rest.height)
  }
}
