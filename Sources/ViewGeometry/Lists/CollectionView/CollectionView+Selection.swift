public import Foundation

extension CollectionView {
  /// Whether touches select items and highlight them; true by default.
  public final var allowsSelection: Bool {
    get { selection?.allowsSelection ?? true }
    set { changeSelection { $0.allowsSelection = newValue } }
  }

  /// Whether more than one item can be selected; false by default.
  ///
  /// When it becomes false, only the first of several selected items stays selected.
  public final var allowsMultipleSelection: Bool {
    get { selection?.allowsMultipleSelection ?? false }
    set { changeSelection { $0.allowsMultipleSelection = newValue } }
  }

  /// Whether touches select items while ``isEditing``; false by default.
  public final var allowsSelectionDuringEditing: Bool {
    get { selection?.allowsSelectionDuringEditing ?? false }
    set { changeSelection { $0.allowsSelectionDuringEditing = newValue } }
  }

  /// Whether more than one item can be selected while ``isEditing``; false by default.
  public final var allowsMultipleSelectionDuringEditing: Bool {
    get { selection?.allowsMultipleSelectionDuringEditing ?? false }
    set { changeSelection { $0.allowsMultipleSelectionDuringEditing = newValue } }
  }

  /// Whether the collection view is in editing mode; changing this clears the selection.
  public final var isEditing: Bool {
    get { selection?.isEditing ?? false }
    set {
      guard newValue != isEditing else { return }
      changeEditing(to: newValue)
    }
  }

  /// The selected items, in ascending order; empty if there are none. (UIKit promises no order.)
  public final var indexPathsForSelectedItems: [IndexPath]? {
    _ = itemCounts()
    return selection?.places.map(\.indexPath) ?? []
  }

  /// Selects an item, without notifying the delegate (R9.12).
  ///
  /// Unless multiple selection is allowed, all other items are deselected. Nil deselects all items. Does nothing if
  /// ``allowsSelection`` is false. An empty scroll position doesn't scroll.
  ///
  /// - Precondition: The item exists.
  public final func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allowsSelection else { return }
    guard let indexPath else { return deselectAll() }
    let place = ItemIndex(indexPath)
    precondition(itemCounts().contains(place), "There is no item at \(indexPath) to select.")
    selectAlone(place)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item, without notifying the delegate (R9.12).
  ///
  /// Does nothing if ``allowsSelection`` is false.
  public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard allowsSelection, list.selection?.deselect(ItemIndex(indexPath)) == true else { return }
    cellForItem(at: indexPath)?.isSelected = false
  }
}
