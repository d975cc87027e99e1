public import Foundation

/// Methods with which the host reports that the user is dragging a row by its reorder control
/// (R9.17).
extension TableView {
  /// Begins to drag a row, after canceling an earlier drag.
  ///
  /// Returns false if there is no such row or no data source, if the data source returns false from
  /// `tableView(_:canMoveRowAt:)`, or while a batch update is open or heights are being requested.
  ///
  /// Until the drag ends, the table displays the row at its target position, while it keeps its
  /// original position in the data source. Batch updates and reloads end a drag.
  public final func beginInteractiveMovementForRow(at indexPath: IndexPath) -> Bool {
    cancelInteractiveMovement()
    let place = ItemIndex(indexPath)
    guard !isBusy, solved.contains(place), let dataSource = storedDataSource else { return false }
    let current = list.dataRevision
    // The data source may have changed the data, or begun another drag.
    guard dataSource.tableView(self, canMoveRowAt: indexPath), solved.contains(place),
      list.dataRevision == current, movement == nil
    else { return false }
    let frame = rectForRow(at: indexPath)
    movement = InteractiveMovement(of: place, position: CGPoint(x: frame.midX, y: frame.midY))
    setNeedsLayout()
    return true
  }

  /// Moves the center of the dragged row to the y-coordinate of a point in content coordinates.
  ///
  /// Other rows move out of its way.
  ///
  /// The index path of the row at the point is proposed to the delegate, which may return a
  /// different index path. If there is no row at the point, the dragged row's current index path is
  /// proposed. If the delegate returns an index path at which the row can't be, the row keeps its
  /// current one. Does nothing if no row is dragged, or while a batch update is open or heights are
  /// being requested.
  ///
  /// - Complexity: O(log rows + visible elements).
  /// - Precondition: The y-coordinate is finite.
  public final func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    precondition(
      targetPosition.y.isFinite, "A dragged row can't be moved to y = \(targetPosition.y).")
    guard let movement, !isBusy else { return }
    let proposed = indexPathForRow(at: targetPosition) ?? movement.current.indexPath
    let target =
      tableDelegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: movement.original.indexPath,
        toProposedIndexPath: proposed) ?? proposed
    // The delegate may have ended the drag.
    guard self.movement?.current == movement.current else { return }
    list.movement?.position = targetPosition
    if solved.canTake(ItemIndex(target), from: movement.current) {
      show(movedTo: ItemIndex(target))
    }
    setNeedsLayout()
  }

  /// Ends the drag, and reports it to the data source with `tableView(_:moveRowAt:to:)` if the row
  /// has moved; does nothing if no row is dragged.
  public final func endInteractiveMovement() {
    // The table must be solved before the data changes.
    if movement != nil { solveForSure() }
    endMovement()
  }

  /// Ends the drag without a move, and returns all rows to their original positions; does nothing
  /// if no row is dragged.
  ///
  /// While a batch update is open or heights are being requested, the data is reloaded instead.
  public final func cancelInteractiveMovement() { cancelMovement() }

  // MARK: Implementation

  final func reportMove(from source: IndexPath, to target: IndexPath) {
    storedDataSource?.tableView(self, moveRowAt: source, to: target)
  }

  final func movementWillEnd(_ movement: InteractiveMovement) { putBack(movement) }

  final func movementDidEnd(_ movement: InteractiveMovement, isCancelled: Bool) { setNeedsLayout() }

  /// Moves a dragged row to its current index in a table that was just solved from the data.
  ///
  /// The drag ends if the data no longer contains the row, or if the row can't be at its current
  /// index.
  final func showMovedRow() {
    guard let movement, let solved = solution else { return }
    guard solved.contains(movement.original),
      solved.canTake(movement.current, from: movement.original)
    else { return forget(movement) }
    if movement.current != movement.original {
      list.edit { $0.apply(movement.shownMove, lengths: TableLengths(table: self)) }
    }
  }

  /// Ends a drag in a table that was just solved from the data.
  ///
  /// The selection and other state that refers to rows is moved back to the original indices.
  private func forget(_ movement: InteractiveMovement) {
    self.movement = nil
    guard movement.current != movement.original else { return }
    list.follow(BatchUpdatePlan(moving: movement.current, to: movement.original))
    endDisplayingAll()
  }

  /// Returns the frame of a row's cell, given the row's frame in the layout, `rest`.
  ///
  /// The cell of the dragged row is centered vertically at the position of the drag.
  final func frameOfCell(_ place: ItemIndex, at rest: CGRect) -> CGRect {
    guard let movement, movement.current == place else { return rest }
    return CGRect(
      x: rest.minX, y: movement.position.y - rest.height / 2, width: rest.width,
      height: rest.height)
  }
}
