import Foundation

/// The elements of a layout that only knows attributes, all of them, in content coordinates, in the order of R6.11.
struct FrozenGeometry: CollectionGeometry {
  fileprivate struct Item: Sendable {
    let element: CollectionLayoutElement
    /// The outline of a transformed element; nil for the others.
    let outline: Quad?
  }

  private let elements: [Item]
  private let counts: [Int]

  init(_ view: CollectionView) {
    var elements: [Item] = []
    view.visitElements(in: .infinite) { element, attributes in
      let isTurned = attributes.map { !$0.storedTransform.isIdentity } ?? false
      elements.append(
        Item(element: element, outline: isTurned ? view.displayed(attributes)?.quad : nil))
    }
    self.elements = elements
    counts = view.itemCounts()
  }

  var sectionCount: Int { counts.count }

  func itemCount(inSection section: Int) -> Int { counts[section] }

  func indexPathOfItem(at point: CGPoint) -> IndexPath? {
    var best: CollectionLayoutElement?
    // Ascending by index path: of equal levels the later one wins (R6.13).
    for item in elements where item.element.category == .cell && item.covers(point) {
      if let best, best.zIndex > item.element.zIndex { continue }
      best = item.element
    }
    return best?.indexPath
  }

  func frameOfItem(at indexPath: IndexPath) -> CGRect? {
    elements.first { $0.element.category == .cell && $0.element.indexPath == indexPath }?
      .element.frame
  }

  func frameOfSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> CGRect? {
    elements.first {
      $0.element.category == .supplementaryView && $0.element.kind == kind
        && $0.element.indexPath == indexPath
    }?.element.frame
  }

  func visitElements(in rect: CGRect, _ body: (CollectionLayoutElement) -> Void) {
    let extent = Extent(rect)
    for item in elements where Extent(item.element.frame).overlaps(extent) {
      body(item.element)
    }
  }
}

extension FrozenGeometry.Item {
  func covers(_ point: CGPoint) -> Bool {
    if let outline { return outline.contains(point) }
    return Extent(element.frame).contains(x: Double(point.x), y: Double(point.y))
  }
}
