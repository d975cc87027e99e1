public import Foundation

extension TableView {
  /// The default implementation of ``numberOfSections``.
  final var builtInNumberOfSections: Int { solved.sectionCount }

  /// The default implementation of ``numberOfRows(inSection:)``.
  final func builtInNumberOfRows(inSection section: Int) -> Int {
    let solved = solved
    precondition(
      (0..<solved.sectionCount).contains(section),
      "There is no section \(section): the table has \(solved.sectionCount).")
    return solved.itemCount(inSection: section)
  }

  /// The default implementation of ``rectForRow(at:)``.
  final func builtInRectForRow(at indexPath: IndexPath) -> CGRect {
    layoutAtRest.rectForRow(at: indexPath)
  }

  /// The default implementation of ``rect(forSection:)``.
  final func builtInRect(forSection section: Int) -> CGRect {
    layoutAtRest.rect(forSection: section)
  }

  /// The default implementation of ``rectForHeader(inSection:)``.
  final func builtInRectForHeader(inSection section: Int) -> CGRect {
    layoutAtRest.rectForHeader(inSection: section)
  }

  /// The default implementation of ``rectForFooter(inSection:)``.
  final func builtInRectForFooter(inSection section: Int) -> CGRect {
    layoutAtRest.rectForFooter(inSection: section)
  }

  /// The default implementation of ``indexPathForRow(at:)``.
  final func builtInIndexPathForRow(at point: CGPoint) -> IndexPath? {
    solved.row(at: Double(point.y))?.indexPath
  }

  /// Returns the row that contains the y-coordinate of a point, and its rectangle; nil if there is
  /// none.
  final func placedRow(at point: CGPoint) -> PlacedItem? {
    let layout = layoutAtRest
    guard let found = layout.solution.rowAndSpan(at: Double(point.y)) else { return nil }
    return PlacedItem(indexPath: found.row.indexPath, frame: layout.rowRect(found.span))
  }

  /// The default implementation of ``indexPathsForRows(in:)``.
  final func builtInIndexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    layoutAtRest.indexPathsForRows(in: rect)
  }

  /// The default implementation of ``indexPathsForVisibleRows``.
  final var builtInIndexPathsForVisibleRows: [IndexPath]? {
    let rows = shown.places.compactMap(\.place)
    return rows.isEmpty ? nil : rows.map(\.indexPath)
  }

  /// The default implementation of ``visibleCells``.
  final var builtInVisibleCells: [TableViewCell] {
    shownRows.map(\.cell)
  }

  /// The default implementation of ``cellForRow(at:)``.
  final func builtInCellForRow(at indexPath: IndexPath) -> TableViewCell? {
    cell(at: ItemIndex(indexPath))
  }

  /// The default implementation of ``indexPath(for:)``.
  final func builtInIndexPath(for cell: TableViewCell) -> IndexPath? {
    place(of: cell)?.indexPath
  }

  /// The default implementation of ``headerView(forSection:)``.
  final func builtInHeaderView(forSection section: Int) -> TableViewHeaderFooterView? {
    shown[TableElementKey(.header, section: section)] as? TableViewHeaderFooterView
  }

  /// The default implementation of ``footerView(forSection:)``.
  final func builtInFooterView(forSection section: Int) -> TableViewHeaderFooterView? {
    shown[TableElementKey(.footer, section: section)] as? TableViewHeaderFooterView
  }

  /// Calls `body` with every header, row and footer that overlaps `rect`, visible or not.
  ///
  /// `rect` is in content coordinates. Elements are visited by section: the header, the rows in
  /// ascending order, and the footer. In a plain table, headers and footers have their pinned
  /// rectangles. Rectangles that only touch don't overlap; an empty, null or NaN rectangle overlaps
  /// nothing.
  ///
  /// - Complexity: O(log n + elements), without allocations.
  public final func forEachElement(in rect: CGRect, _ body: (TableLayoutElement) -> Void) {
    layoutSnapshot.forEachElement(in: rect, body)
  }

  /// A snapshot of the current layout, which isn't affected by later changes to the table.
  ///
  /// - Complexity: O(1), regardless of the number of rows.
  public final var layoutSnapshot: TableLayoutSnapshot {
    layout(pinning: pinning(inset: adjustedContentInset))
  }

  /// The layout snapshot during a layout pass, with the insets that the pass has already computed.
  final var layoutSnapshotInPass: TableLayoutSnapshot {
    layout(pinning: pinning(inset: settled.inset))
  }

  /// The layout without pinning.
  ///
  /// It doesn't depend on the insets, so the ancestors of the table needn't be examined.
  private var layoutAtRest: TableLayoutSnapshot { layout(pinning: nil) }

  /// Creates a snapshot of the layout.
  ///
  /// Rows of an inset grouped table respect the margins; other rows fill the width (R7.1).
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

  /// Returns the visible area to which headers and footers are pinned; nil if they aren't pinned.
  private func pinning(inset: @autoclosure () -> EdgeInsets) -> ListPinning? {
    guard storedStyle == .plain else { return nil }
    let (bounds, inset) = (placement.bounds, inset())
    return ListPinning(
      visibleStart: Double(bounds.minY + inset.top), visibleEnd: Double(bounds.maxY - inset.bottom))
  }
}
