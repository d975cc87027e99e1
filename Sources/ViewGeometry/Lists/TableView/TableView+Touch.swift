public import Foundation

extension TableView {
  /// Delivers a complete tap at a point in content coordinates: ``touchDown(at:)`` and
  /// ``touchUp()``.
  ///
  /// The host or a test calls this method; UIKit uses gesture recognizers instead.
  public final func tap(at point: CGPoint) {
    touchDown(at: point)
    touchUp()
  }

  /// Delivers the start of a tap, and highlights the row whose cell receives the touch (R7.12).
  ///
  /// `point` is in content coordinates. An earlier touch is canceled, and the view is laid out
  /// first. If no cell receives the touch, nothing is highlighted. Otherwise, if selection is
  /// allowed and the delegate's `tableView(_:shouldHighlightRowAt:)` returns true, calls the cell's
  /// `setHighlighted(_:animated:)`, and then `tableView(_:didHighlightRowAt:)`.
  public final func touchDown(at point: CGPoint) {
    touchCancelled()
    guard let cell = touchedSubview(at: point) as? TableViewCell,
      let indexPath = indexPath(for: cell), selection?.isAllowed ?? true
    else { return }
    let delegate = tableDelegate
    guard delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true,
      let place = place(of: cell)
    else { return }
    highlight(place)
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: place.indexPath)
  }

  /// Delivers the end of a tap: unhighlights the row, and selects or deselects it (R7.12).
  ///
  /// The first delegate method called is `tableView(_:didUnhighlightRowAt:)`. If multiple selection
  /// is allowed and the row is selected, `tableView(_:willDeselectRowAt:)` follows and, unless that
  /// returns nil, `tableView(_:didDeselectRowAt:)`.
  ///
  /// In all other cases, `tableView(_:willSelectRowAt:)` follows, which returns the row to select.
  /// If it doesn't return nil, the two methods for deselection are called for each row that the new
  /// selection replaces, and `tableView(_:didSelectRowAt:)` is called last. If the delegate keeps
  /// one of the replaced rows selected, the new row isn't selected.
  ///
  /// Does nothing if no row is highlighted.
  ///
  /// - Precondition: The row that `tableView(_:willSelectRowAt:)` returns exists.
  public final func touchUp() {
    guard let selection, let place = selection.highlighted else { return }
    let current = list.dataRevision
    touchCancelled()
    guard list.dataRevision == current else { return }
    if selection.isMultiple && selection.selected.contains(place) {
      deselectTouchedRow(place)
    } else {
      selectTouchedRow(place)
    }
  }

  /// Delivers the cancellation of a touch: unhighlights the row, and calls the delegate's
  /// `tableView(_:didUnhighlightRowAt:)`.
  ///
  /// Does nothing if no row is highlighted.
  public final func touchCancelled() {
    guard let place = selection?.highlighted else { return }
    list.selection?.highlighted = nil
    cell(at: place)?.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: place.indexPath)
  }

  /// Delivers a tap on the detail button of a displayed row, and calls the delegate's
  /// `tableView(_:accessoryButtonTappedForRowWith:)` (R7.14).
  ///
  /// The row is neither highlighted nor selected. Does nothing if the row isn't displayed, or if
  /// its accessory in the current mode is another type or a view of the app's own.
  public final func tapAccessoryButton(forRowAt indexPath: IndexPath) {
    guard let cell = cellForRow(at: indexPath), cell.showsDetailButton else { return }
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
  }

  private func selectTouchedRow(_ touched: ItemIndex) {
    let (delegate, current) = (tableDelegate, list.dataRevision)
    let answer =
      delegate.map { $0.tableView(self, willSelectRowAt: touched.indexPath) } ?? touched.indexPath
    guard let answer, list.dataRevision == current else { return }
    let place = ItemIndex(answer)
    precondition(solved.contains(place), "There is no row at \(answer) to select.")
    guard makeRoom(for: place) else { return }
    selectAlone(place)
    delegate?.tableView(self, didSelectRowAt: place.indexPath)
  }

  /// If multiple selection isn't allowed, deselects all other rows.
  ///
  /// Returns false if the delegate keeps a row selected, or changes the table.
  private func makeRoom(for place: ItemIndex) -> Bool {
    guard let selection, !selection.isMultiple else { return true }
    for other in selection.places where other != place {
      guard deselect(other), self.selection?.selected.contains(other) != true else { return false }
    }
    return true
  }

  private func deselectTouchedRow(_ place: ItemIndex) { _ = deselect(place) }

  /// Deselects a row, or the row that the delegate chooses instead, and notifies the delegate.
  ///
  /// Deselects no row if the delegate returns nil. Returns false if the delegate changes the table.
  private func deselect(_ place: ItemIndex) -> Bool {
    let (delegate, current) = (tableDelegate, list.dataRevision)
    let answer =
      delegate.map { $0.tableView(self, willDeselectRowAt: place.indexPath) } ?? place.indexPath
    guard list.dataRevision == current else { return false }
    guard let answer, list.selection?.deselect(ItemIndex(answer)) == true else { return true }
    setSelected(false, ItemIndex(answer), animated: false)
    delegate?.tableView(self, didDeselectRowAt: answer)
    return list.dataRevision == current
  }
}
