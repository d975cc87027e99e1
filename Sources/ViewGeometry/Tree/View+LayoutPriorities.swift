extension View {
  /// A view's content hugging and compression resistance priorities along both axes.
  struct LayoutPriorities {
    var hugging = (horizontal: LayoutPriority.defaultLow, vertical: LayoutPriority.defaultLow)
    var resistance = (
      horizontal: LayoutPriority.defaultHigh, vertical: LayoutPriority.defaultHigh
    )
  }

  /// The default implementation of ``contentHuggingPriority(for:)``.
  final func builtInContentHuggingPriority(for axis: Axis) -> LayoutPriority {
    guard let priorities = rareAttributes?.layoutPriorities else { return .defaultLow }
    return axis == .horizontal ? priorities.hugging.horizontal : priorities.hugging.vertical
  }

  /// The default implementation of ``setContentHuggingPriority(_:for:)``.
  final func builtInSetContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
    let attributes = makeRareAttributes()
    if axis == .horizontal {
      attributes.layoutPriorities.hugging.horizontal = priority
    } else {
      attributes.layoutPriorities.hugging.vertical = priority
    }
    invalidateIntrinsicContentSize()
  }

  /// The default implementation of ``contentCompressionResistancePriority(for:)``.
  final func builtInContentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
    guard let priorities = rareAttributes?.layoutPriorities else { return .defaultHigh }
    return axis == .horizontal ? priorities.resistance.horizontal : priorities.resistance.vertical
  }

  /// The default implementation of ``setContentCompressionResistancePriority(_:for:)``.
  final func builtInSetContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: Axis
  ) {
    let attributes = makeRareAttributes()
    if axis == .horizontal {
      attributes.layoutPriorities.resistance.horizontal = priority
    } else {
      attributes.layoutPriorities.resistance.vertical = priority
    }
    invalidateIntrinsicContentSize()
  }
}
