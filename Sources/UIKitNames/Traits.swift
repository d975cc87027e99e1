public import ViewGeometry

#if !canImport(UIKit)
  /// UIKit's name for `ContentSizeCategory`.
  public typealias UIContentSizeCategory = ContentSizeCategory

  /// UIKit's name for `ForceTouchCapability`.
  public typealias UIForceTouchCapability = ForceTouchCapability

  /// UIKit's name for `Trait`.
  public typealias UITrait = Trait

  /// UIKit's name for `TraitChangeObservable`.
  public typealias UITraitChangeObservable = TraitChangeObservable

  /// UIKit's name for `TraitChangeRegistration`.
  public typealias UITraitChangeRegistration = TraitChangeRegistration

  /// UIKit's name for `TraitCollection`.
  public typealias UITraitCollection = TraitCollection

  /// UIKit's name for `TraitDefinition`.
  public typealias UITraitDefinition = TraitDefinition

  /// UIKit's name for `TraitDisplayScale`.
  public typealias UITraitDisplayScale = TraitDisplayScale

  /// UIKit's name for `TraitEnvironment`.
  public typealias UITraitEnvironment = TraitEnvironment

  /// UIKit's name for `TraitEnvironmentLayoutDirection`.
  public typealias UITraitEnvironmentLayoutDirection = TraitEnvironmentLayoutDirection

  /// UIKit's name for `TraitForceTouchCapability`.
  public typealias UITraitForceTouchCapability = TraitForceTouchCapability

  /// UIKit's name for `TraitHorizontalSizeClass`.
  public typealias UITraitHorizontalSizeClass = TraitHorizontalSizeClass

  /// UIKit's name for `TraitLayoutDirection`.
  public typealias UITraitLayoutDirection = TraitLayoutDirection

  /// UIKit's name for `TraitPreferredContentSizeCategory`.
  public typealias UITraitPreferredContentSizeCategory = TraitPreferredContentSizeCategory

  /// UIKit's name for `TraitUserInterfaceIdiom`.
  public typealias UITraitUserInterfaceIdiom = TraitUserInterfaceIdiom

  /// UIKit's name for `TraitUserInterfaceStyle`.
  public typealias UITraitUserInterfaceStyle = TraitUserInterfaceStyle

  /// UIKit's name for `TraitVerticalSizeClass`.
  public typealias UITraitVerticalSizeClass = TraitVerticalSizeClass

  /// UIKit's name for `UserInterfaceIdiom`.
  public typealias UIUserInterfaceIdiom = UserInterfaceIdiom

  /// UIKit's name for `UserInterfaceSizeClass`.
  public typealias UIUserInterfaceSizeClass = UserInterfaceSizeClass

  /// UIKit's name for `UserInterfaceStyle`.
  public typealias UIUserInterfaceStyle = UserInterfaceStyle
#endif
