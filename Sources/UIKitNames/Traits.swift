public import ViewGeometry

#if !canImport(UIKit)
  /// UIKit's name of `ContentSizeCategory`.
  public typealias UIContentSizeCategory = ContentSizeCategory

  /// UIKit's name of `ForceTouchCapability`.
  public typealias UIForceTouchCapability = ForceTouchCapability

  /// UIKit's name of `Trait`.
  public typealias UITrait = Trait

  /// UIKit's name of `TraitChangeObservable`.
  public typealias UITraitChangeObservable = TraitChangeObservable

  /// UIKit's name of `TraitChangeRegistration`.
  public typealias UITraitChangeRegistration = TraitChangeRegistration

  /// UIKit's name of `TraitCollection`.
  public typealias UITraitCollection = TraitCollection

  /// UIKit's name of `TraitDefinition`.
  public typealias UITraitDefinition = TraitDefinition

  /// UIKit's name of `TraitDisplayScale`.
  public typealias UITraitDisplayScale = TraitDisplayScale

  /// UIKit's name of `TraitEnvironment`.
  public typealias UITraitEnvironment = TraitEnvironment

  /// UIKit's name of `TraitEnvironmentLayoutDirection`.
  public typealias UITraitEnvironmentLayoutDirection = TraitEnvironmentLayoutDirection

  /// UIKit's name of `TraitForceTouchCapability`.
  public typealias UITraitForceTouchCapability = TraitForceTouchCapability

  /// UIKit's name of `TraitHorizontalSizeClass`.
  public typealias UITraitHorizontalSizeClass = TraitHorizontalSizeClass

  /// UIKit's name of `TraitLayoutDirection`.
  public typealias UITraitLayoutDirection = TraitLayoutDirection

  /// UIKit's name of `TraitPreferredContentSizeCategory`.
  public typealias UITraitPreferredContentSizeCategory = TraitPreferredContentSizeCategory

  /// UIKit's name of `TraitUserInterfaceIdiom`.
  public typealias UITraitUserInterfaceIdiom = TraitUserInterfaceIdiom

  /// UIKit's name of `TraitUserInterfaceStyle`.
  public typealias UITraitUserInterfaceStyle = TraitUserInterfaceStyle

  /// UIKit's name of `TraitVerticalSizeClass`.
  public typealias UITraitVerticalSizeClass = TraitVerticalSizeClass

  /// UIKit's name of `UserInterfaceIdiom`.
  public typealias UIUserInterfaceIdiom = UserInterfaceIdiom

  /// UIKit's name of `UserInterfaceSizeClass`.
  public typealias UIUserInterfaceSizeClass = UserInterfaceSizeClass

  /// UIKit's name of `UserInterfaceStyle`.
  public typealias UIUserInterfaceStyle = UserInterfaceStyle
#endif
