extension View {
  /// A view's resistance to sizes other than its intrinsic content size, along both axes.
  struct LayoutPriorities {
    var hugging = (horizontal: LayoutPriority.defaultLow, vertical: LayoutPriority.defaultLow)
    var resistance = (
      horizontal: LayoutPriority.defaultHigh, vertical: LayoutPriority.defaultHigh
    )
  }

  /// Returns the priority with which the view resists growing beyond its content; 250 by default.
  public final func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
    guard let priorities = rareAttributes?.layoutPriorities else { return .defaultLow }
    return axis == .horizontal ? priorities.hugging.horizontal : priorities.hugging.vertical
  }

  /// Sets the priority with which the view resists growing beyond its content along `axis`.
  public final func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
    let attributes = makeRareAttributes()
    if axis == .horizontal {
      attributes.layoutPriorities.hugging.horizontal = priority
    } else {
      attributes.layoutPriorities.hugging.vertical = priority
    }
    invalidateIntrinsicContentSize()
  }

  /// Returns the priority with which the view resists shrinking below its content; 750 by default.
  public final func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
    guard let priorities = rareAttributes?.layoutPriorities else { return .defaultHigh }
    return axis == .horizontal ? priorities.resistance.horizontal : priorities.resistance.vertical
  }

  /// Sets the priority with which the view resists shrinking below its content along `axis`.
  public final func setContentCompressionResistancePriority(
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
