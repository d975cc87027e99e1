import UIKitNames

private final class SurfaceCollection: UICollectionView {
  override func reloadData() { super.reloadData() }
  override var delegate: (any UICollectionViewDelegate)? { didSet { reloadData() } }
}

enum UICollectionViewSurface {
  static func contents(_ collection: UICollectionView, _ layout: UICollectionViewLayout) {
    mention(UICollectionView(frame: .zero, collectionViewLayout: layout))
    mention(collection.collectionViewLayout, collection.dataSource, collection.numberOfSections)
    mention(collection.numberOfItems(inSection: 0), UICollectionView.elementKindSectionHeader)
    mention(UICollectionView.elementKindSectionFooter)
    collection.setCollectionViewLayout(layout, animated: true)
  }

  static func reuse(_ collection: UICollectionView, _ path: IndexPath) {
    let kind = UICollectionView.elementKindSectionHeader
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: "header")
    mention(collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path))
    mention(
      collection.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path))
  }

  static func queries(_ collection: UICollectionView, _ path: IndexPath, _ kind: String) {
    mention(collection.layoutAttributesForItem(at: path), collection.cellForItem(at: path))
    mention(collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: path))
    mention(collection.indexPathForItem(at: .zero), collection.visibleCells)
    mention(collection.visibleCells.first.flatMap { collection.indexPath(for: $0) })
    mention(collection.indexPathsForVisibleItems)
    mention(collection.supplementaryView(forElementKind: kind, at: path))
    mention(collection.visibleSupplementaryViews(ofKind: kind))
    mention(collection.indexPathsForVisibleSupplementaryElements(ofKind: kind))
    mention(
      collection.visibleSupplementaryViews(ofKind: kind).first.flatMap {
        collection.indexPath(forSupplementaryView: $0)
      })
    collection.scrollToItem(at: path, at: .centeredVertically, animated: false)
  }

  static func updates(_ collection: UICollectionView, _ path: IndexPath) {
    collection.performBatchUpdates({ collection.insertItems(at: [path]) }, completion: { _ in })
    collection.deleteItems(at: [path])
    collection.reloadItems(at: [path])
    collection.moveItem(at: path, to: path)
    collection.insertSections([0])
    collection.deleteSections([0])
    collection.reloadSections([0])
    collection.moveSection(0, toSection: 1)
  }

  static func registrations(_ collection: UICollectionView, _ path: IndexPath) {
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
    mention(collection.dequeueConfiguredReusableCell(using: cells, for: path, item: "one"))
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { _, _, _ in }
    mention(collection.dequeueConfiguredReusableSupplementary(using: headers, for: path))
    collection.reconfigureItems(at: [path])
  }

  static func selection(_ collection: UICollectionView, _ path: IndexPath) {
    collection.allowsSelection = true
    collection.allowsMultipleSelection = true
    collection.selectItem(at: path, animated: false, scrollPosition: .centeredVertically)
    collection.deselectItem(at: path, animated: false)
    mention(collection.indexPathsForSelectedItems, collection.isEditing)
    mention(collection.contextMenuInteraction, collection.hasUncommittedUpdates)
    collection.backgroundView = UIView()
    collection.selfSizingInvalidation = .enabledIncludingConstraints
  }

  static func prefetching(
    _ collection: UICollectionView, _ source: any UICollectionViewDataSourcePrefetching
  ) {
    collection.prefetchDataSource = source
    collection.isPrefetchingEnabled = true
  }

  static func transitions(_ collection: UICollectionView, _ layout: UICollectionViewLayout) {
    let transition = collection.startInteractiveTransition(to: layout, completion: { _, _ in })
    transition.transitionProgress = 0.5
    collection.finishInteractiveTransition()
    collection.cancelInteractiveTransition()
  }

  static func movement(_ collection: UICollectionView, _ path: IndexPath) {
    guard collection.beginInteractiveMovementForItem(at: path) else { return }
    collection.updateInteractiveMovementTargetPosition(.zero)
    collection.endInteractiveMovement()
    collection.cancelInteractiveMovement()
  }
}
