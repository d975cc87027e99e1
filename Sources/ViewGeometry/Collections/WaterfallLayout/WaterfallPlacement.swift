import Foundation

/// A solved waterfall in content coordinates, transposed when it scrolls horizontally: the border between CG types and the
/// solver.
///
/// Immutable; an object, so that a query holds one reference and not each buffer of the ``WaterfallSolution``.
final class WaterfallPlacement: CollectionGeometry {
  let solution: WaterfallSolution
  let isHorizontal: Bool

  init(_ solution: WaterfallSolution, isHorizontal: Bool) {
    self.solution = solution
    self.isHorizontal = isHorizontal
  }

  /// The size of everything, in content coordinates.
  var contentSize: CGSize {
    isHorizontal
      ? CGSize(width: solution.height, height: solution.width)
      : CGSize(width: solution.width, height: solution.height)
  }

  var sectionCount: Int { solution.sectionCount }

  func itemCount(inSection section: Int) -> Int { solution.itemCount(inSection: section) }

  func indexPathOfItem(at point: CGPoint) -> IndexPath? {
    let (x, y) = (Double(point.x), Double(point.y))
    let found = isHorizontal ? solution.item(x: y, y: x) : solution.item(x: x, y: y)
    return found.map { IndexPath(item: $0.item, section: $0.section) }
  }

  func frameOfItem(at indexPath: IndexPath) -> CGRect? {
    guard indexPath.count == 2 else { return nil }
    let (section, item) = (indexPath[0], indexPath[1])
    guard section >= 0, section < solution.sectionCount, item >= 0,
      item < solution.itemCount(inSection: section)
    else { return nil }
    return rect(solution.frame(ofItem: item, section: section))
  }

  func frameOfSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> CGRect? {
    guard let section = indexPath.first, section >= 0, section < solution.sectionCount
    else { return nil }
    switch FlowElementKind(elementKind: kind) {
    case .header: return solution.headerFrame(section: section).map(rect)
    case .footer: return solution.footerFrame(section: section).map(rect)
    case .item, nil: return nil
    }
  }

  func visitElements(in rect: CGRect, _ body: (CollectionLayoutElement) -> Void) {
    let extent = Extent(rect)
    let transposed = Extent(
      minX: extent.minY, minY: extent.minX, maxX: extent.maxY, maxY: extent.maxX)
    solution.forEachElement(in: isHorizontal ? transposed : extent) {
      kind, section, item, frame in
      body(
        CollectionLayoutElement(
          indexPath: IndexPath(item: item, section: section),
          category: kind == .item ? .cell : .supplementaryView, kind: kind.elementKind,
          frame: self.rect(frame), zIndex: 0))
    }
  }

  private func rect(_ frame: LayoutFrame) -> CGRect {
    isHorizontal
      ? CGRect(x: frame.y, y: frame.x, width: frame.height, height: frame.width)
      : CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}
