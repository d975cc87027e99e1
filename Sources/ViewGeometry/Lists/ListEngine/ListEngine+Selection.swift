extension ListEngine {
  /// Updates the selected state of an item's cell, if it has one.
  func setSelected(_ isSelected: Bool, _ place: ItemIndex, animated: Bool = false) {
    guard let cell = cell(at: place), cell.isSelected != isSelected else { return }
    cell.show(isSelected: isSelected, animated: animated)
  }

  /// Selects an item, and returns the items that this deselects.
  ///
  /// Cells don't show it yet.
  func select(_ place: ItemIndex) -> [ItemIndex] {
    list.selection = list.selection ?? ListSelection()
    return list.selection?.select(place) ?? []
  }

  /// Selects an item, and deselects the others unless several may be selected; doesn't notify the delegate.
  func selectAlone(_ place: ItemIndex, animated: Bool = false) {
    for other in select(place) { setSelected(false, other, animated: animated) }
    setSelected(true, place, animated: animated)
  }

  /// Marks an item as touched.
  ///
  /// Its cell doesn't show it yet.
  func highlight(_ place: ItemIndex) {
    list.selection = list.selection ?? ListSelection()
    list.selection?.highlighted = place
  }

  func deselectAll(animated: Bool = false) {
    for place in list.selection?.clear() ?? [] { setSelected(false, place, animated: animated) }
  }

  /// Changes what may be selected.
  ///
  /// If only one item may be, the first of several stays selected.
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

  /// Has a cell show whether its item is selected and touched.
  func showState(of place: ItemIndex, on cell: Cell) {
    guard let selection else { return }
    let isSelected = selection.selected.contains(place)
    let isHighlighted = selection.highlighted == place
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
  }
}

extension ListCell {
  /// Becomes neither selected nor touched before it is used again.
  func forgetState() {
    if isSelected { isSelected = false }
    if isHighlighted { isHighlighted = false }
  }
}
