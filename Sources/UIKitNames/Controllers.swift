public import ForceTouch

#if !canImport(UIKit)
  /// UIKit's name of `ForceTouchCapability`.
  public typealias UIForceTouchCapability = ForceTouchCapability

  /// UIKit's name of `NavigationController`.
  public typealias UINavigationController = NavigationController

  /// UIKit's name of `TraitCollection`.
  public typealias UITraitCollection = TraitCollection

  /// UIKit's name of `ViewController`.
  public typealias UIViewController = ViewController
#endif
