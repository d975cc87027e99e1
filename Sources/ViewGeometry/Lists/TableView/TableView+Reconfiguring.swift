import Foundation

extension TableView {
  /// The default implementation of ``reconfigureRows(at:)``.
  final func builtInReconfigureRows(at indexPaths: [IndexPath]) {
    reconfigure(indexPaths.map { ItemIndex($0) })
  }

  /// Measures a row with automatic height again, using its existing cell.
  final func measureAgain(_ cell: TableViewCell, at place: ItemIndex) {
    guard hasEstimates, let solution, solution.contains(place), solution.isMeasured(place),
      knownRowHeight(dataPlace(of: place), tableDelegate) == nil
    else { return }
    let width = rectForRow(at: place.indexPath).width
    let size = measuredSize(of: cell, width: width)
    // The cell may have caused the table to be reloaded.
    guard self.cell(at: place) === cell, self.solution?.contains(place) == true else { return }
    setMeasuredHeight(max(0, size.height), forRowAt: place.indexPath)
  }
}
