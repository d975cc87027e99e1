/// The position of a cell in a grid: its row and its column, counted from 0.
///
/// Cells are ordered by row, then by column.
package struct GridCell: Sendable, Hashable, Comparable {
  package let row: Int
  package let column: Int

  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }

  package static func < (left: GridCell, right: GridCell) -> Bool {
    (left.row, left.column) < (right.row, right.column)
  }
}

/// The parameters of freezing: the frozen rows and columns, and the origin of the visible area.
package struct GridFreezing: Sendable, Hashable {
  /// The number of frozen rows, counted from the first.
  package var rows: Int
  /// The number of frozen columns, counted from the first.
  package var columns: Int
  /// The x-coordinate at which the visible area starts, inside the insets.
  package var visibleX: Double
  /// The y-coordinate at which the visible area starts, inside the insets.
  package var visibleY: Double

  package init(rows: Int, columns: Int, visibleX: Double, visibleY: Double) {
    self.rows = rows
    self.columns = columns
    self.visibleX = visibleX
    self.visibleY = visibleY
  }

  /// No frozen rows or columns.
  package static let none = GridFreezing(rows: 0, columns: 0, visibleX: 0, visibleY: 0)

  /// The horizontal offset of frozen columns, at least 0.
  ///
  /// When content is pulled beyond its start, frozen columns move with it.
  var shiftX: Double { columns > 0 ? max(0, visibleX) : 0 }

  /// The vertical offset of frozen rows, at least 0.
  var shiftY: Double { rows > 0 ? max(0, visibleY) : 0 }

  /// Returns the number of axes along which a cell is frozen.
  ///
  /// Cells that are frozen along more axes are in front.
  package func depth(of cell: GridCell) -> Int {
    (cell.row < rows ? 1 : 0) + (cell.column < columns ? 1 : 0)
  }
}
