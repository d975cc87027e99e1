public import ViewGeometry

/// The delegate of an application: `UIApplicationDelegate`, launches, scenes and quick actions; every member is optional.
public protocol ApplicationDelegate: AnyObject {
  /// The window of a program without scenes, if it keeps it here.
  var window: Window? { get set }

  /// Tells that the launch is about to end; true by default.
  ///
  /// - Returns: False if the quick action in the options has been seen to, and needn't be performed (R10.30).
  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells that the program has been launched; true by default.
  ///
  /// - Returns: False if the quick action in the options has been seen to, and needn't be performed (R10.30).
  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The configuration of a scene that is about to be connected; that of its session by default.
  func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration

  /// Tells that the user has done away with scenes.
  func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>)

  /// The orientations that a window may have; all by default.
  func application(
    _ application: Application, supportedInterfaceOrientationsFor window: Window?
  ) -> InterfaceOrientationMask

  /// Performs a quick action; call `completionHandler` with whether that worked, which the default does with false.
  func application(
    _ application: Application, performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  /// Tells that the program gets the touches now.
  func applicationDidBecomeActive(_ application: Application)
  /// Tells that something else is about to get the touches.
  func applicationWillResignActive(_ application: Application)
  /// Tells that the program isn't in front any more.
  func applicationDidEnterBackground(_ application: Application)
  /// Tells that the program is about to come back to the front.
  func applicationWillEnterForeground(_ application: Application)
  /// Tells that the program is about to end.
  func applicationWillTerminate(_ application: Application)
}

// Documented by the protocol; without another word a method does nothing.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ApplicationDelegate {
  /// Nil; setting it does nothing.
  public var window: Window? {
    get { nil }
    set {}
  }

  /// True.
  public func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  /// True.
  public func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  /// The configuration of the session.
  public func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration {
    connectingSceneSession.configuration
  }

  public func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>
  ) {}

  /// All orientations.
  public func application(
    _ application: Application, supportedInterfaceOrientationsFor window: Window?
  ) -> InterfaceOrientationMask {
    .all
  }

  /// Performs nothing.
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
