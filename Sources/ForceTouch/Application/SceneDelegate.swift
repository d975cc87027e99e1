public import ViewGeometry

/// The delegate of a scene: `UISceneDelegate`; every member is optional.
public protocol SceneDelegate: AnyObject {
  /// Tells that the scene has come into being: the place to make its windows.
  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions)
  /// Tells that the scene is gone.
  func sceneDidDisconnect(_ scene: Scene)
  /// Tells that the scene gets the touches now.
  func sceneDidBecomeActive(_ scene: Scene)
  /// Tells that something else is about to get the touches.
  func sceneWillResignActive(_ scene: Scene)
  /// Tells that the scene is about to come to the front.
  func sceneWillEnterForeground(_ scene: Scene)
  /// Tells that the scene isn't in front any more.
  func sceneDidEnterBackground(_ scene: Scene)
}

// Documented by the protocol; without another word a method does nothing.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SceneDelegate {
  public func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: Scene) {}
  public func sceneDidBecomeActive(_ scene: Scene) {}
  public func sceneWillResignActive(_ scene: Scene) {}
  public func sceneWillEnterForeground(_ scene: Scene) {}
  public func sceneDidEnterBackground(_ scene: Scene) {}
}

/// The delegate of a scene of windows: `UIWindowSceneDelegate`.
public protocol WindowSceneDelegate: SceneDelegate {
  /// The window of the scene, if the program keeps it here.
  var window: Window? { get set }

  /// Tells that the scene was turned or resized.
  func windowScene(
    _ windowScene: WindowScene, didUpdate previousCoordinateSpace: any CoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: Screen.InterfaceOrientation,
    traitCollection previousTraitCollection: TraitCollection)

  /// Performs a quick action; call `completionHandler` with whether that worked, which the default does with false.
  func windowScene(
    _ windowScene: WindowScene, performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

// Documented by the protocol; without another word a method does nothing.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension WindowSceneDelegate {
  /// Nil; setting it does nothing.
  public var window: Window? {
    get { nil }
    set {}
  }

  public func windowScene(
    _ windowScene: WindowScene, didUpdate previousCoordinateSpace: any CoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: Screen.InterfaceOrientation,
    traitCollection previousTraitCollection: TraitCollection
  ) {}

  /// Performs nothing.
  public func windowScene(
    _ windowScene: WindowScene, performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(false)
  }
}
