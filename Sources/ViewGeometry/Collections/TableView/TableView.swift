public import Foundation

/// A scroll view that shows sections of rows, one under the other: the geometry half of `UITableView`.
///
///     let table = TableView(frame: CGRect(x: 0, y: 64, width: 320, height: 416), style: .plain)
///     table.rowHeight = 44
///     table.dataSource = messages
///     table.indexPathForRow(at: CGPoint(x: 50, y: 450))
///     table.rectForRow(at: IndexPath(row: 10, section: 0))
///
/// Index paths, frames and points are in content coordinates, which are the view's bounds coordinates (R5.1). Queries answer
/// for rows on and off screen alike, in O(log n) for ten million rows in any number of sections, also after edits. Cells
/// exist for the visible rows only; they come from the data source during layout.
///
/// Heights are explicit: what nobody gives a height has none, except rows, which are 44 points until their cells are
/// measured. UIKit's own heights for headers and footers are there as `HeightDefaults.platform`.
open class TableView: ScrollView {
  final let storedStyle: Style
  final weak var storedDataSource: (any TableViewDataSource)?
  /// The delegate as what it conforms to, looked up once when it is set.
  final weak var tableDelegate: (any TableViewDelegate)?
  // Unchecked, as each pass reads these for every row, and no code of others runs while one is changed in place: a view that is
  // taken out is handed on, not let go of, and the elements are taken out before a pass calls anyone.
  /// Where everything is; nil until it is solved.
  @exclusivity(unchecked) final var solution: ListSolution?
  /// The rows that cells and selection stand for while `solution` is out of date; nil where those are its own, or none.
  final var staleSolution: ListSolution?
  @exclusivity(unchecked) final var isSolving = false
  /// Whether a layout pass is showing the rows in view.
  @exclusivity(unchecked) final var isShowing = false
  /// Changes with each reload, update and layout, so that whoever asks data source or delegate notices what they do.
  @exclusivity(unchecked) final var revision = 0
  /// Whether rows may have lengths that are estimates.
  @exclusivity(unchecked) final var hasEstimates = false
  /// Set by the delegate's default methods, to tell that it has none of its own.
  final var calledDefaultMethod = false
  final var delegateLacksHeights = true
  final var delegateLacksSectionHeights = true
  final var delegateLacksEstimates = true
  /// Whether those two are known: an empty table has no row to ask about.
  final var knowsDelegate = false
  final var heights = Heights()
  @exclusivity(unchecked) final var storedHeaderView: View?
  @exclusivity(unchecked) final var storedFooterView: View?

  final var registeredCells: [String: TableViewCell.Type] = [:]
  @exclusivity(unchecked) final var reusableCells: [String: ReusePool<TableViewCell>] = [:]
  final var registeredHeaders: [String: TableViewHeaderFooterView.Type] = [:]
  @exclusivity(unchecked) final var reusableHeaders:
    [String: ReusePool<TableViewHeaderFooterView>] = [:]
  @exclusivity(unchecked) final var shownCells = ShownViews<ItemIndex, TableViewCell>()
  @exclusivity(unchecked) final var shownHeaders = ShownViews<Int, View>()
  @exclusivity(unchecked) final var shownFooters = ShownViews<Int, View>()
  @exclusivity(unchecked) final var visibleElements: [ListElement] = []
  /// The row whose cell a layout pass is asking for.
  final var sizeOfNewCell: (place: ItemIndex, size: CGSize)?

  /// The row that is dragged; nil for none.
  @exclusivity(unchecked) final var movement: InteractiveMovement?
  /// The drag that has ended, while the data source is told of it and may not have moved the row yet.
  final var toldMovement: InteractiveMovement?
  /// What is announced to the prefetching data source; nil until there is one.
  final var prefetching: ListPrefetching?
  final weak var storedPrefetchDataSource: (any TableViewDataSourcePrefetching)?
  /// The titles of the index, or that there are none; nil until they are asked for.
  final var indexTitles: [String]??
  final var options = Options()
  /// What is selected and what may be; nil while all is as at first.
  @exclusivity(unchecked) final var selection: ListSelection?
  /// Changes with each reload and each batch, so that whoever asks the delegate about a row notices that it may be another.
  final var selectionRevision = 0
  /// Cells to be configured again, and the one that is being so.
  final var reconfiguring: ReconfiguredCells<TableViewCell>?
  final var pendingUpdates = BatchUpdates()
  @exclusivity(unchecked) final var updateDepth = 0
  /// Whether the open batch also changed something that everything depends on, so that all is asked for again.
  final var isInvalidatedByUpdates = false

  /// Where the content goes when rows are inserted, deleted or moved; the offset stays by default.
  public final var anchoring = UpdateAnchoring.contentOffset

  /// A table with the given frame in its superview's coordinates.
  public init(frame: CGRect = .zero, style: Style = .plain) {
    storedStyle = style
    super.init(frame: frame)
  }

  /// A plain table with the given frame; calls `init(frame:style:)`.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// How the table shows its sections.
  public final var style: Style { storedStyle }

  /// Provides the rows and is not retained; after it is set, everything is asked for again when next needed.
  public final var dataSource: (any TableViewDataSource)? {
    get { storedDataSource }
    set {
      storedDataSource = newValue
      forgetEverything()
    }
  }

  /// The size of everything in the table; its width is that of the bounds (R7.11).
  open override var contentSize: CGSize {
    get {
      solveIfNeeded()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// Shows the cells, headers and footers of the visible part.
  ///
  /// While a batch of updates is open, what is shown stays: the data is on its way.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard updateDepth == 0 else { return placeBackgroundView() }
    showVisibleElements()
    placeBackgroundView()
    if storedPrefetchDataSource != nil { announceRowsAhead() }
  }

  /// Begins or ends editing: the cells show their controls, and nothing is selected any more (R7.13).
  ///
  /// Rows of automatic height are measured again where they have cells.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(editing, animated: animated)
  }

  /// Drops all cells, headers and footers and asks for numbers and heights again, at once; for cells during layout.
  open func reloadData() {
    forgetEverything()
    solveIfNeeded()
  }

  final func forgetEverything() {
    pendingUpdates = BatchUpdates()
    selectionRevision &+= 1
    forgetSelection()
    (movement, toldMovement) = (nil, nil)
    indexTitles = nil
    prefetching?.reset()
    endDisplayingAll()
    invalidateSolution()
    staleSolution = nil
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    if placement.bounds.size.width != oldBounds.size.width { invalidateSolution() }
    super.boundsDidChange(from: oldBounds)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    sidesOfCellsMayChange()
  }

  /// Has rows that keep clear of the margins placed and measured again; an override calls super.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if storedStyle == .insetGrouped, hasEstimates { invalidateSolution() }
  }

  override func delegateDidChange() {
    super.delegateDidChange()
    tableDelegate = delegate as? any TableViewDelegate
    invalidateSolution()
  }
}
