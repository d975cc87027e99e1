public import Foundation

/// One element of a collection's layout, as a value: what queries hand out where attributes would be garbage.
///
/// Frames are in content coordinates, points, y down; left and top edges belong to them, right and bottom ones don't.
public struct CollectionLayoutElement: Sendable, Hashable {
  /// The item, or the place a supplementary or decoration view belongs to.
  public let indexPath: IndexPath
  /// Whether this is a cell, a supplementary or a decoration view.
  public let category: CollectionView.ElementCategory
  /// The kind of the supplementary or decoration view; nil for cells.
  public let kind: String?
  /// The box of the element.
  public let frame: CGRect
  /// The order among overlapping elements, larger in front.
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
      kind: attributes.storedKind, frame: attributes.frame, zIndex: attributes.storedZIndex)
  }

  func moved(to frame: CGRect) -> CollectionLayoutElement {
    CollectionLayoutElement(
      indexPath: indexPath, category: category, kind: kind, frame: frame, zIndex: zIndex)
  }
}

extension CollectionViewLayoutAttributes {
  /// Takes everything from `element`.
  func assign(_ element: CollectionLayoutElement) {
    storedIndexPath = element.indexPath
    storedCategory = element.category
    storedKind = element.kind
    frame = element.frame
    storedZIndex = element.zIndex
  }
}
