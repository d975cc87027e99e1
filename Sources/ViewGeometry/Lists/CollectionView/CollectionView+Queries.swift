public import Foundation

extension CollectionView {
  /// The item whose layout frame contains `point`, in content coordinates, whether its cell is loaded or not (R6.12).
  ///
  /// Left and top edges belong to a frame, right and bottom ones don't. Of overlapping items the one with the largest
  /// zIndex, then the later one (R6.13). Nil for gaps, insets, headers, footers and NaN.
  ///
  /// - Complexity: O(log sections) and without allocations for a ``CollectionViewFlowLayout``.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    itemIndexPath(at: point)
  }

  /// The item a cell shows; nil for cells that show none.
  public func indexPath(for cell: CollectionViewCell) -> IndexPath? {
    guard let key = cell.elementKey, shown[key] === cell else { return nil }
    return key.indexPath
  }

  /// The index path of a supplementary view; nil for views that stand for none.
  public func indexPath(forSupplementaryView view: CollectionReusableView) -> IndexPath? {
    guard let key = view.elementKey, key.category == .supplementaryView, shown[key] === view
    else { return nil }
    return key.indexPath
  }

  /// The cell of an item; nil when the item isn't visible or its cell isn't loaded yet.
  public func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    let key = CollectionElementKey(indexPath: indexPath, category: .cell, kind: nil)
    return shown[key] as? CollectionViewCell
  }

  /// The header, footer or other supplementary view at an index path; nil when it isn't visible.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionReusableView? {
    shown[
      CollectionElementKey(
        indexPath: indexPath, category: .supplementaryView, kind: elementKind)]
  }

  /// The cells on screen, by index path.
  public var visibleCells: [CollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// The items on screen, ascending. (UIKit promises no order.)
  public var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
  }

  /// The supplementary views of a kind on screen, by index path.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [CollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }

  /// The index paths of the supplementary views of a kind on screen, ascending.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.indexPath).sorted()
  }

  /// A copy of the attributes of an item's cell, on screen or not; nil when the item doesn't exist (R9.7).
  public func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    prepareLayout()
    return displayed(storedLayout.layoutAttributesForItem(at: indexPath))
  }

  /// A copy of the attributes of a supplementary view, on screen or not; nil when there is none (R9.7).
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    prepareLayout()
    return displayed(
      storedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath))
  }

  /// The frame of an item's cell, in content coordinates, on screen or not; nil when the item doesn't exist.
  ///
  /// Exactly the frame of ``layoutAttributesForItem(at:)``, pinned, mirrored or transformed as the layout says, for hidden items
  /// too.
  ///
  /// - Complexity: O(log items), without attributes or any other allocation for the layouts of this library; a layout of a
  ///   program's own class is asked for the item's attributes.
  public func frameForItem(at indexPath: IndexPath) -> CGRect? {
    itemFrame(at: indexPath)
  }

  /// The frame of a header, a footer or another supplementary view, where it is now; nil where there is none.
  ///
  /// Exactly the frame of ``layoutAttributesForSupplementaryElement(ofKind:at:)``, in content coordinates, on screen or not.
  ///
  /// - Complexity: As for ``frameForItem(at:)``.
  public func frameForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CGRect? {
    supplementaryFrame(ofKind: kind, at: indexPath)
  }

  /// Calls `body` with every element that overlaps `rect`, in content coordinates, on screen or not.
  ///
  /// By section: header, items ascending, footer. Touching edges don't overlap; an empty, null or NaN rectangle overlaps
  /// nothing; a negative size is standardised (R6.10, R6.11). Allocates nothing with a ``CollectionViewFlowLayout``.
  public func forEachElement(in rect: CGRect, _ body: (CollectionLayoutElement) -> Void) {
    visitElements(in: rect) { element, _ in body(element) }
  }

  /// The items whose frames overlap `rect`, in content coordinates, ascending, on screen or not.
  public func indexPathsForItems(in rect: CGRect) -> [IndexPath] {
    var found: [IndexPath] = []
    visitElements(in: rect) { element, _ in
      if element.category == .cell { found.append(element.indexPath) }
    }
    return found
  }

  /// The item nearest to `point`, in content coordinates: 0 points away when it contains it.
  ///
  /// Of equally near ones the first. Nil for NaN and where no item has an area.
  ///
  /// - Complexity: O(log items + items about as near as the answer).
  public func nearestItem(to point: CGPoint) -> IndexPath? {
    prepareLayout()
    return NearestItemSearch(point: point, contentSize: contentSize).run { rect, body in
      visitElements(in: rect) { element, _ in body(element) }
    }
  }

  /// Where everything is now, as a value that answers later and on any thread, whatever happens to the collection view.
  ///
  /// - Complexity: O(1) for a ``CollectionViewFlowLayout``; O(elements) for layouts that only know attributes.
  public var layoutSnapshot: CollectionLayoutSnapshot {
    prepareLayout()
    if let solved = storedLayout.directSolution {
      return CollectionLayoutSnapshot(
        bounds: bounds, contentSize: contentSize, mirror: mirror,
        geometry: PlacedGeometry(
          placed: solved, viewport: solved.viewport(of: self), counts: itemCounts()))
    }
    return CollectionLayoutSnapshot(
      bounds: bounds, contentSize: contentSize, mirror: nil, geometry: FrozenGeometry(self))
  }
}
