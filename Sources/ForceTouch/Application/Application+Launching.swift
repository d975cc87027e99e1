public import ViewGeometry

extension Application {
  /// Launches an app as the system does, and makes it the `shared` application of the calling
  /// thread.
  ///
  /// The caller must retain the returned application. First, the delegate's methods
  /// `application(_:willFinishLaunchingWithOptions:)` and
  /// `application(_:didFinishLaunchingWithOptions:)` are called. Without scenes, the delegate is
  /// then called when the app becomes active. With scenes, it returns the configuration of the
  /// first scene, and the scene's own delegate is called when the scene connects, enters the
  /// foreground and becomes active. The application retains `delegate` and the delegate that
  /// `sceneDelegate` creates.
  ///
  /// - Parameters:
  ///   - delegate: The app's delegate.
  ///   - screen: The screen that the first scene fills.
  ///   - sceneDelegate: A closure that creates the delegate of the first scene, also at later
  ///     launches of the same application; nil for an app without scenes. UIKit instead finds the
  ///     delegate's class in the property list.
  public static func launch(
    delegate: any ApplicationDelegate, screen: Screen = Application.phoneScreen,
    sceneDelegate: ((SceneSession) -> any SceneDelegate)? = nil
  ) -> Application {
    let application = Application(screen: screen)
    application.launchedDelegate = delegate
    application.delegate = delegate
    application.makeSceneDelegate = sceneDelegate
    application.becomeShared()
    application.start(for: nil)
    application.enter(for: nil)
    return application
  }

  /// Launches the app as a tap on its icon does, and activates it.
  ///
  /// An app with scenes connects its first scene again (R10.43). Does nothing if the app is already
  /// running.
  public final func launch() {
    guard !isRunning else { return }
    performAsShared {
      start(for: nil)
      enter(for: nil)
    }
  }

  /// Terminates the app: calls its delegate, and disconnects its scenes.
  ///
  /// The app's dynamic quick actions are kept. Does nothing if the app isn't running.
  public final func terminate() {
    guard isRunning else { return }
    performAsShared {
      delegate?.applicationWillTerminate(self)
      for scene in allScenes {
        scene.state.activationState = .unattached
        scene.delegate?.sceneDidDisconnect(scene)
      }
    }
    isRunning = false
    applicationState = .background
    scenes = []
    implicitScene = nil
  }

  /// Activates the app, and calls the delegates of its scenes, or the app's delegate if no scene
  /// has one.
  ///
  /// An app in the background first enters the foreground. Does nothing if the app isn't running or
  /// is already active.
  public final func becomeActive() {
    guard isRunning, applicationState != .active else { return }
    performAsShared {
      enterForeground()
      // The callback may have terminated the app.
      guard isRunning else { return }
      applicationState = .active
      for scene in allScenes { scene.state.activationState = .foregroundActive }
      notifyDelegates {
        $0.applicationDidBecomeActive(self)
      } scenes: {
        $0.sceneDidBecomeActive($1)
      }
    }
  }

  /// Moves the app from the background to the foreground, where it is inactive at first.
  ///
  /// The delegates are called before the state changes. Does nothing if the app isn't in the
  /// background.
  final func enterForeground() {
    guard isRunning, applicationState == .background else { return }
    notifyDelegates {
      $0.applicationWillEnterForeground(self)
    } scenes: {
      $0.sceneWillEnterForeground($1)
    }
    guard isRunning else { return }
    applicationState = .inactive
    for scene in allScenes { scene.state.activationState = .foregroundInactive }
  }

  /// Deactivates the app, as a phone call does, and calls the delegates of its scenes, or the app's
  /// delegate if no scene has one.
  ///
  /// Then the presses in the app's windows are canceled (R10.44). Does nothing if the app isn't
  /// active.
  public final func resignActive() {
    guard applicationState == .active, isRunning else { return }
    performAsShared {
      notifyDelegates {
        $0.applicationWillResignActive(self)
      } scenes: {
        $0.sceneWillResignActive($1)
      }
      guard isRunning else { return }
      applicationState = .inactive
      for scene in allScenes { scene.state.activationState = .foregroundInactive }
      for window in windows { window.pressAttachment?.cancelTouches() }
    }
  }

  /// Moves the app to the background, as the home button does.
  ///
  /// An active app is first deactivated. Does nothing if the app isn't running or is already in the
  /// background.
  public final func enterBackground() {
    guard applicationState != .background, isRunning else { return }
    resignActive()
    // Callbacks may have changed the state.
    guard isRunning, applicationState == .inactive else { return }
    performAsShared {
      applicationState = .background
      for scene in allScenes { scene.state.activationState = .background }
      notifyDelegates {
        $0.applicationDidEnterBackground(self)
      } scenes: {
        $0.sceneDidEnterBackground($1)
      }
    }
  }

  /// Calls `sceneBody` with each scene and its delegate.
  ///
  /// If no scene has a delegate, calls `body` with the application's delegate instead.
  private final func notifyDelegates(
    _ body: (any ApplicationDelegate) -> Void, scenes sceneBody: (any SceneDelegate, Scene) -> Void
  ) {
    let delegates = allScenes.compactMap { scene in scene.delegate.map { ($0, scene) } }
    if delegates.isEmpty, let delegate { body(delegate) }
    for (delegate, scene) in delegates where isRunning { sceneBody(delegate, scene) }
  }

  /// Activates a launched app, after connecting its first scene if it has scenes.
  ///
  /// The connection options of the scene contain `item`, the quick action of the launch.
  final func enter(for item: ApplicationShortcutItem?) {
    // A callback may have terminated the app.
    if isRunning, let makeSceneDelegate { connectScene(for: item, makeSceneDelegate) }
    becomeActive()
  }

  /// Launches the app, for the quick action `item` unless it is nil.
  ///
  /// The launch options of an app without scenes contain the item (R10.42). Returns false if the
  /// app's delegate handled the quick action itself; otherwise true.
  ///
  /// - Precondition: The app isn't running.
  @discardableResult
  final func start(for item: ApplicationShortcutItem?) -> Bool {
    isRunning = true
    hasLaunched = true
    applicationState = .inactive
    let launchItem = makeSceneDelegate == nil ? item : nil
    let options = launchItem.map { [LaunchOptionsKey.shortcutItem: $0 as Any] }
    guard let delegate else { return true }
    let isLeft = delegate.application(self, willFinishLaunchingWithOptions: options)
    return delegate.application(self, didFinishLaunchingWithOptions: options) && isLeft
  }
}
