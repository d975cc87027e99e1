extension View: TraitChangeObservable {
  /// The default implementation of ``traitCollection``.
  final var builtInTraitCollection: TraitCollection {
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

  /// The traits that override inherited ones for the view and its descendants.
  ///
  /// Unspecified traits, the default, have no effect. Changing the overrides of a view in a window
  /// notifies the views whose traits change.
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

  /// Registers a handler that is called after each change to one of `traits`.
  ///
  /// The handler is called with the view and its previous traits, before
  /// `traitCollectionDidChange(_:)`. It isn't called while the view is outside a window, or if the
  /// view isn't an instance of `Environment`. The view retains the handler until it is
  /// unregistered: pass the returned registration to ``unregisterForTraitChanges(_:)``.
  @discardableResult
  public final func registerForTraitChanges<Environment: TraitChangeObservable>(
    _ traits: [Trait], handler: @escaping (Environment, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    makeEnvironment().observers.register(traits, handler)
  }

  /// Ends a registration that the receiver made; registrations of other views aren't affected.
  public final func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
    environment?.observers.unregister(registration)
  }

  /// The trait overrides that the view's manager sets; the view's own overrides take precedence.
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

  /// Returns whether the traits may change if the view moves to `newSuperview`.
  ///
  /// Returns false if the view isn't in a window before the move.
  ///
  /// - Complexity: O(depth).
  final func mayTakeOtherTraits(
    in newSuperview: View, windows: (old: Window?, new: Window?)
  ) -> Bool {
    guard windows.old != nil else { return false }
    if windows.old !== windows.new { return true }
    return newSuperview.isInOverriddenTraits || superview?.isInOverriddenTraits == true
  }

  /// Whether the view or one of its ancestors below the window overrides traits.
  private var isInOverriddenTraits: Bool {
    var next: ViewCursor? = ViewCursor(self)
    while let cursor = next, !cursor.flags.contains(.isWindow) {
      if cursor.flags.contains(.overridesTraits) { return true }
      next = cursor.superview
    }
    return false
  }

  /// Calls `change`, which may change the traits of the view and its descendants.
  ///
  /// Then notifies the views whose traits changed.
  final func changeTraits(_ change: () -> Void) {
    let old = traitCollection
    change()
    traitsDidChange(from: old)
  }

  /// Notifies the view and those of its descendants whose traits changed, parents first.
  ///
  /// A view's controller is notified before the view. Outside a window, no view or controller is
  /// notified. The reading direction is updated first, also outside a window.
  ///
  /// - Complexity: O(descendants) if the traits differ, O(1) otherwise.
  final func traitsDidChange(from old: TraitCollection) {
    let new = traitCollection
    guard new != old else { return }
    spreadReadingDirection()
    guard window != nil else { return }
    for (view, previous) in viewsWithOtherTraits(old: old, new: new) {
      if view.flags.contains(.managed) {
        view.manager?.managedViewTraitsDidChange(from: previous)
      }
      (view.environment?.observers ?? TraitObservers()).notify(view, previous: previous)
    }
  }

  /// Returns the receiver and those of its descendants whose traits differ, with their old traits.
  ///
  /// Other windows inside the receiver are left out.
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
