import Foundation

extension CollectionViewFlowLayout {
  func solvedAttributes(in rect: CGRect) -> [CollectionViewLayoutAttributes] {
    let pinning = pinning()
    var found: [CollectionViewLayoutAttributes] = []
    placement().visitElements(in: rect, pinning: pinning) { element in
      found.append(attributes(of: element))
    }
    return found
  }

  func solvedAttributesOfItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    guard let frame = placement().frameOfItem(at: indexPath) else { return nil }
    return attributes(
      of: CollectionLayoutElement(
        indexPath: indexPath, category: .cell, kind: nil, frame: frame, zIndex: 0))
  }

  func solvedAttributesOfSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    let pinning = pinning()
    guard let kind = FlowElementKind(elementKind: elementKind), let section = indexPath.first,
      let frame = placement().frameOfSupplementaryView(kind, section: section, pinning: pinning)
    else { return nil }
    return attributes(
      of: CollectionLayoutElement(
        indexPath: IndexPath(item: 0, section: section), category: .supplementaryView,
        kind: elementKind, frame: frame, zIndex: pinning.zIndex(of: kind)))
  }

  private func attributes(of element: CollectionLayoutElement) -> CollectionViewLayoutAttributes {
    let attributes = type(of: self).attributesClass.init()
    attributes.assign(element)
    return attributes
  }
}
