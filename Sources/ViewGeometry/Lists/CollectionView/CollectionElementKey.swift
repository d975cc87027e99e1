import Foundation

/// Names an element of a collection's layout: an item, or a supplementary or decoration view at an index path.
struct CollectionElementKey: Hashable {
  let indexPath: IndexPath
  let category: CollectionView.ElementCategory
  let kind: String?

  // Written out, because the order counts: most elements differ in their item, and comparing names is what costs.
  static func == (left: CollectionElementKey, right: CollectionElementKey) -> Bool {
    left.category == right.category && left.indexPath == right.indexPath && left.kind == right.kind
  }

  /// Hashes section and item as one number: elements of a screen that share both are few, and each more number doubles the cost.
  func hash(into hasher: inout Hasher) {
    guard indexPath.count == 2 else { return hasher.combine(indexPath) }
    hasher.combine(indexPath[0] &* 0x9E37_79B9 &+ indexPath[1])
  }
}

extension CollectionLayoutElement {
  var key: CollectionElementKey {
    CollectionElementKey(indexPath: indexPath, category: category, kind: kind)
  }
}
