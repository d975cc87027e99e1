public import Foundation

/// The settings and queries of a table that programs seldom override.
///
/// Members in extensions can't be overridden in Swift, so they are declared in the body of a class. The
/// class has no stored properties, and only `TableView` inherits from it.
open class TableViewQueries: ScrollView {
  /// The receiver as a table.
  internal final var asTableView: TableView { unsafeDowncast(self, to: TableView.self) }

  /// The height of rows for which the delegate returns none.
  ///
  /// The default is `automaticDimension`, which measures the cells.
  ///
  /// ```swift
  /// table.rowHeight = 60
  /// let height = table.contentSize.height  // 6,000, with 100 rows
  /// ```
  open var rowHeight: CGFloat {
    get { asTableView.builtInRowHeight }
    set { asTableView.builtInRowHeight = newValue }
  }

  /// The estimated height of a row, used until its cell is shown and measured.
  ///
  /// With the default, `automaticDimension`, rows with known heights have these from the start, and rows to be
  /// measured have 44 points. With a positive height, every row has this height until it is shown, so that the
  /// heights of rows that are never shown are never requested.
  open var estimatedRowHeight: CGFloat {
    get { asTableView.builtInEstimatedRowHeight }
    set { asTableView.builtInEstimatedRowHeight = newValue }
  }

  /// The height of section headers for which the delegate returns none; see ``TableView/HeightDefaults``.
  open var sectionHeaderHeight: CGFloat {
    get { asTableView.builtInSectionHeaderHeight }
    set { asTableView.builtInSectionHeaderHeight = newValue }
  }

  /// The height of section footers for which the delegate returns none; see ``TableView/HeightDefaults``.
  open var sectionFooterHeight: CGFloat {
    get { asTableView.builtInSectionFooterHeight }
    set { asTableView.builtInSectionFooterHeight = newValue }
  }

  /// The estimated height of headers; it is accepted, but heights are requested immediately.
  open var estimatedSectionHeaderHeight: CGFloat {
    get { asTableView.builtInEstimatedSectionHeaderHeight }
    set { asTableView.builtInEstimatedSectionHeaderHeight = newValue }
  }

  /// The estimated height of footers; it is accepted, but heights are requested immediately.
  open var estimatedSectionFooterHeight: CGFloat {
    get { asTableView.builtInEstimatedSectionFooterHeight }
    set { asTableView.builtInEstimatedSectionFooterHeight = newValue }
  }

  /// The padding above each section header, which scrolls away under a pinned header (R7.7).
  open var sectionHeaderTopPadding: CGFloat {
    get { asTableView.builtInSectionHeaderTopPadding }
    set { asTableView.builtInSectionHeaderTopPadding = newValue }
  }

  /// The insets of the separators between rows; cells may override them.
  open var separatorInset: EdgeInsets {
    get { asTableView.builtInSeparatorInset }
    set { asTableView.builtInSeparatorInset = newValue }
  }

  /// The style of the separators between rows; nothing is drawn.
  open var separatorStyle: TableView.SeparatorStyle {
    get { asTableView.builtInSeparatorStyle }
    set { asTableView.builtInSeparatorStyle = newValue }
  }

  /// A view behind all rows, as large as the visible area.
  open var backgroundView: View? {
    get { asTableView.builtInBackgroundView }
    set { asTableView.builtInBackgroundView = newValue }
  }

  /// A view above all sections; its width is set to the table's, its height is that of its frame.
  ///
  /// After resizing the view, set it again, as in UIKit.
  open var tableHeaderView: View? {
    get { asTableView.builtInTableHeaderView }
    set { asTableView.builtInTableHeaderView = newValue }
  }

  /// A view below all sections; its width is set to the table's, its height is that of its frame.
  ///
  /// After resizing the view, set it again, as in UIKit.
  open var tableFooterView: View? {
    get { asTableView.builtInTableFooterView }
    set { asTableView.builtInTableFooterView = newValue }
  }

  /// The object notified of rows before they become visible, after each layout pass (R9.18).
  ///
  /// It isn't retained.
  open var prefetchDataSource: (any TableViewDataSourcePrefetching)? {
    get { asTableView.builtInPrefetchDataSource }
    set { asTableView.builtInPrefetchDataSource = newValue }
  }

  /// Whether the prefetching data source is notified; true by default.
  open var isPrefetchingEnabled: Bool {
    get { asTableView.builtInIsPrefetchingEnabled }
    set { asTableView.builtInIsPrefetchingEnabled = newValue }
  }

  /// Whether touches select rows and highlight them; true by default.
  open var allowsSelection: Bool {
    get { asTableView.builtInAllowsSelection }
    set { asTableView.builtInAllowsSelection = newValue }
  }

