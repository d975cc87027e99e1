import UIKitNames

private final class SurfaceAttributes: UICollectionViewLayoutAttributes {
  override func copy() -> Any { super.copy() }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
}

enum UICollectionViewLayoutAttributesSurface {
  static func geometry(_ attributes: UICollectionViewLayoutAttributes, _ path: IndexPath) {
    mention(attributes.frame, attributes.center, attributes.size, attributes.bounds)
    mention(attributes.transform, attributes.transform3D, attributes.alpha, attributes.zIndex)
    mention(attributes.isHidden, attributes.indexPath, attributes.representedElementCategory)
    mention(attributes.representedElementKind)
    mention(UICollectionViewLayoutAttributes(forCellWith: path))
    mention(UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "head", with: path))
    mention(UICollectionViewLayoutAttributes(forDecorationViewOfKind: "back", with: path))
  }
}
