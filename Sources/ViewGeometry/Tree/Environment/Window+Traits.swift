package import Foundation

extension Window {
  /// The window's traits without its own overrides: the screen's, with the size classes of the
  /// window.
  final var environmentTraits: TraitCollection { environmentTraits(forSize: bounds.size) }

  private final func environmentTraits(forSize size: CGSize) -> TraitCollection {
    var traits = ownScreen?.traitCollection ?? .outsideWindow
    traits.setSizeClasses(forWindowOf: size)
    return traits
  }

  /// Returns the traits that the window would have if the size of its bounds were `size`.
  ///
  /// - Complexity: O(1).
  package final func traits(forSize size: CGSize) -> TraitCollection {
    environmentTraits(forSize: size).overridden(by: allTraitOverrides)
  }

  final func sizeClassesMayHaveChanged(from oldSize: CGSize) {
    guard oldSize != bounds.size else { return }
    traitsDidChange(from: traits(forSize: oldSize))
  }

  /// The ability of the window's device to measure force.
  ///
  /// By default, it is that of the screen's traits, or `available` if no screen was set. The host,
  /// which knows the device, sets it. While it is unavailable, no press is recognized by force
  /// (R10.4). It is one of the window's `traitOverrides`; setting it notifies views and controllers
  /// through `traitCollectionDidChange(_:)`.
  public final var forceTouchCapability: ForceTouchCapability {
    get { traitCollection.forceTouchCapability }
    set { traitOverrides.forceTouchCapability = newValue }
  }
}
