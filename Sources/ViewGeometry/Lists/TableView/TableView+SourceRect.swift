public import Foundation

extension TableView {
  /// The row under `point` and the rectangle a preview of it springs from.
  ///
  /// `point` and the rectangles are in `sourceView`'s coordinates, points, y down; `sourceView` is any view of the same tree.
  /// Answers from the layout, so also for rows whose cells aren't loaded. Nil in headers, footers and beyond the ends; a
  /// header that sticks doesn't hide the row under it (R7.8).
  ///
  /// - Complexity: O(depth + log n), without allocations.
  public final func sourceRect(at point: CGPoint, in sourceView: View) -> SourceRect? {
    placedRow(at: sourceView.convert(point, to: self)).map {
      SourceRect($0.indexPath, frame: $0.frame, of: self, in: sourceView)
    }
  }
}
