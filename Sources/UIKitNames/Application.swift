public import ForceTouch
public import ViewGeometry

#if !canImport(UIKit)
  /// UIKit's name of `Application`.
  public typealias UIApplication = Application

  /// UIKit's name of `ApplicationDelegate`.
  public typealias UIApplicationDelegate = ApplicationDelegate

  /// UIKit's name of `CurrentDevice`.
  public typealias UIDevice = CurrentDevice

  /// UIKit's name of `Scene`.
  public typealias UIScene = Scene

  /// UIKit's name of `SceneConfiguration`.
  public typealias UISceneConfiguration = SceneConfiguration

  /// UIKit's name of `SceneDelegate`.
  public typealias UISceneDelegate = SceneDelegate

  /// UIKit's name of `SceneSession`.
  public typealias UISceneSession = SceneSession

  /// UIKit's name of `StatusBarManager`.
  public typealias UIStatusBarManager = StatusBarManager

  /// UIKit's name of `WindowScene`.
  public typealias UIWindowScene = WindowScene

  /// UIKit's name of `WindowSceneDelegate`.
  public typealias UIWindowSceneDelegate = WindowSceneDelegate
#endif
