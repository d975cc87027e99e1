import Foundation

/// The spatial index of a custom layout's ``CollectionViewLayout/spatialAttributes``.
final class IndexedAttributes {
  /// The attributes in the order of queries (R6.11), which `isListed(before:)` defines.
  private let attributes: [CollectionViewLayoutAttributes]
  private let solution: CustomSolution

  init(_ attributes: [CollectionViewLayoutAttributes]) {
    let isListed = zip(attributes, attributes.dropFirst()).allSatisfy { !$1.isListed(before: $0) }
    self.attributes = isListed ? attributes : attributes.sorted { $0.isListed(before: $1) }
    solution = CustomSolution(self.attributes.lazy.map(\.customElement))
  }

  func indexPathOfItem(at point: CGPoint) -> IndexPath? {
    solution.topmostItem(x: Double(point.x), y: Double(point.y))
      .map { attributes[$0].storedIndexPath }
  }

  func attributes(in rect: CGRect) -> [CollectionViewLayoutAttributes] {
    solution.elements(in: Extent(rect)).map { attributes[$0] }
  }

  func visitElements(in rect: CGRect, _ body: CollectionLayoutVisitor) {
    for element in solution.elements(in: Extent(rect)) {
      body(CollectionLayoutElement(attributes[element]), attributes[element])
    }
  }

  /// Returns the attributes of the element that `wanted` identifies, found by binary search.
  ///
  /// Returns nil if the element doesn't exist.
  func attributes(
    like wanted: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes? {
    // Supplementary and decoration views of the same kind and index path are adjacent.
    attributes[attributes.partitioningIndex { !$0.isListed(before: wanted) }...]
      .prefix { !wanted.isListed(before: $0) }
      .first { $0.storedCategory == wanted.storedCategory }
  }
}

extension CollectionViewLayoutAttributes {
  /// The element in the form that the index stores; a hidden element has an empty extent (R9.5).
  fileprivate var customElement: CustomElement {
    let isItem = storedCategory == .cell
    if isHidden { return CustomElement(extent: Extent(.null), isItem: isItem) }
    if storedTransform.isIdentity {
      return CustomElement(extent: Extent(frame), z: zIndex, isItem: isItem)
    }
    return CustomElement(quad: quad, z: zIndex, isItem: isItem)
  }
}

/// The state of the index of a layout's ``CollectionViewLayout/spatialAttributes``.
enum SpatialState {
  /// The attributes haven't been requested since the last invalidation.
  case unknown
  /// The layout has no spatial attributes, and overrides the query methods instead.
  case none
  /// The attributes have been indexed.
  case indexed(IndexedAttributes)
}

extension CollectionViewLayout {
  /// The indexed ``spatialAttributes``; nil if the layout has none.
  final var indexedAttributes: IndexedAttributes? {
    switch spatialState {
    case .none: return nil
    case .indexed(let placement): return placement
    case .unknown:
      let placement = spatialAttributes.map(IndexedAttributes.init)
      // A layout that isn't prepared yet may return other attributes once it is.
      if isPrepared || owner == nil {
        spatialState = placement.map(SpatialState.indexed) ?? .none
      }
      return placement
    }
  }
}
