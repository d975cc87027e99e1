public import Foundation

extension TableView {
  /// Delivers a whole tap at a point in content coordinates: ``touchDown(at:)`` and ``touchUp()``.
  ///
  /// Whoever has the events, a front or a test, calls this where UIKit has its own recognisers.
  public final func tap(at point: CGPoint) {
    touchDown(at: point)
    touchUp()
  }

  /// Delivers the begin of a tap, at a point in content coordinates: highlights the row whose cell takes the touch (R7.12).
  ///
  /// Lays out first. Asks the delegate `shouldHighlightRowAt`, calls `setHighlighted` of the cell, tells `didHighlightRowAt`.
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

  /// Delivers the end of a tap: takes the highlight back, and selects or deselects the row (R7.12).
  ///
  /// In order: `didUnhighlightRowAt`, `willSelectRowAt` (where several may be selected, `willDeselectRowAt` for a selected
  /// row), `willDeselectRowAt` and `didDeselectRowAt` for a row that makes room, `didSelectRowAt` or `didDeselectRowAt`. Where
  /// a row is to make room and the delegate has it stay selected, nothing else is selected.
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

  /// Delivers that a touch came to nothing: takes the highlight back and tells `didUnhighlightRowAt`.
  public final func touchCancelled() {
    guard let place = selection?.highlighted else { return }
    list.selection?.highlighted = nil
    cell(at: place)?.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: place.indexPath)
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

  /// Deselects the other rows where one at most may be selected; false when the delegate has one stay selected, or changed the
  /// table meanwhile.
  private func makeRoom(for place: ItemIndex) -> Bool {
    guard let selection, !selection.isMultiple else { return true }
    for other in selection.places where other != place {
      guard deselect(other), self.selection?.selected.contains(other) != true else { return false }
    }
    return true
  }

  private func deselectTouchedRow(_ place: ItemIndex) { _ = deselect(place) }

  /// Deselects a row if the delegate agrees, and tells it; false when it changed the table meanwhile.
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
