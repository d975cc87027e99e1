import Foundation

extension ListEngine {
  func reconfigure(_ places: [ItemIndex]) { reconfigure(places.compactMap { cell(at: $0) }) }

  /// Configures cells again, immediately or at the end of the open batch.
  func reconfigure(_ cells: [Cell]) {
    guard !cells.isEmpty else { return }
    list.reconfiguring = list.reconfiguring ?? ReconfiguredCells()
    list.reconfiguring?.waiting += cells
    if list.batch == nil { reconfigureCells() }
  }

  /// Configures the cells in `waiting` again, including cells that are added in the meantime.
  ///
  /// Does nothing if it is called while a cell is being configured again.
  func reconfigureCells() {
    guard list.reconfiguring?.current == nil else { return }
    while let cell = list.reconfiguring?.waiting.popLast() {
      guard let place = place(of: cell) else { continue }
      list.reconfiguring?.current = cell
      let given = askForCell(at: dataIndexPath(of: place))
      list.reconfiguring?.current = nil
      let isUnmoved = self.place(of: cell) == place
      precondition(
        given == nil || given === cell || !isUnmoved,
        "The data source returned a different cell for \(place.indexPath) from the one to reconfigure."
      )
      if isUnmoved { measureAgain(cell, at: place) }
    }
    list.reconfiguring = nil
  }

  /// Returns the cell that is being configured again.
  ///
  /// Returns nil if there is none, or if it doesn't show the item at `indexPath`, an index path of
  /// the data.
  func cellToReconfigure(at indexPath: IndexPath, _ identifier: String) -> Cell? {
    guard let cell = list.reconfiguring?.current, let place = place(of: cell),
      dataIndexPath(of: place) == indexPath
    else { return nil }
    precondition(
      cell.storedReuseIdentifier == identifier,
      "The cell to reconfigure at \(indexPath) doesn't have the identifier \"\(identifier)\".")
    return cell
  }
}
