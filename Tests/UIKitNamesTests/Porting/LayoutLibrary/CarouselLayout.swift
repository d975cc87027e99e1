import UIKitNames

/// Attributes with the distance of an item from the middle.
final class CarouselLayoutAttributes: UICollectionViewLayoutAttributes {
  /// 0 in the middle, -1 and 1 one page before and after it.
  var offsetFromCenter: CGFloat = 0
  var isFocused = false

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    guard let attributes = copy as? CarouselLayoutAttributes else { return copy }
    attributes.offsetFromCenter = offsetFromCenter
    attributes.isFocused = isFocused
    return attributes
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CarouselLayoutAttributes else { return false }
    guard other.offsetFromCenter == offsetFromCenter, other.isFocused == isFocused else {
      return false
    }
    return super.isEqual(object)
  }
}

/// A row of pages that shrink and fade beside the one in the middle, and stop on a page.
class CarouselLayout: UICollectionViewFlowLayout {
  /// The scale of an item one page away.
  var sideItemScale: CGFloat = 0.6
  /// Its opacity.
  var sideItemAlpha: CGFloat = 0.5
  /// Its downward shift.
  var sideItemShift: CGFloat = 0
  /// The distance between two pages.
  enum SpacingMode {
    case fixed(spacing: CGFloat)
    case overlap(visibleOffset: CGFloat)
  }
  var spacingMode = SpacingMode.fixed(spacing: 40)
  /// The velocity, in points a millisecond, beyond which the next page is chosen.
  var flickVelocity: CGFloat = 0.3

  private struct State: Equatable {
    var size: CGSize
    var direction: UICollectionView.ScrollDirection
  }
  private var state = State(size: .zero, direction: .horizontal)

  override class var layoutAttributesClass: AnyClass { CarouselLayoutAttributes.self }

  override init() {
    super.init()
    scrollDirection = .horizontal
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    let current = State(size: collectionView.bounds.size, direction: scrollDirection)
    if current != state {
      setUpCollectionView(collectionView)
      updateSpacing(in: collectionView)
      state = current
    }
  }

  private func setUpCollectionView(_ collectionView: UICollectionView) {
    if collectionView.decelerationRate != .fast {
      collectionView.decelerationRate = .fast
    }
  }

  private func updateSpacing(in collectionView: UICollectionView) {
    let size = collectionView.bounds.size
    let isHorizontal = scrollDirection == .horizontal
    let yInset = max(0, (size.height - itemSize.height) / 2)
    let xInset = max(0, (size.width - itemSize.width) / 2)
    sectionInset = UIEdgeInsets(top: yInset, left: xInset, bottom: yInset, right: xInset)

    let side = isHorizontal ? itemSize.width : itemSize.height
    let scaledOffset = (side - side * sideItemScale) / 2
    switch spacingMode {
    case .fixed(let spacing):
      minimumLineSpacing = spacing - scaledOffset
    case .overlap(let visibleOffset):
      let fullSizeOffset = visibleOffset + scaledOffset
      let inset = isHorizontal ? xInset : yInset
      minimumLineSpacing = inset - fullSizeOffset
    }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let superAttributes = super.layoutAttributesForElements(in: rect) else { return nil }
    return superAttributes.compactMap { attributes in
      guard let copy = attributes.copy() as? CarouselLayoutAttributes else { return nil }
      return transform(copy)
    }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard
      let copy = super.layoutAttributesForItem(at: indexPath)?.copy() as? CarouselLayoutAttributes
    else { return nil }
    return transform(copy)
  }

  private func transform(_ attributes: CarouselLayoutAttributes) -> CarouselLayoutAttributes {
    guard let collectionView = collectionView else { return attributes }
    let isHorizontal = scrollDirection == .horizontal

    let collectionCenter =
      isHorizontal
      ? collectionView.frame.size.width / 2 : collectionView.frame.size.height / 2
    let offset = isHorizontal ? collectionView.contentOffset.x : collectionView.contentOffset.y
    let normalizedCenter =
      (isHorizontal ? attributes.center.x : attributes.center.y) - offset

    let maxDistance = pageLength
    let distance = min(abs(collectionCenter - normalizedCenter), maxDistance)
    let ratio = (maxDistance - distance) / maxDistance

    let alpha = ratio * (1 - sideItemAlpha) + sideItemAlpha
    let scale = ratio * (1 - sideItemScale) + sideItemScale
    let shift = (1 - ratio) * sideItemShift
    attributes.alpha = alpha
    attributes.transform3D = CATransform3DScale(CATransform3DIdentity, scale, scale, 1)
    attributes.zIndex = Int(alpha * 10)
    attributes.offsetFromCenter = (normalizedCenter - collectionCenter) / maxDistance
    attributes.isFocused = distance < maxDistance / 2

    if isHorizontal {
      attributes.center.y += shift
    } else {
      attributes.center.x += shift
    }
    return attributes
  }

  /// From one page to the next.
  var pageLength: CGFloat {
    (scrollDirection == .horizontal ? itemSize.width : itemSize.height) + minimumLineSpacing
  }

  /// The page in the middle.
  var currentPage: Int {
    guard let collectionView = collectionView, pageLength > 0 else { return 0 }
    let offset =
      scrollDirection == .horizontal
      ? collectionView.contentOffset.x : collectionView.contentOffset.y
    return Int((offset / pageLength).rounded())
  }

  func scrollToPage(_ page: Int, animated: Bool) {
    guard let collectionView = collectionView else { return }
    let isHorizontal = scrollDirection == .horizontal
    let offset = pageLength * CGFloat(page)
    let target =
      isHorizontal
      ? CGPoint(x: offset, y: collectionView.contentOffset.y)
      : CGPoint(x: collectionView.contentOffset.x, y: offset)
    collectionView.setContentOffset(target, animated: animated)
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView, !collectionView.isPagingEnabled,
      let attributes = layoutAttributesForElements(in: collectionView.bounds)
    else {
      return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    let isHorizontal = scrollDirection == .horizontal
    let middle =
      (isHorizontal ? collectionView.bounds.size.width : collectionView.bounds.size.height) / 2
    let speed = isHorizontal ? velocity.x : velocity.y
    var wanted = (isHorizontal ? proposedContentOffset.x : proposedContentOffset.y) + middle
    if abs(speed) > flickVelocity {
      let page = CGFloat(currentPage) + (speed > 0 ? 1 : -1)
      wanted = page * pageLength + middle
    }
    let closest =
      attributes.sorted { first, second in
        let (a, b) =
          isHorizontal
          ? (first.center.x, second.center.x) : (first.center.y, second.center.y)
        return abs(a - wanted) < abs(b - wanted)
      }.first ?? UICollectionViewLayoutAttributes()
    return isHorizontal
      ? CGPoint(x: floor(closest.center.x - middle), y: proposedContentOffset.y)
      : CGPoint(x: proposedContentOffset.x, y: floor(closest.center.y - middle))
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    targetContentOffset(
      forProposedContentOffset: proposedContentOffset, withScrollingVelocity: .zero)
  }
}
