public import Foundation

extension CollectionView {
  /// What ``allowsSelection`` is unless a class overrides it.
  final var builtInAllowsSelection: Bool {
    get { selection?.allowsSelection ?? true }
    set { changeSelection { $0.allowsSelection = newValue } }
  }

  /// What ``allowsMultipleSelection`` is unless a class overrides it.
  final var builtInAllowsMultipleSelection: Bool {
    get { selection?.allowsMultipleSelection ?? false }
    set { changeSelection { $0.allowsMultipleSelection = newValue } }
  }

  /// What ``allowsSelectionDuringEditing`` is unless a class overrides it.
  final var builtInAllowsSelectionDuringEditing: Bool {
    get { selection?.allowsSelectionDuringEditing ?? false }
    set { changeSelection { $0.allowsSelectionDuringEditing = newValue } }
  }

  /// What ``allowsMultipleSelectionDuringEditing`` is unless a class overrides it.
  final var builtInAllowsMultipleSelectionDuringEditing: Bool {
    get { selection?.allowsMultipleSelectionDuringEditing ?? false }
    set { changeSelection { $0.allowsMultipleSelectionDuringEditing = newValue } }
  }

  /// What ``isEditing`` is unless a class overrides it.
  final var builtInIsEditing: Bool {
    get { selection?.isEditing ?? false }
    set {
      guard newValue != isEditing else { return }
      changeEditing(to: newValue)
    }
  }

  /// What ``indexPathsForSelectedItems`` is unless a class overrides it.
  final var builtInIndexPathsForSelectedItems: [IndexPath]? {
    _ = itemCounts()
    return selection?.places.map(\.indexPath) ?? []
  }

  /// What ``selectItem(at:animated:scrollPosition:)`` does unless a class overrides it.
  final func builtInSelectItem(
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

  /// What ``deselectItem(at:animated:)`` does unless a class overrides it.
  final func builtInDeselectItem(at indexPath: IndexPath, animated: Bool) {
    guard allowsSelection, list.selection?.deselect(ItemIndex(indexPath)) == true else { return }
    cellForItem(at: indexPath)?.isSelected = false
  }
}
