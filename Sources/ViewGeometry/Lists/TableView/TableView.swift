public import Foundation

/// A scroll view that displays sections of rows in one column, with the geometry of `UITableView`.
///
/// ```swift
/// let table = TableView(frame: CGRect(x: 0, y: 64, width: 320, height: 416), style: .plain)
/// table.rowHeight = 44
/// table.dataSource = messages
/// let path = table.indexPathForRow(at: CGPoint(x: 50, y: 450))  // row 10
/// ```
///
/// Frames and points are in content coordinates, which are the view's bounds coordinates (R5.1).
/// Queries cover all rows, visible or not, and take O(log n) time for any number of sections, even
/// after edits. Cells exist for the visible rows only; the data source provides them during layout.
///
/// Heights are explicit: without a given height, there are no headers or footers, and rows have
/// their estimated height, 44 points by default, until their cells are measured. UIKit's default
/// heights for headers and footers are available as `HeightDefaults.platform`. Setting a height
/// property to another value discards measured heights, and all heights are requested again when
/// they are next needed.
open class TableView: TableViewQueries {
  final let storedStyle: Style
  final weak var storedDataSource: (any TableViewDataSource)?
  /// The delegate as a `TableViewDelegate`, cast once when it is set.
  ///
  /// It is nil if the delegate doesn't conform to the protocol.
  final weak var tableDelegate: (any TableViewDelegate)?
  final weak var storedPrefetchDataSource: (any TableViewDataSourcePrefetching)?
  // Unchecked, because each pass reads these for every row, and no app code runs while one of them
  // is mutated: a removed view is passed on instead of being released, and the elements are moved
  // out before a pass calls other code.
  /// The table's state as a list, such as its solution, phase and selection.
  @exclusivity(unchecked) final var list = ListState<ListSolution, TableViewCell>()
  /// Whether rows may have estimated heights.
  @exclusivity(unchecked) final var hasEstimates = false
  final var delegateMethods = DelegateMethods()
  final var heights = Heights()
  @exclusivity(unchecked) final var storedHeaderView: View?
  @exclusivity(unchecked) final var storedFooterView: View?
  @exclusivity(unchecked) final var cellRegistry = ReuseRegistry<String, TableViewCell>()
  @exclusivity(unchecked) final var headerRegistry = ReuseRegistry<
    String, TableViewHeaderFooterView
  >()
  /// Whether the delegate or the data source is being called for the view of a footer.
  final var requestsFooter = false
  /// The displayed cells, headers and footers.
  @exclusivity(unchecked) final var shown = ShownViews<TableElementKey, View>()
  /// Reused storage for the elements found in a layout pass.
  @exclusivity(unchecked) final var visibleElements: [ListElement] = []
  final var options = Options()

  /// Creates a table with a frame in its superview's coordinates.
  ///
  /// `alwaysBounceVertical` is true, as in UIKit (R5.4).
  public init(frame: CGRect = .zero, style: Style = .plain) {
    storedStyle = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Always returns nil: archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// Creates a plain table with the given frame, by calling `init(frame:style:)`.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// The style of the table.
  open var style: Style { storedStyle }

  /// The object that provides the rows.
  ///
  /// It isn't retained. Setting the property removes all cells, headers and footers, clears the
  /// selection and ends any drag. The data is requested again when it is next needed.
  open var dataSource: (any TableViewDataSource)? {
    get { storedDataSource }
    set {
      storedDataSource = newValue
      forgetEverything()
    }
  }

  /// The object that returns heights and is notified of selection and scrolling; nil by default.
  ///
  /// It isn't retained, and is also the delegate of the table as a scroll view: this property is
  /// ``ScrollView/delegate``, but nil if that isn't a `TableViewDelegate`. Setting it invalidates
  /// all heights.
  @_nonoverride
  open var delegate: (any TableViewDelegate)? {
    get { (self as ScrollView).delegate as? any TableViewDelegate }
    set { (self as ScrollView).delegate = newValue }
  }

  /// The mode of measuring displayed rows of automatic height again; `enabled` by default (R9.27).
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { list.selfSizingInvalidation }
    set { list.selfSizingInvalidation = newValue }
  }

  /// The size of the whole content, which is as wide as the bounds (R7.11).
  ///
  /// Reading it computes the layout if necessary. A size that you set is replaced when the layout
  /// next changes.
  open override var contentSize: CGSize {
    get {
      solveIfNeeded()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  // Zero before the first layout, as in UIKit, so that an inset that is set earlier moves the
  // offset to its minimum (R5.3).
  override var knownContentSize: CGSize {
    if case .unknown = list.knowledge, storedContentSize == .zero { return .zero }
    return contentSize
  }

  /// Displays the cells, headers and footers that overlap the bounds.
  ///
  /// While a batch update is open, the displayed elements don't change, because the data is being
  /// changed. An override must call super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard list.batch == nil else { return placeBackgroundView() }
    measureInvalidatedCells()
    showVisibleElements()
    placeBackgroundView()
    if storedPrefetchDataSource != nil { announceRowsAhead() }
  }

  /// Begins or ends editing mode: the cells display or hide their controls, and the selection is
  /// cleared, without notifying the delegate (R7.13).
  ///
  /// Rows with automatic height are measured again if they have cells. Does nothing if the table is
  /// already in the requested mode. `animated` is passed to the cells. An override must call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(editing, animated: animated)
  }

  /// Removes all cells, headers and footers, and immediately requests counts and heights again.
  ///
  /// The selection is cleared, and any drag ends. Cells are requested again during layout. If this
  /// is called while counts or heights are being requested, they are requested again afterward.
  open func reloadData() {
    forgetEverything()
    solveIfNeeded()
  }

