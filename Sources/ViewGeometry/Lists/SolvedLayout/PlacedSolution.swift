import Foundation

/// A solved layout in content coordinates: the border between index paths and CG types and a solver's numbers.
///
/// Transposes what scrolls horizontally, and finds nothing for index paths that don't exist. Immutable; an object, so that a
/// query holds one reference and not each buffer of the solution. Each question is one dynamic call, of ``ContentSolution``.
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

  /// The size of everything, in content coordinates.
  var contentSize: CGSize {
    let size = solution.contentSize
    return isHorizontal
      ? CGSize(width: size.height, height: size.width)
      : CGSize(width: size.width, height: size.height)
  }

  /// The part of a view that pinned elements stay in, in the solver's coordinates; nil where nothing is pinned.
  func viewport(of view: CollectionView?) -> Extent? {
    guard pinning != .nothing, let view else { return nil }
    // Not standardised: insets longer than the bounds leave the end in front of the start (R6.25).
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

// A viewport is in the solver's coordinates, all else in content coordinates.
extension PlacedSolution {
  /// The item under a point where everything rests.
  @inline(__always)
  func indexPath(at point: CGPoint) -> IndexPath? {
    solution.indexPath(at: point, direction)
  }

  /// The item under a point where everything rests, and its frame.
  @inline(__always)
  func item(at point: CGPoint) -> PlacedItem? { solution.placedItem(at: point, direction) }

  /// The item under a point.
  func indexPath(at point: CGPoint, viewport: Extent?) -> IndexPath? {
    let (x, y) = direction.position(of: point)
    return solution.item(x: x, y: y, viewport: viewport).map {
      IndexPath(item: $0.item, section: $0.section)
    }
  }

  /// The frame of an item; nil when there is none.
  @inline(__always)
  func frame(of indexPath: IndexPath, viewport: Extent?) -> CGRect? {
    solution.frame(of: indexPath, viewport: viewport, direction)
  }

  /// The item at an index path; nil when there is none.
  func item(_ indexPath: IndexPath, viewport: Extent?) -> CollectionLayoutElement? {
    guard indexPath.count == 2 else { return nil }
    return solution.element(section: indexPath[0], item: indexPath[1], viewport: viewport)
      .map(direction.element)
  }

  /// A supplementary view at an index path, of one number if it belongs to the whole layout; nil when there is none.
  func supplementary(
    ofKind kind: String, at indexPath: IndexPath, viewport: Extent?
  ) -> CollectionLayoutElement? {
    guard 1...2 ~= indexPath.count else { return nil }
    return solution.supplementary(
      named: kind, section: indexPath[0], item: indexPath.count == 2 ? indexPath[1] : nil,
      viewport: viewport
    ).map(direction.element)
  }

  /// A decoration view; nil when there is none.
  func decoration(ofKind kind: String, at indexPath: IndexPath) -> CollectionLayoutElement? {
    guard indexPath.count == 2 else { return nil }
    return solution.decoration(named: kind, section: indexPath[0], item: indexPath[1])
      .map(direction.element)
  }

  /// Calls `body` with each element that overlaps `rect` in the order of R6.11.
  @inline(__always)
  func visitElements(
    in rect: CGRect, viewport: Extent?, _ body: (CollectionLayoutElement) -> Void
  ) {
    solution.visitElements(in: rect, viewport: viewport, direction, body)
  }
}

/// An item under a point, and its frame, both in one system of coordinates.
struct PlacedItem {
  var indexPath: IndexPath
  var frame: CGRect
}

/// A solved layout with what was pinned where when it was asked for.
struct PlacedGeometry: CollectionGeometry {
  let placed: PlacedSolution
  let viewport: Extent?
  /// The numbers of items as the data source says: sections of a grid may have fewer or more than it has columns.
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
