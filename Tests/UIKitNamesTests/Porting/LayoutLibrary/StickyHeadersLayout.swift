import UIKitNames

/// A flow whose headers stay at the top while their section is visible, written out by hand as
/// before iOS 9.
class StickyHeadersLayout: UICollectionViewFlowLayout {
  /// Lets a header begin to stick this far below the top.
  var stickyInset: CGFloat = 0
  /// The largest shrinking of a sticky header.
  var maximumShrink: CGFloat = 0

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var answer: [UICollectionViewLayoutAttributes] = []
    let headersNeedingLayout = NSMutableIndexSet()
    for attributes in super.layoutAttributesForElements(in: rect) ?? [] {
      guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { continue }
      switch copy.representedElementCategory {
      case .cell:
        headersNeedingLayout.add(copy.indexPath.section)
        answer.append(copy)
      case .supplementaryView:
        if copy.representedElementKind == UICollectionView.elementKindSectionHeader {
          headersNeedingLayout.add(copy.indexPath.section)
        } else {
          answer.append(copy)
        }
      case .decorationView:
        answer.append(copy)
      @unknown default:
        answer.append(copy)
      }
    }
    for section in headersNeedingLayout {
      let indexPath = IndexPath(item: 0, section: section)
      if let header = layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: indexPath)
      {
        answer.append(header)
      }
    }
    return answer
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard
      let attributes = super.layoutAttributesForSupplementaryView(
        ofKind: elementKind, at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    else { return nil }
    guard elementKind == UICollectionView.elementKindSectionHeader,
      let collectionView = collectionView
    else { return attributes }
    guard let boundaries = boundaries(forSection: indexPath.section) else { return attributes }

    let contentOffsetY = collectionView.contentOffset.y + collectionView.adjustedContentInset.top
    var frame = attributes.frame
    let minimum = boundaries.minimum - frame.height
    let maximum = boundaries.maximum - frame.height
    let wanted = contentOffsetY + stickyInset
    if wanted < minimum {
      frame.origin.y = minimum
    } else if wanted > maximum {
      frame.origin.y = maximum
    } else {
      frame.origin.y = wanted
      frame.size.height = max(
        frame.height - maximumShrink, frame.height - max(0, wanted - minimum))
    }
    attributes.frame = frame
    attributes.zIndex = 1_024
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext {
      flowContext.invalidateFlowLayoutDelegateMetrics =
        newBounds.size != collectionView?.bounds.size
      flowContext.invalidateFlowLayoutAttributes = newBounds.size != collectionView?.bounds.size
    }
    return context
  }

  /// The start and end of a section's items.
  private func boundaries(forSection section: Int) -> (minimum: CGFloat, maximum: CGFloat)? {
    guard let collectionView = collectionView else { return nil }
    let itemsCount = collectionView.numberOfItems(inSection: section)
    guard itemsCount > 0,
      let first = layoutAttributesForItem(at: IndexPath(item: 0, section: section)),
      let last = layoutAttributesForItem(at: IndexPath(item: itemsCount - 1, section: section))
    else { return nil }
    return (
      first.frame.minY - sectionInset.top, last.frame.maxY + sectionInset.bottom
    )
  }
}

/// A flow that starts every line at the left edge, for tags and chips.
class LeftAlignedLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let attributesCopy = super.layoutAttributesForElements(in: rect)?.compactMap {
      $0.copy() as? UICollectionViewLayoutAttributes
    }
    return attributesCopy?.map { attributes in
      guard attributes.representedElementKind == nil else { return attributes }
      return layoutAttributesForItem(at: attributes.indexPath) ?? attributes
    }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let collectionView = collectionView,
      let current = super.layoutAttributesForItem(at: indexPath)?.copy()
        as? UICollectionViewLayoutAttributes
    else { return nil }
    let inset = evaluatedSectionInset(forSection: indexPath.section)
    let isFirstItemInSection = indexPath.item == 0
    let layoutWidth = collectionView.frame.width - inset.left - inset.right
    guard !isFirstItemInSection else {
      current.frame.origin.x = inset.left
      return current
    }
    let previousIndexPath = IndexPath(item: indexPath.item - 1, section: indexPath.section)
    let previousFrame = layoutAttributesForItem(at: previousIndexPath)?.frame ?? .zero
    let previousRightPoint = previousFrame.origin.x + previousFrame.width
    let stretchedCurrentFrame = CGRect(
      x: inset.left, y: current.frame.origin.y, width: layoutWidth, height: current.frame.height)
    let isFirstItemInRow = !previousFrame.intersects(stretchedCurrentFrame)
    if isFirstItemInRow {
      current.frame.origin.x = inset.left
      return current
    }
    current.frame.origin.x =
      previousRightPoint + evaluatedMinimumInteritemSpacing(forSection: indexPath.section)
    return current
  }

  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  private func evaluatedMinimumInteritemSpacing(forSection section: Int) -> CGFloat {
    guard let collectionView = collectionView, let flowDelegate = flowDelegate else {
      return minimumInteritemSpacing
    }
    return flowDelegate.collectionView(
      collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
  }

  private func evaluatedSectionInset(forSection section: Int) -> UIEdgeInsets {
    guard let collectionView = collectionView, let flowDelegate = flowDelegate else {
      return sectionInset
    }
    return flowDelegate.collectionView(collectionView, layout: self, insetForSectionAt: section)
  }
}
