extension ListEngine {
  /// Updates the selected state of an item's cell, if it has one.
  func setSelected(_ isSelected: Bool, _ place: ItemIndex, animated: Bool = false) {
    guard let cell = cell(at: place), cell.isSelected != isSelected else { return }
    cell.show(isSelected: isSelected, animated: animated)
  }

  /// Selects an item, and returns the items that are deselected because only one may be selected.
  ///
  /// The cells aren't updated.
  func select(_ place: ItemIndex) -> [ItemIndex] {
    list.selection = list.selection ?? ListSelection()
    return list.selection?.select(place) ?? []
  }

  /// Selects an item, without notifying the delegate.
  ///
  /// If multiple selection isn't allowed, the other items are deselected.
  func selectAlone(_ place: ItemIndex, animated: Bool = false) {
    for other in select(place) { setSelected(false, other, animated: animated) }
    setSelected(true, place, animated: animated)
  }

  /// Highlights an item that is touched.
  ///
  /// The cell isn't updated.
  func highlight(_ place: ItemIndex) {
    list.selection = list.selection ?? ListSelection()
    list.selection?.highlighted = place
  }

  func deselectAll(animated: Bool = false) {
    for place in list.selection?.clear() ?? [] { setSelected(false, place, animated: animated) }
  }

  /// Changes the rules of selection.
  ///
  /// If they no longer allow multiple selection, only the selected item with the lowest index stays
  /// selected.
  func changeSelection(_ change: (inout ListSelection) -> Void) {
    var changed = selection ?? ListSelection()
    change(&changed)
    selection = changed
    guard !changed.isMultiple, changed.selected.count > 1 else { return }
    for other in select(changed.places[0]) { setSelected(false, other) }
  }

  /// Begins or ends editing, and deselects all items.
  func changeEditing(to editing: Bool, animated: Bool = false) {
    deselectAll(animated: animated)
    changeSelection { $0.isEditing = editing }
  }

  /// Updates the selected and highlighted state of an item's cell.
  func showState(of place: ItemIndex, on cell: Cell) {
    guard let selection else { return }
    let isSelected = selection.selected.contains(place)
    let isHighlighted = selection.highlighted == place
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
  }
}

extension ListCell {
  /// Clears the selected and highlighted state before the cell is reused.
  func forgetState() {
    if isSelected { isSelected = false }
    if isHighlighted { isHighlighted = false }
  }
}
