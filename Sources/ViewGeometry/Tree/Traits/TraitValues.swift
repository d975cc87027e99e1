/// The kind of device: `UIUserInterfaceIdiom`.
public enum UserInterfaceIdiom: Int, Sendable, CaseIterable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// The screen of a car.
  case carPlay = 3
  /// A computer.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// Whether there is room for much or for little along one direction: `UIUserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: Int, Sendable, Hashable {
  /// Not known: there is no window.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
  case regular = 2
}

/// The direction of reading as a trait: `UITraitEnvironmentLayoutDirection`.
public enum TraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not known; views are laid out from left to right.
  case unspecified = -1
  /// Reading starts at the left.
  case leftToRight = 0
  /// Reading starts at the right.
  case rightToLeft = 1
}

/// Whether the interface is light or dark: `UIUserInterfaceStyle`, which the engine keeps for a front that draws.
public enum UserInterfaceStyle: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Dark text on a light ground.
  case light = 1
  /// Light text on a dark ground.
  case dark = 2
}

/// Whether force can be told: `UIForceTouchCapability`.
public enum ForceTouchCapability: Int, Sendable {
  /// Not known yet.
  case unknown
  /// The device can't tell how hard it is pressed.
  case unavailable
  /// The device tells how hard it is pressed.
  case available
}
