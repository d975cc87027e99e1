import Foundation

extension TableViewCell: ContentCell {
  /// A closure that updates a cell for its state.
  public typealias ConfigurationUpdateHandler =
    (_ cell: TableViewCell, _ state: CellConfigurationState) -> Void

  final var content: CellContent? {
    get { part(\.content, nil) }
    set { setPart(\.content, newValue) }
  }

  /// The default implementation of ``configurationState``.
  final var builtInConfigurationState: CellConfigurationState {
    var state = CellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = isEditing
    return state
  }

  final var isCustom: Bool { type(of: self) != TableViewCell.self }

  final func callUpdateHandler(_ state: CellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
}

extension TableViewHeaderFooterView: ContentHolder {
  /// A closure that updates a header or footer for its state.
  public typealias ConfigurationUpdateHandler =
    (_ headerFooterView: TableViewHeaderFooterView, _ state: ViewConfigurationState) -> Void

  /// Whether the view is of a subclass, which may update itself without a content configuration.
  private final var isCustom: Bool { type(of: self) != TableViewHeaderFooterView.self }

  /// Updates the configuration for the current state if that is necessary (R13.30), and then calls
  /// the update handler.
  final func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    guard content != nil || isCustom else { return }
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }
}
