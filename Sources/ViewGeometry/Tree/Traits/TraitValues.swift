/// The kind of device, like `UIUserInterfaceIdiom`.
public enum UserInterfaceIdiom: Int, Sendable, CaseIterable {
  /// The kind of device is unknown.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's screen.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The amount of space along one axis, like `UIUserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: Int, Sendable, Hashable {
  /// The size class is unknown, for example outside a window.
  case unspecified = 0
  /// Little space.
  case compact = 1
  /// Ample space.
  case regular = 2
}

/// The reading direction as a trait, like `UITraitEnvironmentLayoutDirection`.
public enum TraitEnvironmentLayoutDirection: Int, Sendable {
  /// The direction is unknown; views are laid out from left to right.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The style of an interface, light or dark, like `UIUserInterfaceStyle`.
///
/// The library uses it only to resolve colors; see ``Color/resolvedColor(with:)``.
public enum UserInterfaceStyle: Int, Sendable {
  /// The style is unknown; colors have their light appearance.
  case unspecified = 0
  /// Dark text on a light background.
  case light = 1
  /// Light text on a dark background.
  case dark = 2
}

/// A device's ability to measure force, like `UIForceTouchCapability`.
public enum ForceTouchCapability: Int, Sendable {
  /// The capability is unknown.
  case unknown
  /// The device can't measure force.
  case unavailable
  /// The device measures force.
  case available
}
