import Foundation

/// Reuse of attribute objects that are passed to views.
///
/// A view may keep one (R9.7), but most views don't.
extension CollectionView {
  /// The maximum number of spare objects.
  private static let mostSpareAttributes = threshold(4, low: 0)

  /// Returns attributes of an element to pass to a view.
  final func lendAttributes(of element: CollectionLayoutElement) -> CollectionViewLayoutAttributes {
    let attributesClass = type(of: storedLayout).attributesClass
    let attributes =
      attributesClass == CollectionViewLayoutAttributes.self
      ? spare() ?? CollectionViewLayoutAttributes() : attributesClass.init()
    attributes.assign(element)
    return attributes
  }

  /// Returns a copy of attributes for a view to modify.
  final func lendCopy(
    of attributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    guard type(of: attributes) == CollectionViewLayoutAttributes.self, let copy = spare() else {
      return attributes.copy()
    }
    copy.assign(from: attributes)
    return copy
  }

  /// Keeps borrowed attributes for reuse.
  ///
  /// Whether the view retained them is tested when they are borrowed again.
  final func takeBack(_ attributes: CollectionViewLayoutAttributes) {
    guard spareAttributes.count < CollectionView.mostSpareAttributes,
      type(of: attributes) == CollectionViewLayoutAttributes.self
    else { return }
    spareAttributes.append(attributes)
  }

  /// Returns reset attributes that nothing else refers to; nil if there are none.
  private func spare() -> CollectionViewLayoutAttributes? {
    while var attributes = spareAttributes.popLast() {
      guard isKnownUniquelyReferenced(&attributes) else { continue }
      attributes.reset()
      return attributes
    }
    return nil
  }
}
