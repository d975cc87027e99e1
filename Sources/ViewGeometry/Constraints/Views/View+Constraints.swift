import Foundation

/// The constraints that a view holds, and the guides that belong to it.
extension View {
  /// The default implementation of ``constraints``.
  final var builtInConstraints: [LayoutConstraint] { constraintItem?.held ?? [] }

  /// The default implementation of ``addConstraint(_:)``.
  final func builtInAddConstraint(_ constraint: LayoutConstraint) {
    if constraint.holder != nil, constraint.holder === constraintItem { return }
    precondition(
      constraint.commonAncestor?.isDescendant(of: self) ?? false,
      "The view hierarchy is not prepared for the constraint: \(constraint) When added to a view, the constraint's items must be descendants of that view (or the view itself)."
    )
    constraint.deactivate()
    constraint.install(in: self)
  }

  /// The default implementation of ``addConstraints(_:)``.
  final func builtInAddConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// The default implementation of ``removeConstraint(_:)``.
  final func builtInRemoveConstraint(_ constraint: LayoutConstraint) {
    guard constraint.holder != nil, constraint.holder === constraintItem else { return }
    constraint.deactivate()
  }

  /// The default implementation of ``removeConstraints(_:)``.
  final func builtInRemoveConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.deactivate(
      constraints.filter { $0.holder != nil && $0.holder === constraintItem })
  }

  /// The default implementation of ``translatesAutoresizingMaskIntoConstraints``.
  final var builtInTranslatesAutoresizingMaskIntoConstraints: Bool {
    get { !flags.contains(.placedByConstraintsOnly) }
    set {
      guard newValue == flags.contains(.placedByConstraintsOnly) else { return }
      _ = makeConstraintItem()
      flags.set(.placedByConstraintsOnly, !newValue)
      maskOriginDidChange()
      if newValue {
        mayHaveLeftConstraints()
      } else {
        setNeedsUpdateConstraints()
        tookPartInConstraints()
      }
      rigidityDidChange()
    }
  }

  // MARK: Guides

  /// The default implementation of ``layoutGuides``.
  final var builtInLayoutGuides: [LayoutGuide] { constraintItem?.guides ?? [] }

  /// The default implementation of ``addLayoutGuide(_:)``.
  final func builtInAddLayoutGuide(_ guide: LayoutGuide) {
    guard guide.item.role == .guide, guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    let item = makeConstraintItem()
    item.guides.append(guide)
    guide.item.ownerItem = item
    rebuildConstraints()
  }

  /// The default implementation of ``removeLayoutGuide(_:)``.
  final func builtInRemoveLayoutGuide(_ guide: LayoutGuide) {
    guard let item = constraintItem, let place = item.guides.firstIndex(where: { $0 === guide })
    else { return }
    for constraint in guide.item.mentions.map({ $0.takeUnretainedValue() }) {
      constraint.deactivate()
    }
    item.guides.remove(at: place)
    guide.item.ownerItem = nil
    guide.solvedFrame = .zero
    rebuildConstraints()
  }

  /// The default implementation of ``safeAreaLayoutGuide``.
  final var builtInSafeAreaLayoutGuide: LayoutGuide { systemGuide(.safeArea) }

  /// The default implementation of ``layoutMarginsGuide``.
  final var builtInLayoutMarginsGuide: LayoutGuide { systemGuide(.layoutMargins) }

  /// The default implementation of ``readableContentGuide``.
  final var builtInReadableContentGuide: LayoutGuide { systemGuide(.readableContent) }

  /// Returns the view's guide with this role, creating it when it is first used.
  final func systemGuide(_ role: ConstraintItem.Role) -> LayoutGuide {
    let item = makeConstraintItem()
    if let guide = item.systemGuides.first(where: { $0.item.role == role }) { return guide }
    let guide =
      role == .keyboard
      ? KeyboardLayoutGuide(role: role, of: item) : LayoutGuide(role: role, of: item)
    item.systemGuides.append(guide)
    return guide
  }

  // MARK: Items

  /// The constraint item of the view, or nil if none has been created yet.
  final var constraintItem: ConstraintItem? {
    flags.contains(.constrained) ? rareAttributes?.constraintItem : nil
  }

  final func makeConstraintItem() -> ConstraintItem {
    if let item = constraintItem { return item }
    let item = ConstraintItem(role: .view, owner: self)
    makeRareAttributes().constraintItem = item
    flags.formUnion(.constrained)
    return item
  }
}
