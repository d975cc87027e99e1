extension View: TraitChangeObservable {
  /// The traits of the window with what views on the way here override; outside a window only that is specified, and that force
  /// can be told.
  ///
  /// - Complexity: O(depth).
  public final var traitCollection: TraitCollection {
    var overriding: [View] = []
    var traits = TraitCollection.outsideWindow
    var next: ViewCursor? = ViewCursor(self)
    while let cursor = next {
      if cursor.flags.contains(.overridesTraits) { overriding.append(cursor.view) }
      if cursor.flags.contains(.isWindow), let window = cursor.view as? Window {
        traits = window.environmentTraits
        break
      }
      next = cursor.superview
    }
    for view in overriding.reversed() { traits.override(with: view.allTraitOverrides) }
    return traits
  }

  /// Traits that the view and what is in it have in place of those from around; unspecified ones override nothing.
  ///
  ///     column.traitOverrides.horizontalSizeClass = .compact
  public final var traitOverrides: TraitCollection {
    get { environment?.traitOverrides ?? .unspecified }
    set {
      guard newValue != traitOverrides else { return }
      changeTraits {
        makeEnvironment().traitOverrides = newValue
        overridesDidChange()
      }
    }
  }

  /// Calls `handler` with the view and its old traits after each change of one of `traits`, until it is unregistered.
  ///
  /// The view holds the handler. Changes count while the view is in a window (``traitCollectionDidChange(_:)``).
  @discardableResult
  public final func registerForTraitChanges<Environment: TraitChangeObservable>(
    _ traits: [Trait], handler: @escaping (Environment, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    makeEnvironment().observers.register(traits, handler)
  }

  /// Ends a registration; nothing happens when it isn't the receiver's.
  public final func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
    environment?.observers.unregister(registration)
  }

  /// What the manager of the view overrides; the view's own overrides stand above it.
  package final var managerTraitOverrides: TraitCollection {
    get { environment?.managerTraitOverrides ?? .unspecified }
    set {
      guard newValue != managerTraitOverrides else { return }
      changeTraits {
        makeEnvironment().managerTraitOverrides = newValue
        overridesDidChange()
      }
    }
  }

  final var allTraitOverrides: TraitCollection {
    guard let environment else { return .unspecified }
    return environment.managerTraitOverrides.overridden(by: environment.traitOverrides)
  }

  private func overridesDidChange() {
    flags.set(.overridesTraits, allTraitOverrides != .unspecified)
  }

  /// Whether coming from one window into another, or from its superview into `newSuperview` of the same window, may change the traits.
  ///
  /// - Complexity: O(depth).
  final func mayTakeOtherTraits(
    in newSuperview: View, windows: (old: Window?, new: Window?)
  ) -> Bool {
    guard windows.old != nil else { return false }
    if windows.old !== windows.new { return true }
    return newSuperview.isInOverriddenTraits || superview?.isInOverriddenTraits == true
  }

  /// Whether the view or one around it in the same window overrides traits; the window's own overrides don't count.
  private var isInOverriddenTraits: Bool {
    var next: ViewCursor? = ViewCursor(self)
    while let cursor = next, !cursor.flags.contains(.isWindow) {
      if cursor.flags.contains(.overridesTraits) { return true }
      next = cursor.superview
    }
    return false
  }

  /// Makes a change that may change the traits here and below, and tells those whose traits it changes.
  final func changeTraits(_ change: () -> Void) {
    let old = traitCollection
    change()
    traitsDidChange(from: old)
  }

  /// Tells the views below, parents first, and their controllers before them; each is told when its own traits differ.
  ///
  /// - Complexity: O(views below) when the traits differ, O(1) otherwise.
  final func traitsDidChange(from old: TraitCollection) {
    let new = traitCollection
    guard new != old else { return }
    spreadReadingDirection()
    guard window != nil else { return }
    for (view, previous) in viewsWithOtherTraits(old: old, new: new) {
      if view.flags.contains(.managed) {
        view.manager?.managedViewTraitsDidChange(from: previous)
      }
      (view.environment?.observers ?? TraitObservers()).tell(view, previous: previous)
    }
  }

  /// The views of the same window here and below whose traits change, each with its old ones.
  private func viewsWithOtherTraits(
    old: TraitCollection, new: TraitCollection
  ) -> [(View, TraitCollection)] {
    var found: [(View, TraitCollection)] = []
    var pending = [(view: self, old: old, new: new)]
    while let (view, old, new) = pending.popLast() {
      found.append((view, old))
      for child in view.children.reversed() where !child.flags.contains(.isWindow) {
        var traits = (old, new)
        if child.flags.contains(.overridesTraits) {
          let overrides = child.allTraitOverrides
          traits = (old.overridden(by: overrides), new.overridden(by: overrides))
        }
        if traits.0 != traits.1 { pending.append((child, traits.0, traits.1)) }
      }
    }
    return found
  }
}
