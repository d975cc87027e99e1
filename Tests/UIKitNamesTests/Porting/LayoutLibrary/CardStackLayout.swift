import UIKitNames

/// Cards on top of one another: the first lies open, and those behind show their upper edges.
final class CardStackLayout: UICollectionViewLayout {
  /// The number of cards shown behind the first.
  var maximumVisibleItems = 4 {
    didSet { invalidateLayout() }
  }
  /// How far a card extends above the one in front.
  var offset = UIOffset(horizontal: 0, vertical: 10)
  var cardSize = CGSize(width: 200, height: 120)
  var scalesCards = true
  /// How strongly cards lean back; 0 for not at all.
  var perspective: CGFloat = 0

  override var collectionViewContentSize: CGSize {
    guard let collectionView = collectionView else { return .zero }
    let itemsCount = CGFloat(collectionView.numberOfItems(inSection: 0))
    return CGSize(
      width: collectionView.bounds.width * itemsCount, height: collectionView.bounds.height)
  }

  override func prepare() {
    super.prepare()
    assert(collectionView?.numberOfSections == 1, "A stack has one section.")
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView = collectionView else { return nil }
    let totalItemsCount = collectionView.numberOfItems(inSection: 0)
    guard totalItemsCount > 0 else { return [] }
    let minVisibleIndex = max(
      Int(collectionView.contentOffset.x) / Int(collectionView.bounds.width), 0)
    let maxVisibleIndex = min(minVisibleIndex + maximumVisibleItems, totalItemsCount)
    guard minVisibleIndex < maxVisibleIndex else { return [] }

    let contentCenterX = collectionView.contentOffset.x + collectionView.bounds.width / 2
    let deltaOffset = Int(collectionView.contentOffset.x) % Int(collectionView.bounds.width)
    let percentageDeltaOffset = CGFloat(deltaOffset) / collectionView.bounds.width
    let visibleIndices = minVisibleIndex..<maxVisibleIndex
    return visibleIndices.map { index in
      let indexPath = IndexPath(item: index, section: 0)
      return computeLayoutAttributesForItem(
        indexPath: indexPath, minVisibleIndex: minVisibleIndex, contentCenterX: contentCenterX,
        deltaOffset: CGFloat(deltaOffset), percentageDeltaOffset: percentageDeltaOffset)
    }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let collectionView = collectionView else { return nil }
    let visible = layoutAttributesForElements(in: collectionView.bounds)
    return visible?.first { $0.indexPath == indexPath }
  }

  private func computeLayoutAttributesForItem(
    indexPath: IndexPath, minVisibleIndex: Int, contentCenterX: CGFloat, deltaOffset: CGFloat,
    percentageDeltaOffset: CGFloat
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let visibleIndex = indexPath.row - minVisibleIndex
    attributes.size = cardSize
    let midY = (collectionView?.bounds ?? .zero).midY
    attributes.center = CGPoint(
      x: contentCenterX + offset.horizontal * CGFloat(visibleIndex),
      y: midY - offset.vertical * CGFloat(visibleIndex))
    attributes.zIndex = maximumVisibleItems - visibleIndex
    attributes.transform3D = transform(
      atVisibleIndex: visibleIndex, percentageOffset: percentageDeltaOffset)

    switch visibleIndex {
    case 0:
      attributes.center.x -= deltaOffset
    case 1..<maximumVisibleItems:
      attributes.center.x -= offset.horizontal * percentageDeltaOffset
      attributes.center.y += offset.vertical * percentageDeltaOffset
      if visibleIndex == maximumVisibleItems - 1 {
        attributes.alpha = percentageDeltaOffset
      }
    default:
      attributes.alpha = 0
    }
    return attributes
  }

  private func scale(at index: Int) -> CGFloat {
    let translatedCoefficient = CGFloat(index) - CGFloat(maximumVisibleItems) / 2
    return pow(0.95, translatedCoefficient)
  }

  private func transform(
    atVisibleIndex visibleIndex: Int, percentageOffset: CGFloat
  ) -> CATransform3D {
    var transform = CATransform3DIdentity
    if perspective != 0 { transform.m34 = -perspective / 1_000 }
    guard scalesCards else { return transform }
    var rawScale = visibleIndex < maximumVisibleItems ? scale(at: visibleIndex) : 1
    if visibleIndex != 0 {
      let previousScale = scale(at: visibleIndex - 1)
      let delta = (previousScale - rawScale) * percentageOffset
      rawScale += delta
    }
    return CATransform3DScale(transform, rawScale, rawScale, 1)
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let width = collectionView?.bounds.width, width > 0 else { return proposedContentOffset }
    let page = proposedContentOffset.x / width
    let rounded =
      velocity.x > 0.2
      ? page.rounded(.up) : velocity.x < -0.2 ? page.rounded(.down) : page.rounded()
    return CGPoint(x: rounded * width, y: proposedContentOffset.y)
  }
}
