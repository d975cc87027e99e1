/// One of the traits, as a type to name it by: `UITraitDefinition`.
public protocol TraitDefinition {
  /// Whether the two differ in the trait.
  static func differs(_ first: TraitCollection, _ second: TraitCollection) -> Bool
}

/// The name of a trait: `UITrait`.
public typealias Trait = any TraitDefinition.Type

/// Names the kind of device.
public enum TraitUserInterfaceIdiom: TraitDefinition {
  /// Whether the idioms differ.
  public static func differs(_ first: TraitCollection, _ second: TraitCollection) -> Bool {
    first.userInterfaceIdiom != second.userInterfaceIdiom
  }
}

/// Names the size class across.
public enum TraitHorizontalSizeClass: TraitDefinition {
  /// Whether the size classes across differ.
  public static func differs(_ first: TraitCollection, _ second: TraitCollection) -> Bool {
    first.horizontalSizeClass != second.horizontalSizeClass
  }
}

/// Names the size class from top to bottom.
public enum TraitVerticalSizeClass: TraitDefinition {
  /// Whether the size classes from top to bottom differ.
  public static func differs(_ first: TraitCollection, _ second: TraitCollection) -> Bool {
    first.verticalSizeClass != second.verticalSizeClass
  }
}

/// Names the pixels per point.
public enum TraitDisplayScale: TraitDefinition {
  /// Whether the scales differ.
  public static func differs(_ first: TraitCollection, _ second: TraitCollection) -> Bool {
    first.displayScale != second.displayScale
  }
}

/// Names the direction of reading.
public enum TraitLayoutDirection: TraitDefinition {
  /// Whether the directions differ.
  public static func differs(_ first: TraitCollection, _ second: TraitCollection) -> Bool {
    first.layoutDirection != second.layoutDirection
  }
}

/// Names whether force can be told.
public enum TraitForceTouchCapability: TraitDefinition {
  /// Whether the capabilities differ.
  public static func differs(_ first: TraitCollection, _ second: TraitCollection) -> Bool {
    first.forceTouchCapability != second.forceTouchCapability
  }
}

/// Names whether the interface is light or dark.
public enum TraitUserInterfaceStyle: TraitDefinition {
  /// Whether the styles differ.
  public static func differs(_ first: TraitCollection, _ second: TraitCollection) -> Bool {
    first.userInterfaceStyle != second.userInterfaceStyle
  }
}

/// Names how large the user wants text.
public enum TraitPreferredContentSizeCategory: TraitDefinition {
  /// Whether the categories differ.
  public static func differs(_ first: TraitCollection, _ second: TraitCollection) -> Bool {
    first.preferredContentSizeCategory != second.preferredContentSizeCategory
  }
}
