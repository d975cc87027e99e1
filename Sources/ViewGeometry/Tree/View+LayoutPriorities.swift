extension View {
  /// A view's resistance to being given another size than its content wants, along both axes.
  struct LayoutPriorities {
    var hugging = (horizontal: LayoutPriority.defaultLow, vertical: LayoutPriority.defaultLow)
    var resistance = (
      horizontal: LayoutPriority.defaultHigh, vertical: LayoutPriority.defaultHigh
    )
  }

  /// How strongly the view resists growing beyond its content along `axis`; 250 by default.
  public final func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
    guard let priorities = rareAttributes?.layoutPriorities else { return .defaultLow }
    return axis == .horizontal ? priorities.hugging.horizontal : priorities.hugging.vertical
  }

  /// Sets how strongly the view resists growing beyond its content along `axis`.
  public final func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
    let attributes = makeRareAttributes()
    if axis == .horizontal {
      attributes.layoutPriorities.hugging.horizontal = priority
    } else {
      attributes.layoutPriorities.hugging.vertical = priority
    }
    invalidateIntrinsicContentSize()
  }

  /// How strongly the view resists shrinking below its content along `axis`; 750 by default.
  public final func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
    guard let priorities = rareAttributes?.layoutPriorities else { return .defaultHigh }
    return axis == .horizontal ? priorities.resistance.horizontal : priorities.resistance.vertical
  }

  /// Sets how strongly the view resists shrinking below its content along `axis`.
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
