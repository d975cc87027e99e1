import Foundation

/// Constraints that a view holds, and guides that belong to it.
extension View {
  /// The constraints held by the view (R11.20).
  ///
  /// The view is their nearest common ancestor, or they were added to it explicitly.
  ///
  /// The constraints are in the order in which they were added. Those made by the system, such as of
  /// autoresizing masks and content sizes, aren't included.
  ///
  /// - Complexity: O(1).
  public final var constraints: [LayoutConstraint] { constraintItem?.held ?? [] }

  /// Makes the view hold `constraint`, and activates it (R11.19).
  ///
  /// The method does nothing if the view already holds the constraint.
  ///
  /// - Complexity: O(depth).
  /// - Precondition: Each item of the constraint is the view, one of its guides, or inside the view (R11.21).
  public final func addConstraint(_ constraint: LayoutConstraint) {
    if constraint.holder != nil, constraint.holder === constraintItem { return }
    precondition(
      constraint.commonAncestor?.isDescendant(of: self) ?? false,
      "The view hierarchy is not prepared for the constraint: \(constraint) When added to a view, the constraint's items must be descendants of that view (or the view itself)."
    )
    constraint.deactivate()
    constraint.install(in: self)
  }

  /// Makes the view hold all of `constraints`; see `addConstraint(_:)`.
  public final func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates `constraint` if the view holds it; otherwise does nothing.
  ///
  /// - Complexity: O(held constraints).
  public final func removeConstraint(_ constraint: LayoutConstraint) {
    guard constraint.holder != nil, constraint.holder === constraintItem else { return }
    constraint.deactivate()
  }

  /// Deactivates those of `constraints` that the view holds.
  ///
  /// - Complexity: O(held constraints).
  public final func removeConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.deactivate(
      constraints.filter { $0.holder != nil && $0.holder === constraintItem })
  }

  /// Whether the view's autoresizing mask and frame become constraints; true by default (R11.26).
  ///
  /// Set this to false for a view that constraints place. If no constraint mentions such a view, it has the
  /// size of its content, and its position is undetermined.
  ///
  /// ```swift
  /// let label = View()
  /// card.addSubview(label)
  /// label.translatesAutoresizingMaskIntoConstraints = false
  /// label.topAnchor.constraint(equalTo: card.topAnchor, constant: 8).isActive = true
  /// ```
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
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

  /// The guides added to the view, in order (R11.50).
  public final var layoutGuides: [LayoutGuide] { constraintItem?.guides ?? [] }

  /// Adds `guide` to the view, and removes it from its previous view.
  public final func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    let item = makeConstraintItem()
    item.guides.append(guide)
    guide.item.ownerItem = item
    rebuildConstraints()
  }

  /// Removes `guide` from the view, and deactivates the constraints that mention it (R11.22).
  ///
  /// The method does nothing for a guide of another view or a guide made by the system.
  public final func removeLayoutGuide(_ guide: LayoutGuide) {
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

  /// The part of the view not covered by bars: the bounds inset by `safeAreaInsets` (R11.52).
  public final var safeAreaLayoutGuide: LayoutGuide { systemGuide(.safeArea) }

  /// The bounds inset by the layout margins (R11.51).
  ///
  /// ```swift
  /// let margins = card.layoutMarginsGuide
  /// title.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
  /// title.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
  /// ```
  public final var layoutMarginsGuide: LayoutGuide { systemGuide(.layoutMargins) }

  /// The part of the margins guide that is easy to read: its middle, at most 672 points wide (R11.53).
  public final var readableContentGuide: LayoutGuide { systemGuide(.readableContent) }

  /// Returns the guide of this role, and makes it at the first use.
  final func systemGuide(_ role: ConstraintItem.Role) -> LayoutGuide {
    let item = makeConstraintItem()
    if let guide = item.systemGuides.first(where: { $0.item.role == role }) { return guide }
    let guide = LayoutGuide(role: role, of: item)
    item.systemGuides.append(guide)
    return guide
  }

  // MARK: Items

  /// The constraint item of the view, or nil before its first use.
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
