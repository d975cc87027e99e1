public import Foundation

/// The settings and queries of a table that apps seldom override.
///
/// Points and rectangles are in content coordinates, in points. These members are in a class of
/// their own, and not in an extension, so that they can be overridden. The class has no stored
/// properties, and only `TableView` inherits from it.
open class TableViewQueries: ScrollView {
  /// The receiver, cast to `TableView`.
  internal final var asTableView: TableView { unsafeDowncast(self, to: TableView.self) }

  /// The height of rows for which the delegate doesn't return one, in points.
  ///
  /// The default is `automaticDimension`: the cells are measured.
  ///
  /// ```swift
  /// table.rowHeight = 60
  /// let height = table.contentSize.height  // 6,000, with 100 rows
  /// ```
  ///
  /// - Precondition: The new height is finite and at least 0, or `automaticDimension`.
  open var rowHeight: CGFloat {
    get { asTableView.builtInRowHeight }
    set { asTableView.builtInRowHeight = newValue }
  }

  /// The estimated height of rows for which the delegate doesn't return one, in points.
  ///
  /// With a positive value, every row has this height until it becomes visible. With 0 or the
  /// default, `automaticDimension`, rows with known heights have these heights from the start, and
  /// rows whose cells must be measured are estimated to be 44 points high. Other values trap.
  open var estimatedRowHeight: CGFloat {
    get { asTableView.builtInEstimatedRowHeight }
    set { asTableView.builtInEstimatedRowHeight = newValue }
  }

  /// The height of section headers for which the delegate doesn't return one, in points.
  ///
  /// The default is `automaticDimension`; see ``TableView/HeightDefaults``.
  ///
  /// - Precondition: The new height is finite and at least 0, or `automaticDimension`.
  open var sectionHeaderHeight: CGFloat {
    get { asTableView.builtInSectionHeaderHeight }
    set { asTableView.builtInSectionHeaderHeight = newValue }
  }

  /// The height of section footers for which the delegate doesn't return one, in points.
  ///
  /// The default is `automaticDimension`; see ``TableView/HeightDefaults``.
  ///
  /// - Precondition: The new height is finite and at least 0, or `automaticDimension`.
  open var sectionFooterHeight: CGFloat {
    get { asTableView.builtInSectionFooterHeight }
    set { asTableView.builtInSectionFooterHeight = newValue }
  }

  /// The estimated height of headers; it has no effect, since heights are requested immediately.
  open var estimatedSectionHeaderHeight: CGFloat {
    get { asTableView.builtInEstimatedSectionHeaderHeight }
    set { asTableView.builtInEstimatedSectionHeaderHeight = newValue }
  }

  /// The estimated height of footers; it has no effect, since heights are requested immediately.
  open var estimatedSectionFooterHeight: CGFloat {
    get { asTableView.builtInEstimatedSectionFooterHeight }
    set { asTableView.builtInEstimatedSectionFooterHeight = newValue }
  }

  /// The padding above each section header, in points; it scrolls under a pinned header (R7.7).
  ///
  /// The default, `automaticDimension`, means 22 points in plain tables with the height defaults
  /// ``TableView/HeightDefaults/platform``, and 0 otherwise.
  ///
  /// - Precondition: The new padding is finite and at least 0, or `automaticDimension`.
  open var sectionHeaderTopPadding: CGFloat {
    get { asTableView.builtInSectionHeaderTopPadding }
    set { asTableView.builtInSectionHeaderTopPadding = newValue }
  }

  /// The insets of separators, in points, unless a cell has its own; by default, 15 on the left.
  open var separatorInset: EdgeInsets {
    get { asTableView.builtInSeparatorInset }
    set { asTableView.builtInSeparatorInset = newValue }
  }

  /// The style of the separators, `singleLine` by default; it has no effect on the geometry.
  open var separatorStyle: TableView.SeparatorStyle {
    get { asTableView.builtInSeparatorStyle }
    set { asTableView.builtInSeparatorStyle = newValue }
  }

  /// The color of the separators, stored for the renderer; ``Color/separator`` by default.
  open var separatorColor: Color? {
    get { asTableView.options.separatorColor }
    set { asTableView.options.separatorColor = newValue }
  }

  /// The view behind all rows, which covers the table's bounds; nil by default.
  open var backgroundView: View? {
    get { asTableView.builtInBackgroundView }
    set { asTableView.builtInBackgroundView = newValue }
  }

  /// The view above all sections; nil by default.
  ///
  /// The table sets the view's width and keeps its height. After resizing the view, set it again.
  open var tableHeaderView: View? {
    get { asTableView.builtInTableHeaderView }
    set { asTableView.builtInTableHeaderView = newValue }
  }

  /// The view below all sections; nil by default.
  ///
  /// The table sets the view's width and keeps its height. After resizing the view, set it again.
  open var tableFooterView: View? {
    get { asTableView.builtInTableFooterView }
    set { asTableView.builtInTableFooterView = newValue }
  }

