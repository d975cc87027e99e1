public import Foundation

extension TableView {
  /// Returns the row at `point` and the rectangle from which a preview of it expands.
  ///
  /// `point` and the rectangles of the result are in the coordinates of `sourceView`, in points.
  /// `sourceView` may be any view of the same tree. The result comes from the layout, so the row
  /// needn't have a cell. Returns nil in headers, in footers and outside the content. A pinned
  /// header doesn't hide the row under it (R7.8).
  ///
  /// - Complexity: O(depth + log n), without allocations.
  public final func sourceRect(at point: CGPoint, in sourceView: View) -> SourceRect? {
    placedRow(at: sourceView.convert(point, to: self)).map {
      SourceRect($0.indexPath, frame: $0.frame, of: self, in: sourceView)
    }
  }
}
