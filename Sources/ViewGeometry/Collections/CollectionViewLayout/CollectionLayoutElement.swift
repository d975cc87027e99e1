public import Foundation

/// One element of a collection's layout, as a value: what queries hand out where attributes would be garbage.
///
/// Frames are in content coordinates, points, y down; left and top edges belong to them, right and bottom ones don't.
public struct CollectionLayoutElement {
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
  /// The attributes, where the layout made some.
  let attributes: CollectionViewLayoutAttributes?

  init(
    indexPath: IndexPath, category: CollectionView.ElementCategory, kind: String?, frame: CGRect,
    zIndex: Int, attributes: CollectionViewLayoutAttributes? = nil
  ) {
    self.indexPath = indexPath
    self.category = category
    self.kind = kind
    self.frame = frame
    self.zIndex = zIndex
    self.attributes = attributes
  }

  init(_ attributes: CollectionViewLayoutAttributes) {
    indexPath = attributes.storedIndexPath
    category = attributes.storedCategory
    kind = attributes.storedKind
    frame = attributes.frame
    zIndex = attributes.storedZIndex
    self.attributes = attributes
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
