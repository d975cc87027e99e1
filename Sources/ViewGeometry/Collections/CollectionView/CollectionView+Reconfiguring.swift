public import Foundation

extension CollectionView {
  /// Has the data source configure the cells of items again; those that aren't on screen need none.
  ///
  /// ``dequeueReusableCell(withReuseIdentifier:for:)`` then gives the cell that is there, without preparing it for reuse. In a
  /// batch the index paths are those before it, and the cells are configured at its end. The cells are asked for their sizes
  /// again.
  ///
  /// - Precondition: The data source gives the cell that is there.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    let cells = indexPaths.compactMap { cellForItem(at: $0) }
    guard !cells.isEmpty else { return }
    reconfiguring = reconfiguring ?? ReconfiguredCells()
    reconfiguring?.waiting += cells
    if openUpdates == nil { reconfigureCells() }
  }

  /// Has the cells configured again that wait for it.
  final func reconfigureCells() {
    // Called by the data source while it configures a cell: the loop that goes on comes to the others.
    guard reconfiguring?.current == nil else { return }
    while let cell = reconfiguring?.waiting.popLast() {
      guard let key = cell.elementKey, shown[key] === cell else { continue }
      reconfiguring?.current = cell
      let given = storedDataSource?.collectionView(
        self, cellForItemAt: dataIndexPath(of: key.indexPath))
      reconfiguring?.current = nil
      precondition(
        given == nil || given === cell || cell.elementKey != key,
        "The data source gave another cell for \(key.indexPath) than the one to reconfigure.")
      if cell.elementKey == key, let attributes = layoutAttributesForItem(at: key.indexPath) {
        askPreferredAttributes(of: cell, given: attributes)
      }
    }
    reconfiguring = nil
  }

  /// The cell of an item that is being configured again; nil for others.
  final func cellToReconfigure(
    at indexPath: IndexPath, _ identifier: String
  ) -> CollectionViewCell? {
    guard let cell = reconfiguring?.current, let shown = cell.elementKey?.indexPath,
      dataIndexPath(of: shown) == indexPath
    else { return nil }
    precondition(
      cell.storedReuseIdentifier == identifier,
      "The cell to reconfigure at \(indexPath) isn't one of \"\(identifier)\".")
    return cell
  }
}
