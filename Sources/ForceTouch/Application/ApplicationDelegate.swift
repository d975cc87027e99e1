public import ViewGeometry

/// The delegate of an application: `UIApplicationDelegate`; every member is optional.
///
/// The methods for becoming active, resigning active, and entering the foreground or the background
/// are called only if no scene has a delegate.
public protocol ApplicationDelegate: AnyObject {
  /// The window of an app without scenes, if the delegate stores it.
  var window: Window? { get set }

  /// Called before the launch ends; returns true by default.
  ///
  /// `launchOptions` is nil unless the app is launched for a quick action.
  ///
  /// - Returns: False if the method has handled the quick action in the options. Then no delegate
  ///   is called to perform it (R10.30).
  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called after the app is launched; returns true by default.
  ///
  /// `launchOptions` is nil unless the app is launched for a quick action.
  ///
  /// - Returns: False if the method has handled the quick action in the options. Then no delegate
  ///   is called to perform it (R10.30).
  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Returns the configuration of a scene that is about to connect.
  ///
  /// By default, returns the configuration of the scene's session.
  func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration

  /// Called after the user discards scenes; never called by this library.
  func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>)

  /// Returns the orientations that a window supports; all by default.
  ///
  /// The method is called before the interface rotates.
  func application(
    _ application: Application, supportedInterfaceOrientationsFor window: Window?
  ) -> InterfaceOrientationMask

  /// Performs a quick action, then calls `completionHandler` with true if it succeeded, or else
  /// false.
  ///
  /// It is called when a quick action is selected, if no scene's delegate is a
  /// `WindowSceneDelegate`. The default implementation calls `completionHandler` with false.
  func application(
    _ application: Application, performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  /// Called when the app becomes active and receives touches.
  func applicationDidBecomeActive(_ application: Application)
  /// Called before the app becomes inactive and stops receiving touches.
  func applicationWillResignActive(_ application: Application)
  /// Called after the app enters the background.
  func applicationDidEnterBackground(_ application: Application)
  /// Called before the app enters the foreground.
  func applicationWillEnterForeground(_ application: Application)
  /// Called before the app terminates.
  func applicationWillTerminate(_ application: Application)
}

// The protocol documents these members; undocumented default methods do nothing.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ApplicationDelegate {
  /// Always nil; setting it has no effect.
  public var window: Window? {
    get { nil }
    set {}
  }

  /// Returns true.
  public func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  /// Returns true.
  public func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  /// Returns the configuration of the session.
  public func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration {
    connectingSceneSession.configuration
  }

  public func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>
  ) {}

  /// Returns all orientations.
  public func application(
    _ application: Application, supportedInterfaceOrientationsFor window: Window?
  ) -> InterfaceOrientationMask {
    .all
  }

  /// Only calls `completionHandler` with false.
  public func application(
    _ application: Application, performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(false)
  }

  public func applicationDidBecomeActive(_ application: Application) {}
  public func applicationWillResignActive(_ application: Application) {}
  public func applicationDidEnterBackground(_ application: Application) {}
  public func applicationWillEnterForeground(_ application: Application) {}
  public func applicationWillTerminate(_ application: Application) {}
}
