public import Foundation
public import ViewGeometry

extension Application {
  /// The connected scenes.
  public final var connectedScenes: Set<Scene> { Set(allScenes) }

  /// The sessions of the connected scenes.
  public final var openSessions: Set<SceneSession> { Set(connectedScenes.map(\.session)) }

  /// Whether the app may have several scenes; always true.
  public final var supportsMultipleScenes: Bool { true }

  /// The windows of all scenes, from back to front within each scene.
  public final var windows: [Window] { windowScenes.flatMap(\.windows) }

  /// The key window of the first scene that has one; nil if there is no such scene.
  public final var keyWindow: Window? {
    for scene in windowScenes {
      if let window = scene.keyWindow { return window }
    }
    return nil
  }

  /// The frame of the first window scene's status bar; zero if the bar is hidden.
  ///
  /// It is in the screen's coordinate space, which rotates with the interface. Without a window
  /// scene, it is the frame that the bar would have in a scene on ``screen``.
  public final var statusBarFrame: CGRect {
    let scene = windowScenes.first ?? WindowScene(screen: screen)
    return scene.statusBarManager?.statusBarFrame ?? .zero
  }

  /// Whether the status bar of the first window scene is hidden; false without a window scene.
  public final var isStatusBarHidden: Bool {
    windowScenes.first?.statusBarManager?.isStatusBarHidden ?? false
  }

  /// The interface orientation of ``screen``.
  public final var statusBarOrientation: Screen.InterfaceOrientation { screen.interfaceOrientation }

  /// The layout direction in the traits of ``screen``; left to right if it is unspecified.
  public final var userInterfaceLayoutDirection: View.UserInterfaceLayoutDirection {
    screen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The text size that the user prefers, according to the traits of ``screen``.
  public final var preferredContentSizeCategory: ContentSizeCategory {
    screen.traitCollection.preferredContentSizeCategory
  }

  /// The connected scenes, including the implicit scene of windows created without one.
  final var allScenes: [Scene] {
    guard let implicitScene, !scenes.contains(implicitScene) else { return scenes }
    return scenes + [implicitScene]
  }

  private final var windowScenes: [WindowScene] { allScenes.compactMap { $0 as? WindowScene } }

  /// The first window scene, to which windows without a scene are added.
  ///
  /// If there is no window scene, one is created.
  final var mainWindowScene: WindowScene {
    if let scene = windowScenes.first { return scene }
    let scene = WindowScene(screen: screen)
    scene.application = self
    scene.state.activationState =
      switch applicationState {
      case .active: .foregroundActive
      case .inactive: .foregroundInactive
      case .background: .background
      }
    if isRunning { scenes.append(scene) } else { scene.state.keptApplication = self }
    implicitScene = scene
    return scene
  }

  /// Creates the first scene and its delegate, and calls the scene's delegate as the system does.
  ///
  /// The connection options contain `item`, the quick action that the app was launched for.
  final func connectScene(
    for item: ApplicationShortcutItem?, _ makeDelegate: (SceneSession) -> any SceneDelegate
  ) {
    let scene = WindowScene(screen: screen)
    scene.application = self
    let options = Scene.ConnectionOptions(shortcutItem: item)
    if let delegate {
      scene.session.configuration = delegate.application(
        self, configurationForConnecting: scene.session, options: options)
    }
    let sceneDelegate = makeDelegate(scene.session)
    scene.state.delegate = sceneDelegate
    scenes.append(scene)
    sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
    scene.state.activationState = .foregroundInactive
    sceneDelegate.sceneWillEnterForeground(scene)
  }
}

extension Screen {
  /// The screen of the application that is `shared` on the calling thread.
  public static var main: Screen { Application.shared.screen }
}

extension Window {
  /// Makes the window the key window of its scene, and shows it in front of the other windows of
  /// its level.
  ///
  /// A window without a scene is added to the first window scene of `Application.shared`, which is
  /// created if there is none, and to the screen of that scene. If the window's frame is zero, it
  /// gets the bounds of the scene.
  public final func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Makes the window the key window of its scene, in front of the other windows of its level.
  ///
  /// A hidden window stays hidden.
  ///
  /// A window without a scene is added to the first window scene of `Application.shared`, which is
  /// created if there is none, and to the screen of that scene. If the window's frame is zero, it
  /// gets the bounds of the scene.
  public final func makeKey() {
    if windowScene == nil {
      let scene = Application.shared.mainWindowScene
      windowScene = scene
      // Nothing else retains the scene of an application that was never launched.
      if scene.state.keptApplication != nil { heldScene = scene }
    }
    takeScreenIfFrameless()
    windowScene?.makeKey(self)
  }
}
