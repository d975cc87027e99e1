/// A type that identifies one of the traits, like `UITraitDefinition`.
public protocol TraitDefinition {
  /// Returns whether `first` and `second` have different values of the trait.
  static func differs(_ first: TraitCollection, _ second: TraitCollection) -> Bool
}

/// The identifier of a trait, like `UITrait`.
public typealias Trait = any TraitDefinition.Type

/// Identifies the kind of device.
public enum TraitUserInterfaceIdiom: TraitDefinition {
  /// Returns whether the idioms differ.
  public static func differs(_ first: TraitCollection, _ second: TraitCollection) -> Bool {
    first.userInterfaceIdiom != second.userInterfaceIdiom
  }
}

/// Identifies the horizontal size class.
public enum TraitHorizontalSizeClass: TraitDefinition {
  /// Returns whether the horizontal size classes differ.
  public static func differs(_ first: TraitCollection, _ second: TraitCollection) -> Bool {
    first.horizontalSizeClass != second.horizontalSizeClass
  }
}

/// Identifies the vertical size class.
public enum TraitVerticalSizeClass: TraitDefinition {
  /// Returns whether the vertical size classes differ.
  public static func differs(_ first: TraitCollection, _ second: TraitCollection) -> Bool {
    first.verticalSizeClass != second.verticalSizeClass
  }
}

/// Identifies the number of pixels per point.
public enum TraitDisplayScale: TraitDefinition {
  /// Returns whether the scales differ.
  public static func differs(_ first: TraitCollection, _ second: TraitCollection) -> Bool {
    first.displayScale != second.displayScale
  }
}

/// Identifies the reading direction.
public enum TraitLayoutDirection: TraitDefinition {
  /// Returns whether the directions differ.
  public static func differs(_ first: TraitCollection, _ second: TraitCollection) -> Bool {
    first.layoutDirection != second.layoutDirection
  }
}

/// Identifies the device's capability to measure force.
public enum TraitForceTouchCapability: TraitDefinition {
  /// Returns whether the capabilities differ.
  public static func differs(_ first: TraitCollection, _ second: TraitCollection) -> Bool {
    first.forceTouchCapability != second.forceTouchCapability
  }
}

/// Identifies the light or dark style of the interface.
public enum TraitUserInterfaceStyle: TraitDefinition {
  /// Returns whether the styles differ.
  public static func differs(_ first: TraitCollection, _ second: TraitCollection) -> Bool {
    first.userInterfaceStyle != second.userInterfaceStyle
  }
}

/// Identifies the user's preferred text size.
public enum TraitPreferredContentSizeCategory: TraitDefinition {
  /// Returns whether the categories differ.
  public static func differs(_ first: TraitCollection, _ second: TraitCollection) -> Bool {
    first.preferredContentSizeCategory != second.preferredContentSizeCategory
  }
}
