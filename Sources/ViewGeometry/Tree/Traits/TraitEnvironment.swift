/// What has traits and is told when they change: `UITraitEnvironment`.
public protocol TraitEnvironment: AnyObject {
  /// The traits of the place.
  var traitCollection: TraitCollection { get }

  /// Tells that the traits have changed from `previousTraitCollection`.
  func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?)
}

/// What calls blocks when chosen traits change: `UITraitChangeObservable`.
public protocol TraitChangeObservable: TraitEnvironment {
  /// Calls `handler` with the receiver and its old traits after each change of one of `traits`, until it is unregistered.
  ///
  /// The receiver holds the handler. It isn't called when the receiver is of another class than the handler's.
  @discardableResult
  func registerForTraitChanges<Environment: TraitChangeObservable>(
    _ traits: [Trait], handler: @escaping (Environment, TraitCollection) -> Void
  ) -> any TraitChangeRegistration

  /// Ends a registration; nothing happens when it isn't the receiver's.
  func unregisterForTraitChanges(_ registration: any TraitChangeRegistration)
}

/// Stands for a block that is called when traits change: `UITraitChangeRegistration`.
public protocol TraitChangeRegistration: AnyObject {}

/// The blocks that one environment calls.
package struct TraitObservers {
  private final class Registration: TraitChangeRegistration {
    let traits: [Trait]
    let handler: (any TraitEnvironment, TraitCollection) -> Void
    /// A block that is unregistered by one before it isn't called any more.
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

  /// Tells `environment` of a change, first the blocks in the order of their registration.
  package func tell(_ environment: any TraitEnvironment, previous: TraitCollection) {
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
