import UIKitNames

protocol MosaicLayoutDelegate: AnyObject {
  func collectionView(
    _ collectionView: UICollectionView, heightForItemAtIndexPath indexPath: IndexPath,
    withWidth width: CGFloat
  ) -> CGFloat
}

/// Attributes with the height of the picture in the cell.
class MosaicLayoutAttributes: UICollectionViewLayoutAttributes {
  var pictureHeight: CGFloat = 0
  var column = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    guard let copy = super.copy(with: zone) as? MosaicLayoutAttributes else {
      return super.copy(with: zone)
    }
    copy.pictureHeight = pictureHeight
    copy.column = column
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    if let attributes = object as? MosaicLayoutAttributes,
      attributes.pictureHeight == pictureHeight, attributes.column == column
    {
      return super.isEqual(object)
    }
    return false
  }
}

/// Columns of pictures of different heights: each goes to the shortest column.
class MosaicLayout: UICollectionViewLayout {
  weak var delegate: (any MosaicLayoutDelegate)?

  var numberOfColumns = 2 {
    didSet { if numberOfColumns != oldValue { invalidateLayout() } }
  }
  var cellPadding: CGFloat = 6 {
    didSet { if cellPadding != oldValue { invalidateLayout() } }
  }
  /// The extension of a section's background beyond its items.
  var backgroundOutset: CGFloat = 0

  private var cache: [MosaicLayoutAttributes] = []
  private var backgrounds: [UICollectionViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0
  private var contentWidth: CGFloat {
    guard let collectionView = collectionView else { return 0 }
    let insets = collectionView.contentInset
    return collectionView.bounds.width - (insets.left + insets.right)
  }

  static let backgroundKind = "MosaicBackground"

  override class var layoutAttributesClass: AnyClass { MosaicLayoutAttributes.self }

  override var collectionViewContentSize: CGSize {
    CGSize(width: contentWidth, height: contentHeight)
  }

  override func prepare() {
    guard cache.isEmpty, let collectionView = collectionView else { return }
    if backgrounds.isEmpty {
      register(TimelineLineView.self, forDecorationViewOfKind: MosaicLayout.backgroundKind)
    }
    let columnWidth = contentWidth / CGFloat(numberOfColumns)
    let xOffset = (0..<numberOfColumns).map { CGFloat($0) * columnWidth }
    contentHeight = 0
    backgrounds = []

    for section in 0..<collectionView.numberOfSections {
      let top = contentHeight
      var yOffset = [CGFloat](repeating: top, count: numberOfColumns)
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let indexPath = IndexPath(item: item, section: section)
        let shortest = yOffset.min() ?? 0
        let column = yOffset.firstIndex(of: shortest) ?? 0
        let pictureHeight =
          delegate?.collectionView(
            collectionView, heightForItemAtIndexPath: indexPath,
            withWidth: columnWidth - 2 * cellPadding) ?? 180
        let height = cellPadding * 2 + pictureHeight
        let frame = CGRect(
          x: xOffset[column], y: yOffset[column], width: columnWidth, height: height)
        let attributes = MosaicLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frame.insetBy(dx: cellPadding, dy: cellPadding)
        attributes.pictureHeight = pictureHeight
        attributes.column = column
        cache.append(attributes)
        contentHeight = max(contentHeight, frame.maxY)
        yOffset[column] += height
      }
      let background = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: MosaicLayout.backgroundKind,
        with: IndexPath(item: 0, section: section))
      background.frame = CGRect(
        x: 0, y: top, width: contentWidth, height: contentHeight - top
      ).insetBy(dx: 0, dy: -backgroundOutset)
      background.zIndex = -10
      backgrounds.append(background)
    }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    cache.removeAll()
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var visibleLayoutAttributes: [UICollectionViewLayoutAttributes] = []
    for attributes in cache where attributes.frame.intersects(rect) {
      visibleLayoutAttributes.append(attributes)
    }
    return visibleLayoutAttributes + backgrounds.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    cache.first { $0.indexPath == indexPath }
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard elementKind == MosaicLayout.backgroundKind, backgrounds.indices ~= indexPath.section
    else { return nil }
    return backgrounds[indexPath.section]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}
