import Foundation

/// The preferred size of an element, with which a layout can be updated instead of being solved
/// again.
struct MeasuredSize {
  let indexPath: IndexPath
  /// The kind of a supplementary or decoration view; nil for cells.
  let kind: String?
  let size: CGSize

  init(_ preferred: CollectionViewLayoutAttributes) {
    indexPath = preferred.indexPath
    kind = preferred.representedElementKind
    size = preferred.size
  }
}
