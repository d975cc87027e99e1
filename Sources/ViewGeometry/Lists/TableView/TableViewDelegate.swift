public import Foundation

/// An object that provides the heights, headers and footers of a table, and is notified when the
/// table displays views and when rows are touched.
///
/// The protocol contains the geometric methods of UIKit's `UITableViewDelegate`. By default, a
/// method returns the corresponding property of the table or the value given below, or does
/// nothing.
public protocol TableViewDelegate: ScrollViewDelegate, TableViewContextMenuDelegate {
  /// Returns the height of a row, or ``TableView/automaticDimension`` to have its cell measured.
  ///
  /// The height is in points, and must be finite and not negative unless it is automatic.
  ///
  /// If heights aren't estimated, this is called for every row when the table computes its layout,
  /// unless one of the next two methods provides the heights. For large sections, implement the
  /// bulk method ``tableView(_:heightsForRows:inSection:into:)`` instead; if all rows have the same
  /// height, implement none of the three and set `rowHeight`.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// Writes the heights of a section's rows at the indices in `rows` into `heights`, which has the
  /// same count.
  ///
  /// The table calls this method with consecutive ranges of bounded length. It also calls it for
  /// single rows: for the first row, and for rows that are inserted, reloaded or measured. Return
  /// true after writing all heights. To have the table request each height with
  /// ``tableView(_:heightForRowAt:)`` instead, return false without writing anything. The default
  /// implementation returns false.
  ///
  /// The heights are in points, and must be finite and not negative unless they are automatic.
  func tableView(
    _ tableView: TableView, heightsForRows rows: Range<Int>, inSection section: Int,
    into heights: UnsafeMutableBufferPointer<CGFloat>
  ) -> Bool

  /// Returns the heights of all rows of a section.
  ///
  /// If it returns nil, which is the default, the table calls the other methods for heights. This
  /// method is called when the table computes its layout, and again for each row that is inserted,
  /// reloaded or measured.
  ///
  /// - Precondition: There is one height for each row of the section.
  func tableView(_ tableView: TableView, rowHeightsInSection section: Int) -> RowHeights?

  /// Returns the estimated height of a row, which is used until the row becomes visible.
  ///
  /// The height is in points; zero or less means 44 points.
  ///
  /// If you implement this method or set `estimatedRowHeight` to a positive value, the heights of
  /// all rows but the first are requested only when the rows become visible.
  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

  /// Returns the height of a section's header, in points; it must be finite.
  ///
  /// Zero or less means the default height that ``TableView/HeightDefaults`` describes. With its
  /// default case, ``TableView/HeightDefaults/explicit``, there is then no header.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat

  /// Returns the height of a section's footer, in points; it must be finite.
  ///
  /// Zero or less means the default height that ``TableView/HeightDefaults`` describes. With its
  /// default case, ``TableView/HeightDefaults/explicit``, there is then no footer.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat

  /// Returns the view of a section's header; called when the header becomes visible.
  ///
  /// If it returns nil, which is the default, a header with a title has an empty view, and a header
  /// without a title has none.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?

  /// Returns the view of a section's footer; called when the footer becomes visible.
  ///
  /// If it returns nil, which is the default, a footer with a title has an empty view, and a footer
  /// without a title has none.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?

  /// Returns whether a touched row is highlighted and may be selected; true by default.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// Called after a touched row was highlighted.
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)

  /// Called after a row was unhighlighted.
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)

  /// Called before a touch selects a row.
  ///
  /// Returns the row to select, which must exist, or nil to select none. The default is
  /// `indexPath`.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// Called before a touch deselects a row.
  ///
  /// Returns the row to deselect, or nil to deselect none. The default is `indexPath`.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// Called after a touch selected a row.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)

  /// Called after a touch deselected a row, directly or by selecting another one.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)

  /// Called after the detail button of a row was tapped (R7.14).
  func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  /// Returns the control of a row in editing mode; the delete control by default.
  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle

  /// Returns whether the content of a row is indented for its editing control; true by default.
  func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool

  /// Returns the swipe actions at the leading edge of a row; nil, the default, means none.
  ///
  /// It is called by ``TableView/swipeActionsConfiguration(forRowAt:leading:)``.
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?

  /// Returns the swipe actions at the trailing edge of a row; nil, the default, means none.
  ///
  /// It is called by ``TableView/swipeActionsConfiguration(forRowAt:leading:)``.
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?

  /// Returns the index path to which a dragged row moves; `proposedDestinationIndexPath` by
  /// default.
  ///
  /// `sourceIndexPath` is the row's index path in the data source.
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  /// Returns the indentation level of a row's content; 0 by default.
  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  /// Returns the estimated height of a header; never called, because heights are requested
  /// immediately.
  func tableView(
    _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat

  /// Returns the estimated height of a footer; never called, because heights are requested
  /// immediately.
  func tableView(
    _ tableView: TableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat

  /// Called before a cell is displayed.
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)

  /// Called after a cell was removed from the table.
  ///
  /// If an update deleted or reloaded the row, `indexPath` is its index path before the update.
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)

  /// Called before a section's header is displayed.
  func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int)

  /// Called after a section's header was removed from the table.
  func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int)

  /// Called before a section's footer is displayed.
  func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int)

  /// Called after a section's footer was removed from the table.
  func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int)
}
