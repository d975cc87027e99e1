public import ViewGeometry

/// Whether force can be told: `UIForceTouchCapability`.
public enum ForceTouchCapability: Int, Sendable {
  /// Not known yet.
  case unknown
  /// The device can't tell how hard it is pressed.
  case unavailable
  /// The device tells how hard it is pressed.
  case available
}

/// The properties of the device that a view or controller may know: `UITraitCollection`, as far as the front needs it.
public struct TraitCollection: Sendable, Hashable {
  /// Whether force can be told.
  public var forceTouchCapability: ForceTouchCapability

  /// Creates traits of a device.
  public init(forceTouchCapability: ForceTouchCapability) {
    self.forceTouchCapability = forceTouchCapability
  }
}

extension View {
  /// The traits of the window the view is in; outside a window force is taken to be available.
  ///
  /// - Complexity: O(depth).
  public final var traitCollection: TraitCollection {
    TraitCollection(forceTouchCapability: window?.forceTouchCapability ?? .available)
  }
}

extension Window {
  /// Whether the device the window is on can tell force; available by default.
  ///
  /// Set by the front that knows the device. While it is unavailable no press is recognised by force (R10.4). Setting it tells
  /// the controllers in the window by `traitCollectionDidChange(_:)`.
  public final var forceTouchCapability: ForceTouchCapability {
    get { pressAttachment?.forceTouchCapability ?? .available }
    set {
      let previous = traitCollection
      makePressAttachment().forceTouchCapability = newValue
      guard traitCollection != previous else { return }
      rootViewController?.visitControllers { $0.traitCollectionDidChange(previous) }
    }
  }
}