  /// The object that is notified of rows before they become visible (R9.18); nil by default.
  ///
  /// It is notified after layout passes, and isn't retained. Setting it requests a layout pass.
  open var prefetchDataSource: (any TableViewDataSourcePrefetching)? {
    get { asTableView.builtInPrefetchDataSource }
    set { asTableView.builtInPrefetchDataSource = newValue }
  }

  /// Whether the prefetching data source is called; true by default.
  ///
  /// Setting it to false doesn't cancel earlier requests.
  open var isPrefetchingEnabled: Bool {
    get { asTableView.builtInIsPrefetchingEnabled }
    set { asTableView.builtInIsPrefetchingEnabled = newValue }
  }

  /// Whether touches select and highlight rows outside editing mode; true by default.
  open var allowsSelection: Bool {
    get { asTableView.builtInAllowsSelection }
    set { asTableView.builtInAllowsSelection = newValue }
  }

  /// Whether more than one row can be selected outside editing mode; false by default.
  ///
  /// When it becomes false outside editing mode, only the topmost selected row stays selected.
  open var allowsMultipleSelection: Bool {
    get { asTableView.builtInAllowsMultipleSelection }
    set { asTableView.builtInAllowsMultipleSelection = newValue }
  }

  /// Whether touches select and highlight rows while ``isEditing`` is true; false by default.
  ///
  /// It has no effect if ``allowsMultipleSelectionDuringEditing`` is true, which also allows
  /// touches to select rows.
  open var allowsSelectionDuringEditing: Bool {
    get { asTableView.builtInAllowsSelectionDuringEditing }
    set { asTableView.builtInAllowsSelectionDuringEditing = newValue }
  }

