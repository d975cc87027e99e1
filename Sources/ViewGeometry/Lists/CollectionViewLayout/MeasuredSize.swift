import Foundation

/// The size that an element prefers, so that a layout need not be solved from scratch.
struct MeasuredSize {
  let indexPath: IndexPath
  /// The kind of a header or footer; nil for cells.
  let kind: String?
  let size: CGSize

  init(_ preferred: CollectionViewLayoutAttributes) {
    indexPath = preferred.indexPath
    kind = preferred.representedElementKind
    size = preferred.size
  }
}
