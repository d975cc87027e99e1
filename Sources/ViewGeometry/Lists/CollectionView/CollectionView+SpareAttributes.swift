import Foundation

/// Reuse of the attributes that are passed to views.
///
/// A view may retain them (R9.7), but most views don't.
extension CollectionView {
  /// The maximum number of attribute objects that are kept for reuse.
  private static let mostSpareAttributes = threshold(4, low: 0)

  /// Returns attributes with the values of an element, to be passed to a view.
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
      return attributes.copied()
    }
    copy.assign(from: attributes)
    return copy
  }

  /// Keeps borrowed attributes for reuse.
  ///
  /// At most `mostSpareAttributes` objects are kept, and none of a subclass. An object that a view
  /// has retained isn't reused.
  final func takeBack(_ attributes: CollectionViewLayoutAttributes) {
    guard spareAttributes.count < CollectionView.mostSpareAttributes,
      type(of: attributes) == CollectionViewLayoutAttributes.self
    else { return }
    spareAttributes.append(attributes)
  }

  /// Returns attributes to be reused, reset and not referenced elsewhere; nil if there are none.
  private func spare() -> CollectionViewLayoutAttributes? {
    while var attributes = spareAttributes.popLast() {
      guard isKnownUniquelyReferenced(&attributes) else { continue }
      attributes.reset()
      return attributes
    }
    return nil
  }
}
