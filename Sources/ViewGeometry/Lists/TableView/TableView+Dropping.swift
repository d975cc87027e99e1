public import Foundation

/// The destination of a drag over a table (R9.19).
extension TableView {
  /// Returns the destination of a drop at the y-coordinate of a point in content coordinates.
  ///
  /// If the intent is to insert into a row, the destination is the row at the point; nil if there
  /// is none. If the intent is `automatic` and the point is in the middle half of a row, the
  /// destination is that row. In both cases, `isInto` is true. In all other cases, `isInto` is
  /// false, and the destination is an index path at which to insert: before the nearest row if the
  /// point is above that row's center, and otherwise after it.
  ///
  /// If no row has a positive height, the destination is the start of the first section; nil if
  /// there are no sections. Returns nil if the y-coordinate isn't finite.
  ///
  /// - Complexity: O(log n), plus O(log n) for each header and footer between the point and the
  ///   nearest row.
  public final func dropDestination(
    at point: CGPoint, intent: TableViewDropProposal.Intent = .insertAtDestinationIndexPath
  ) -> (indexPath: IndexPath, isInto: Bool)? {
    guard point.y.isFinite else { return nil }
    let under = indexPathForRow(at: point)
    if intent == .insertIntoDestinationIndexPath { return under.map { ($0, true) } }
    if intent == .automatic, let under {
      let rect = rectForRow(at: under)
      if abs(point.y - rect.midY) < rect.height / 4 { return (under, true) }
    }
    guard let nearest = layoutSnapshot.nearestRow(to: point) else {
      return numberOfSections > 0 ? (IndexPath(row: 0, section: 0), false) : nil
    }
    let isBehind = point.y >= rectForRow(at: nearest).midY
    let row = isBehind ? nearest.row + 1 : nearest.row
    return (IndexPath(row: row, section: nearest.section), false)
  }

  /// Returns the rectangle of the gap at which a row would be inserted, in content coordinates.
  ///
  /// Its height is 0, and it is as wide as a row. The index path after a section's last row refers
  /// to the end of the section. Returns `.null` for other index paths without a row.
  public final func gapForDrop(at indexPath: IndexPath) -> CGRect {
    let solved = solved
    guard (0..<solved.sectionCount).contains(indexPath.section),
      (0...solved.itemCount(inSection: indexPath.section)).contains(indexPath.row)
    else { return .null }
    if solved.contains(ItemIndex(indexPath)) {
      let rect = rectForRow(at: indexPath)
      return CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 0)
    }
    return layoutSnapshot.rowRect(
      ListSpan(start: solved.span(ofFooter: indexPath.section).start, length: 0))
  }
}