  final func forgetEverything() {
    options.indexTitles = nil
    list.forget()
    setNeedsLayout()
    // The delegate methods called here may trigger a layout pass, which must use the new rows.
    endDisplayingAll()
  }

  override func subviewIntrinsicSizeDidChange(_ subview: View) {
    super.subviewIntrinsicSizeDidChange(subview)
    if let cell = subview as? TableViewCell { invalidateSize(of: cell) }
  }

  override func constraintsDidChange(in part: View?, of subview: View) -> Bool {
    if list.selfSizingInvalidation == .enabledIncludingConstraints,
      let cell = subview as? TableViewCell
    {
      contentConstraintsDidChange(in: part, of: cell)
    }
    return true
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    if placement.bounds.size.width != oldBounds.size.width { invalidateSolution() }
    super.boundsDidChange(from: oldBounds)
  }

  override func takeChangedSafeArea() {
    super.takeChangedSafeArea()
    sidesOfCellsMayChange()
  }

  /// Invalidates the heights of an inset grouped table with estimates after its layout margins have
  /// changed.
  ///
  /// An override must call super.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if storedStyle == .insetGrouped, hasEstimates { invalidateSolution() }
  }

  override func delegateDidChange() {
    super.delegateDidChange()
    // This is the scroll view's property: a subclass may override the table's.
    tableDelegate = (self as ScrollView).delegate as? any TableViewDelegate
    invalidateSolution()
  }

  // MARK: Updates, to override

  /// Applies the edits made by `updates` as one batch; a nested batch becomes part of the outer one
  /// (R9.8 to R9.11).
  ///
  /// The data source must return the new counts when `updates` returns. The counts of sections to
  /// which no edit refers are checked only in tables with up to 256 sections. If counts or heights
  /// are being requested when the batch begins or ends, the table is reloaded instead.
  ///
  /// A batch without edits requests heights again; in a table with estimated heights, only those of
  /// rows with cells. Completions are called with true when the outermost batch has been laid out,
  /// before the method that performs that batch returns, in the order in which the batches began
  /// (R9.20, R9.21). If the thread has an ``AnimationClock``, they are called when the animation of
  /// the outermost batch ends instead, with false if it was interrupted (R15.35).
  ///
  /// - Complexity: O(e log n) for e edits, plus O(rows) for sections that are inserted or reloaded.
  /// - Precondition: The counts of sections and rows before the batch, its edits, and the counts
  ///   after it are consistent.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(updates, completion: completion)
  }

  /// Opens a batch, or a nested batch if one is open; ``endUpdates()`` ends it.
  open func beginUpdates() { openBatch() }

  /// Ends a batch opened with `beginUpdates()`, and performs it if it is the outermost one.
  ///
  /// - Precondition: A batch is open, and its edits are consistent with the data.
  open func endUpdates() { builtInEndUpdates() }

  /// Inserts rows at the given index paths, which refer to the data after the batch (R9.8).
  ///
  /// If no batch is open, each call of an edit method is a batch of its own, and the data must
  /// already have changed before the call.
  ///
  /// ```swift
  /// messages.counts[0] += 1
  /// table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  /// let count = table.numberOfRows(inSection: 0)  // 101
  /// ```
  open func insertRows(
    at indexPaths: [IndexPath], with animation: RowAnimation = .automatic
  ) { builtInInsertRows(at: indexPaths, with: animation) }

  /// Deletes the rows at the given index paths, which refer to the data before the batch.
  open func deleteRows(
    at indexPaths: [IndexPath], with animation: RowAnimation = .automatic
  ) { builtInDeleteRows(at: indexPaths, with: animation) }

  /// Reloads the heights and cells of rows; the index paths refer to the data before the batch.
  ///
  /// The rows are deselected, without notifying the delegate.
  open func reloadRows(
    at indexPaths: [IndexPath], with animation: RowAnimation = .automatic
  ) { builtInReloadRows(at: indexPaths, with: animation) }

  /// Moves a row, with its height and its cell.
  ///
  /// `indexPath` is the row's index path before the batch, and `newIndexPath` is the one after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    builtInMoveRow(at: indexPath, to: newIndexPath)
  }

  /// Configures the visible cells of rows again, by calling the data source.
  ///
  /// ``TableViewQueries/dequeueReusableCell(withIdentifier:for:)`` then returns the existing cell,
  /// without preparing it for reuse. In a batch update, the index paths are those before the
  /// update, and the cells are configured at its end. Rows with automatic height are measured
  /// again. Rows without visible cells are ignored.
  ///
  /// - Precondition: The data source dequeues the cell with the cell's identifier, and returns it.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    builtInReconfigureRows(at: indexPaths)
  }

  /// Inserts sections with their rows; the indices refer to the data after the batch.
  open func insertSections(
    _ sections: IndexSet, with animation: RowAnimation = .automatic
  ) { builtInInsertSections(sections, with: animation) }

  /// Deletes sections with their rows; the indices refer to the data before the batch.
  open func deleteSections(
    _ sections: IndexSet, with animation: RowAnimation = .automatic
  ) { builtInDeleteSections(sections, with: animation) }

  /// Reloads sections completely; the indices refer to the data before the batch.
  ///
  /// Their rows are deselected, without notifying the delegate.
  open func reloadSections(
    _ sections: IndexSet, with animation: RowAnimation = .automatic
  ) { builtInReloadSections(sections, with: animation) }

  /// Moves a section with its rows.
  ///
  /// `section` is the section's index before the batch, and `newSection` is the one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    builtInMoveSection(section, toSection: newSection)
  }

  deinit {}
}
