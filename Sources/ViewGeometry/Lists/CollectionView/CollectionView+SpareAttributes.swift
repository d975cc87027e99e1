import Foundation

/// Attributes on loan: views are handed objects that stay theirs if they keep them (R9.7), and most keep none.
extension CollectionView {
  /// The most objects kept.
  private static let mostSpareAttributes = threshold(4, low: 0)

  /// Attributes of an element for a view to look at.
  final func lendAttributes(of element: CollectionLayoutElement) -> CollectionViewLayoutAttributes {
    let attributesClass = type(of: storedLayout).attributesClass
    let attributes =
      attributesClass == CollectionViewLayoutAttributes.self
      ? spare() ?? CollectionViewLayoutAttributes() : attributesClass.init()
    attributes.assign(element)
    return attributes
  }

  /// Attributes equal to others, for a view to change.
  final func lendCopy(
    of attributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    guard type(of: attributes) == CollectionViewLayoutAttributes.self, let copy = spare() else {
      return attributes.copy()
    }
    copy.assign(from: attributes)
    return copy
  }

  /// Keeps attributes that were lent; whether the view kept them too is asked when they are lent again.
  final func takeBack(_ attributes: CollectionViewLayoutAttributes) {
    guard spareAttributes.count < CollectionView.mostSpareAttributes,
      type(of: attributes) == CollectionViewLayoutAttributes.self
    else { return }
    spareAttributes.append(attributes)
  }

  /// Attributes as new that nobody else refers to.
  private func spare() -> CollectionViewLayoutAttributes? {
    while var attributes = spareAttributes.popLast() {
      guard isKnownUniquelyReferenced(&attributes) else { continue }
      attributes.reset()
      return attributes
    }
    return nil
  }
}
