public import Foundation

extension CollectionView {
  /// The item under `point` and the rectangle a preview of it springs from.
  ///
  /// `point` and the rectangles are in `sourceView`'s coordinates, points, y down; `sourceView` is any view of the same tree.
  /// Answers from the layout, so also for items whose cells aren't loaded. Nil in gaps, insets, headers and footers.
  ///
  /// - Complexity: O(depth + log sections), without allocations for a ``CollectionViewFlowLayout``.
  public final func sourceRect(at point: CGPoint, in sourceView: View) -> SourceRect? {
    let pointInContent = sourceView.convert(point, to: self)
    guard let item = placedItem(at: pointInContent) else { return nil }
    let (indexPath, frame) = (item.indexPath, item.frame)
    let visible = visiblePart(of: frame)
    return SourceRect(
      indexPath: indexPath, rect: convert(frame, to: sourceView),
      visibleRect: visible.isNull ? .null : convert(visible, to: sourceView))
  }
}
