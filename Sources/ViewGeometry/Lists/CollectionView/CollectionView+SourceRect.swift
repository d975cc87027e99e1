public import Foundation

extension CollectionView {
  /// Returns the item at `point` and the rectangle from which a preview of it expands.
  ///
  /// `point` and the rectangles of the result are in the coordinates of `sourceView`, any view of
  /// the same tree, in points. The result comes from the layout, so it is also defined for items
  /// without a cell. Returns nil in gaps, insets, headers and footers; a pinned header doesn't hide
  /// the items under it.
  ///
  /// ```swift
  /// let source = photos.sourceRect(at: CGPoint(x: 50, y: 174), in: window)
  /// let rect = source?.rect  // (0, 166, 92, 92): item 3, in a collection view at (0, 64)
  /// ```
  ///
  /// - Complexity: O(depth + log sections), without allocations, for a ``CollectionViewFlowLayout``
  ///   whose sections each have items of one size.
  public final func sourceRect(at point: CGPoint, in sourceView: View) -> SourceRect? {
    placedItem(at: sourceView.convert(point, to: self)).map {
      SourceRect($0.indexPath, frame: $0.frame, of: self, in: sourceView)
    }
  }
}
