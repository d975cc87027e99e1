import Foundation

extension CollectionViewCell: ContentHolder {
  /// A closure that updates a cell for its state.
  public typealias ConfigurationUpdateHandler =
    (_ cell: CollectionViewCell, _ state: CellConfigurationState) -> Void

  /// The default implementation of ``configurationState``.
  final var builtInConfigurationState: CellConfigurationState {
    var state = CellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = (superview as? CollectionView)?.isEditing ?? false
    return state
  }

  /// Whether the cell's class may override ``updateConfiguration(using:)``.
  private final var isCustom: Bool {
    let type: AnyClass = type(of: self)
    return type != CollectionViewCell.self && type != CollectionViewListCell.self
  }

  /// The default implementation of ``setNeedsUpdateConfiguration()``.
  final func builtInSetNeedsUpdateConfiguration() {
    guard !state.needsConfiguration else { return }
    state.needsConfiguration = true
    if content != nil || isCustom { setNeedsLayout() }
  }

  /// Updates the configuration for the current state if that is necessary (R13.30), and then calls
  /// the update handler.
  final func updateConfigurationIfNeeded() {
    guard state.needsConfiguration else { return }
    state.needsConfiguration = false
    guard content != nil || isCustom else { return }
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// Returns attributes in which the content's lengths, measured without constraints, replace those
  /// that the layout estimates.
  ///
  /// Returns `attributes` itself if the layout estimates neither length, or the cell has no content
  /// configuration.
  final func attributesFittingContent(
    _ attributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    guard openAxes != .none, let size = contentSize(width: attributes.size.width) else {
      return attributes
    }
    let preferred = attributes.copied()
    if openAxes.contains(.height) { preferred.size.height = size.height }
    if openAxes.contains(.width) { preferred.size.width = size.width }
    return preferred
  }
}
