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
    let cells = indexPaths.compactMap { cellForRow(at: $0) }
    guard !cells.isEmpty else { return }
    reconfiguring = reconfiguring ?? ReconfiguredCells()
    reconfiguring?.waiting += cells
    if updateDepth == 0 { reconfigureCells() }
  }

  /// Has the cells configured again that wait for it.
  ///
  /// Those named while one is configured wait until that is done.
  final func reconfigureCells() {
    guard reconfiguring?.current == nil else { return }
    while let cell = reconfiguring?.waiting.popLast() {
      guard let place = cell.place, shownCells[place] === cell else { continue }
      reconfiguring?.current = cell
      let given = storedDataSource?.tableView(self, cellForRowAt: dataIndexPath(of: place))
      reconfiguring?.current = nil
      precondition(
        given == nil || given === cell || cell.place != place,
        "The data source gave another cell for \(place.indexPath) than the one to reconfigure.")
      if cell.place == place { measureAgain(cell, at: place) }
    }
    reconfiguring = nil
  }

  /// Measures a row of automatic height again, by the cell that it has.
  final func measureAgain(_ cell: TableViewCell, at place: ItemIndex) {
    guard hasEstimates, let solution, solution.contains(place), solution.isMeasured(place),
      knownRowHeight(dataPlace(of: place), tableDelegate) == nil
    else { return }
    let width = rectForRow(at: place.indexPath).width
    let size = cell.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    // The cell may have had the table reloaded.
    guard shownCells[place] === cell, self.solution?.contains(place) == true else { return }
    setMeasuredHeight(max(0, size.height), forRowAt: place.indexPath)
  }

  /// The cell of a row that is being configured again; nil for others.
  final func cellToReconfigure(at indexPath: IndexPath, _ identifier: String) -> TableViewCell? {
    guard let cell = reconfiguring?.current, let place = cell.place,
      dataIndexPath(of: place) == indexPath
    else { return nil }
    precondition(
      cell.reuseIdentifier == identifier,
      "The cell to reconfigure at \(indexPath) isn't one of \"\(identifier)\".")
    return cell
  }
}
