public import Foundation

extension TableView {
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

  /// What ``indexPathForSelectedRow`` is unless a class overrides it.
  final var builtInIndexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// What ``indexPathsForSelectedRows`` is unless a class overrides it.
  final var builtInIndexPathsForSelectedRows: [IndexPath]? {
    solveIfNeeded()
    guard let selection, !selection.selected.isEmpty else { return nil }
    return selection.places.map(\.indexPath)
  }

  /// What ``selectRow(at:animated:scrollPosition:)`` does unless a class overrides it.
  final func builtInSelectRow(
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

  /// What ``deselectRow(at:animated:)`` does unless a class overrides it.
  final func builtInDeselectRow(at indexPath: IndexPath, animated: Bool) {
    let place = ItemIndex(indexPath)
    guard list.selection?.deselect(place) == true else { return }
    setSelected(false, place, animated: animated)
  }

  /// What ``scrollToNearestSelectedRow(at:animated:)`` does unless a class overrides it.
  final func builtInScrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
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
