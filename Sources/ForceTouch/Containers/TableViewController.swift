public import Foundation
public import ViewGeometry

/// A controller whose view is a table that it fills itself: `UITableViewController`.
///
/// The methods of the table's data source and delegate are here to be overridden; each does what leaving it out does.
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
  private final let style: TableView.Style
  private final let missing = MissingTableMethods()

  /// The table, which is the controller's view unless a program replaces that.
  open var tableView: TableView! {
    get { (view as? TableView) ?? ownTable }
    set { view = newValue }
  }

  private final lazy var ownTable = TableView(frame: view.bounds, style: style)

  /// Whether the selection goes when the view is about to appear; true by default.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller of a table of this style.
  public init(style: TableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a plain table.
  public override init(
    nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil
  ) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Nil: there are no archives.
  public override init?(coder: NSObject) { return nil }

  /// Makes a table with the bounds of the main screen whose data source and delegate the controller is.
  open override func loadView() {
    let table = TableView(frame: Screen.main.bounds, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }

  /// Takes the selection away where ``clearsSelectionOnViewWillAppear`` says so.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for indexPath in tableView.indexPathsForSelectedRows ?? [] {
      tableView.deselectRow(at: indexPath, animated: animated)
    }
  }

  /// Sets whether the controller and its table are being edited.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  // MARK: Data source, to override

  /// How many sections there are: one.
  open func numberOfSections(in tableView: TableView) -> Int {
    missing.numberOfSections(in: tableView)
  }

  /// How many rows a section has: none.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// The cell of a row: an empty one.
  open func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    missing.tableView(tableView, cellForRowAt: indexPath)
  }

  /// The title over a section: none.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    missing.tableView(tableView, titleForHeaderInSection: section)
  }

  /// The title under a section: none.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    missing.tableView(tableView, titleForFooterInSection: section)
  }

  /// Whether a row can be edited: yes.
  open func tableView(
    _ tableView: TableView, canEditRowAt indexPath: IndexPath
  ) -> Bool {
    missing.tableView(tableView, canEditRowAt: indexPath)
  }

  /// Tells that the user deletes a row or inserts one.
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Whether a row can be moved: yes.
  open func tableView(
    _ tableView: TableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool {
    missing.tableView(tableView, canMoveRowAt: indexPath)
  }

  /// Tells that the user has moved a row.
  open func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  /// The titles of the index at the side: none.
  open func sectionIndexTitles(for tableView: TableView) -> [String]? {
    missing.sectionIndexTitles(for: tableView)
  }

  /// The section of an index title: that of its number.
  open func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    missing.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
  }

  // MARK: Heights and views, to override

  /// The height of a row: the table's.
  ///
  /// It is asked for each row, because an override may ask for some rows and not for others.
  open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }

  /// The estimated height of a row: the table's.
  open func tableView(
    _ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    missing.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  /// The height of a header: the table's.
  open func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    missing.tableView(tableView, heightForHeaderInSection: section)
  }

  /// The height of a footer: the table's.
  open func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    missing.tableView(tableView, heightForFooterInSection: section)
  }

  /// The estimated height of a header: the table's.
  open func tableView(
    _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    missing.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }

  /// The estimated height of a footer: the table's.
  open func tableView(
    _ tableView: TableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    missing.tableView(tableView, estimatedHeightForFooterInSection: section)
  }

  /// The view over a section: none.
  open func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    missing.tableView(tableView, viewForHeaderInSection: section)
  }

  /// The view under a section: none.
  open func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    missing.tableView(tableView, viewForFooterInSection: section)
  }

  /// Tells that a cell is about to be shown.
  open func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Tells that a cell isn't shown any more.
  open func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Tells that a header is about to be shown.
  open func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  ) {}

  /// Tells that a footer is about to be shown.
  open func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
  ) {}

  /// Tells that a header isn't shown any more.
  open func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
  ) {}

  /// Tells that a footer isn't shown any more.
  open func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
  ) {}

  // MARK: Selection, to override

  /// Whether a touch highlights a row: yes.
  open func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    missing.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  /// Tells that a row is highlighted.
  open func tableView(
    _ tableView: TableView, didHighlightRowAt indexPath: IndexPath
  ) {}

  /// Tells that a row isn't highlighted any more.
  open func tableView(
    _ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath
  ) {}

  /// The row to select when the user chooses one: that row.
  open func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    missing.tableView(tableView, willSelectRowAt: indexPath)
  }

  /// Tells that the user has selected a row.
  open func tableView(
    _ tableView: TableView, didSelectRowAt indexPath: IndexPath
  ) {}

  /// The row to deselect when the user lets one go: that row.
  open func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    missing.tableView(tableView, willDeselectRowAt: indexPath)
  }

  /// Tells that the user has deselected a row.
  open func tableView(
    _ tableView: TableView, didDeselectRowAt indexPath: IndexPath
  ) {}

  // MARK: Editing, to override

  /// What editing a row offers: to delete it.
  open func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle {
    missing.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  /// Whether a row is indented while it is edited: yes.
  open func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    missing.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }

  /// The level at which a row is indented: 0.
  open func tableView(
    _ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    missing.tableView(tableView, indentationLevelForRowAt: indexPath)
  }

  /// The actions at the leading edge of a row: none.
  open func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    missing.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// The actions at the trailing edge of a row: none.
  open func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    missing.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// Where a row that is being moved goes: the proposed place.
  open func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    missing.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
      toProposedIndexPath: proposedDestinationIndexPath)
  }

  // MARK: Context menus, to override

  /// The context menu of a row: none.
  open func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> ContextMenuConfiguration? {
    missing.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }

  /// What stands out while a menu opens: the row's cell.
  open func tableView(
    _ tableView: TableView,
    previewForHighlightingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? {
    missing.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// What a menu goes back to: the row's cell.
  open func tableView(
    _ tableView: TableView,
    previewForDismissingContextMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? {
    missing.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// Tells that the user has chosen a menu's preview.
  open func tableView(
    _ tableView: TableView,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {}

  /// Tells that a menu is about to be shown.
  open func tableView(
    _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  /// Tells that a menu is about to go.
  open func tableView(
    _ tableView: TableView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  // MARK: Scrolling, to override

  /// Tells that the table has scrolled.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}

  /// Tells that the user begins to drag.
  open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}

  /// Tells that the user has lifted the finger.
  open func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}

  /// Tells with which velocity the finger is lifted, and lets the offset to come to rest at be changed.
  open func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Tells that the table moves on after the finger is lifted.
  open func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}

  /// Tells that the table has come to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}

  /// Tells that a scroll that was asked for with an animation has ended.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}

  /// Whether a tap on the status bar scrolls to the top: yes.
  open func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    missing.scrollViewShouldScrollToTop(scrollView)
  }

  /// Tells that the table has scrolled to its top.
  open func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}

  /// Tells that the adjusted insets are others.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}

  /// The view to zoom: none.
  open func viewForZooming(in scrollView: ScrollView) -> View? {
    missing.viewForZooming(in: scrollView)
  }

  /// Tells that zooming begins.
  open func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}

  /// Tells that the zoom scale is another.
  open func scrollViewDidZoom(_ scrollView: ScrollView) {}

  /// Tells that zooming has ended.
  open func scrollViewDidEndZooming(
    _ scrollView: ScrollView, with view: View?, atScale scale: CGFloat
  ) {}
}

/// Answers as a data source and delegate that leaves everything out.
private final class MissingTableMethods: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }
}
