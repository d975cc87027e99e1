public import Foundation

/// Items that a user drags to other places, as a front hears of it (R9.17).
extension CollectionView {
  /// Begins to drag an item; false when it doesn't exist or the data source's `canMoveItemAt` refuses.
  ///
  /// Until the drag ends, the list shows the item at the place it would take, and the data source still has it where it was.
  /// Batches and reloads end a drag.
  public final func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    cancelInteractiveMovement()
    guard !isBusy, let frame = itemFrame(at: indexPath), let dataSource = storedDataSource
    else { return false }
    let revision = list.revision
    // Who was asked may have changed the data, or begun another drag.
    guard dataSource.collectionView(self, canMoveItemAt: indexPath),
      list.knowledge.isCurrent, list.revision == revision, movement == nil
    else { return false }
    movement = InteractiveMovement(
      of: ItemIndex(indexPath), position: CGPoint(x: frame.midX, y: frame.midY))
    setNeedsLayout()
    return true
  }

  /// Drags the item to a point in content coordinates: its center goes there, and others make room for it.
  ///
  /// The layout's `targetIndexPath(forInteractivelyMovingItem:withPosition:)` proposes the place, which the delegate may change.
  /// Does nothing without a drag.
  ///
  /// - Complexity: O(log items), and what is on screen.
  public final func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let movement, !isBusy else { return }
    prepareLayout()
    let current = movement.current.indexPath
    var target = storedLayout.targetIndexPath(
      forInteractivelyMovingItem: current, withPosition: layoutPoint(of: targetPosition))
    if let delegate = collectionDelegate {
      target = delegate.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original.indexPath,
        atCurrentIndexPath: current, toProposedIndexPath: target)
    }
    // Who was asked may have ended the drag.
    guard self.movement?.current == movement.current else { return }
    let isAllowed = itemCounts().canTake(ItemIndex(target), from: movement.current)
    let place = isAllowed ? ItemIndex(target) : movement.current
    list.movement?.position = targetPosition
    tellLayout(from: movement, to: place, targetPosition)
    show(movedTo: place)
    setNeedsLayout()
  }

  /// Ends the drag: the data source is told the move, if there was one, by `moveItemAt:to:`.
  public final func endInteractiveMovement() { endMovement() }

  /// Ends the drag without a move: all items go back to where they were.
  public final func cancelInteractiveMovement() { cancelMovement() }

  // MARK: Inside

  final func reportMove(from source: IndexPath, to target: IndexPath) {
    storedDataSource?.collectionView(self, moveItemAt: source, to: target)
  }

  final func movementWillEnd(_ movement: InteractiveMovement) {}

  /// The place in the data source of what is shown at an index path.
  final func dataIndexPath(of indexPath: IndexPath) -> IndexPath {
    movement?.dataPlace(of: ItemIndex(indexPath)).indexPath ?? indexPath
  }

  /// The index path at which an item of the data source is shown.
  final func shownIndexPath(of indexPath: IndexPath) -> IndexPath {
    movement?.shownPlace(of: ItemIndex(indexPath)).indexPath ?? indexPath
  }

  /// What the layout makes of a dragged item; nil while nothing is dragged.
  final func movementAttributes() -> CollectionViewLayoutAttributes? {
    movement.map {
      storedLayout.layoutAttributesForInteractivelyMovingItem(
        at: $0.current.indexPath, withTargetPosition: layoutPoint(of: $0.position))
    }
  }

  /// A content point in the coordinates of a layout that may be mirrored, or the other way round.
  final func layoutPoint(of point: CGPoint) -> CGPoint {
    mirrorWidth.map { CGPoint(x: $0 - point.x, y: point.y) } ?? point
  }

  private func tellLayout(
    from movement: InteractiveMovement, to place: ItemIndex, _ position: CGPoint
  ) {
    guard storedLayout.hearsOfUpdates else { return }
    storedLayout.invalidateLayout(
      with: storedLayout.invalidationContext(
        forInteractivelyMovingItems: [place.indexPath],
        withTargetPosition: layoutPoint(of: position),
        previousIndexPaths: [movement.current.indexPath],
        previousPosition: layoutPoint(of: movement.position)))
  }

  final func movementDidEnd(_ movement: InteractiveMovement, isCancelled: Bool) {
    setNeedsLayout()
    guard storedLayout.hearsOfUpdates else { return }
    let final = isCancelled ? movement.original : movement.current
    storedLayout.invalidateLayout(
      with: storedLayout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [final.indexPath], previousIndexPaths: [movement.original.indexPath],
        movementCancelled: isCancelled))
  }
}
