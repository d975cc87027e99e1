import Foundation

/// A solved flow in content coordinates: transposed when it scrolls horizontally.
///
/// The border between CG types and flow coordinates. Immutable; an object, so that a query holds one reference and
/// not each buffer of the ``FlowSolution``.
final class FlowPlacement: Sendable {
  let solution: FlowSolution
  let isHorizontal: Bool

  init(solution: FlowSolution, isHorizontal: Bool) {
    self.solution = solution
    self.isHorizontal = isHorizontal
  }

  /// The size of everything, in content coordinates.
  var contentSize: CGSize {
    isHorizontal
      ? CGSize(width: solution.height, height: solution.containerWidth)
      : CGSize(width: solution.containerWidth, height: solution.height)
  }
}

extension FlowPlacement {
  func indexPathOfItem(at point: CGPoint) -> IndexPath? {
    let (x, y) = isHorizontal ? (point.y, point.x) : (point.x, point.y)
    guard let found = solution.item(x: x, y: y) else { return nil }
    return IndexPath(item: found.item, section: found.section)
  }

  func frameOfItem(at indexPath: IndexPath) -> CGRect? {
    guard let key = solution.key(indexPath) else { return nil }
    return rect(solution.frame(ofItem: key.item, section: key.section))
  }

  func frameOfSupplementaryView(
    _ kind: FlowElementKind, section: Int, pinning: FlowPinning
  ) -> CGRect? {
    guard section >= 0 && section < solution.sectionCount else { return nil }
    let frame =
      kind == .header
      ? solution.headerFrame(section: section, pinning: pinning)
      : solution.footerFrame(section: section, pinning: pinning)
    return frame.map(rect)
  }

  func visitElements(
    in rect: CGRect, pinning: FlowPinning, _ body: (CollectionLayoutElement) -> Void
  ) {
    solution.forEachElement(in: extent(rect), pinning: pinning) { element in
      body(self.element(element, pinning: pinning))
    }
  }

  private func element(
    _ element: FlowElement, pinning: FlowPinning
  ) -> CollectionLayoutElement {
    CollectionLayoutElement(
      indexPath: IndexPath(item: element.item, section: element.section),
      category: element.kind == .item ? .cell : .supplementaryView,
      kind: element.kind.elementKind, frame: rect(element.frame),
      zIndex: pinning.zIndex(of: element.kind))
  }

  func rect(_ frame: LayoutFrame) -> CGRect {
    isHorizontal
      ? CGRect(x: frame.y, y: frame.x, width: frame.height, height: frame.width)
      : CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  /// `rect` in flow coordinates, standardised; null has no points there either.
  func extent(_ rect: CGRect) -> Extent {
    let extent = Extent(rect)
    return isHorizontal
      ? Extent(minX: extent.minY, minY: extent.minX, maxX: extent.maxY, maxY: extent.maxX)
      : extent
  }
}

extension FlowSolution {
  /// Section and item of an index path; nil when there is no such item.
  func key(_ indexPath: IndexPath) -> (section: Int, item: Int)? {
    guard indexPath.count == 2 else { return nil }
    let (section, item) = (indexPath[0], indexPath[1])
    guard section >= 0 && section < sectionCount && item >= 0 else { return nil }
    return item < itemCount(inSection: section) ? (section, item) : nil
  }
}

extension FlowElementKind {
  init?(elementKind: String) {
    switch elementKind {
    case CollectionView.elementKindSectionHeader: self = .header
    case CollectionView.elementKindSectionFooter: self = .footer
    default: return nil
    }
  }

  var elementKind: String? {
    switch self {
    case .header: CollectionView.elementKindSectionHeader
    case .item: nil
    case .footer: CollectionView.elementKindSectionFooter
    }
  }
}

extension FlowPinning {
  /// Pinned elements float above cells (R6.15: the number is a policy).
  func zIndex(of kind: FlowElementKind) -> Int {
    switch kind {
    case .header: headers ? 10 : 0
    case .item: 0
    case .footer: footers ? 10 : 0
    }
  }
}
