public import Foundation

extension TableView {
  /// The default implementation of ``isEditing``.
  final var builtInIsEditing: Bool {
    get { selection?.isEditing ?? false }
    set { setEditing(newValue, animated: false) }
  }

  final func changeEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    changeEditing(to: editing, animated: animated)
    // The delegate, when called for one cell, may change others.
    for (place, cell) in shownRows where self.cell(at: place) === cell {
      showEditing(of: place, on: cell, animated: animated)
      measureAgain(cell, at: place)
    }
  }

  /// Shows the editing controls of a row in its cell, or hides them if the table isn't editing
  /// (R7.13).
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

  /// Handles a tap on a row's insert or delete control by calling the data source's `commit`
  /// method.
  ///
  /// Returns true if that method was called. Returns false if there is no data source, or if the
  /// row can't be edited or has no such control. The table needn't be in editing mode.
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

  /// Returns the delegate's swipe actions for the leading or the trailing side of a row.
  ///
  /// Returns nil if there are no actions, if the row can't be edited, or if there is no delegate or
  /// data source.
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
