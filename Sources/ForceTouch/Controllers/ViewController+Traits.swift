public import ViewGeometry

/// What a controller overrides, and what it was told.
struct ControllerTraits {
  var fromParent = TraitCollection()
  var own = TraitCollection()
  /// The traits in the window that the program knows of; nil before the view was in one.
  var told: TraitCollection?
  var observers = TraitObservers()

  var overrides: TraitCollection { TraitCollection(traitsFrom: [fromParent, own]) }
}

extension ViewController: TraitChangeObservable {
  /// The traits of the view, or those that the controllers around say while it is in no window.
  public final var traitCollection: TraitCollection {
    if let view = viewIfLoaded, view.window != nil { return view.traitCollection }
    var overriding = [traits.overrides]
    var outer = ownParent
    while let controller = outer {
      if let view = controller.viewIfLoaded, view.window != nil {
        return TraitCollection(traitsFrom: [view.traitCollection] + overriding.reversed())
      }
      overriding.append(controller.traits.overrides)
      outer = controller.ownParent
    }
    let outside = TraitCollection(forceTouchCapability: .available)
    return TraitCollection(traitsFrom: [outside] + overriding.reversed())
  }

  /// Traits that the controller has in place of those from around; unspecified ones override nothing.
  public final var traitOverrides: TraitCollection {
    get { traits.own }
    set {
      traits.own = newValue
      viewIfLoaded?.managerTraitOverrides = traits.overrides
    }
  }

  /// Has a child see `collection` in place of what it would inherit; nil ends that.
  ///
  /// - Precondition: `childViewController` is a child of the receiver.
  public final func setOverrideTraitCollection(
    _ collection: TraitCollection?, forChild childViewController: ViewController
  ) {
    precondition(
      childViewController.parent === self,
      "Can't override the traits of \(childViewController): it is no child of \(self).")
    childViewController.setTraitsFromParent(collection ?? TraitCollection())
  }

  /// What `setOverrideTraitCollection(_:forChild:)` has set, or nil.
  public final func overrideTraitCollection(
    forChild childViewController: ViewController
  ) -> TraitCollection? {
    guard childViewController.parent === self else { return nil }
    let overrides = childViewController.traits.fromParent
    return overrides == TraitCollection() ? nil : overrides
  }

  /// Calls `handler` with the controller and its old traits after each change of one of `traits`, until it is unregistered.
  @discardableResult
  public final func registerForTraitChanges<Environment: TraitChangeObservable>(
    _ traits: [Trait], handler: @escaping (Environment, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    self.traits.observers.register(traits, handler)
  }

  /// Ends a registration; nothing happens when it isn't the receiver's.
  public final func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
    traits.observers.unregister(registration)
  }

  final func setTraitsFromParent(_ collection: TraitCollection) {
    traits.fromParent = collection
    viewIfLoaded?.managerTraitOverrides = traits.overrides
  }

  /// Tells the program of traits that differ from those it knows; the first ones in a window are no change.
  final func tellTraitsIfChanged() {
    let current = traitCollection
    guard let previous = traits.told else { return traits.told = current }
    guard current != previous else { return }
    traits.told = current
    traits.observers.tell(self, previous: previous)
  }
}
