import Foundation

/// Names an element of a collection's layout: an item, or a supplementary or decoration view at an index path.
struct CollectionElementKey: Hashable {
  let indexPath: IndexPath
  let category: CollectionView.ElementCategory
  let kind: String?
}

extension CollectionLayoutElement {
  var key: CollectionElementKey {
    CollectionElementKey(indexPath: indexPath, category: category, kind: kind)
  }
}
