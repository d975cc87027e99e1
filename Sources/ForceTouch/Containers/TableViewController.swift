public import Foundation
public import ViewGeometry

/// A controller that supplies its table with data: `UITableViewController`.
///
/// Subclasses override the methods of the data source and the delegate. A method that isn't
/// overridden behaves as if it weren't implemented.
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
  private final let style: TableView.Style
  private final let missing = MissingTableMethods()

  /// The table view: the controller's view or, if that isn't a table, a separate table.
  ///
  /// Setting it sets the controller's view, but not the new table's data source and delegate.
  ///
  /// - Precondition: The new table isn't nil, and isn't the view of another controller.
  open var tableView: TableView! {
    get { (view as? TableView) ?? ownTable }
    set { view = newValue }
  }

  private final lazy var ownTable = TableView(frame: view.bounds, style: style)

  /// Whether the selection is cleared when the view is about to appear; true by default.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller whose table has the given style.
  public init(style: TableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose table has the plain style; the arguments have no effect.
  public override init(
    nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil
  ) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }
  deinit {}

  /// Creates a table with the bounds of the main screen.
  ///
  /// The controller becomes the table's data source and delegate.
  open override func loadView() {
    let table = TableView(frame: Screen.main.bounds, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }

  /// Clears the selection if ``clearsSelectionOnViewWillAppear`` is true.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for indexPath in tableView.indexPathsForSelectedRows ?? [] {
      tableView.deselectRow(at: indexPath, animated: animated)
    }
  }

  /// Sets the editing mode of the controller and its table.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  // MARK: Data source, to override

  /// Returns the number of sections; one by default.
  open func numberOfSections(in tableView: TableView) -> Int {
    missing.numberOfSections(in: tableView)
  }

  /// Returns the number of rows in a section; none by default.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Returns the cell of a row; an empty one by default.
  open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    missing.tableView(tableView, cellForRowAt: indexPath)
  }

  /// Returns the title of a section's header; nil by default.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    missing.tableView(tableView, titleForHeaderInSection: section)
  }

  /// Returns the title of a section's footer; nil by default.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    missing.tableView(tableView, titleForFooterInSection: section)
  }

  /// Returns whether a row can be edited; true by default.
  open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    missing.tableView(tableView, canEditRowAt: indexPath)
  }

  /// Called when the user deletes or inserts a row, to update the data; does nothing by default.
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Returns whether a row can be moved; true by default.
  open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    missing.tableView(tableView, canMoveRowAt: indexPath)
  }

  /// Called after the user has moved a row, to update the data; does nothing by default.
  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  /// Returns the titles of the index at the side of the table; nil by default.
  open func sectionIndexTitles(for tableView: TableView) -> [String]? {
    missing.sectionIndexTitles(for: tableView)
  }

  /// Returns the section to which an index title scrolls; by default, the one at the title's index.
  open func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    missing.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
  }

  // MARK: Heights and views, to override

  /// Returns the height of a row, in points; by default, the table's `rowHeight`.
  ///
  /// The table calls this method row by row, even if a subclass doesn't override it.
  open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }

  /// Returns the estimated height of a row, in points; `estimatedRowHeight` by default.
  open func tableView(
    _ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    missing.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  /// Returns the height of a section's header, in points; `sectionHeaderHeight` by default.
  open func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    missing.tableView(tableView, heightForHeaderInSection: section)
  }

  /// Returns the height of a section's footer, in points; `sectionFooterHeight` by default.
  open func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    missing.tableView(tableView, heightForFooterInSection: section)
  }

  /// Returns the estimated height of a header; the table never calls this method.
  open func tableView(
    _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    missing.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }

  /// Returns the estimated height of a footer; the table never calls this method.
  open func tableView(
    _ tableView: TableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    missing.tableView(tableView, estimatedHeightForFooterInSection: section)
  }

  /// Returns the view of a section's header; nil by default.
  open func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    missing.tableView(tableView, viewForHeaderInSection: section)
  }

  /// Returns the view of a section's footer; nil by default.
  open func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    missing.tableView(tableView, viewForFooterInSection: section)
  }

  /// Called when a cell is about to be shown.
  open func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Called when a cell is no longer shown.
  open func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Called when a header is about to be shown.
  open func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  ) {}

  /// Called when a footer is about to be shown.
  open func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
  ) {}

  /// Called when a header is no longer shown.
  open func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
  ) {}

  /// Called when a footer is no longer shown.
  open func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
  ) {}

  // MARK: Selection, to override

  /// Returns whether a touched row is highlighted and may be selected; true by default.
  open func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    missing.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  /// Called when a row is highlighted.
  open func tableView(
    _ tableView: TableView, didHighlightRowAt indexPath: IndexPath
  ) {}

  /// Called when a row is no longer highlighted.
  open func tableView(
    _ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath
  ) {}

  /// Called before a touch selects a row.
  ///
  /// Returns the row to select, or nil to select none. By default, returns `indexPath`.
  open func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    missing.tableView(tableView, willSelectRowAt: indexPath)
  }

  /// Called when the user has selected a row.
  open func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  /// Called before a touch deselects a row.
  ///
  /// Returns the row to deselect, or nil to deselect none. By default, returns `indexPath`.
  open func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    missing.tableView(tableView, willDeselectRowAt: indexPath)
  }

  /// Called when a touch has deselected a row, directly or by selecting another one.
  open func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

  /// Called after the detail button of a row was tapped.
  open func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  // MARK: Editing, to override

  /// Returns the editing style of a row; by default, `delete`.
  open func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle {
    missing.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  /// Returns whether a row is indented while it is edited; true by default.
  open func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    missing.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }

  /// Returns the indentation level of a row; 0 by default.
  open func tableView(
    _ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    missing.tableView(tableView, indentationLevelForRowAt: indexPath)
  }

  /// Returns the swipe actions at the leading edge of a row; nil, the default, means none.
  open func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    missing.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// Returns the swipe actions at the trailing edge of a row; nil, the default, means none.
  open func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    missing.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// Returns the index path to which a dragged row moves; by default, the proposed one.
  open func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    missing.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
      toProposedIndexPath: proposedDestinationIndexPath)
  }

  // MARK: Context menus, to override

  /// Returns the context menu of a row; nil by default.
  ///
  /// `point` is the location of the press, in the table's coordinates.
  open func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> ContextMenuConfiguration? {
    missing.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }

  /// Returns the highlight preview of a menu; nil by default, which means the row's cell.
  open func tableView(
    _ tableView: TableView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? {
    missing.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// Returns the dismissal preview of a menu; nil by default, which means the row's cell.
  open func tableView(
    _ tableView: TableView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? {
    missing.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// Called when the user has tapped a menu's preview.
  open func tableView(
    _ tableView: TableView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {}

  /// Called when a menu is about to be shown.
  open func tableView(
    _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  /// Called when a menu is about to be dismissed.
  open func tableView(
    _ tableView: TableView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  // MARK: Scrolling, to override

  /// Called when the table has scrolled.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}

  /// Called when the user begins to drag.
  open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}

  /// Called when the user has lifted the finger; `decelerate` is true if the content keeps moving.
  open func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}

  /// Called when the user lifts the finger, with the offset's velocity in points per millisecond.
  ///
  /// An override may change the target content offset.
  open func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Called when the table starts to decelerate after the finger is lifted.
  open func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}

  /// Called when the table has come to rest after decelerating without interruption.
  open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}

  /// Called when an animated scroll without a zoom has ended uninterrupted, if the offset changed.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}

  /// Returns whether a tap on the status bar scrolls to the top; true by default.
  open func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    missing.scrollViewShouldScrollToTop(scrollView)
  }

  /// Called once `scrollToTop()` has brought the content to the top without interruption.
  open func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}

  /// Called when the adjusted insets have changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}

  /// Returns the view to zoom; none by default.
  open func viewForZooming(in scrollView: ScrollView) -> View? {
    missing.viewForZooming(in: scrollView)
  }

  /// Called before an animated zoom, or a zoom by touch, begins.
  open func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}

  /// Called when the zoom scale has changed.
  open func scrollViewDidZoom(_ scrollView: ScrollView) {}

  /// Called when an animated zoom, or a zoom by touch, has ended at `scale`.
  open func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: View?, atScale scale: CGFloat
  ) {}
}
