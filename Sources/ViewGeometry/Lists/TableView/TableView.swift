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
  final weak var storedPrefetchDataSource: (any TableViewDataSourcePrefetching)?
  // Unchecked, as each pass reads these for every row, and no code of others runs while one is changed in place: a view that is
  // taken out is handed on, not let go of, and the elements are taken out before a pass calls anyone.
  /// What the table knows of its rows, and what it is doing.
  @exclusivity(unchecked) final var list = ListState<ListSolution, TableViewCell>()
  /// Whether rows may have lengths that are estimates.
  @exclusivity(unchecked) final var hasEstimates = false
  final var delegateMethods = DelegateMethods()
  final var heights = Heights()
  @exclusivity(unchecked) final var storedHeaderView: View?
  @exclusivity(unchecked) final var storedFooterView: View?
  @exclusivity(unchecked) final var cellRegistry = ReuseRegistry<String, TableViewCell>()
  @exclusivity(unchecked) final var headerRegistry = ReuseRegistry<
    String, TableViewHeaderFooterView
  >()
  /// The cells, headers and footers on screen.
  @exclusivity(unchecked) final var shown = ShownViews<TableElementKey, View>()
  /// Room for what a layout pass finds.
  @exclusivity(unchecked) final var visibleElements: [ListElement] = []
  final var options = Options()

  /// A table with the given frame in its superview's coordinates; `alwaysBounceVertical` is true, as in UIKit (R5.4).
  public init(frame: CGRect = .zero, style: Style = .plain) {
    storedStyle = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Nil: there are no archives.
  public override init?(coder: NSObject) { return nil }

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

  // Empty before the first layout, as in UIKit: an inset that is set by then takes the offset to its minimum (R5.3).
  override var knownContentSize: CGSize {
    if case .unknown = list.knowledge, storedContentSize == .zero { return .zero }
    return contentSize
  }

  /// Shows the cells, headers and footers of the visible part.
  ///
  /// While a batch of updates is open, what is shown stays: the data is on its way.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard list.batch == nil else { return placeBackgroundView() }
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
    options.indexTitles = nil
    list.forget()
    setNeedsLayout()
    // Who hears of it may have the list laid out, for the new rows.
    endDisplayingAll()
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    if placement.bounds.size.width != oldBounds.size.width { invalidateSolution() }
    super.boundsDidChange(from: oldBounds)
  }

  override func takeChangedSafeArea() {
    super.takeChangedSafeArea()
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
