public import Foundation

extension TableView {
  /// The number of sections; 0 without a data source.
  public final var numberOfSections: Int { solved.sectionCount }

  /// The number of rows of a section.
  ///
  /// - Complexity: O(log sections).
  /// - Precondition: The section exists.
  public final func numberOfRows(inSection section: Int) -> Int {
    let solved = solved
    precondition(
      (0..<solved.sectionCount).contains(section),
      "There is no section \(section): the table has \(solved.sectionCount).")
    return solved.itemCount(inSection: section)
  }

  /// The rectangle of a row, whether its cell is loaded or not; `.zero` for a row that doesn't exist (R7.2).
  ///
  /// - Complexity: O(log n).
  public final func rectForRow(at indexPath: IndexPath) -> CGRect {
    layoutAtRest.rectForRow(at: indexPath)
  }

  /// The rectangle of a section's header, rows and footer; `.zero` for a section that doesn't exist (R7.2).
  ///
  /// - Complexity: O(log n).
  public final func rect(forSection section: Int) -> CGRect {
    layoutAtRest.rect(forSection: section)
  }

  /// The rectangle where a section's header rests, wherever it sticks now; of height zero without one (R7.2).
  ///
  /// - Complexity: O(log n).
  public final func rectForHeader(inSection section: Int) -> CGRect {
    layoutAtRest.rectForHeader(inSection: section)
  }

  /// The rectangle where a section's footer rests, wherever it sticks now; of height zero without one (R7.2).
  ///
  /// - Complexity: O(log n).
  public final func rectForFooter(inSection section: Int) -> CGRect {
    layoutAtRest.rectForFooter(inSection: section)
  }

  /// The row that contains `point`, in content coordinates, whether its cell is loaded or not (R7.5).
  ///
  /// Only the y coordinate counts. Top edges belong to a row, bottom ones don't, and a row without height is never found. Nil in
  /// headers, footers, beyond the ends, and for NaN. A header that sticks doesn't hide the row under it (R7.8).
  ///
  /// - Complexity: O(log n), without allocations.
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    solved.row(at: Double(point.y))?.indexPath
  }

  /// The row that contains a point, and its rectangle.
  final func placedRow(at point: CGPoint) -> PlacedItem? {
    let layout = layoutAtRest
    guard let found = layout.solution.rowAndSpan(at: Double(point.y)) else { return nil }
    return PlacedItem(indexPath: found.row.indexPath, frame: layout.rowRect(found.span))
  }

  /// The rows that overlap `rect`, in content coordinates, ascending; never nil (R7.6).
  ///
  /// Only the y coordinates count, and touching edges don't overlap. A rectangle without height gives the row at its y.
  ///
  /// - Complexity: O(log n + rows).
  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    layoutAtRest.indexPathsForRows(in: rect)
  }

  /// The rows whose cells are on screen, ascending; nil without any.
  public final var indexPathsForVisibleRows: [IndexPath]? {
    let rows = shown.places.compactMap(\.place)
    return rows.isEmpty ? nil : rows.map(\.indexPath)
  }

  /// The cells on screen, from top to bottom.
  public final var visibleCells: [TableViewCell] {
    shownRows.map(\.cell)
  }

  /// The cell of a row; nil when the row isn't visible or its cell isn't loaded yet.
  public final func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    cell(at: ItemIndex(indexPath))
  }

  /// The row that a cell shows; nil for cells that show none.
  public final func indexPath(for cell: TableViewCell) -> IndexPath? {
    place(of: cell)?.indexPath
  }

  /// The header on screen of a section; nil when there is none or it isn't a `TableViewHeaderFooterView`.
  public final func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    shown[TableElementKey(.header, section: section)] as? TableViewHeaderFooterView
  }

  /// The footer on screen of a section; nil when there is none or it isn't a `TableViewHeaderFooterView`.
  public final func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    shown[TableElementKey(.footer, section: section)] as? TableViewHeaderFooterView
  }

  /// Calls `body` with every header, row and footer that overlaps `rect`, in content coordinates, on screen or not.
  ///
  /// By section: header, rows ascending, footer, in plain style where they stick. Touching edges don't overlap; an empty,
  /// null or NaN rectangle overlaps nothing.
  ///
  /// - Complexity: O(log n + elements), without allocations.
  public final func forEachElement(in rect: CGRect, _ body: (TableLayoutElement) -> Void) {
    layoutSnapshot.forEachElement(in: rect, body)
  }

  /// Everything about where rows are, as a value that stays as it is while the table goes on changing.
  ///
  /// - Complexity: O(1), whatever the number of rows.
  public final var layoutSnapshot: TableLayoutSnapshot {
    layout(pinning: pinning(inset: adjustedContentInset))
  }

  /// The same for a layout pass, which has just settled the insets.
  final var layoutSnapshotInPass: TableLayoutSnapshot {
    layout(pinning: pinning(inset: settled.inset))
  }

  /// The layout without what sticks, which takes a walk up the tree to find out.
  private var layoutAtRest: TableLayoutSnapshot { layout(pinning: nil) }

  /// All as wide as the bounds, but the rows of an inset table, which keep clear of the margins (R7.1).
  private func layout(pinning: ListPinning?) -> TableLayoutSnapshot {
    let solution = solved
    let bounds = placement.bounds
    var rows = (x: 0.0, width: Double(bounds.width))
    if storedStyle == .insetGrouped {
      let margins = layoutMargins
      rows = (Double(margins.left), max(0, rows.width - Double(margins.left + margins.right)))
    }
    return TableLayoutSnapshot(
      solution: solution, bounds: bounds, rowX: rows.x, rowWidth: rows.width, pinning: pinning)
  }

  /// The visible part that headers and footers stick to; nil where they don't.
  private func pinning(inset: @autoclosure () -> EdgeInsets) -> ListPinning? {
    guard storedStyle == .plain else { return nil }
    let (bounds, inset) = (placement.bounds, inset())
    return ListPinning(
      visibleStart: Double(bounds.minY + inset.top), visibleEnd: Double(bounds.maxY - inset.bottom))
  }
}
