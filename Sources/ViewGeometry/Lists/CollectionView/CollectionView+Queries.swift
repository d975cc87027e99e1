public import Foundation

extension CollectionView {
  /// Returns the item whose layout frame contains `point`, whether or not its cell is loaded (R6.12).
  ///
  /// `point` is in content coordinates. Frames contain their left and top edges, but not their right and bottom
  /// edges. Of overlapping items, the result is the one with the largest zIndex, and among equals the last one
  /// (R6.13). It is nil in gaps, insets, headers and footers, and for NaN.
  ///
  /// ```swift
  /// let path = photos.indexPathForItem(at: CGPoint(x: 50, y: 110))  // item 3, on the second line
  /// let gap = photos.indexPathForItem(at: CGPoint(x: 100, y: 10))  // nil: between two items
  /// ```
  ///
  /// - Complexity: O(log sections) without allocations for a ``CollectionViewFlowLayout``.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    itemIndexPath(at: point)
  }

  /// Returns the item that a cell shows; nil if it shows none.
  public func indexPath(for cell: CollectionViewCell) -> IndexPath? {
    guard let key = cell.elementKey, shown[key] === cell else { return nil }
    return key.indexPath
  }

  /// Returns the index path of a supplementary view; nil if the view represents none.
  public func indexPath(forSupplementaryView view: CollectionReusableView) -> IndexPath? {
    guard let key = view.elementKey, key.category == .supplementaryView, shown[key] === view
    else { return nil }
    return key.indexPath
  }

  /// Returns the cell of an item; nil if the item isn't visible or its cell isn't loaded yet.
  public func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    let key = CollectionElementKey(indexPath: indexPath, category: .cell, kind: nil)
    return shown[key] as? CollectionViewCell
  }

  /// Returns the header, footer or other supplementary view at an index path; nil if it isn't visible.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionReusableView? {
    shown[
      CollectionElementKey(
        indexPath: indexPath, category: .supplementaryView, kind: elementKind)]
  }

  /// The visible cells, ordered by index path.
  public var visibleCells: [CollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// The index paths of the visible items, in ascending order. (UIKit promises no order.)
  ///
  /// ```swift
  /// photos.layoutIfNeeded()
  /// let paths = photos.indexPathsForVisibleItems  // items 0 to 14: five lines of three
  /// ```
  public var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
  }

  /// Returns the visible supplementary views of a kind, ordered by index path.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [CollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }

  /// Returns the index paths of the visible supplementary views of a kind, in ascending order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.indexPath).sorted()
  }

  /// Returns a copy of the attributes of an item, visible or not; nil if the item doesn't exist (R9.7).
  ///
  /// ```swift
  /// let last = IndexPath(item: 999, section: 0)
  /// let frame = photos.layoutAttributesForItem(at: last)?.frame  // (0, 33966, 92, 92)
  /// ```
  public func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    prepareLayout()
    return displayed(storedLayout.layoutAttributesForItem(at: indexPath))
  }

  /// Returns a copy of the attributes of a supplementary view, visible or not; nil if none (R9.7).
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    prepareLayout()
    return displayed(
      storedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath))
  }

  /// Returns the frame of an item, in content coordinates, visible or not; nil if it doesn't exist.
  ///
  /// This is exactly the frame of ``layoutAttributesForItem(at:)``, pinned, mirrored or transformed by the layout,
  /// and also defined for hidden items.
  ///
  /// - Complexity: O(log items), without attributes or any other allocation, for the layouts of this library; a
  ///   custom layout makes the item's attributes.
  public func frameForItem(at indexPath: IndexPath) -> CGRect? {
    itemFrame(at: indexPath)
  }

  /// Returns the current frame of a header, footer or other supplementary view; nil if there is none.
  ///
  /// This is exactly the frame of ``layoutAttributesForSupplementaryElement(ofKind:at:)``, in content
  /// coordinates, visible or not.
  ///
  /// - Complexity: Like ``frameForItem(at:)``.
  public func frameForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CGRect? {
    supplementaryFrame(ofKind: kind, at: indexPath)
  }

  /// Calls `body` with every element that overlaps `rect`, in content coordinates, visible or not.
  ///
  /// The order is by section: header, items in ascending order, footer. Touching edges don't overlap; an
  /// empty, null or NaN rectangle overlaps nothing; a negative size is standardised (R6.10, R6.11). No
  /// memory is allocated with a ``CollectionViewFlowLayout``.
  public func forEachElement(in rect: CGRect, _ body: (CollectionLayoutElement) -> Void) {
    visitElements(in: rect) { element, _ in body(element) }
  }

  /// Returns the items whose frames overlap `rect`, in content coordinates, ascending, visible or not.
  public func indexPathsForItems(in rect: CGRect) -> [IndexPath] {
    var found: [IndexPath] = []
    visitElements(in: rect) { element, _ in
      if element.category == .cell { found.append(element.indexPath) }
    }
    return found
  }

  /// Returns the item nearest to `point`, in content coordinates.
  ///
  /// An item that contains the point has the distance 0.
  ///
  /// Of equally near items, the first one is returned. Returns nil for NaN, and if no item has an area.
  ///
  /// - Complexity: O(log items + items about as near as the result).
  public func nearestItem(to point: CGPoint) -> IndexPath? {
    prepareLayout()
    return NearestItemSearch(point: point, contentSize: contentSize).run { rect, body in
      visitElements(in: rect) { element, _ in body(element) }
    }
  }

  /// A snapshot of the current layout, which can be queried later and on any thread.
  ///
  /// Later changes of the collection view don't affect it.
  ///
  /// - Complexity: O(1) for a ``CollectionViewFlowLayout``; O(elements) for layouts that only provide attributes.
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
