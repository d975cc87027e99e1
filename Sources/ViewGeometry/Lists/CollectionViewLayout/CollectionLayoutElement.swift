public import Foundation

/// One element of a collection view's layout, as a value, without an attributes object.
///
/// Frames are in content coordinates, in points. They contain their left and top edges, but not
/// their right and bottom edges.
public struct CollectionLayoutElement: Sendable, Hashable {
  /// The index path of the item, or of the supplementary or decoration view.
  public let indexPath: IndexPath
  /// The category of the element: a cell, a supplementary view or a decoration view.
  public let category: CollectionView.ElementCategory
  /// The kind of the supplementary or decoration view; nil for cells.
  public let kind: String?
  /// The bounding box of the element.
  public let frame: CGRect
  /// The order of overlapping elements; larger values are in front.
  public let zIndex: Int

  @_transparent
  init(
    indexPath: IndexPath, category: CollectionView.ElementCategory, kind: String?, frame: CGRect,
    zIndex: Int
  ) {
    self.indexPath = indexPath
    self.category = category
    self.kind = kind
    self.frame = frame
    self.zIndex = zIndex
  }

  init(_ attributes: CollectionViewLayoutAttributes) {
    self.init(
      indexPath: attributes.storedIndexPath, category: attributes.storedCategory,
      kind: attributes.storedKind, frame: attributes.frame, zIndex: attributes.zIndex)
  }

  func moved(to frame: CGRect) -> CollectionLayoutElement {
    CollectionLayoutElement(
      indexPath: indexPath, category: category, kind: kind, frame: frame, zIndex: zIndex)
  }
}

extension CollectionViewLayoutAttributes {
  /// Copies all values from `element`.
  func assign(_ element: CollectionLayoutElement) {
    storedIndexPath = element.indexPath
    storedCategory = element.category
    storedKind = element.kind
    frame = element.frame
    storedZIndex = element.zIndex
  }
}
