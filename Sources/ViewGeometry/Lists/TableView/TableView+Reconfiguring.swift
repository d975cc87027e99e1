public import Foundation

extension TableView {
  /// Configures the visible cells of rows again, by calling the data source.
  ///
  /// ``dequeueReusableCell(withIdentifier:for:)`` then returns the existing cell, without preparing it for reuse. In
  /// a batch update, the index paths are those before the update, and the cells are configured at its end. Rows of
  /// automatic height are measured again. Rows without visible cells are ignored.
  ///
  /// - Precondition: The data source returns the existing cell.
  public final func reconfigureRows(at indexPaths: [IndexPath]) {
    reconfigure(indexPaths.map { ItemIndex($0) })
  }

  /// Measures a row of automatic height again, with its existing cell.
  final func measureAgain(_ cell: TableViewCell, at place: ItemIndex) {
    guard hasEstimates, let solution, solution.contains(place), solution.isMeasured(place),
      knownRowHeight(dataPlace(of: place), tableDelegate) == nil
    else { return }
    let width = rectForRow(at: place.indexPath).width
    let size = cell.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    // The cell may have caused the table to reload.
    guard self.cell(at: place) === cell, self.solution?.contains(place) == true else { return }
    setMeasuredHeight(max(0, size.height), forRowAt: place.indexPath)
  }
}
