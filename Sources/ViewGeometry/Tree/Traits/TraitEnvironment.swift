/// An object that has traits and is notified when they change, like `UITraitEnvironment`.
public protocol TraitEnvironment: AnyObject {
  /// The traits of the environment.
  var traitCollection: TraitCollection { get }

  /// Called after the traits have changed from `previousTraitCollection`, which is never nil.
  func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?)
}

/// An object that calls handlers when certain traits change, like `UITraitChangeObservable`.
public protocol TraitChangeObservable: TraitEnvironment {
  /// Registers a handler that is called after each change to one of `traits`.
  ///
  /// The handler is called with the receiver and its previous traits, before
  /// ``TraitEnvironment/traitCollectionDidChange(_:)``. A view calls it only while it is in a
  /// window. The handler is never called if the receiver isn't an instance of `Environment`. The
  /// receiver retains the handler until it is unregistered: pass the returned registration to
  /// ``unregisterForTraitChanges(_:)``.
  @discardableResult
  func registerForTraitChanges<Environment: TraitChangeObservable>(
    _ traits: [Trait], handler: @escaping (Environment, TraitCollection) -> Void
  ) -> any TraitChangeRegistration

  /// Unregisters a handler of the receiver.
  ///
  /// Does nothing if `registration` belongs to another object.
  func unregisterForTraitChanges(_ registration: any TraitChangeRegistration)
}

/// The registration of a handler that is called when traits change, like
/// `UITraitChangeRegistration`.
public protocol TraitChangeRegistration: AnyObject {}

/// The handlers registered with one environment.
package struct TraitObservers {
  private final class Registration: TraitChangeRegistration {
    let traits: [Trait]
    let handler: (any TraitEnvironment, TraitCollection) -> Void
    /// Whether the handler was unregistered, possibly by another handler during the same change.
    var hasEnded = false

    init(_ traits: [Trait], _ handler: @escaping (any TraitEnvironment, TraitCollection) -> Void) {
      self.traits = traits
      self.handler = handler
    }
  }

  private var registrations: [Registration] = []

  package init() {}

  package mutating func register<Environment: TraitChangeObservable>(
    _ traits: [Trait], _ handler: @escaping (Environment, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    let registration = Registration(traits) { environment, previous in
      if let environment = environment as? Environment { handler(environment, previous) }
    }
    registrations.append(registration)
    return registration
  }

  package mutating func unregister(_ registration: any TraitChangeRegistration) {
    guard let index = registrations.firstIndex(where: { $0 === registration }) else { return }
    registrations.remove(at: index).hasEnded = true
  }

  /// Calls the handlers of the changed traits in the order of registration, and then notifies
  /// `environment` itself.
  package func notify(_ environment: any TraitEnvironment, previous: TraitCollection) {
    let current = environment.traitCollection
    for registration in registrations
    where !registration.hasEnded
      && registration.traits.contains(where: { $0.differs(previous, current) })
    {
      registration.handler(environment, previous)
    }
    environment.traitCollectionDidChange(previous)
  }
}
