public import Foundation

extension TableView {
  /// Has the data source configure the cells of rows again; those that aren't on screen need none.
  ///
  /// ``dequeueReusableCell(withIdentifier:for:)`` then gives the cell that is there, without preparing it for reuse. In a
  /// batch the index paths are those before it, and the cells are configured at its end. Rows of automatic height are
  /// measured again.
  ///
  /// - Precondition: The data source gives the cell that is there.
  public final func reconfigureRows(at indexPaths: [IndexPath]) {
    reconfigure(indexPaths.map { ItemIndex($0) })
  }

  /// Measures a row of automatic height again, by the cell that it has.
  final func measureAgain(_ cell: TableViewCell, at place: ItemIndex) {
    guard hasEstimates, let solution, solution.contains(place), solution.isMeasured(place),
      knownRowHeight(dataPlace(of: place), tableDelegate) == nil
    else { return }
    let width = rectForRow(at: place.indexPath).width
    let size = cell.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    // The cell may have had the table reloaded.
    guard self.cell(at: place) === cell, self.solution?.contains(place) == true else { return }
    setMeasuredHeight(max(0, size.height), forRowAt: place.indexPath)
  }
}
