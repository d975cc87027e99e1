import Foundation

extension CollectionViewCell: ContentCell {
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

  final var isCustom: Bool {
    let type: AnyClass = type(of: self)
    return type != CollectionViewCell.self && type != CollectionViewListCell.self
  }

  final func callUpdateHandler(_ state: CellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// Returns attributes in which the lengths of the content view's `sizeThatFits(_:)` replace those
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
