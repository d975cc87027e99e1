public import Foundation

/// Where everything in a collection was when the snapshot was taken.
///
/// A value: it answers from any thread, later, while the collection goes on scrolling and changing. All rectangles and points
/// are in the collection's content coordinates, points, y down.
public struct CollectionLayoutSnapshot: Sendable {
  /// The bounds of the collection view: their origin is the content offset.
  public let bounds: CGRect
  /// The size of everything.
  public let contentSize: CGSize
  /// How the layout is mirrored; nil where it isn't.
  let mirror: ContentMirror?
  let geometry: any CollectionGeometry

  /// The number of sections.
  public var numberOfSections: Int { geometry.sectionCount }

  /// The number of items of a section; 0 for a section that doesn't exist.
  ///
  /// - Complexity: O(log sections).
  public func numberOfItems(inSection section: Int) -> Int {
    section >= 0 && section < geometry.sectionCount ? geometry.itemCount(inSection: section) : 0
  }

  /// The item whose frame contains `point`; see ``CollectionView/indexPathForItem(at:)``.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    guard let mirror else { return geometry.indexPathOfItem(at: point) }
    return mirror.item(at: point) { rect, body in
      geometry.visitElements(in: rect) { body($0, nil) }
    }
  }

  /// The frame of an item; nil for one that doesn't exist.
  ///
  /// - Complexity: O(log items), as for all questions about one element.
  public func frameForItem(at indexPath: IndexPath) -> CGRect? {
    displayed(geometry.frameOfItem(at: indexPath))
  }

  /// The frame of a header, a footer or another supplementary view, pinned as it was; nil where there is none.
  public func frameForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CGRect? {
    displayed(geometry.frameOfSupplementaryView(ofKind: kind, at: indexPath))
  }

  /// Calls `body` with every element that overlaps `rect`; see ``CollectionView/forEachElement(in:_:)``.
  public func forEachElement(in rect: CGRect, _ body: (CollectionLayoutElement) -> Void) {
    guard let mirror else { return geometry.visitElements(in: rect, body) }
    let extent = Extent(rect)
    guard !extent.isEmpty else { return }
    geometry.visitElements(in: mirror.source(of: rect.standardized)) {
      if let image = mirror.image(of: $0, overlapping: extent) { body(image) }
    }
  }

  /// The items whose frames overlap `rect`, ascending.
  public func indexPathsForItems(in rect: CGRect) -> [IndexPath] {
    var found: [IndexPath] = []
    forEachElement(in: rect) { if $0.category == .cell { found.append($0.indexPath) } }
    return found
  }

  /// The item nearest to `point`; see ``CollectionView/nearestItem(to:)``.
  public func nearestItem(to point: CGPoint) -> IndexPath? {
    NearestItemSearch(point: point, contentSize: contentSize).run { forEachElement(in: $0, $1) }
  }

  private func displayed(_ frame: CGRect?) -> CGRect? {
    guard let mirror, let frame else { return frame }
    return mirror.image(of: frame)
  }
}
