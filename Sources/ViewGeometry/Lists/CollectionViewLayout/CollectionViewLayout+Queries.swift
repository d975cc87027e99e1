import Foundation

/// What a collection view asks its layout, in layout coordinates: the solution where there is one, else attributes.
extension CollectionViewLayout {
  final func indexPathOfItem(at point: CGPoint) -> IndexPath? {
    if let solved = directSolution {
      let viewport = solved.pinning == .items ? solved.viewport(of: owner) : nil
      return solved.indexPath(at: point, viewport: viewport)
    }
    if let indexedAttributes { return indexedAttributes.indexPathOfItem(at: point) }
    return indexPathFromAttributes(at: point)
  }

  /// Calls `body` with each element, and its attributes where the layout made some.
  final func visitElements(in rect: CGRect, _ body: CollectionLayoutVisitor) {
    if let solved = directSolution {
      solved.visitElements(in: rect, viewport: solved.viewport(of: owner)) { body($0, nil) }
    } else if let indexedAttributes {
      indexedAttributes.visitElements(in: rect, body)
    } else {
      visitAttributes(in: rect, body)
    }
  }

  /// As `visitElements(in:_:)`, for a place: layouts that only know attributes are asked for a screen around it.
  final func visitElements(around place: CGRect, _ body: CollectionLayoutVisitor) {
    let isSearched = directSolution == nil && indexedAttributes == nil
    visitElements(in: isSearched ? screen(around: place) : place, body)
  }
}

/// The queries of layouts that only know attributes: subclasses written for UIKit.
extension CollectionViewLayout {
  /// The frontmost item that covers `point`: largest zIndex, then later index path (R6.12, R6.13).
  final func indexPathFromAttributes(at point: CGPoint) -> IndexPath? {
    // Nothing lies there, and `CGRect.intersects`, which layouts like to use, traps on NaN.
    guard point.x.isFinite && point.y.isFinite else { return nil }
    let screen = screen(around: CGRect(origin: point, size: .zero))
    guard let candidates = layoutAttributesForElements(in: screen) else { return nil }
    var best: CollectionViewLayoutAttributes?
    for attributes in candidates
    where attributes.storedCategory == .cell && !attributes.storedIsHidden
      && attributes.covers(point)
    {
      if let best, !attributes.isInFront(of: best) { continue }
      best = attributes
    }
    return best?.storedIndexPath
  }

  /// A screen around a place: a layout that moves what its superclass answers for a rectangle misses what it would move into a
  /// small one.
  private func screen(around place: CGRect) -> CGRect {
    let size = owner?.placement.bounds.size ?? .zero
    return place.insetBy(dx: -max(1, size.width / 2), dy: -max(1, size.height / 2))
  }

  /// Calls `body` with the elements that overlap `rect` in the order of R6.11.
  ///
  /// The layout may answer with too many, in any order, as UIKit allows.
  final func visitAttributes(in rect: CGRect, _ body: CollectionLayoutVisitor) {
    let extent = Extent(rect)
    guard !extent.isEmpty, let found = layoutAttributesForElements(in: rect) else { return }
    for attributes in found.sorted(by: { $0.isListed(before: $1) })
    where !attributes.storedIsHidden && Extent(attributes.frame).overlaps(extent) {
      body(CollectionLayoutElement(attributes), attributes)
    }
  }
}

extension CollectionViewLayoutAttributes {
  fileprivate func isInFront(of other: CollectionViewLayoutAttributes) -> Bool {
    storedZIndex == other.storedZIndex
      ? storedIndexPath > other.storedIndexPath : storedZIndex > other.storedZIndex
  }

  /// By section; in it headers, cells, decorations and others, footers; then by item and kind.
  func isListed(before other: CollectionViewLayoutAttributes) -> Bool {
    let (section, otherSection) = (storedIndexPath.first ?? 0, other.storedIndexPath.first ?? 0)
    if section != otherSection { return section < otherSection }
    let (place, otherPlace) = (placeInSection, other.placeInSection)
    if place != otherPlace { return place < otherPlace }
    if storedIndexPath != other.storedIndexPath { return storedIndexPath < other.storedIndexPath }
    return (storedKind ?? "") < (other.storedKind ?? "")
  }

  private var placeInSection: Int {
    if storedCategory == .cell { return 1 }
    if storedKind == CollectionView.elementKindSectionHeader { return 0 }
    return storedKind == CollectionView.elementKindSectionFooter ? 3 : 2
  }
}
