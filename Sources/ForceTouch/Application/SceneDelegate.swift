public import ViewGeometry

/// The delegate of a scene: `UISceneDelegate`; every member is optional.
public protocol SceneDelegate: AnyObject {
  /// Called when the scene connects.
  ///
  /// The delegate creates the scene's windows in this method.
  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions)
  /// Called after the scene disconnects.
  func sceneDidDisconnect(_ scene: Scene)
  /// Called when the scene becomes active and receives touches.
  func sceneDidBecomeActive(_ scene: Scene)
  /// Called before the scene becomes inactive and stops receiving touches.
  func sceneWillResignActive(_ scene: Scene)
  /// Called before the scene enters the foreground.
  func sceneWillEnterForeground(_ scene: Scene)
  /// Called after the scene enters the background.
  func sceneDidEnterBackground(_ scene: Scene)
}

// The protocol documents these members; undocumented default methods do nothing.
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

/// The delegate of a window scene: `UIWindowSceneDelegate`.
public protocol WindowSceneDelegate: SceneDelegate {
  /// The window of the scene, if the delegate stores it.
  var window: Window? { get set }

  /// Called after the scene is rotated, with its previous geometry, orientation and traits.
  ///
  /// `previousCoordinateSpace` keeps the previous bounds. The method isn't called after a window is
  /// resized, since a scene always fills its screen (R14.20).
  func windowScene(
    _ windowScene: WindowScene, didUpdate previousCoordinateSpace: any CoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: Screen.InterfaceOrientation,
    traitCollection previousTraitCollection: TraitCollection)

  /// Performs a quick action, then calls `completionHandler` with true if it succeeded, or else
  /// false.
  ///
  /// If several scenes have a `WindowSceneDelegate`, only that of the first scene is called. The
  /// default implementation calls `completionHandler` with false.
  func windowScene(
    _ windowScene: WindowScene, performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

// The protocol documents these members; undocumented default methods do nothing.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension WindowSceneDelegate {
  /// Always nil; setting it has no effect.
  public var window: Window? {
    get { nil }
    set {}
  }

  public func windowScene(
    _ windowScene: WindowScene, didUpdate previousCoordinateSpace: any CoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: Screen.InterfaceOrientation,
    traitCollection previousTraitCollection: TraitCollection
  ) {}

  /// Only calls `completionHandler` with false.
  public func windowScene(
    _ windowScene: WindowScene, performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(false)
  }
}
