public import Foundation

extension CollectionView {
  /// The item under `point` and the rectangle a preview of it springs from.
  ///
  /// `point` and the rectangles are in `sourceView`'s coordinates, points, y down; `sourceView` is any view of the same tree.
  /// Answers from the layout, so also for items whose cells aren't loaded. Nil in gaps, insets, headers and footers.
  ///
  /// - Complexity: O(depth + log sections), without allocations for a ``CollectionViewFlowLayout``.
  public final func sourceRect(at point: CGPoint, in sourceView: View) -> SourceRect? {
    placedItem(at: sourceView.convert(point, to: self)).map {
      SourceRect($0.indexPath, frame: $0.frame, of: self, in: sourceView)
    }
  }
}
