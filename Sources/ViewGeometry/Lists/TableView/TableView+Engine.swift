import Foundation

/// The part of the list engine that is specific to tables, which consist of rows.
extension TableView: ListEngine {
  /// The solution of the table; nil if it is unknown or stale.
  @inline(__always)
  final var solution: ListSolution? { list.knowledge.current }

  final var refusalOfUpdates: String { "Invalid updates of \(self):" }

  final func reloadWhenPossible() { forgetEverything() }

  // MARK: Cells

  /// The displayed rows and their cells, in ascending order.
  final var shownRows: [(place: ItemIndex, cell: TableViewCell)] {
    zip(shown.places, shown.views).compactMap { key, view in
      key.place.map { ($0, unsafeDowncast(view, to: TableViewCell.self)) }
    }
  }

  final func cell(at place: ItemIndex) -> TableViewCell? {
    // The views of rows are always cells.
    shown[TableElementKey(place)].map { unsafeDowncast($0, to: TableViewCell.self) }
  }

  final func place(of cell: TableViewCell) -> ItemIndex? {
    guard let place = cell.place, self.cell(at: place) === cell else { return nil }
    return place
  }

  final func askForCell(at indexPath: IndexPath) -> TableViewCell? {
    storedDataSource?.tableView(self, cellForRowAt: indexPath)
  }
}

extension TableViewCell: ListCell {
  final func show(isSelected: Bool, animated: Bool) { setSelected(isSelected, animated: animated) }
}
