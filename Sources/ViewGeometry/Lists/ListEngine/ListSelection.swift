/// The selection of a list: the selected items, the highlighted item, and the rules of selection.
struct ListSelection {
  private(set) var selected: Set<ItemIndex> = []
  /// The item that is being touched; nil if there is none.
  var highlighted: ItemIndex?
  var allowsSelection = true
  var allowsMultipleSelection = false
  var allowsSelectionDuringEditing = false
  var allowsMultipleSelectionDuringEditing = false
  var isEditing = false

  /// Whether a touch may currently select an item.
  var isAllowed: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether more than one item may currently be selected.
  var isMultiple: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// The selected items, in ascending order.
  var places: [ItemIndex] { selected.sorted() }

  /// Selects an item, and returns the items that are deselected because only one may be selected.
  mutating func select(_ place: ItemIndex) -> [ItemIndex] {
    let others = isMultiple ? [] : selected.subtracting([place]).sorted()
    selected.subtract(others)
    selected.insert(place)
    return others
  }

  /// Deselects an item, and returns whether it was selected.
  mutating func deselect(_ place: ItemIndex) -> Bool { selected.remove(place) != nil }

  /// Clears the selection, and returns the items that were selected.
  mutating func clear() -> [ItemIndex] {
    defer { selected = [] }
    return places
  }

  /// Applies a batch update.
  ///
  /// Reloaded items lose their selection and highlight, like deleted ones.
  mutating func follow(_ plan: BatchUpdatePlan) {
    let same = SameItems(plan)
    selected = Set(selected.compactMap(same.newPlace))
    highlighted = highlighted.flatMap(same.newPlace)
  }

  /// Clears the selection and the highlight, because all data is requested again.
  mutating func forget() { (selected, highlighted) = ([], nil) }

  /// Removes the items for which `isThere` returns false from the selection and the highlight.
  mutating func keep(where isThere: (ItemIndex) -> Bool) {
    selected = selected.filter(isThere)
    highlighted = highlighted.flatMap { isThere($0) ? $0 : nil }
  }
}
