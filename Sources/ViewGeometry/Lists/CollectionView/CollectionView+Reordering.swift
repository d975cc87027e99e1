import Foundation

/// Interactive movement: the host reports that a user drags an item to another position (R9.17).
extension CollectionView {
  /// The default implementation of ``beginInteractiveMovementForItem(at:)``.
  final func builtInBeginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    cancelInteractiveMovement()
    guard !isBusy, let frame = itemFrame(at: indexPath), let dataSource = storedDataSource
    else { return false }
    let revision = list.revision
    // The data source may have changed the data, or begun another drag.
    guard dataSource.collectionView(self, canMoveItemAt: indexPath),
      list.knowledge.isCurrent, list.revision == revision, movement == nil
    else { return false }
    movement = InteractiveMovement(
      of: ItemIndex(indexPath), position: CGPoint(x: frame.midX, y: frame.midY))
    setNeedsLayout()
    return true
  }

  /// The default implementation of ``updateInteractiveMovementTargetPosition(_:)``.
  final func builtInUpdateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    precondition(
      targetPosition.x.isFinite && targetPosition.y.isFinite,
      "A dragged item can't be moved to \(targetPosition).")
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
    // The delegate may have ended the drag.
    guard self.movement?.current == movement.current else { return }
    let isAllowed = itemCounts().canTake(ItemIndex(target), from: movement.current)
    let place = isAllowed ? ItemIndex(target) : movement.current
    list.movement?.position = targetPosition
    notifyLayout(from: movement, to: place, targetPosition)
    show(movedTo: place)
    setNeedsLayout()
  }

  /// The default implementation of ``endInteractiveMovement()``.
  final func builtInEndInteractiveMovement() { endMovement() }

  /// The default implementation of ``cancelInteractiveMovement()``.
  final func builtInCancelInteractiveMovement() { cancelMovement() }

  // MARK: Implementation

  final func reportMove(from source: IndexPath, to target: IndexPath) {
    storedDataSource?.collectionView(self, moveItemAt: source, to: target)
  }

  final func movementWillEnd(_ movement: InteractiveMovement) {}

  /// Converts the index path at which an item is displayed to its index path in the data source.
  final func dataIndexPath(of indexPath: IndexPath) -> IndexPath {
    movement?.dataPlace(of: ItemIndex(indexPath)).indexPath ?? indexPath
  }

  /// Converts an item's index path in the data source to the index path at which it is displayed.
  final func shownIndexPath(of indexPath: IndexPath) -> IndexPath {
    movement?.shownPlace(of: ItemIndex(indexPath)).indexPath ?? indexPath
  }

  /// Returns the layout's attributes for the dragged item, or nil if no item is dragged.
  final func movementAttributes() -> CollectionViewLayoutAttributes? {
    movement.map {
      storedLayout.layoutAttributesForInteractivelyMovingItem(
        at: $0.current.indexPath, withTargetPosition: layoutPoint(of: $0.position))
    }
  }

  /// Converts a point between content coordinates and layout coordinates, in either direction.
  ///
  /// The two differ only in a mirrored layout.
  final func layoutPoint(of point: CGPoint) -> CGPoint {
    mirrorWidth.map { CGPoint(x: $0 - point.x, y: point.y) } ?? point
  }

  private func notifyLayout(
    from movement: InteractiveMovement, to place: ItemIndex, _ position: CGPoint
  ) {
    guard storedLayout.isNotifiedOfUpdates else { return }
    storedLayout.invalidateLayout(
      with: storedLayout.invalidationContext(
        forInteractivelyMovingItems: [place.indexPath],
        withTargetPosition: layoutPoint(of: position),
        previousIndexPaths: [movement.current.indexPath],
        previousPosition: layoutPoint(of: movement.position)))
  }

  final func movementDidEnd(_ movement: InteractiveMovement, isCancelled: Bool) {
    setNeedsLayout()
    guard storedLayout.isNotifiedOfUpdates else { return }
    let final = isCancelled ? movement.original : movement.current
    let context = storedLayout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [final.indexPath], previousIndexPaths: [movement.original.indexPath],
      movementCancelled: isCancelled)
    context.storedMovement?.position = layoutPoint(of: movement.position)
    storedLayout.invalidateLayout(with: context)
  }
}
