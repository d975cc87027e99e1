import Foundation

/// A solved layout in content coordinates, with index paths and CG types.
///
/// It transposes content that scrolls horizontally, and returns nil for index paths that don't
/// exist. It is an immutable class, so that a query retains one reference instead of each buffer of
/// the solution. Each query makes a single dynamic call to a method of ``ContentSolution``.
final class PlacedSolution: Sendable {
  let solution: any ContentSolution
  let direction: ContentDirection
  let pinning: LayoutPinning

  init(_ solution: some ContentSolution, isHorizontal: Bool) {
    self.solution = solution
    direction = ContentDirection(isHorizontal: isHorizontal)
    pinning = solution.pinning
  }

  var isHorizontal: Bool { direction.isHorizontal }

  /// The size of the whole content, in content coordinates.
  var contentSize: CGSize {
    let size = solution.contentSize
    return isHorizontal
      ? CGSize(width: size.height, height: size.width)
      : CGSize(width: size.width, height: size.height)
  }

  /// Returns the visible area in which elements are pinned, in solver coordinates.
  ///
  /// Returns nil if nothing is pinned, or if `view` is nil.
  func viewport(of view: CollectionView?) -> Extent? {
    guard pinning != .nothing, let view else { return nil }
    // The rectangle isn't standardized: if the insets exceed the bounds, its end precedes its start
    // (R6.25).
    let inner = view.bounds.inset(by: view.adjustedContentInset)
    var visible = Extent(
      x: Double(inner.origin.x), y: Double(inner.origin.y), width: Double(inner.size.width),
      height: Double(inner.size.height))
    if let width = view.mirrorWidth.map({ Double($0) }) {
      visible = Extent(
        minX: width - visible.maxX, minY: visible.minY, maxX: width - visible.minX,
        maxY: visible.maxY)
    }
    return direction.extent(visible)
  }
}

// Viewports are in solver coordinates, everything else in content coordinates.
extension PlacedSolution {
  /// Returns the item at a point, with nothing pinned.
  @inline(__always)
  func indexPath(at point: CGPoint) -> IndexPath? {
    solution.indexPath(at: point, direction)
  }

  /// Returns the item at a point and its frame, with nothing pinned.
  @inline(__always)
  func item(at point: CGPoint) -> PlacedItem? { solution.placedItem(at: point, direction) }

  /// Returns the item at a point, with items pinned to `viewport`.
  func indexPath(at point: CGPoint, viewport: Extent?) -> IndexPath? {
    let (x, y) = direction.position(of: point)
    return solution.item(x: x, y: y, viewport: viewport).map {
      IndexPath(item: $0.item, section: $0.section)
    }
  }

  /// Returns the frame of an item; nil if the item doesn't exist.
  @inline(__always)
  func frame(of indexPath: IndexPath, viewport: Extent?) -> CGRect? {
    solution.frame(of: indexPath, viewport: viewport, direction)
  }

  /// Returns the item at an index path; nil if it doesn't exist.
  func item(_ indexPath: IndexPath, viewport: Extent?) -> CollectionLayoutElement? {
    guard indexPath.count == 2 else { return nil }
    return solution.element(section: indexPath[0], item: indexPath[1], viewport: viewport)
      .map(direction.element)
  }

  /// Returns the supplementary view at an index path; nil if it doesn't exist.
  ///
  /// An index path of length one refers to an element of the whole layout.
  func supplementary(
    ofKind kind: String, at indexPath: IndexPath, viewport: Extent?
  ) -> CollectionLayoutElement? {
    guard 1...2 ~= indexPath.count else { return nil }
    return solution.supplementary(
      named: kind, section: indexPath[0], item: indexPath.count == 2 ? indexPath[1] : nil,
      viewport: viewport
    ).map(direction.element)
  }

  /// Returns a decoration view; nil if it doesn't exist.
  func decoration(ofKind kind: String, at indexPath: IndexPath) -> CollectionLayoutElement? {
    guard indexPath.count == 2 else { return nil }
    return solution.decoration(named: kind, section: indexPath[0], item: indexPath[1])
      .map(direction.element)
  }

  /// Calls `body` with each element that overlaps `rect`, section by section (R6.11).
  @inline(__always)
  func visitElements(
    in rect: CGRect, viewport: Extent?, _ body: (CollectionLayoutElement) -> Void
  ) {
    solution.visitElements(in: rect, viewport: viewport, direction, body)
  }
}

/// An item that was found at a point, and its frame, in the coordinates of the point.
struct PlacedItem {
  var indexPath: IndexPath
  var frame: CGRect
}

/// A solved layout, with the viewport for pinned elements at the time of creation.
struct PlacedGeometry: CollectionGeometry {
  let placed: PlacedSolution
  let viewport: Extent?
  /// The number of items in each section, from the data source.
  ///
  /// The layout can't supply it: in a grid, a section may have more or fewer items than there are
  /// columns.
  let counts: [Int]

  var sectionCount: Int { counts.count }

  func itemCount(inSection section: Int) -> Int { counts[section] }

  func indexPathOfItem(at point: CGPoint) -> IndexPath? {
    placed.indexPath(at: point, viewport: viewport)
  }

  func frameOfItem(at indexPath: IndexPath) -> CGRect? {
    placed.frame(of: indexPath, viewport: viewport)
  }

  func frameOfSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> CGRect? {
    placed.supplementary(ofKind: kind, at: indexPath, viewport: viewport)?.frame
  }

  func visitElements(in rect: CGRect, _ body: (CollectionLayoutElement) -> Void) {
    placed.visitElements(in: rect, viewport: viewport, body)
  }
}
