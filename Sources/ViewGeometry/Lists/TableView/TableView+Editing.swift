public import Foundation

extension TableView {
  /// Whether the table is being edited; setting it calls ``setEditing(_:animated:)``.
  public final var isEditing: Bool {
    get { selection?.isEditing ?? false }
    set { setEditing(newValue, animated: false) }
  }

  final func changeEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    changeEditing(to: editing, animated: animated)
    // Whoever is asked about one may change the others.
    for (place, cell) in shownRows where self.cell(at: place) === cell {
      showEditing(of: place, on: cell, animated: animated)
      measureAgain(cell, at: place)
    }
  }

  /// Has a cell show whether and how its row is edited (R7.13).
  final func showEditing(of place: ItemIndex, on cell: TableViewCell, animated: Bool) {
    guard isEditing || cell.parts?.isEditing == true else { return }
    let indexPath = dataIndexPath(of: place)
    let isEditable =
      isEditing && storedDataSource?.tableView(self, canEditRowAt: indexPath) ?? true
    let editing = TableViewCell.Editing(
      style: isEditable ? editingStyle(forRowAt: indexPath) : .none,
      indents: isEditable
        && tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: indexPath) ?? true,
      moves: isEditing
        && storedDataSource?.tableView(self, canMoveRowAt: indexPath) ?? false)
    cell.setPart(\.editing, editing)
    cell.setEditing(isEditing, animated: animated)
  }

  private func editingStyle(forRowAt indexPath: IndexPath) -> TableViewCell.EditingStyle {
    tableDelegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
  }

  /// Delivers that a row's control for inserting or deleting was used: the data source is told to `commit` it.
  ///
  /// False when the row can't be edited or has no such control.
  ///
  /// - Precondition: The row exists.
  public final func commitEditing(forRowAt indexPath: IndexPath) -> Bool {
    let place = ItemIndex(indexPath)
    precondition(solved.contains(place), "There is no row at \(indexPath) to edit.")
    let dataPath = dataIndexPath(of: place)
    guard let dataSource = storedDataSource,
      dataSource.tableView(self, canEditRowAt: dataPath)
    else { return false }
    let style = editingStyle(forRowAt: dataPath)
    guard style != .none else { return false }
    dataSource.tableView(self, commit: style, forRowAt: dataPath)
    return true
  }

  /// The actions of a row on one side, as the delegate gives them; nil for none and for rows that can't be edited.
  public final func swipeActionsConfiguration(
    forRowAt indexPath: IndexPath, leading: Bool
  ) -> SwipeActionsConfiguration? {
    let dataPath = dataIndexPath(of: ItemIndex(indexPath))
    guard let delegate = tableDelegate,
      storedDataSource?.tableView(self, canEditRowAt: dataPath) ?? false
    else { return nil }
    return leading
      ? delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: dataPath)
      : delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: dataPath)
  }
}
