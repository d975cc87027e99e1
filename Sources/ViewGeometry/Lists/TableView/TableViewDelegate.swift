public import Foundation

/// Heights, headers and footers of a table, and what is told about the views it shows: the part of UIKit's protocol that
/// is geometry.
///
/// Every method has a default: the table's own property, or nothing.
public protocol TableViewDelegate: ScrollViewDelegate, TableViewContextMenuDelegate {
  /// The height of a row, or ``TableView/automaticDimension`` to have its cell measured.
  ///
  /// Asked for every row when the table is solved. Where sections are large, implement the bulk twin
  /// ``tableView(_:heightsForRows:inSection:into:)``; where all rows are equal, implement neither and set `rowHeight`.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// Writes the heights of the rows `rows` of a section into `heights`, which has room for exactly those.
  ///
  /// Called with consecutive ranges of a bounded length, and once for the first row alone. Return false, as the default
  /// does, and write nothing to be asked row by row instead.
  func tableView(
    _ tableView: TableView, heightsForRows rows: Range<Int>, inSection section: Int,
    into heights: UnsafeMutableBufferPointer<CGFloat>
  ) -> Bool

  /// The heights of all rows of a section, or nil, as by default, to be asked for them by the other methods.
  ///
  /// Asked for when the table is solved, and for each row that comes into the table later. As many as the section has rows.
  func tableView(_ tableView: TableView, rowHeightsInSection section: Int) -> RowHeights?

  /// What a row counts with until it is shown; implement it or set `estimatedRowHeight` to have heights asked for late.
  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

  /// The height of a section's header; zero or less for none.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat

  /// The height of a section's footer; zero or less for none.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat

  /// The view of a section's header, asked for when it comes into view.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?

  /// The view of a section's footer, asked for when it comes into view.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?

  /// Whether a touched row is highlighted, and may be selected; true by default.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// A row was touched.
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)

  /// A row isn't touched any more.
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)

  /// The row to select in place of a touched one, by default that one; nil for none.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// The row to deselect in place of one, by default that one; nil for none.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// A touch selected a row.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)

  /// A touch deselected a row, itself or by selecting another.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)

  /// The control that a row has while the table is edited; one that deletes by default.
  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle

  /// Whether the content of an edited row makes room for its control; true by default.
  func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool

  /// The actions at the leading edge of a row; none by default.
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?

  /// The actions at the trailing edge of a row; none by default.
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?

  /// Where a dragged row goes in place of `proposedDestinationIndexPath`; that place by default.
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  /// How many steps the content of a row is indented; none by default.
  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  /// What a header counts with until its height is asked for: never asked, since that is at once.
  func tableView(
    _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat

  /// What a footer counts with until its height is asked for: never asked, since that is at once.
  func tableView(
    _ tableView: TableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat

  /// A cell is about to be shown.
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)

  /// A cell went out of view.
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)

  /// A section's header is about to be shown.
  func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int)

  /// A section's header went out of view.
  func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int)

  /// A section's footer is about to be shown.
  func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int)

  /// A section's footer went out of view.
  func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int)
}
