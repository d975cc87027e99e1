/// A solved grid of rows and columns, such as a spreadsheet.
///
/// The heights of the rows and the widths of the columns are stored in one ``OffsetTree`` each. A
/// run of equal lengths takes constant memory, even in a grid of 1,048,576 by 16,384 cells.
/// Resizing, inserting or removing a row or column takes logarithmic time. Merged cells are stored
/// in ``GridSpans``, by row and column indices. The grid is a value: a copy takes O(1).
package struct GridSolution: Sendable {
  package var rows: OffsetTree
  package var columns: OffsetTree
  private var spans = GridSpans()
  /// The number of frozen rows, counted from the first.
  package var frozenRows = 0
  /// The number of frozen columns, counted from the first.
  package var frozenColumns = 0
  /// The number of cells in each row; nil if every row has a cell in each column.
  private(set) var cellCounts: [Int]?

  /// Creates a grid of rows and columns with the given lengths, in points.
  package init(rows: OffsetTree, columns: OffsetTree) {
    self.rows = rows
    self.columns = columns
  }

  var spansAreEmpty: Bool { spans.isEmpty }

  package var width: Double { columns.totalLength }

  package var height: Double { rows.totalLength }

  /// Sets the number of cells in each row; cells beyond the number of columns aren't shown.
  ///
  /// - Complexity: O(rows).
  package mutating func setCellCounts(_ counts: [Int]) {
    cellCounts = counts.contains { $0 < columns.count } ? counts : nil
  }

  /// Returns whether a row has a cell in a column; the row and the column must exist.
  func hasCell(_ cell: GridCell) -> Bool {
    guard let cellCounts else { return true }
    return cell.column < cellCounts[cell.row]
  }

  /// Merges the cells of a rectangle into the first one.
  ///
  /// - Precondition: There are at least two cells, all of them exist, and none of them is merged
  ///   already.
  package mutating func merge(rows: Range<Int>, columns: Range<Int>) {
    precondition(
      rows.upperBound <= self.rows.count && columns.upperBound <= self.columns.count,
      "Can't merge rows \(rows) and columns \(columns): the grid has \(self.rows.count) rows and"
        + " \(self.columns.count) columns.")
    spans.insert(GridSpan(rows: rows, columns: columns))
  }

  /// Replaces spans with the results of `newSpan`, removing those for which it returns nil.
  mutating func replaceSpans(_ newSpan: (GridSpan) -> GridSpan?) {
    guard !spans.isEmpty else { return }
    let new = spans.all.compactMap(newSpan)
    spans = GridSpans()
    for span in new { merge(rows: span.rows, columns: span.columns) }
  }

  /// Returns the span of a cell: the cell itself, or all cells it was merged with.
  package func span(of cell: GridCell) -> GridSpan {
    guard !spans.isEmpty, let span = spans.span(of: cell) else {
      return GridSpan(rows: cell.row..<cell.row + 1, columns: cell.column..<cell.column + 1)
    }
    return span
  }

  /// Returns the merged spans that include cells of the given rows and columns.
  func spans(rows: Range<Int>, columns: Range<Int>) -> [GridSpan] {
    spans.isEmpty ? [] : spans.spans(rows: rows, columns: columns)
  }

  /// Calls `body` once or twice with each merged span that extends across the edge of the frozen
  /// area.
  ///
  /// Does nothing if no frozen cells are shifted.
  ///
  /// - Complexity: O(log spans + found spans), mostly without allocations.
  @inline(__always)
  func forEachSpan(across freezing: GridFreezing, _ body: (GridSpan) -> Void) {
    guard !spans.isEmpty, freezing.shiftX > 0 || freezing.shiftY > 0 else { return }
    let (row, column) = (Double(freezing.rows), Double(freezing.columns))
    // Only spans that extend beyond the last frozen row overlap the second half of that row.
    let rowEdge = Extent(minX: 0, minY: row - 0.5, maxX: Double(columns.count), maxY: row)
    let columnEdge = Extent(minX: column - 0.5, minY: 0, maxX: column, maxY: Double(rows.count))
    spans.forEach(in: rowEdge, body)
    spans.forEach(in: columnEdge, body)
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

  /// The first cell, which represents the whole span.
  package var first: GridCell { GridCell(row: rows.lowerBound, column: columns.lowerBound) }

  /// The span's rectangle in a plane with one unit per row and column.
  ///
  /// It ends at the center of the last row and column, so that `forEachSpan(across:_:)` doesn't
  /// find spans that end at the edge of the frozen area.
  var extent: Extent {
    Extent(
      minX: Double(columns.lowerBound), minY: Double(rows.lowerBound),
      maxX: Double(columns.upperBound) - 0.5, maxY: Double(rows.upperBound) - 0.5)
  }
}
