public import Foundation

extension TableView {
  /// The number of sections; 0 without a data source.
  public final var numberOfSections: Int { solved.sectionCount }

  /// Returns the number of rows in a section.
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
  public final func rectForRow(at indexPath: IndexPath) -> CGRect {
    layoutAtRest.rectForRow(at: indexPath)
  }

  /// Returns the rectangle of a section's header, rows and footer (R7.2).
  ///
  /// Returns `.zero` for a section that doesn't exist.
  ///
  /// - Complexity: O(log n).
  public final func rect(forSection section: Int) -> CGRect {
    layoutAtRest.rect(forSection: section)
  }

  /// Returns the natural rectangle of a section's header, even if it is pinned (R7.2).
  ///
  /// Without a header, its height is zero.
  ///
  /// - Complexity: O(log n).
  public final func rectForHeader(inSection section: Int) -> CGRect {
    layoutAtRest.rectForHeader(inSection: section)
  }

  /// Returns the natural rectangle of a section's footer, even if it is pinned (R7.2).
  ///
  /// Without a footer, its height is zero.
  ///
  /// - Complexity: O(log n).
  public final func rectForFooter(inSection section: Int) -> CGRect {
    layoutAtRest.rectForFooter(inSection: section)
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
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    solved.row(at: Double(point.y))?.indexPath
  }

  /// Returns the row that contains a point, and its rectangle.
  final func placedRow(at point: CGPoint) -> PlacedItem? {
    let layout = layoutAtRest
    guard let found = layout.solution.rowAndSpan(at: Double(point.y)) else { return nil }
    return PlacedItem(indexPath: found.row.indexPath, frame: layout.rowRect(found.span))
  }

  /// Returns the rows that overlap `rect`, in content coordinates, ascending; never nil (R7.6).
  ///
  /// Only the y coordinates matter, and touching edges don't overlap. For a rectangle without height, it
  /// returns the row at its y.
  ///
  /// - Complexity: O(log n + rows).
  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    layoutAtRest.indexPathsForRows(in: rect)
  }

  /// The visible rows, in ascending order; nil without any.
  public final var indexPathsForVisibleRows: [IndexPath]? {
    let rows = shown.places.compactMap(\.place)
    return rows.isEmpty ? nil : rows.map(\.indexPath)
  }

  /// The visible cells, from top to bottom.
  public final var visibleCells: [TableViewCell] {
    shownRows.map(\.cell)
  }

  /// Returns the cell of a row; nil if the row isn't visible or its cell isn't loaded yet.
  public final func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
    cell(at: ItemIndex(indexPath))
  }

  /// Returns the row that a cell shows; nil if it shows none.
  public final func indexPath(for cell: TableViewCell) -> IndexPath? {
    place(of: cell)?.indexPath
  }

  /// Returns the visible header of a section; nil if there is none.
  ///
  /// Also returns nil if it isn't a `TableViewHeaderFooterView`.
  public final func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    shown[TableElementKey(.header, section: section)] as? TableViewHeaderFooterView
  }

  /// Returns the visible footer of a section; nil if there is none.
  ///
  /// Also returns nil if it isn't a `TableViewHeaderFooterView`.
  public final func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    shown[TableElementKey(.footer, section: section)] as? TableViewHeaderFooterView
  }

  /// Calls `body` with every header, row and footer that overlaps `rect`, visible or not.
  ///
  /// `rect` is in content coordinates. The order is by section: header, rows in ascending order, footer. In plain
  /// style, headers and footers have their pinned rectangles. Touching edges don't overlap; an empty, null or NaN
  /// rectangle overlaps nothing.
  ///
  /// - Complexity: O(log n + elements), without allocations.
  public final func forEachElement(in rect: CGRect, _ body: (TableLayoutElement) -> Void) {
    layoutSnapshot.forEachElement(in: rect, body)
  }

  /// A snapshot of the current layout, which later changes of the table don't affect.
  ///
  /// - Complexity: O(1), whatever the number of rows.
  public final var layoutSnapshot: TableLayoutSnapshot {
    layout(pinning: pinning(inset: adjustedContentInset))
  }

  /// The snapshot during a layout pass, in which the insets are already resolved.
  final var layoutSnapshotInPass: TableLayoutSnapshot {
    layout(pinning: pinning(inset: settled.inset))
  }

  /// The layout without pinning; resolving the insets for pinning requires a walk up the tree.
  private var layoutAtRest: TableLayoutSnapshot { layout(pinning: nil) }

  /// Creates the layout; rows of an inset table respect the margins, others fill the width (R7.1).
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

  /// Returns the visible span to which headers and footers are pinned; nil if they aren't pinned.
  private func pinning(inset: @autoclosure () -> EdgeInsets) -> ListPinning? {
    guard storedStyle == .plain else { return nil }
    let (bounds, inset) = (placement.bounds, inset())
    return ListPinning(
      visibleStart: Double(bounds.minY + inset.top), visibleEnd: Double(bounds.maxY - inset.bottom))
  }
}
