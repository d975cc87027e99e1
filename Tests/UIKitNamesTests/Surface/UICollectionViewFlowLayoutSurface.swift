import UIKitNames

enum UICollectionViewFlowLayoutSurface {
  static func properties(_ layout: UICollectionViewFlowLayout) {
    mention(layout.itemSize, layout.minimumLineSpacing, layout.minimumInteritemSpacing)
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    mention(layout.scrollDirection, layout.headerReferenceSize, layout.footerReferenceSize)
    mention(layout.sectionInset, layout.sectionInsetReference)
    mention(layout.sectionHeadersPinToVisibleBounds, layout.sectionFootersPinToVisibleBounds)
  }
}
