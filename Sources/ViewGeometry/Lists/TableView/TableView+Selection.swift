import Foundation

extension TableView {
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

  /// The default implementation of ``indexPathForSelectedRow``.
  final var builtInIndexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// The default implementation of ``indexPathsForSelectedRows``.
  final var builtInIndexPathsForSelectedRows: [IndexPath]? {
    solveIfNeeded()
    guard let selection, !selection.selected.isEmpty else { return nil }
    return selection.places.map(\.indexPath)
  }

  /// The default implementation of ``selectRow(at:animated:scrollPosition:)``.
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

  /// The default implementation of ``deselectRow(at:animated:)``.
  final func builtInDeselectRow(at indexPath: IndexPath, animated: Bool) {
    let place = ItemIndex(indexPath)
    guard list.selection?.deselect(place) == true else { return }
    setSelected(false, place, animated: animated)
  }

  /// The default implementation of ``scrollToNearestSelectedRow(at:animated:)``.
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
