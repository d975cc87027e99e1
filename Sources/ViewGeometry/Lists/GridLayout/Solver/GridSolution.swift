/// Rows and columns of cells: a spreadsheet.
///
/// Rows and columns are an ``OffsetTree`` each, so equal ones take no memory however many there are, 1,048,576 by 16,384 or
/// more, and any of them is resized, inserted and removed in logarithmic time. Merged cells lie in a ``SpatialIndex``
/// over row and column numbers. A value: a copy costs O(1).
package struct GridSolution: Sendable {
  package var rows: OffsetTree
  package var columns: OffsetTree
  private var spanIndex = SpatialIndex()
  private var spans: ContiguousArray<GridSpan> = []
  /// How many of the first rows stay in view.
  package var frozenRows = 0
  /// How many of the first columns stay in view.
  package var frozenColumns = 0
  /// How many cells each row has; nil where no row has fewer than there are columns.
  private(set) var cellCounts: [Int]?

  /// A grid of rows of these heights and columns of these widths, in points.
  package init(rows: OffsetTree, columns: OffsetTree) {
    self.rows = rows
    self.columns = columns
  }

  var spansAreEmpty: Bool { spans.isEmpty }

  package var width: Double { columns.totalLength }

  package var height: Double { rows.totalLength }

  /// Tells how many cells each row has: no more of them are shown than there are columns, and no others.
  ///
  /// - Complexity: O(rows).
  package mutating func setCellCounts(_ counts: [Int]) {
    cellCounts = counts.contains { $0 < columns.count } ? counts : nil
  }

  /// Whether a row and a column that exist share a cell.
  func hasCell(_ cell: GridCell) -> Bool {
    guard let cellCounts else { return true }
    return cell.column < cellCounts[cell.row]
  }

  /// Merges cells into the first one of the rectangle.
  ///
  /// - Precondition: The cells exist and none of them is merged already; there are at least two.
  package mutating func merge(rows: Range<Int>, columns: Range<Int>) {
    let span = GridSpan(rows: rows, columns: columns)
    precondition(
      rows.lowerBound >= 0 && columns.lowerBound >= 0 && rows.upperBound <= self.rows.count
        && columns.upperBound <= self.columns.count && rows.count * columns.count > 1,
      "Can't merge rows \(rows) and columns \(columns) of \(self.rows.count) rows and"
        + " \(self.columns.count) columns.")
    precondition(
      spanIndex.items(in: span.extent).isEmpty,
      "Cells in rows \(rows) and columns \(columns) are merged already.")
    spanIndex.set(span.extent, for: spans.count)
    spans.append(span)
  }

  /// Puts others in the place of spans, or none.
  mutating func replaceSpans(_ newSpan: (GridSpan) -> GridSpan?) {
    guard !spans.isEmpty else { return }
    let new = spans.compactMap(newSpan)
    (spanIndex, spans) = (SpatialIndex(), [])
    for span in new { merge(rows: span.rows, columns: span.columns) }
  }

  /// The cells a cell stands for: itself, or all it was merged with.
  package func span(of cell: GridCell) -> GridSpan {
    guard !spans.isEmpty,
      let found = spanIndex.topmostItem(x: Double(cell.column), y: Double(cell.row))
    else {
      return GridSpan(rows: cell.row..<cell.row + 1, columns: cell.column..<cell.column + 1)
    }
    return spans[found]
  }

  /// The spans that share cells with the rows and columns.
  func spans(rows: Range<Int>, columns: Range<Int>) -> [GridSpan] {
    guard !spans.isEmpty else { return [] }
    return spanIndex.items(in: GridSpan(rows: rows, columns: columns).extent).map { spans[$0] }
  }

  /// Calls `body` with each span of frozen rows and others, or frozen columns and others, some twice; none where nothing moves.
  ///
  /// - Complexity: O(log spans + such spans), mostly without allocations.
  @inline(__always)
  func forEachSpan(across freezing: GridFreezing, _ body: (GridSpan) -> Void) {
    guard !spans.isEmpty, freezing.shiftX > 0 || freezing.shiftY > 0 else { return }
    let (row, column) = (Double(freezing.rows), Double(freezing.columns))
    // Between the middle of the last frozen row and its end lie those spans alone that go on behind it.
    let rowEdge = Extent(minX: 0, minY: row - 0.5, maxX: Double(columns.count), maxY: row)
    let columnEdge = Extent(minX: column - 0.5, minY: 0, maxX: column, maxY: Double(rows.count))
    spanIndex.forEachItem(in: rowEdge) { body(spans[$0]) }
    spanIndex.forEachItem(in: columnEdge) { body(spans[$0]) }
  }
}

/// A rectangle of cells.
package struct GridSpan: Sendable, Hashable {
  package let rows: Range<Int>
  package let columns: Range<Int>

  package init(rows: Range<Int>, columns: Range<Int>) {
    self.rows = rows
    self.columns = columns
  }

  /// The cell that stands for all.
  package var first: GridCell { GridCell(row: rows.lowerBound, column: columns.lowerBound) }

  /// The rectangle in a plane whose unit is a cell, up to the middle of the last row and column.
  var extent: Extent {
    Extent(
      minX: Double(columns.lowerBound), minY: Double(rows.lowerBound),
      maxX: Double(columns.upperBound) - 0.5, maxY: Double(rows.upperBound) - 0.5)
  }
}
