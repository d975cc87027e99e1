import Foundation

/// A solution with queries in content coordinates and with index paths.
///
/// The queries are implemented once, below, and specialized for each solver. A query is therefore a
/// single dynamic call, and all code called from there, including loops, is specialized. Without a
/// viewport, nothing is pinned.
protocol ContentSolution: LayoutSolution {
  func indexPath(at point: CGPoint, _ direction: ContentDirection) -> IndexPath?
  func placedItem(at point: CGPoint, _ direction: ContentDirection) -> PlacedItem?
  func frame(
    of indexPath: IndexPath, viewport: Extent?, _ direction: ContentDirection
  ) -> CGRect?
  /// Calls `body` with each element that overlaps `rect`, which is in content coordinates.
  ///
  /// The order is that of `forEachElement(in:viewport:_:)`: section by section, with backgrounds
  /// and headers first, then items, other elements and footers (R6.11). `viewport` is in solver
  /// coordinates.
  func visitElements(
    in rect: CGRect, viewport: Extent?, _ direction: ContentDirection,
    _ body: (CollectionLayoutElement) -> Void)
}

extension FlowSolution: ContentSolution {}
extension WaterfallSolution: ContentSolution {}
extension GridSolution: ContentSolution {}
extension CompositionalSolution: ContentSolution {}

extension ContentSolution {
  func indexPath(at point: CGPoint, _ direction: ContentDirection) -> IndexPath? {
    let (x, y) = direction.position(of: point)
    guard let found = index(x: x, y: y) else { return nil }
    return IndexPath(item: found.item, section: found.section)
  }

  func placedItem(at point: CGPoint, _ direction: ContentDirection) -> PlacedItem? {
    let (x, y) = direction.position(of: point)
    guard let found = item(x: x, y: y) else { return nil }
    return PlacedItem(
      indexPath: IndexPath(item: found.item, section: found.section),
      frame: direction.rect(found.frame))
  }

  func frame(
    of indexPath: IndexPath, viewport: Extent?, _ direction: ContentDirection
  ) -> CGRect? {
    guard indexPath.count == 2,
      let found = frame(section: indexPath[0], item: indexPath[1], viewport: viewport)
    else { return nil }
    return direction.rect(found)
  }

  func visitElements(
    in rect: CGRect, viewport: Extent?, _ direction: ContentDirection,
    _ body: (CollectionLayoutElement) -> Void
  ) {
    forEachElement(in: direction.extent(Extent(rect)), viewport: viewport) { element in
      // Items, the most frequent elements, are converted here, without looking up or releasing a
      // kind name.
      guard case .item = element.kind else { return body(direction.element(element)) }
      body(
        CollectionLayoutElement(
          indexPath: IndexPath(item: element.item, section: element.section), category: .cell,
          kind: nil, frame: direction.rect(element.frame), zIndex: element.zIndex))
    }
  }
}

/// The scroll direction of a layout, with conversions between content and solver coordinates.
struct ContentDirection {
  let isHorizontal: Bool

  /// Converts a point in content coordinates to solver coordinates.
  @inline(__always)
  func position(of point: CGPoint) -> (x: Double, y: Double) {
    isHorizontal ? (point.y, point.x) : (point.x, point.y)
  }

  /// Converts a frame in solver coordinates to content coordinates.
  @inline(__always)
  func rect(_ frame: LayoutFrame) -> CGRect {
    isHorizontal
      ? CGRect(x: frame.y, y: frame.x, width: frame.height, height: frame.width)
      : CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  /// Converts an extent between content coordinates and solver coordinates, in either direction.
  @inline(__always)
  func extent(_ extent: Extent) -> Extent {
    isHorizontal
      ? Extent(minX: extent.minY, minY: extent.minX, maxX: extent.maxY, maxY: extent.maxX)
      : extent
  }

  /// Converts an element in solver coordinates to content coordinates.
  @inline(__always)
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
}
