import Foundation

/// A solved waterfall in content coordinates: the border between CG types and the solver.
///
/// Immutable; an object, so that a query holds one reference and not each buffer of the ``WaterfallSolution``.
final class WaterfallPlacement: CollectionGeometry {
  let solution: WaterfallSolution

  init(_ solution: WaterfallSolution) {
    self.solution = solution
  }

  var sectionCount: Int { solution.sectionCount }

  func itemCount(inSection section: Int) -> Int { solution.itemCount(inSection: section) }

  func indexPathOfItem(at point: CGPoint) -> IndexPath? {
    solution.item(x: Double(point.x), y: Double(point.y))
      .map { IndexPath(item: $0.item, section: $0.section) }
  }

  func frameOfItem(at indexPath: IndexPath) -> CGRect? {
    guard indexPath.count == 2 else { return nil }
    let (section, item) = (indexPath[0], indexPath[1])
    guard section >= 0, section < solution.sectionCount, item >= 0,
      item < solution.itemCount(inSection: section)
    else { return nil }
    return CGRect(solution.frame(ofItem: item, section: section))
  }

  func frameOfSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> CGRect? {
    guard let section = indexPath.first, section >= 0, section < solution.sectionCount
    else { return nil }
    switch FlowElementKind(elementKind: kind) {
    case .header: return solution.headerFrame(section: section).map { CGRect($0) }
    case .footer: return solution.footerFrame(section: section).map { CGRect($0) }
    case .item, nil: return nil
    }
  }

  func visitElements(in rect: CGRect, _ body: (CollectionLayoutElement) -> Void) {
    solution.forEachElement(in: Extent(rect)) { kind, section, item, frame in
      body(
        CollectionLayoutElement(
          indexPath: IndexPath(item: item, section: section),
          category: kind == .item ? .cell : .supplementaryView, kind: kind.elementKind,
          frame: CGRect(frame), zIndex: 0))
    }
  }
}

extension CGRect {
  fileprivate init(_ frame: FlowFrame) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}
