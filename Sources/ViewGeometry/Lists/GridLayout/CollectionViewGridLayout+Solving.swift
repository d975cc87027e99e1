import Foundation

extension CollectionViewGridLayout {
  /// Requests the counts of rows and columns from the data source, and solves the grid.
  final func solvedGrid() -> GridSolution {
    let counts = collectionView?.itemCounts() ?? []
    let (rowCount, columnCount) = (counts.count, counts.first ?? 0)
    var grid = GridSolution(
      rows: Self.lengths(storedRowHeight, rowCount, except: heights),
      columns: Self.lengths(storedColumnWidth, columnCount, except: widths))
    grid.setCellCounts(counts)
    // Merged cells have no effect while some of their rows or columns don't exist.
    for span in merged.all
    where span.rows.upperBound <= rowCount && span.columns.upperBound <= columnCount {
      grid.merge(rows: span.rows, columns: span.columns)
    }
    grid.frozenRows = storedFrozenRowCount
    grid.frozenColumns = storedFrozenColumnCount
    return grid
  }

  private static func lengths(
    _ length: CGFloat, _ count: Int, except others: [Int: CGFloat]
  ) -> OffsetTree {
    var lengths = OffsetTree(repeating: Double(length), count: count)
    for (index, length) in others where index >= 0 && index < count {
      lengths.setLength(Double(length), at: index)
    }
    return lengths
  }
}
