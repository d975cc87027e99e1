/// Which items of a list are selected, which one is being touched, and what may be selected.
struct ListSelection {
  private(set) var selected: Set<ItemIndex> = []
  /// The item under the finger.
  var highlighted: ItemIndex?
  var allowsSelection = true
  var allowsMultipleSelection = false
  var allowsSelectionDuringEditing = false
  var allowsMultipleSelectionDuringEditing = false
  var isEditing = false

  /// Whether a touch may select now.
  var isAllowed: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether more than one item may be selected now.
  var isMultiple: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// The selected items, ascending.
  var places: [ItemIndex] { selected.sorted() }

  /// Selects an item, and answers the others that aren't selected any more.
  mutating func select(_ place: ItemIndex) -> [ItemIndex] {
    let others = isMultiple ? [] : selected.subtracting([place]).sorted()
    selected.subtract(others)
    selected.insert(place)
    return others
  }

  /// Whether the item was selected.
  mutating func deselect(_ place: ItemIndex) -> Bool { selected.remove(place) != nil }

  /// Takes back the whole selection, and answers what it was.
  mutating func clear() -> [ItemIndex] {
    defer { selected = [] }
    return places
  }

  /// Follows a batch: what is asked for again is as new, so it is neither selected nor touched.
  mutating func follow(_ plan: BatchUpdatePlan) {
    let same = SameItems(plan)
    selected = Set(selected.compactMap(same.newPlace))
    highlighted = highlighted.flatMap(same.newPlace)
  }

  /// Forgets the selection and the touch: everything is asked for again.
  mutating func forget() { (selected, highlighted) = ([], nil) }

  /// Leaves out what isn't there any more.
  mutating func keep(where isThere: (ItemIndex) -> Bool) {
    selected = selected.filter(isThere)
    highlighted = highlighted.flatMap { isThere($0) ? $0 : nil }
  }
}
