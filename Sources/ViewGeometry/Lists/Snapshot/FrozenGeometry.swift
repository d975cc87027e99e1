import Foundation

/// The geometry of a layout that provides attributes instead of a solution.
///
/// It stores the elements in content coordinates.
struct FrozenGeometry: CollectionGeometry {
  fileprivate struct Item: Sendable {
    let element: CollectionLayoutElement
    /// The outline of a transformed element; nil for other elements.
    let outline: Quad?
    /// The frame in layout coordinates.
    let source: Extent
  }

  /// The elements that queries by point or rectangle can find, section by section (R6.11).
  private let elements: [Item]
  /// The frames of all cells and supplementary views, including hidden and empty ones, and of the
  /// decoration views in `elements`.
  private let frames: [CollectionElementKey: CGRect]
  private let counts: [Int]
  /// The mirroring of the layout if its attributes are in a spatial index; otherwise nil.
  ///
  /// The index searches in the layout's own coordinates.
  private let mirror: ContentMirror?

  init(_ view: CollectionView) {
    var elements: [Item] = []
    view.visitElements(in: .infinite) { element, attributes in
      let isTransformed = attributes.map { !$0.storedTransform.isIdentity } ?? false
      elements.append(
        Item(
          element: element, outline: isTransformed ? view.displayed(attributes)?.quad : nil,
          source: Extent(attributes?.frame ?? .null)))
    }
    mirror = view.storedLayout.indexedAttributes == nil ? nil : view.mirror
    self.elements = elements
    counts = view.itemCounts()
    frames = Self.frames(elements, in: view, counts)
  }

  /// Collects the frames of all items, of the supplementary views that the layout returns, and of
  /// the other elements in `elements`.
  private static func frames(
    _ elements: [Item], in view: CollectionView, _ counts: [Int]
  ) -> [CollectionElementKey: CGRect] {
    var frames: [CollectionElementKey: CGRect] = [:]
    for (section, count) in counts.enumerated() {
      for item in 0..<count {
        let indexPath = IndexPath(item: item, section: section)
        frames[.cell(indexPath)] = view.itemFrame(at: indexPath)
      }
    }
    let layout = view.storedLayout
    let all = layout.spatialAttributes ?? layout.layoutAttributesForElements(in: .infinite) ?? []
    for attributes in all where attributes.storedCategory == .supplementaryView {
      let (kind, indexPath) = (attributes.storedKind ?? "", attributes.storedIndexPath)
      frames[.supplementaryView(kind, indexPath)] = view.supplementaryFrame(
        ofKind: kind, at: indexPath)
    }
    for item in elements where frames[item.element.key] == nil {
      frames[item.element.key] = item.element.frame
    }
    return frames
  }

  var sectionCount: Int { counts.count }

  func itemCount(inSection section: Int) -> Int { counts[section] }

  func indexPathOfItem(at point: CGPoint) -> IndexPath? {
    guard point.x.isFinite && point.y.isFinite else { return nil }
    // As in a spatially indexed layout, a transformed item must also have a frame near the point in
    // layout coordinates, because an outline in perspective can't be mirrored.
    let asked = mirror.map { Extent($0.source(around: point)) }
    var best: CollectionLayoutElement?
    // The elements are sorted by index path. Of elements with the same z-index, the last one is in
    // front (R6.13).
    for item in elements where item.element.category == .cell && item.covers(point) {
      if item.outline != nil, let asked, !item.source.overlaps(asked) { continue }
      if let best, best.zIndex > item.element.zIndex { continue }
      best = item.element
    }
    return best?.indexPath
  }

  func frameOfItem(at indexPath: IndexPath) -> CGRect? { frames[.cell(indexPath)] }

  func frameOfSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> CGRect? {
    frames[.supplementaryView(kind, indexPath)]
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

extension CollectionElementKey {
  fileprivate static func cell(_ indexPath: IndexPath) -> CollectionElementKey {
    CollectionElementKey(indexPath: indexPath, category: .cell, kind: nil)
  }

  fileprivate static func supplementaryView(
    _ kind: String, _ indexPath: IndexPath
  ) -> CollectionElementKey {
    CollectionElementKey(indexPath: indexPath, category: .supplementaryView, kind: kind)
  }
}
