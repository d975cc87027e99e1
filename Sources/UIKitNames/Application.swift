public import ForceTouch
public import ViewGeometry

#if !canImport(UIKit)
  /// UIKit's name for `Application`.
  public typealias UIApplication = Application

  /// UIKit's name for `ApplicationDelegate`.
  public typealias UIApplicationDelegate = ApplicationDelegate

  /// UIKit's name for `CurrentDevice`.
  public typealias UIDevice = CurrentDevice

  /// UIKit's name for `CurrentDevice.Orientation`.
  public typealias UIDeviceOrientation = CurrentDevice.Orientation

  /// UIKit's name for `Scene`.
  public typealias UIScene = Scene

  /// UIKit's name for `SceneConfiguration`.
  public typealias UISceneConfiguration = SceneConfiguration

  /// UIKit's name for `SceneDelegate`.
  public typealias UISceneDelegate = SceneDelegate

  /// UIKit's name for `SceneSession`.
  public typealias UISceneSession = SceneSession

  /// UIKit's name for `StatusBarManager`.
  public typealias UIStatusBarManager = StatusBarManager

  /// UIKit's name for `WindowScene`.
  public typealias UIWindowScene = WindowScene

  /// UIKit's name for `WindowSceneDelegate`.
  public typealias UIWindowSceneDelegate = WindowSceneDelegate
#endif
