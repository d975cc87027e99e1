import Foundation

/// Queries by the collection view, in layout coordinates.
///
/// They use the solved layout if there is one, and attributes otherwise.
extension CollectionViewLayout {
  final func indexPathOfItem(at point: CGPoint) -> IndexPath? {
    if let solved = directSolution {
      let viewport = solved.pinning == .items ? solved.viewport(of: owner) : nil
      return solved.indexPath(at: point, viewport: viewport)
    }
    if let indexedAttributes { return indexedAttributes.indexPathOfItem(at: point) }
    return indexPathFromAttributes(at: point)
  }

  /// Calls `body` with each element that overlaps `rect`, and its attributes if the layout created
  /// any.
  final func visitElements(in rect: CGRect, _ body: CollectionLayoutVisitor) {
    if let solved = directSolution {
      solved.visitElements(in: rect, viewport: solved.viewport(of: owner)) { body($0, nil) }
    } else if let indexedAttributes {
      indexedAttributes.visitElements(in: rect, body)
    } else {
      visitAttributes(in: rect, body)
    }
  }

  /// Calls `body` like `visitElements(in:_:)`, for a small rectangle.
  ///
  /// A layout that has neither a solution nor a spatial index is queried with a rectangle that is
  /// larger by the size of the collection view.
  final func visitElements(around place: CGRect, _ body: CollectionLayoutVisitor) {
    let isSearched = directSolution == nil && indexedAttributes == nil
    visitElements(in: isSearched ? screen(around: place) : place, body)
  }
}

/// Queries of layouts that provide only attributes, such as subclasses written for UIKit.
extension CollectionViewLayout {
  /// Returns the frontmost item that contains `point`, by z-index and then by index path (R6.12,
  /// R6.13).
  final func indexPathFromAttributes(at point: CGPoint) -> IndexPath? {
    // No element contains such a point, and `CGRect.intersects`, which many layouts call, traps on
    // NaN.
    guard point.x.isFinite && point.y.isFinite else { return nil }
    let screen = screen(around: CGRect(origin: point, size: .zero))
    guard let candidates = layoutAttributesForElements(in: screen) else { return nil }
    var best: CollectionViewLayoutAttributes?
    for attributes in candidates
    where attributes.storedCategory == .cell && !attributes.isHidden
      && attributes.covers(point)
    {
      if let best, !attributes.isInFront(of: best) { continue }
      best = attributes
    }
    return best?.storedIndexPath
  }

  /// Returns a small rectangle enlarged on each side by half the size of the collection view, and
  /// by at least 1 point.
  ///
  /// A subclass may request elements from its superclass and then move them. A query with the small
  /// rectangle would miss elements that the subclass moves there.
  private func screen(around place: CGRect) -> CGRect {
    let size = owner?.placement.bounds.size ?? .zero
    return place.insetBy(dx: -max(1, size.width / 2), dy: -max(1, size.height / 2))
  }

  /// Calls `body` with the elements that overlap `rect` and aren't hidden, section by section
  /// (R6.11).
  ///
  /// The layout may return additional elements, in any order, as UIKit allows.
  final func visitAttributes(in rect: CGRect, _ body: CollectionLayoutVisitor) {
    let extent = Extent(rect)
    guard !extent.isEmpty, let found = layoutAttributesForElements(in: rect) else { return }
    for attributes in found.sorted(by: { $0.isListed(before: $1) })
    where !attributes.isHidden && Extent(attributes.frame).overlaps(extent) {
      body(CollectionLayoutElement(attributes), attributes)
    }
  }
}

extension CollectionViewLayoutAttributes {
  fileprivate func isInFront(of other: CollectionViewLayoutAttributes) -> Bool {
    let (level, otherLevel) = (zIndex, other.zIndex)
    return level == otherLevel ? storedIndexPath > other.storedIndexPath : level > otherLevel
  }

  /// Returns whether these attributes precede `other` in the order of queries.
  ///
  /// The order is by section. Within a section, headers come first, then cells, then decoration and
  /// other views, then footers. Elements of the same group are ordered by index path, and then by
  /// kind.
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
