public import Foundation

extension TableView {
  /// Whether touches select rows and highlight them; true by default.
  public final var allowsSelection: Bool {
    get { selection?.allowsSelection ?? true }
    set { changeSelection { $0.allowsSelection = newValue } }
  }

  /// Whether more than one row can be selected; false by default.
  ///
  /// When it becomes false, only the first of several selected rows stays selected.
  public final var allowsMultipleSelection: Bool {
    get { selection?.allowsMultipleSelection ?? false }
    set { changeSelection { $0.allowsMultipleSelection = newValue } }
  }

  /// Whether touches select rows while ``isEditing``; false by default.
  public final var allowsSelectionDuringEditing: Bool {
    get { selection?.allowsSelectionDuringEditing ?? false }
    set { changeSelection { $0.allowsSelectionDuringEditing = newValue } }
  }

  /// Whether more than one row can be selected while ``isEditing``; false by default.
  public final var allowsMultipleSelectionDuringEditing: Bool {
    get { selection?.allowsMultipleSelectionDuringEditing ?? false }
    set { changeSelection { $0.allowsMultipleSelectionDuringEditing = newValue } }
  }

  /// The selected row, the first of several; nil without any.
  public final var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// The selected rows, in ascending order; nil without any. (UIKit promises no order.)
  public final var indexPathsForSelectedRows: [IndexPath]? {
    solveIfNeeded()
    guard let selection, !selection.selected.isEmpty else { return nil }
    return selection.places.map(\.indexPath)
  }

  /// Selects a row, without notifying the delegate (R9.12).
  ///
  /// Unless multiple selection is allowed, all other rows are deselected. Nil deselects all rows. The
  /// position `.none` doesn't scroll.
  ///
  /// - Precondition: The row exists.
  public final func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return deselectAll(animated: animated) }
    let place = ItemIndex(indexPath)
    precondition(solved.contains(place), "There is no row at \(indexPath) to select.")
    selectAlone(place, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row, without notifying the delegate (R9.12).
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    let place = ItemIndex(indexPath)
    guard list.selection?.deselect(place) == true else { return }
    setSelected(false, place, animated: animated)
  }

  /// Scrolls the selected row nearest to a position of the visible area to that position.
  ///
  /// Does nothing if no row is selected.
  ///
  /// - Complexity: O(selected rows log n).
  public final func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    let y =
      switch scrollPosition {
      case .top: visible.minY
      case .none, .middle: visible.midY
      case .bottom: visible.maxY
      }
    let nearest = (indexPathsForSelectedRows ?? []).min {
      abs(rectForRow(at: $0).midY - y) < abs(rectForRow(at: $1).midY - y)
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }
}