  /// Whether more than one row can be selected while ``isEditing`` is true; false by default.
  ///
  /// If it is true, touches select rows in editing mode even if ``allowsSelectionDuringEditing`` is
  /// false. When it becomes false in editing mode, only the topmost selected row stays selected.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { asTableView.builtInAllowsMultipleSelectionDuringEditing }
    set { asTableView.builtInAllowsMultipleSelectionDuringEditing = newValue }
  }

  /// Whether the table is in editing mode, false by default; setting it calls
  /// ``TableView/setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { asTableView.builtInIsEditing }
    set { asTableView.builtInIsEditing = newValue }
  }

  /// Whether the content of cells is limited to the middle 672 points of wide tables; false by
  /// default.
  ///
  /// The margins of the cells' content views are increased for this.
  open var cellLayoutMarginsFollowReadableWidth: Bool {
    get { asTableView.builtInCellLayoutMarginsFollowReadableWidth }
    set { asTableView.builtInCellLayoutMarginsFollowReadableWidth = newValue }
  }

  /// Whether the content views of cells stay inside the left and right edges of the safe area,
  /// except in inset grouped tables; true by default.
  open var insetsContentViewsToSafeArea: Bool {
    get { asTableView.builtInInsetsContentViewsToSafeArea }
    set { asTableView.builtInInsetsContentViewsToSafeArea = newValue }
  }

  /// The index path of the selected row, or of the topmost of several; nil if no row is selected.
  open var indexPathForSelectedRow: IndexPath? { asTableView.builtInIndexPathForSelectedRow }

  /// The index paths of the selected rows, in ascending order; nil if no row is selected.
  open var indexPathsForSelectedRows: [IndexPath]? { asTableView.builtInIndexPathsForSelectedRows }

  /// Selects a row, without notifying the delegate, even if ``allowsSelection`` is false (R9.12).
  ///
  /// If multiple selection isn't allowed, all other rows are deselected. If `indexPath` is nil, all
  /// rows are deselected. Unless `scrollPosition` is `.none`, the table scrolls to the row.
  /// `animated` applies to the scroll, and is passed to the cells.
  ///
  /// - Precondition: `indexPath` is nil, or the row exists.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: TableView.ScrollPosition
  ) {
    asTableView.builtInSelectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects a row, without notifying the delegate; does nothing if it isn't selected (R9.12).
  ///
  /// `animated` is passed to the cell.
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

  /// Returns the rectangle of a section: the header with its top padding, rows and footer (R7.2).
  ///
  /// Returns `.zero` if the section doesn't exist.
  ///
  /// - Complexity: O(log n).
  open func rect(forSection section: Int) -> CGRect {
    asTableView.builtInRect(forSection: section)
  }

  /// Returns the natural rectangle of a section's header, even if the header is pinned (R7.2).
  ///
  /// It excludes the padding above the header. The height is zero if there is no header. Returns
  /// `.zero` if the section doesn't exist.
  ///
  /// - Complexity: O(log n).
  open func rectForHeader(inSection section: Int) -> CGRect {
    asTableView.builtInRectForHeader(inSection: section)
  }

  /// Returns the natural rectangle of a section's footer, even if the footer is pinned (R7.2).
  ///
  /// The height is zero if there is no footer. Returns `.zero` if the section doesn't exist.
  ///
  /// - Complexity: O(log n).
  open func rectForFooter(inSection section: Int) -> CGRect {
    asTableView.builtInRectForFooter(inSection: section)
  }

  /// Returns the rectangle of a row, whether or not its cell is loaded (R7.2).
  ///
  /// Returns `.zero` if the row doesn't exist.
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
  /// `point` is in content coordinates. Only its y-coordinate matters. Rows contain their top
  /// edges, but not their bottom edges, and a row with a height of 0 is never found. Returns nil in
  /// headers, in footers, outside the content, and for NaN. A pinned header doesn't hide the row
  /// under it (R7.8).
  ///
  /// ```swift
  /// let path = table.indexPathForRow(at: CGPoint(x: 50, y: 440))  // row 10, if rows are 44 high
  /// let none = table.indexPathForRow(at: CGPoint(x: 50, y: -1))  // nil
  /// ```
  ///
  /// - Complexity: O(log n), without allocations.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    asTableView.builtInIndexPathForRow(at: point)
  }

  /// Returns the index path of the row that `cell` shows; nil if the cell isn't in the table.
  open func indexPath(for cell: TableViewCell) -> IndexPath? {
    asTableView.builtInIndexPath(for: cell)
  }

  /// Returns the rows that overlap `rect`, in ascending order; never nil (R7.6).
  ///
  /// `rect` is in content coordinates. Only y-coordinates matter, and a row that only touches the
  /// rectangle doesn't overlap it. If the rectangle has a height of 0, returns the row at its
  /// y-coordinate.
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

  /// The index paths of the visible rows, in ascending order; nil if no row is visible.
  open var indexPathsForVisibleRows: [IndexPath]? { asTableView.builtInIndexPathsForVisibleRows }

  /// Returns a section's header; nil if it isn't visible or isn't a `TableViewHeaderFooterView`.
  open func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    asTableView.builtInHeaderView(forSection: section)
  }

  /// Returns a section's footer; nil if it isn't visible or isn't a `TableViewHeaderFooterView`.
  open func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    asTableView.builtInFooterView(forSection: section)
  }

  /// Scrolls a row to `scrollPosition` in the area inside the adjusted content inset (R7.9).
  ///
  /// With the position `.top`, the first row of a section is shown with its header, and in a plain
  /// table, other rows are below the pinned header. With `.bottom`, the last row of a section is
  /// shown with its footer. With `.middle`, headers and footers have no effect. If the row is
  /// `NSNotFound`, the table scrolls to the section's header. The offset is clamped to the
  /// scrolling limits. If `animated` is true and there is an ``AnimationClock``, the scroll is
  /// animated (R15.30).
  ///
  /// - Precondition: The row exists or, if the row is `NSNotFound`, the section does.
  /// - Complexity: O(log n).
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: TableView.ScrollPosition, animated: Bool
  ) { asTableView.builtInScrollToRow(at: indexPath, at: scrollPosition, animated: animated) }

  /// Scrolls to the selected row whose center is nearest to the given position in the visible area.
  ///
  /// The row is scrolled to that position. With `.none`, the row nearest to the middle is scrolled
  /// only as far as necessary to make it visible. Does nothing if no row is selected.
  ///
  /// - Complexity: O(selected rows log n).
  open func scrollToNearestSelectedRow(at scrollPosition: TableView.ScrollPosition, animated: Bool)
  {
    asTableView.builtInScrollToNearestSelectedRow(at: scrollPosition, animated: animated)
  }

  /// Registers the class of the cells that are dequeued with `identifier`; nil removes the
  /// registration.
  ///
  /// ```swift
  /// table.register(TableViewCell.self, forCellReuseIdentifier: "message")
  /// let cell = table.dequeueReusableCell(withIdentifier: "message")  // a cell
  /// ```
  ///
  /// - Precondition: `cellClass` is nil, `TableViewCell` or a subclass of it.
  open func register(
    _ cellClass: AnyClass?, forCellReuseIdentifier identifier: String
  ) { asTableView.builtInRegister(cellClass, forCellReuseIdentifier: identifier) }

  /// Registers the class of the headers and footers that are dequeued with `identifier`; nil
  /// removes the registration.
  ///
  /// - Precondition: `viewClass` is nil, `TableViewHeaderFooterView` or a subclass of it.
  open func register(
    _ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) { asTableView.builtInRegister(viewClass, forHeaderFooterViewReuseIdentifier: identifier) }

  /// Returns a reused cell, or a new one if a class is registered for `identifier`; otherwise nil.
  open func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    asTableView.builtInDequeueReusableCell(withIdentifier: identifier)
  }

  /// Returns a reused or new cell, with the row's size if the current layout contains the row.
  ///
  /// - Precondition: There is a cell to reuse, or a class is registered for `identifier`.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> TableViewCell {
    asTableView.builtInDequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }

  /// Returns a reused header or footer, or a new one if a class is registered for `identifier`;
  /// otherwise nil.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? {
    asTableView.builtInDequeueReusableHeaderFooterView(withIdentifier: identifier)
  }

  /// Discards the index titles, so that they are requested again when they are next needed.
  open func reloadSectionIndexTitles() { asTableView.builtInReloadSectionIndexTitles() }

  /// Whether a batch update is in progress or a row is being dragged.
  open var hasUncommittedUpdates: Bool { asTableView.builtInHasUncommittedUpdates }

  deinit {}
}
