/// A list whose items touches and programs select: what collections and tables do alike.
protocol SelectingList: AnyObject {
  /// What is selected and what may be; nil while all is as at first.
  var selection: ListSelection? { get set }
  /// Has the cell of an item, if there is one, show whether the item is selected.
  func setSelected(_ isSelected: Bool, _ place: ItemIndex, animated: Bool)
}

extension SelectingList {
  func setSelected(_ isSelected: Bool, _ place: ItemIndex) {
    setSelected(isSelected, place, animated: false)
  }

  /// Selects an item, and answers those that aren't selected any more; cells don't show it yet.
  func select(_ place: ItemIndex) -> [ItemIndex] {
    selection = selection ?? ListSelection()
    return selection?.select(place) ?? []
  }

  func deselectAll(animated: Bool = false) {
    for place in selection?.clear() ?? [] { setSelected(false, place, animated: animated) }
  }

  /// Forgets the selection and the touch: everything is asked for again.
  func forgetSelection() {
    guard let selection, !selection.selected.isEmpty || selection.highlighted != nil else { return }
    self.selection?.highlighted = nil
    _ = self.selection?.clear()
  }

  /// Changes what may be selected; of several selected items the first stays so where only one may be.
  func changeSelection(_ change: (inout ListSelection) -> Void) {
    var changed = selection ?? ListSelection()
    change(&changed)
    selection = changed
    guard !changed.isMultiple, changed.selected.count > 1 else { return }
    for other in select(changed.places[0]) { setSelected(false, other) }
  }
}
