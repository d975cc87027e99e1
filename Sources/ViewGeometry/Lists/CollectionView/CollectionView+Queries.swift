public import Foundation

extension CollectionView {
  /// The default implementation of ``indexPathForItem(at:)``.
  final func builtInIndexPathForItem(at point: CGPoint) -> IndexPath? {
    itemIndexPath(at: point)
  }

  /// The default implementation of ``indexPath(for:)``.
  final func builtInIndexPath(for cell: CollectionViewCell) -> IndexPath? {
    guard let key = cell.elementKey, shown[key] === cell else { return nil }
    return key.indexPath
  }

  /// The default implementation of ``indexPath(forSupplementaryView:)``.
  final func builtInIndexPath(forSupplementaryView view: CollectionReusableView) -> IndexPath? {
    guard let key = view.elementKey, key.category == .supplementaryView, shown[key] === view
    else { return nil }
    return key.indexPath
  }

  /// The default implementation of ``cellForItem(at:)``.
  final func builtInCellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
    let key = CollectionElementKey(indexPath: indexPath, category: .cell, kind: nil)
    return shown[key] as? CollectionViewCell
  }

  /// The default implementation of ``supplementaryView(forElementKind:at:)``.
  final func builtInSupplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionReusableView? {
    shown[
      CollectionElementKey(
        indexPath: indexPath, category: .supplementaryView, kind: elementKind)]
  }

  /// The default implementation of ``visibleCells``.
  final var builtInVisibleCells: [CollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// The default implementation of ``indexPathsForVisibleItems``.
  final var builtInIndexPathsForVisibleItems: [IndexPath] {
    shown.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
  }

  /// The default implementation of ``visibleSupplementaryViews(ofKind:)``.
  final func builtInVisibleSupplementaryViews(ofKind elementKind: String)
    -> [CollectionReusableView]
  {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }

  /// The default implementation of ``indexPathsForVisibleSupplementaryElements(ofKind:)``.
  final func builtInIndexPathsForVisibleSupplementaryElements(ofKind elementKind: String)
    -> [IndexPath]
  {
    shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.indexPath).sorted()
  }

  /// The default implementation of ``layoutAttributesForItem(at:)``.
  final func builtInLayoutAttributesForItem(at indexPath: IndexPath)
    -> CollectionViewLayoutAttributes?
  {
    prepareLayout()
    return displayed(storedLayout.layoutAttributesForItem(at: indexPath))
  }

  /// The default implementation of ``layoutAttributesForSupplementaryElement(ofKind:at:)``.
  final func builtInLayoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    prepareLayout()
    return displayed(
      storedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath))
  }

  /// Returns the frame of an item in content coordinates; nil if the item doesn't exist or, in a
  /// grid, is merged into another one.
  ///
  /// The item needn't be visible. The result equals the frame of
  /// ``CollectionViewQueries/layoutAttributesForItem(at:)``, with all pinning, mirroring and
  /// transforms, and is also defined for hidden items.
  ///
  /// - Complexity: O(log items + items of a line or group), without attributes or any other
  ///   allocation, for the layouts of this library; a custom layout creates the item's attributes.
  public func frameForItem(at indexPath: IndexPath) -> CGRect? {
    itemFrame(at: indexPath)
  }

  /// Returns the current frame of a header, footer or other supplementary view.
  ///
  /// The frame is in content coordinates, and the view needn't be visible. Returns nil if the view
  /// doesn't exist. The result equals the frame of
  /// ``CollectionViewQueries/layoutAttributesForSupplementaryElement(ofKind:at:)``.
  ///
  /// - Complexity: The same as for ``frameForItem(at:)``.
  public func frameForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CGRect? {
    supplementaryFrame(ofKind: kind, at: indexPath)
  }

  /// Calls `body` with every element that overlaps `rect`, which is in content coordinates.
  ///
  /// The elements needn't be visible, but hidden ones are left out. Their order is by section:
  /// headers, items in ascending order, other views, and footers (R6.11). In a compositional
  /// layout, the backgrounds of a section come first, then its boundary supplementary views other
  /// than footers; the layout's own headers and footers come before and after all sections.
  ///
  /// Rectangles that only touch don't overlap. An empty, null or NaN rectangle overlaps nothing. A
  /// rectangle with a negative size is standardized (R6.10). No memory is allocated with a
  /// ``CollectionViewFlowLayout``.
  public func forEachElement(in rect: CGRect, _ body: (CollectionLayoutElement) -> Void) {
    visitElements(in: rect) { element, _ in body(element) }
  }

  /// Returns the items whose frames overlap `rect`, in ascending order.
  ///
  /// The rectangle is in content coordinates. The items needn't be visible.
  public func indexPathsForItems(in rect: CGRect) -> [IndexPath] {
    var found: [IndexPath] = []
    visitElements(in: rect) { element, _ in
      if element.category == .cell { found.append(element.indexPath) }
    }
    return found
  }

  /// Returns the item whose frame is nearest to `point`, which is in content coordinates.
  ///
  /// The distance to an item that contains the point is 0. Of several equally near items, returns
  /// the one with the lowest index path. Returns nil for NaN, and if no item has an area.
  ///
  /// - Complexity: O(log items) for each item about as near as the result; O(elements) for a custom
  ///   layout.
  public func nearestItem(to point: CGPoint) -> IndexPath? {
    prepareLayout()
    return NearestItemSearch(point: point, contentSize: contentSize).run { rect, body in
      visitElements(in: rect) { element, _ in body(element) }
    }
  }

  /// A snapshot of the current layout, which can be queried at any later time and on any thread.
  ///
  /// Later changes to the collection view don't affect it.
  ///
  /// - Complexity: O(1) for the flow, waterfall, grid and compositional layouts of this library;
  ///   O(elements) for subclasses of these, layouts with a handler of visible items, and others.
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
