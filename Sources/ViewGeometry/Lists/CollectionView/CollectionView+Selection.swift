import Foundation

extension CollectionView {
  /// The default implementation of ``allowsSelection``.
  final var builtInAllowsSelection: Bool {
    get { selection?.allowsSelection ?? true }
    set { changeSelection { $0.allowsSelection = newValue } }
  }

  /// The default implementation of ``allowsMultipleSelection``.
  final var builtInAllowsMultipleSelection: Bool {
    get { selection?.allowsMultipleSelection ?? false }
    set { changeSelection { $0.allowsMultipleSelection = newValue } }
  }

  /// The default implementation of ``allowsSelectionDuringEditing``.
  final var builtInAllowsSelectionDuringEditing: Bool {
    get { selection?.allowsSelectionDuringEditing ?? false }
    set { changeSelection { $0.allowsSelectionDuringEditing = newValue } }
  }

  /// The default implementation of ``allowsMultipleSelectionDuringEditing``.
  final var builtInAllowsMultipleSelectionDuringEditing: Bool {
    get { selection?.allowsMultipleSelectionDuringEditing ?? false }
    set { changeSelection { $0.allowsMultipleSelectionDuringEditing = newValue } }
  }

  /// The default implementation of ``isEditing``.
  final var builtInIsEditing: Bool {
    get { selection?.isEditing ?? false }
    set {
      guard newValue != isEditing else { return }
      changeEditing(to: newValue)
      for cell in visibleCells {
        cell.setNeedsUpdateConfiguration()
        // A list cell's accessories depend on the mode, even without a configuration.
        cell.setNeedsLayout()
      }
    }
  }

  /// The default implementation of ``indexPathsForSelectedItems``.
  final var builtInIndexPathsForSelectedItems: [IndexPath]? {
    _ = itemCounts()
    return selection?.places.map(\.indexPath) ?? []
  }

  /// The default implementation of ``selectItem(at:animated:scrollPosition:)``.
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

  /// The default implementation of ``deselectItem(at:animated:)``.
  final func builtInDeselectItem(at indexPath: IndexPath, animated: Bool) {
    guard allowsSelection, list.selection?.deselect(ItemIndex(indexPath)) == true else { return }
    cellForItem(at: indexPath)?.isSelected = false
  }
}
