public import Foundation

extension CollectionViewLayoutAttributes {
  /// The item, or the place a supplementary or decoration view belongs to.
  public var indexPath: IndexPath {
    get { storedIndexPath }
    set { storedIndexPath = newValue }
  }

  /// Whether this is a cell, a supplementary or a decoration view.
  public var representedElementCategory: CollectionView.ElementCategory { storedCategory }

  /// The kind of the supplementary or decoration view; nil for cells.
  public var representedElementKind: String? { storedKind }

  /// The opacity, 0 to 1; geometry and queries don't look at it (R9.5).
  public var alpha: CGFloat {
    get { storedAlpha }
    set { storedAlpha = newValue }
  }

  /// The order among overlapping elements, larger in front; ties go to the later index path (R9.5).
  public var zIndex: Int {
    get { storedZIndex }
    set { storedZIndex = newValue }
  }

  /// Whether the element gets no view and no point finds it (R9.5, R6.13).
  public var isHidden: Bool {
    get { storedIsHidden }
    set { storedIsHidden = newValue }
  }
}
