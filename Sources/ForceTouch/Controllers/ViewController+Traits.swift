public import ViewGeometry

/// The trait overrides of a controller, and the traits last reported to it.
struct ControllerTraits {
  var fromParent = TraitCollection()
  var own = TraitCollection()
  /// The traits last reported to the controller, or nil if its view hasn't been in a window yet.
  var reported: TraitCollection?
  var observers = TraitObservers()

  var overrides: TraitCollection { TraitCollection(traitsFrom: [fromParent, own]) }
}

extension ViewController: TraitChangeObservable {
  /// The default implementation of ``traitCollection``.
  final var builtInTraitCollection: TraitCollection {
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

  /// Traits that override the inherited ones; unspecified traits override nothing.
  public final var traitOverrides: TraitCollection {
    get { traits.own }
    set {
      traits.own = newValue
      viewIfLoaded?.managerTraitOverrides = traits.overrides
    }
  }

  /// The default implementation of ``setOverrideTraitCollection(_:forChild:)``.
  final func builtInSetOverrideTraitCollection(
    _ collection: TraitCollection?, forChild childViewController: ViewController
  ) {
    precondition(
      childViewController.parent === self,
      "Can't override the traits of \(childViewController): it isn't a child of \(self).")
    childViewController.setTraitsFromParent(collection ?? TraitCollection())
  }

  /// The default implementation of ``overrideTraitCollection(forChild:)``.
  final func builtInOverrideTraitCollection(
    forChild childViewController: ViewController
  ) -> TraitCollection? {
    guard childViewController.parent === self else { return nil }
    let overrides = childViewController.traits.fromParent
    return overrides == TraitCollection() ? nil : overrides
  }

  /// Registers a handler, which is called with the controller and its old traits after each change
  /// to one of `traits`.
  ///
  /// The handler isn't called if the controller isn't an instance of `Environment`. The traits that
  /// the controller has when its view is first in a window aren't reported as a change. The
  /// controller retains the handler until the returned registration is unregistered.
  @discardableResult
  public final func registerForTraitChanges<Environment: TraitChangeObservable>(
    _ traits: [Trait], handler: @escaping (Environment, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    self.traits.observers.register(traits, handler)
  }

  /// Ends a registration.
  ///
  /// Does nothing if the registration belongs to another object.
  public final func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
    traits.observers.unregister(registration)
  }

  final func setTraitsFromParent(_ collection: TraitCollection) {
    traits.fromParent = collection
    viewIfLoaded?.managerTraitOverrides = traits.overrides
  }

  /// Reports the controller's traits if they have changed since the last report.
  ///
  /// When the view is in a window for the first time, its traits are stored but not reported.
  final func notifyOfChangedTraits() {
    let current = traitCollection
    guard let previous = traits.reported else { return traits.reported = current }
    guard current != previous else { return }
    traits.reported = current
    traits.observers.notify(self, previous: previous)
  }
}
