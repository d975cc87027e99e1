public import Foundation

/// Where something that is dragged over a table would go (R9.19).
extension TableView {
  /// The destination of a drop at the y of a point in content coordinates; nil where there is none.
  ///
  /// Into a row: the one at the point. Between rows: in front of the nearest row above its middle, behind it from there on. With
  /// the intent `automatic`, `isInto` tells the middle half of a row from the rest. In a table without rows the start of its first
  /// section.
  ///
  /// - Complexity: O(log n).
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

  /// The line between rows where one inserted at an index path would come in, in content coordinates.
  ///
  /// A rectangle without height, as wide as a row; `.null` for places that can't be.
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