  /// Whether more than one row can be selected; false by default.
  ///
  /// When it becomes false, only the first of several selected rows stays selected.
  open var allowsMultipleSelection: Bool {
    get { asTableView.builtInAllowsMultipleSelection }
    set { asTableView.builtInAllowsMultipleSelection = newValue }
  }

  /// Whether touches select rows while ``isEditing``; false by default.
  open var allowsSelectionDuringEditing: Bool {
    get { asTableView.builtInAllowsSelectionDuringEditing }
    set { asTableView.builtInAllowsSelectionDuringEditing = newValue }
  }

  /// Whether more than one row can be selected while ``isEditing``; false by default.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { asTableView.builtInAllowsMultipleSelectionDuringEditing }
    set { asTableView.builtInAllowsMultipleSelectionDuringEditing = newValue }
  }

  /// Whether the table is in editing mode; setting this calls ``TableView/setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { asTableView.builtInIsEditing }
    set { asTableView.builtInIsEditing = newValue }
  }

  /// Whether the content of cells is limited to the center 672 points of wide tables.
  ///
  /// The margins of the cells' content views ensure this.
  open var cellLayoutMarginsFollowReadableWidth: Bool {
    get { asTableView.builtInCellLayoutMarginsFollowReadableWidth }
    set { asTableView.builtInCellLayoutMarginsFollowReadableWidth = newValue }
  }

  /// Whether the content views of cells avoid the safe area at the sides; true by default.
  open var insetsContentViewsToSafeArea: Bool {
    get { asTableView.builtInInsetsContentViewsToSafeArea }
    set { asTableView.builtInInsetsContentViewsToSafeArea = newValue }
  }

  /// The selected row, the first of several; nil without any.
  open var indexPathForSelectedRow: IndexPath? { asTableView.builtInIndexPathForSelectedRow }

  /// The selected rows, in ascending order; nil without any. (UIKit promises no order.)
  open var indexPathsForSelectedRows: [IndexPath]? { asTableView.builtInIndexPathsForSelectedRows }

  /// Selects a row, without notifying the delegate (R9.12).
  ///
  /// Unless multiple selection is allowed, all other rows are deselected. Nil deselects all rows. The
  /// position `.none` doesn't scroll.
  ///
  /// - Precondition: The row exists.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: TableView.ScrollPosition
  ) {
    asTableView.builtInSelectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects a row, without notifying the delegate (R9.12).
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    asTableView.builtInDeselectRow(at: indexPath, animated: animated)
  }

  /// The number of sections; 0 without a data source.
  open var numberOfSections: Int { asTableView.builtInNumberOfSections }

  /// Returns the number of rows in a section.
  ///
  /// - Complexity: O(log sections).
  /// - Precondition: The section exists.
  open func numberOfRows(inSection section: Int) -> Int {
    asTableView.builtInNumberOfRows(inSection: section)
  }

  /// Returns the rectangle of a section's header, rows and footer (R7.2).
  ///
  /// Returns `.zero` for a section that doesn't exist.
  ///
  /// - Complexity: O(log n).
  open func rect(forSection section: Int) -> CGRect {
    asTableView.builtInRect(forSection: section)
  }

  /// Returns the natural rectangle of a section's header, even if it is pinned (R7.2).
  ///
  /// Without a header, its height is zero.
  ///
  /// - Complexity: O(log n).
  open func rectForHeader(inSection section: Int) -> CGRect {
    asTableView.builtInRectForHeader(inSection: section)
  }

  /// Returns the natural rectangle of a section's footer, even if it is pinned (R7.2).
  ///
  /// Without a footer, its height is zero.
  ///
  /// - Complexity: O(log n).
  open func rectForFooter(inSection section: Int) -> CGRect {
    asTableView.builtInRectForFooter(inSection: section)
  }

  /// Returns the rectangle of a row, whether or not its cell is loaded (R7.2).
  ///
  /// Returns `.zero` for a row that doesn't exist.
  ///
  /// ```swift
  /// table.rowHeight = 44
  /// let rect = table.rectForRow(at: IndexPath(row: 10, section: 0))  // (0, 440, 320, 44)
  /// ```
  ///
  /// - Complexity: O(log n).
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    asTableView.builtInRectForRow(at: indexPath)
  }

  /// Returns the row that contains `point`, whether or not its cell is loaded (R7.5).
  ///
  /// `point` is in content coordinates, and only its y matters. Rows contain their top edges, but not their bottom
  /// edges, and a row without height is never found. Returns nil in headers, footers, beyond the ends, and for NaN. A
  /// pinned header doesn't hide the row under it (R7.8).
  ///
  /// ```swift
  /// let path = table.indexPathForRow(at: CGPoint(x: 50, y: 440))  // row 10 of 44 points each
  /// let none = table.indexPathForRow(at: CGPoint(x: 50, y: -1))  // nil
  /// ```
  ///
  /// - Complexity: O(log n), without allocations.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    asTableView.builtInIndexPathForRow(at: point)
  }

  /// Returns the row that a cell shows; nil if it shows none.
  open func indexPath(for cell: TableViewCell) -> IndexPath? {
    asTableView.builtInIndexPath(for: cell)
  }

  /// Returns the rows that overlap `rect`, in content coordinates, ascending; never nil (R7.6).
  ///
  /// Only the y coordinates matter, and touching edges don't overlap. For a rectangle without height, it
  /// returns the row at its y.
  ///
  /// - Complexity: O(log n + rows).
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    asTableView.builtInIndexPathsForRows(in: rect)
  }

  /// Returns the cell of a row; nil if the row isn't visible or its cell isn't loaded yet.
  open func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    asTableView.builtInCellForRow(at: indexPath)
  }

  /// The visible cells, from top to bottom.
  open var visibleCells: [TableViewCell] { asTableView.builtInVisibleCells }

  /// The visible rows, in ascending order; nil without any.
  open var indexPathsForVisibleRows: [IndexPath]? { asTableView.builtInIndexPathsForVisibleRows }

  /// Returns the visible header of a section; nil if there is none.
  ///
  /// Also returns nil if it isn't a `TableViewHeaderFooterView`.
  open func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    asTableView.builtInHeaderView(forSection: section)
  }

  /// Returns the visible footer of a section; nil if there is none.
  ///
  /// Also returns nil if it isn't a `TableViewHeaderFooterView`.
  open func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    asTableView.builtInFooterView(forSection: section)
  }

  /// Scrolls a row to `scrollPosition` in the area inside the adjusted content inset, immediately (R7.9).
  ///
  /// At the top, the first row of a section is scrolled to with its section's header, and in a plain table other rows
  /// are positioned below the pinned header. At the bottom, the last row is scrolled to with the footer. In the
  /// middle, headers and footers have no effect. `NSNotFound` as the row refers to the section's header. The offset
  /// is clamped to the scrolling limits.
  ///
  /// - Precondition: The row exists, or the section if the row is `NSNotFound`.
  /// - Complexity: O(log n).
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: TableView.ScrollPosition, animated: Bool
  ) { asTableView.builtInScrollToRow(at: indexPath, at: scrollPosition, animated: animated) }

  /// Scrolls the selected row nearest to a position of the visible area to that position.
  ///
  /// Does nothing if no row is selected.
  ///
  /// - Complexity: O(selected rows log n).
  open func scrollToNearestSelectedRow(at scrollPosition: TableView.ScrollPosition, animated: Bool)
  {
    asTableView.builtInScrollToNearestSelectedRow(at: scrollPosition, animated: animated)
  }

  /// Registers the class of the cells that are dequeued with `identifier`; nil removes the registration.
  ///
  /// ```swift
  /// table.register(TableViewCell.self, forCellReuseIdentifier: "message")
  /// let cell = table.dequeueReusableCell(withIdentifier: "message")  // a cell
  /// ```
  ///
  /// - Precondition: The class is a class of cells.
  open func register(
    _ cellClass: AnyClass?, forCellReuseIdentifier identifier: String
  ) { asTableView.builtInRegister(cellClass, forCellReuseIdentifier: identifier) }

  /// Registers the class of the headers and footers that are dequeued with `identifier`.
  ///
  /// - Precondition: The class is a class of headers and footers.
  open func register(
    _ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) { asTableView.builtInRegister(viewClass, forHeaderFooterViewReuseIdentifier: identifier) }

  /// Returns a cell that is no longer visible, or a new one of the registered class, or nil.
  open func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    asTableView.builtInDequeueReusableCell(withIdentifier: identifier)
  }

  /// Returns a cell that is no longer visible, or a new one, with the size of the row.
  ///
  /// - Precondition: A class is registered for `identifier`.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> TableViewCell {
    asTableView.builtInDequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }

  /// Returns a header or footer that is no longer visible, or a new one of the registered class, or nil.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? {
    asTableView.builtInDequeueReusableHeaderFooterView(withIdentifier: identifier)
  }

  /// Reloads the index titles.
  open func reloadSectionIndexTitles() { asTableView.builtInReloadSectionIndexTitles() }

  /// Whether a batch update is in progress or a row is being dragged.
  open var hasUncommittedUpdates: Bool { asTableView.builtInHasUncommittedUpdates }

  deinit {}
}
