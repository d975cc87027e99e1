import Foundation

/// Constraints that a view holds, and guides that belong to it.
extension View {
  /// The constraints the view holds: it is their nearest common ancestor, or they were added to it (R11.20).
  ///
  /// In the order in which they were added. What the system makes, as of autoresizing masks and content sizes, isn't here.
  ///
  /// - Complexity: O(1).
  public final var constraints: [LayoutConstraint] { constraintItem?.held ?? [] }

  /// Makes the view hold `constraint`, and activates it; nothing happens when it holds it already (R11.19).
  ///
  /// - Complexity: O(depth).
  /// - Precondition: All items of the constraint are the view, its guides, or in it (R11.21).
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

  /// Deactivates `constraint`, when the view holds it; else nothing happens.
  ///
  /// - Complexity: O(constraints held).
  public final func removeConstraint(_ constraint: LayoutConstraint) {
    guard constraint.holder != nil, constraint.holder === constraintItem else { return }
    constraint.deactivate()
  }

  /// Deactivates those of `constraints` that the view holds.
  ///
  /// - Complexity: O(constraints held).
  public final func removeConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.deactivate(
      constraints.filter { $0.holder != nil && $0.holder === constraintItem })
  }

  /// Whether the view's autoresizing mask and frame stand for constraints; true by default (R11.26).
  ///
  /// Set it to false for a view that constraints place. A view that they don't mention keeps the size of its content and
  /// lies anywhere then.
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

  /// The guides that were added to the view, in order (R11.50).
  public final var layoutGuides: [LayoutGuide] { constraintItem?.guides ?? [] }

  /// Adds `guide` to the view, taking it from the view it belonged to.
  public final func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    let item = makeConstraintItem()
    item.guides.append(guide)
    guide.item.ownerItem = item
    rebuildConstraints()
  }

  /// Takes `guide` from the view and drops the constraints that mention it (R11.22).
  ///
  /// Nothing happens for a guide of another view, or for one that the system made.
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

  /// The part of the view that bars don't cover: the bounds without `safeAreaInsets` (R11.52).
  public final var safeAreaLayoutGuide: LayoutGuide { systemGuide(.safeArea) }

  /// The bounds without the layout margins (R11.51).
  ///
  /// ```swift
  /// let margins = card.layoutMarginsGuide
  /// title.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
  /// title.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
  /// ```
  public final var layoutMarginsGuide: LayoutGuide { systemGuide(.layoutMargins) }

  /// The part of the margins guide that is easy to read: its middle, at most 672 points wide (R11.53).
  public final var readableContentGuide: LayoutGuide { systemGuide(.readableContent) }

  /// The guide of this role, which is made when somebody first asks for it.
  final func systemGuide(_ role: ConstraintItem.Role) -> LayoutGuide {
    let item = makeConstraintItem()
    if let guide = item.systemGuides.first(where: { $0.item.role == role }) { return guide }
    let guide = LayoutGuide(role: role, of: item)
    item.systemGuides.append(guide)
    return guide
  }

  // MARK: Items

  /// What constraints know of the view; nil while nobody has asked.
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
