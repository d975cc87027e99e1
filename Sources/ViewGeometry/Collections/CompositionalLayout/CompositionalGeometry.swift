import Foundation

/// A solved composition in content coordinates, transposed when it scrolls horizontally: the border between CG types and
/// a solver's coordinates.
struct CompositionalGeometry: CollectionGeometry {
  var solution: CompositionalSolution
  let isHorizontal: Bool
  /// What is in view, as pinned headers and footers need to know it; nil where all rest at their places.
  var viewport: CompositionalViewport?

  /// The size of everything, in content coordinates.
  var contentSize: CGSize {
    isHorizontal
      ? CGSize(width: solution.height, height: solution.container.width)
      : CGSize(width: solution.container.width, height: solution.height)
  }

  /// Whether anything stays in view while scrolling.
  var isPinning: Bool { solution.isPinning }
}

extension CompositionalGeometry {
  var sectionCount: Int { solution.sectionCount }

  func itemCount(inSection section: Int) -> Int { solution.itemCount(inSection: section) }

  func frameOfItem(at indexPath: IndexPath) -> CGRect? { item(at: indexPath)?.frame }

  func frameOfSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> CGRect? {
    supplementary(ofKind: kind, at: indexPath)?.frame
  }

  func indexPathOfItem(at point: CGPoint) -> IndexPath? {
    let found =
      isHorizontal
      ? solution.item(x: point.y, y: point.x) : solution.item(x: point.x, y: point.y)
    guard let found else { return nil }
    return IndexPath(item: found.item, section: found.section)
  }

  func item(at indexPath: IndexPath) -> CollectionLayoutElement? {
    guard let (section, item) = key(indexPath) else { return nil }
    return element(
      CompositionalElement(
        kind: .item, section: section, item: item,
        frame: solution.frame(ofItem: item, section: section),
        zIndex: solution.zIndex(ofItem: item, section: section)))
  }

  /// A header or footer, or what hangs on an item.
  func supplementary(ofKind kind: String, at indexPath: IndexPath) -> CollectionLayoutElement? {
    if indexPath.count == 1 {
      return solution.layoutBoundary(ofKind: kind, item: indexPath[0], viewport: viewport).map {
        element(.layoutBoundary(kind), section: 0, item: indexPath[0], $0.frame, $0.zIndex)
      }
    }
    guard let section = section(indexPath) else { return nil }
    if indexPath[1] == 0,
      let found = solution.boundary(ofKind: kind, section: section, viewport: viewport)
    {
      return element(.boundary(kind), section: section, item: 0, found.frame, found.zIndex)
    }
    guard let (_, item) = key(indexPath),
      let found = solution.supplementary(ofKind: kind, item: item, section: section)
    else { return nil }
    return element(.supplementary(kind), section: section, item: item, found.frame, found.zIndex)
  }

  func background(ofKind kind: String, at indexPath: IndexPath) -> CollectionLayoutElement? {
    guard let section = section(indexPath), indexPath[1] == 0,
      let found = solution.background(ofKind: kind, section: section)
    else { return nil }
    return element(.background(kind), section: section, item: 0, found.frame, found.zIndex)
  }

  func visitElements(in rect: CGRect, _ body: (CollectionLayoutElement) -> Void) {
    let extent = Extent(rect)
    let transposed = Extent(
      minX: extent.minY, minY: extent.minX, maxX: extent.maxY, maxY: extent.maxX)
    solution.forEachElement(in: isHorizontal ? transposed : extent, viewport: viewport) {
      body(element($0))
    }
  }

  private func element(
    _ kind: CompositionalElementKind, section: Int, item: Int, _ frame: LayoutFrame, _ zIndex: Int
  ) -> CollectionLayoutElement {
    element(
      CompositionalElement(
        kind: kind, section: section, item: item, frame: frame, zIndex: zIndex))
  }

  private func element(_ element: CompositionalElement) -> CollectionLayoutElement {
    let frame = isHorizontal ? element.frame.transposed : element.frame
    var indexPath = IndexPath(item: element.item, section: element.section)
    let (category, kind): (CollectionView.ElementCategory, String?) =
      switch element.kind {
      case .item: (.cell, nil)
      case .supplementary(let kind), .boundary(let kind), .layoutBoundary(let kind):
        (.supplementaryView, kind)
      case .background(let kind): (.decorationView, kind)
      }
    if case .layoutBoundary = element.kind { indexPath = IndexPath(index: element.item) }
    return CollectionLayoutElement(
      indexPath: indexPath, category: category, kind: kind,
      frame: CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height),
      zIndex: element.zIndex)
  }

  /// The section of an index path of two numbers; nil when there is no such section.
  func section(_ indexPath: IndexPath) -> Int? {
    guard indexPath.count == 2, 0..<solution.sectionCount ~= indexPath[0] else { return nil }
    return indexPath[0]
  }

  /// Section and item of an index path; nil when there is no such item.
  private func key(_ indexPath: IndexPath) -> (section: Int, item: Int)? {
    guard let section = section(indexPath),
      0..<solution.itemCount(inSection: section) ~= indexPath[1]
    else { return nil }
    return (section, indexPath[1])
  }
}

/// The solved layout of a layout object, with what it was solved in.
///
/// Never changed but replaced: what can't change isn't copied to be asked.
final class CompositionalPlacement {
  let geometry: CompositionalGeometry
  let environment: LayoutContainer
  /// The handlers of the elements in view, by section.
  let handlers: [Int: CollectionLayoutSectionVisibleItemsInvalidationHandler]

  init(
    _ geometry: CompositionalGeometry, environment: LayoutContainer,
    handlers: [Int: CollectionLayoutSectionVisibleItemsInvalidationHandler]
  ) {
    self.geometry = geometry
    self.environment = environment
    self.handlers = handlers
  }

  @inline(never)
  func indexPathOfItem(at point: CGPoint) -> IndexPath? { geometry.indexPathOfItem(at: point) }
}
