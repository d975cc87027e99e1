public import Foundation

/// The destination of a drag over a collection view (R9.19).
extension CollectionView {
  /// Returns the destination of a drop at a point in content coordinates; nil if there is none.
  ///
  /// If the intent is to insert into an item, the destination is the item that contains the point;
  /// nil if there is none. Otherwise, it is the index path of the item nearest to the point or, if
  /// the point is beyond that item's center, the index path after it. For an item at most half as
  /// wide as the collection view, points beyond the center are those to its right, or to its left
  /// if items run from right to left. For a wider item, they are the points below the center.
  ///
  /// If no item has an area, the destination of an insertion between items is the start of the
  /// first section, or nil if there is no section or the point isn't finite. The result is always
  /// nil for NaN.
  ///
  /// - Complexity: The same as for ``nearestItem(to:)``.
  public final func dropDestination(
    at point: CGPoint, intent: CollectionViewDropProposal.Intent = .insertAtDestinationIndexPath
  ) -> IndexPath? {
    if intent == .insertIntoDestinationIndexPath { return indexPathForItem(at: point) }
    guard let nearest = nearestItem(to: point), let frame = itemFrame(at: nearest) else {
      return numberOfSections > 0 && point.x.isFinite && point.y.isFinite
        ? IndexPath(item: 0, section: 0) : nil
    }
    let isBehind =
      if frame.width > bounds.width / 2 {
        point.y >= frame.midY
      } else {
        readsLeftward ? point.x < frame.midX : point.x >= frame.midX
      }
    return isBehind ? IndexPath(item: nearest.item + 1, section: nearest.section) : nearest
  }

  /// Returns the probable frame of an item inserted at an index path, in content coordinates.
  ///
  /// This is the frame of the item that currently has the index path. After the last item of a
  /// section, it is a frame of the same size to the right of that item, or to its left if items run
  /// from right to left. If that item is more than half as wide as the collection view, the frame
  /// is below it. Returns `.null` in an empty section and for invalid index paths.
  public final func gapForDrop(at indexPath: IndexPath) -> CGRect {
    if let frame = itemFrame(at: indexPath) { return frame }
    guard indexPath.item > 0,
      let last = itemFrame(at: IndexPath(item: indexPath.item - 1, section: indexPath.section))
    else { return .null }
    if last.width > bounds.width / 2 { return last.offsetBy(dx: 0, dy: last.height) }
    return last.offsetBy(dx: readsLeftward ? -last.width : last.width, dy: 0)
  }
}
