import Foundation

/// A solved layout in content coordinates: the border between index paths and CG types and a solver's numbers.
///
/// Transposes what scrolls horizontally, and finds nothing for index paths that don't exist. Immutable; an object, so that a
/// query holds one reference and not each buffer of the solution. Each question is one call of the solver through its protocol.
final class PlacedSolution: Sendable {
  let solution: any LayoutSolution
  let isHorizontal: Bool
  let pinning: LayoutPinning

  init(_ solution: some LayoutSolution, isHorizontal: Bool) {
    self.solution = solution
    self.isHorizontal = isHorizontal
    pinning = solution.pinning
  }

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
    var visible = Extent(view.bounds.inset(by: view.adjustedContentInset))
    if let width = view.mirrorWidth.map({ Double($0) }) {
      visible = Extent(
        minX: width - visible.maxX, minY: visible.minY, maxX: width - visible.minX,
        maxY: visible.maxY)
    }
    return transposed(visible)
  }
}

// A viewport is in the solver's coordinates, all else in content coordinates.
extension PlacedSolution {
  /// The item under a point where everything rests, and its frame.
  @inline(never)
  func item(at point: CGPoint) -> PlacedItem? {
    let (x, y) = isHorizontal ? (point.y, point.x) : (point.x, point.y)
    guard let item = solution.item(x: x, y: y) else { return nil }
    return placed(item)
  }

  /// The item under a point, and its frame.
  func item(at point: CGPoint, viewport: Extent?) -> PlacedItem? {
    let (x, y) = isHorizontal ? (point.y, point.x) : (point.x, point.y)
    guard let item = solution.item(x: x, y: y, viewport: viewport) else { return nil }
    return placed(item)
  }

  /// The item at an index path; nil when there is none.
  func item(_ indexPath: IndexPath, viewport: Extent?) -> CollectionLayoutElement? {
    guard indexPath.count == 2 else { return nil }
    return solution.element(section: indexPath[0], item: indexPath[1], viewport: viewport)
      .map(element)
  }

  /// The frame of an item; nil when there is none.
  func frame(of indexPath: IndexPath, viewport: Extent?) -> CGRect? {
    guard indexPath.count == 2 else { return nil }
    let found = solution.element(
      section: indexPath[0], item: indexPath[1], viewport: viewport)
    guard let found else { return nil }
    return rect(found.frame)
  }

  /// A supplementary view at an index path, of one number if it belongs to the whole layout; nil when there is none.
  func supplementary(
    ofKind kind: String, at indexPath: IndexPath, viewport: Extent?
  ) -> CollectionLayoutElement? {
    guard 1...2 ~= indexPath.count else { return nil }
    return solution.supplementary(
      named: kind, section: indexPath[0], item: indexPath.count == 2 ? indexPath[1] : nil,
      viewport: viewport
    ).map(element)
  }

  /// A decoration view; nil when there is none.
  func decoration(ofKind kind: String, at indexPath: IndexPath) -> CollectionLayoutElement? {
    guard indexPath.count == 2 else { return nil }
    return solution.decoration(named: kind, section: indexPath[0], item: indexPath[1])
      .map(element)
  }

  /// Calls `body` with each element that overlaps `rect` in the order of R6.11.
  func visitElements(
    in rect: CGRect, viewport: Extent?, _ body: (CollectionLayoutElement) -> Void
  ) {
    solution.forEachElement(in: transposed(Extent(rect)), viewport: viewport) {
      body(element($0))
    }
  }

  @inline(__always)
  private func placed(_ item: LayoutItem) -> PlacedItem {
    PlacedItem(
      indexPath: IndexPath(item: item.item, section: item.section), frame: rect(item.frame))
  }

  func element(_ element: LayoutElement) -> CollectionLayoutElement {
    var indexPath = IndexPath(item: element.item, section: element.section)
    var category = CollectionView.ElementCategory.supplementaryView
    switch element.kind {
    case .item: category = .cell
    case .layoutBoundary: indexPath = IndexPath(index: element.item)
    case .background: category = .decorationView
    default: break
    }
    return CollectionLayoutElement(
      indexPath: indexPath, category: category, kind: element.kind.name,
      frame: rect(element.frame), zIndex: element.zIndex)
  }

  @inline(__always)
  func rect(_ frame: LayoutFrame) -> CGRect {
    isHorizontal
      ? CGRect(x: frame.y, y: frame.x, width: frame.height, height: frame.width)
      : CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  func transposed(_ extent: Extent) -> Extent {
    isHorizontal
      ? Extent(minX: extent.minY, minY: extent.minX, maxX: extent.maxY, maxY: extent.maxX)
      : extent
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

  var sectionCount: Int { placed.solution.sectionCount }

  func itemCount(inSection section: Int) -> Int { placed.solution.itemCount(inSection: section) }

  func indexPathOfItem(at point: CGPoint) -> IndexPath? {
    placed.item(at: point, viewport: viewport)?.indexPath
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
