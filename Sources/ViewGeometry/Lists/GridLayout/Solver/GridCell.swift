/// A cell of a grid by row and column, from 0; by row first in order.
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

/// The rows and columns that stay in view, and where the view is: what frozen frames are a function of.
package struct GridFreezing: Sendable, Hashable {
  /// How many of the first rows are frozen.
  package var rows: Int
  /// How many of the first columns are frozen.
  package var columns: Int
  /// Where the visible part starts, insets taken off.
  package var visibleX: Double
  package var visibleY: Double

  package init(rows: Int, columns: Int, visibleX: Double, visibleY: Double) {
    self.rows = rows
    self.columns = columns
    self.visibleX = visibleX
    self.visibleY = visibleY
  }

  /// Nothing is frozen.
  package static let none = GridFreezing(rows: 0, columns: 0, visibleX: 0, visibleY: 0)

  /// By how much frozen columns are moved; content pulled beyond its start takes them along.
  var shiftX: Double { columns > 0 ? max(0, visibleX) : 0 }

  /// By how much frozen rows are moved.
  var shiftY: Double { rows > 0 ? max(0, visibleY) : 0 }

  /// The number of directions in which a cell is frozen: what lies in front of what.
  package func depth(of cell: GridCell) -> Int {
    (cell.row < rows ? 1 : 0) + (cell.column < columns ? 1 : 0)
  }
}
