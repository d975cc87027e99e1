import UIKitNames

/// A flow whose first header grows when the content is pulled down, and whose cells determine their
/// own heights.
final class StretchyHeaderLayout: UICollectionViewFlowLayout {
  private(set) var invalidations: [CGRect] = []

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let layoutAttributes = super.layoutAttributesForElements(in: rect)
    layoutAttributes?.forEach { attributes in
      guard
        attributes.representedElementKind == UICollectionView.elementKindSectionHeader,
        attributes.indexPath.section == 0
      else { return }
      guard let collectionView = collectionView else { return }
      let contentOffsetY = collectionView.contentOffset.y
      if contentOffsetY > 0 { return }
      let width = collectionView.frame.width
      let height = attributes.frame.height - contentOffsetY
      attributes.frame = CGRect(x: 0, y: contentOffsetY, width: width, height: height)
    }
    return layoutAttributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    invalidations.append(newBounds)
    return true
  }
}

/// Items around a circle, each rotated to face the middle.
final class WheelLayout: UICollectionViewLayout {
  var radius: CGFloat = 300 {
    didSet { invalidateLayout() }
  }
  var itemSize = CGSize(width: 60, height: 90)
  private var attributesList: [WheelLayoutAttributes] = []

  var anglePerItem: CGFloat { atan(itemSize.width / radius) }

  /// The angle at which the last item is on top.
  var angleAtExtreme: CGFloat {
    guard let count = collectionView?.numberOfItems(inSection: 0), count > 0 else { return 0 }
    return -CGFloat(count - 1) * anglePerItem
  }

  var angle: CGFloat {
    guard let collectionView = collectionView else { return 0 }
    let range = collectionViewContentSize.width - collectionView.bounds.width
    return range > 0 ? angleAtExtreme * collectionView.contentOffset.x / range : 0
  }

  override class var layoutAttributesClass: AnyClass { WheelLayoutAttributes.self }

  override var collectionViewContentSize: CGSize {
    guard let collectionView = collectionView else { return .zero }
    return CGSize(
      width: CGFloat(collectionView.numberOfItems(inSection: 0)) * itemSize.width,
      height: collectionView.bounds.height)
  }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    let centerX = collectionView.contentOffset.x + collectionView.bounds.width / 2
    let anchorPointY = (itemSize.height / 2 + radius) / itemSize.height
    attributesList = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
      let attributes = WheelLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.size = itemSize
      attributes.center = CGPoint(x: centerX, y: collectionView.bounds.midY)
      attributes.angle = angle + anglePerItem * CGFloat(item)
      attributes.anchorPoint = CGPoint(x: 0.5, y: anchorPointY)
      return attributes
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    attributesList
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesList[indexPath.row]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView, angleAtExtreme != 0 else {
      return proposedContentOffset
    }
    var finalContentOffset = proposedContentOffset
    let range = collectionViewContentSize.width - collectionView.bounds.width
    let factor = -angleAtExtreme / range
    let proposedAngle = proposedContentOffset.x * factor
    let ratio = proposedAngle / anglePerItem
    let multiplier: CGFloat
    if velocity.x > 0 {
      multiplier = ceil(ratio)
    } else if velocity.x < 0 {
      multiplier = floor(ratio)
    } else {
      multiplier = round(ratio)
    }
    finalContentOffset.x = multiplier * anglePerItem / factor
    return finalContentOffset
  }
}

final class WheelLayoutAttributes: UICollectionViewLayoutAttributes {
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var angle: CGFloat = 0 {
    didSet {
      zIndex = Int(angle * 1_000_000)
      transform = CGAffineTransform(rotationAngle: angle)
    }
  }

  override func copy(with zone: NSZone? = nil) -> Any {
    let copied = super.copy(with: zone)
    if let copied = copied as? WheelLayoutAttributes {
      copied.anchorPoint = anchorPoint
      copied.angle = angle
    }
    return copied
  }
}

/// A cell that takes its layer's anchor point from its attributes.
final class WheelCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 5
    contentView.layer.borderWidth = 1
    contentView.layer.shouldRasterize = true
    contentView.layer.rasterizationScale = UIScreen(portraitSize: .zero, scale: 2).scale
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let circularAttributes = layoutAttributes as? WheelLayoutAttributes else { return }
    layer.anchorPoint = circularAttributes.anchorPoint
    center.y += (circularAttributes.anchorPoint.y - 0.5) * bounds.height
  }
}
