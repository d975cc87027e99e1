extension View {
  /// A view's resistance to sizes other than its intrinsic content size, along both axes.
  struct LayoutPriorities {
    var hugging = (horizontal: LayoutPriority.defaultLow, vertical: LayoutPriority.defaultLow)
    var resistance = (
      horizontal: LayoutPriority.defaultHigh, vertical: LayoutPriority.defaultHigh
    )
  }

  /// What ``contentHuggingPriority(for:)`` does unless a class overrides it.
  final func builtInContentHuggingPriority(for axis: Axis) -> LayoutPriority {
    guard let priorities = rareAttributes?.layoutPriorities else { return .defaultLow }
    return axis == .horizontal ? priorities.hugging.horizontal : priorities.hugging.vertical
  }

  /// What ``setContentHuggingPriority(_:for:)`` does unless a class overrides it.
  final func builtInSetContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
    let attributes = makeRareAttributes()
    if axis == .horizontal {
      attributes.layoutPriorities.hugging.horizontal = priority
    } else {
      attributes.layoutPriorities.hugging.vertical = priority
    }
    invalidateIntrinsicContentSize()
  }

  /// What ``contentCompressionResistancePriority(for:)`` does unless a class overrides it.
  final func builtInContentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
    guard let priorities = rareAttributes?.layoutPriorities else { return .defaultHigh }
    return axis == .horizontal ? priorities.resistance.horizontal : priorities.resistance.vertical
  }

  /// What ``setContentCompressionResistancePriority(_:for:)`` does unless a class overrides it.
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
