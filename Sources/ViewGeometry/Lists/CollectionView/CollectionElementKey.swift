import Foundation

/// The identity of a layout element: an item, or a supplementary or decoration view at an index
/// path.
struct CollectionElementKey: Hashable {
  let indexPath: IndexPath
  let category: CollectionView.ElementCategory
  let kind: String?

  // Not synthesized, because of the order of comparison: most elements differ in their index paths,
  // and comparing strings is slow.
  static func == (left: CollectionElementKey, right: CollectionElementKey) -> Bool {
    left.category == right.category && left.indexPath == right.indexPath && left.kind == right.kind
  }

  /// Hashes the section and the item as a single value.
  ///
  /// A second value would double the time, and few displayed elements have the same section and
  /// item. If the index path doesn't have two indices, all of its indices are hashed.
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
