public import Foundation

/// The layout of a collection view at the time the snapshot was taken.
///
/// It is a value: it can be queried on any thread at any later time, while the collection view
/// scrolls and changes. Rectangles and points are in the collection view's content coordinates, in
/// points, with y increasing downward.
public struct CollectionLayoutSnapshot: Sendable {
  /// The bounds of the collection view; their origin is the content offset.
  public let bounds: CGRect
  /// The size of the whole content.
  public let contentSize: CGSize
  /// The mirroring of the layout; nil if it isn't mirrored, or if `geometry` is already mirrored.
  let mirror: ContentMirror?
  let geometry: any CollectionGeometry

  /// The number of sections.
  public var numberOfSections: Int { geometry.sectionCount }

  /// Returns the number of items in a section; 0 for a section that doesn't exist.
  public func numberOfItems(inSection section: Int) -> Int {
    section >= 0 && section < geometry.sectionCount ? geometry.itemCount(inSection: section) : 0
  }

  /// Returns the frontmost item whose frame contains `point`; nil if there is none.
  ///
  /// Frames are half-open, and a transformed item contains the points inside its outline, as in
  /// ``CollectionViewQueries/indexPathForItem(at:)``.
  ///
  /// - Complexity: O(log items + items of a line or group); O(elements) for a custom layout.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    guard let mirror else { return geometry.indexPathOfItem(at: point) }
    return mirror.item(at: point) { rect, body in
      geometry.visitElements(in: rect) { body($0, nil) }
    }
  }

  /// Returns the frame of an item; nil if it doesn't exist or, in a grid, is merged into another
  /// one.
  ///
  /// - Complexity: O(log items + items of a line or group).
  public func frameForItem(at indexPath: IndexPath) -> CGRect? {
    displayed(geometry.frameOfItem(at: indexPath))
  }

  /// Returns the frame of a supplementary view, such as a header, or nil if it doesn't exist.
  ///
  /// A pinned view has its position at the time of the snapshot.
  public func frameForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CGRect? {
    displayed(geometry.frameOfSupplementaryView(ofKind: kind, at: indexPath))
  }

  /// Calls `body` with every element that overlaps `rect`.
  ///
  /// The elements are visited section by section, in the order that
  /// ``CollectionView/forEachElement(in:_:)`` describes.
  ///
  /// - Complexity: O(log items) for each found element; O(elements) for a custom layout.
  public func forEachElement(in rect: CGRect, _ body: (CollectionLayoutElement) -> Void) {
    guard let mirror else { return geometry.visitElements(in: rect, body) }
    let extent = Extent(rect)
    guard !extent.isEmpty else { return }
    geometry.visitElements(in: mirror.source(of: rect.standardized)) {
      if let image = mirror.image(of: $0, overlapping: extent) { body(image) }
    }
  }

  /// Returns the items whose frames overlap `rect`, in ascending order.
  ///
  /// - Complexity: The same as for ``forEachElement(in:_:)``.
  public func indexPathsForItems(in rect: CGRect) -> [IndexPath] {
    var found: [IndexPath] = []
    forEachElement(in: rect) { if $0.category == .cell { found.append($0.indexPath) } }
    return found
  }

  /// Returns the item nearest to `point`; nil for NaN, and if no item has an area.
  ///
  /// Of several equally near items, returns the one with the lowest index path.
  ///
  /// - Complexity: O(log items) for each item about as near as the result; O(elements) for a custom
  ///   layout.
  public func nearestItem(to point: CGPoint) -> IndexPath? {
    NearestItemSearch(point: point, contentSize: contentSize).run { forEachElement(in: $0, $1) }
  }

  private func displayed(_ frame: CGRect?) -> CGRect? {
    guard let mirror, let frame else { return frame }
    return mirror.image(of: frame)
  }
}
