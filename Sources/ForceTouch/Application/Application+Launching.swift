public import ViewGeometry

extension Application {
  /// Launches a program as the system does, and makes it `shared` on the calling thread; hold what is returned.
  ///
  /// The delegate is told that the launch is about to end and that it has ended. A program with scenes is then asked for the
  /// configuration of its first scene, whose delegate is told that it is connected, comes to the foreground and becomes active. A program
  /// without is told itself that it has become active. The application holds `delegate` and what `sceneDelegate` makes.
  ///
  /// - Parameters:
  ///   - delegate: The program.
  ///   - screen: The screen that the first scene fills.
  ///   - sceneDelegate: Makes the delegate of a scene, which UIKit finds in the property list; nil for a program without
  ///     scenes.
  public static func launch(
    delegate: any ApplicationDelegate, screen: Screen = Application.phoneScreen,
    sceneDelegate: ((SceneSession) -> any SceneDelegate)? = nil
  ) -> Application {
    let application = Application(screen: screen)
    application.launchedDelegate = delegate
    application.delegate = delegate
    application.becomeShared()
    application.start(for: nil)
    if let sceneDelegate {
      application.connectScene(sceneDelegate)
    } else {
      application.becomeActive()
    }
    return application
  }

  /// Launches the program, as a tap on its icon does; nothing happens when it is running.
  public final func launch() {
    guard !isRunning else { return }
    performAsShared { _ = start(for: nil) }
    becomeActive()
  }

  /// Ends the program; its actions stay.
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

  /// Brings the program to the front, which tells the delegates of its scenes, or its own where there are none.
  public final func becomeActive() {
    guard isRunning, applicationState != .active else { return }
    performAsShared {
      enterForeground()
      // What is told may end the program.
      guard isRunning else { return }
      applicationState = .active
      for scene in allScenes { scene.state.activationState = .foregroundActive }
      tell {
        $0.applicationDidBecomeActive(self)
      } scenes: {
        $0.sceneDidBecomeActive($1)
      }
    }
  }

  /// Tells a program in the background that it comes to the front.
  final func enterForeground() {
    guard isRunning, applicationState == .background else { return }
    tell {
      $0.applicationWillEnterForeground(self)
    } scenes: {
      $0.sceneWillEnterForeground($1)
    }
    guard isRunning else { return }
    applicationState = .inactive
    for scene in allScenes { scene.state.activationState = .foregroundInactive }
  }

  /// Takes the touches away from the program, as a call does.
  public final func resignActive() {
    guard applicationState == .active, isRunning else { return }
    performAsShared {
      tell {
        $0.applicationWillResignActive(self)
      } scenes: {
        $0.sceneWillResignActive($1)
      }
      guard isRunning else { return }
      applicationState = .inactive
      for scene in allScenes { scene.state.activationState = .foregroundInactive }
    }
  }

  /// Takes the program out of the front, as the home button does.
  public final func enterBackground() {
    guard applicationState != .background, isRunning else { return }
    resignActive()
    guard isRunning else { return }
    performAsShared {
      applicationState = .background
      for scene in allScenes { scene.state.activationState = .background }
      tell {
        $0.applicationDidEnterBackground(self)
      } scenes: {
        $0.sceneDidEnterBackground($1)
      }
    }
  }

  /// Tells the delegates of the scenes, or the application's where no scene has one.
  private final func tell(
    _ body: (any ApplicationDelegate) -> Void, scenes sceneBody: (any SceneDelegate, Scene) -> Void
  ) {
    let told = allScenes.compactMap { scene in scene.delegate.map { ($0, scene) } }
    if told.isEmpty, let delegate { body(delegate) }
    for (delegate, scene) in told where isRunning { sceneBody(delegate, scene) }
  }

  /// Launches the program, which isn't running; true unless it has seen to `item` itself.
  @discardableResult
  final func start(for item: ApplicationShortcutItem?) -> Bool {
    isRunning = true
    hasLaunched = true
    applicationState = .inactive
    let options = item.map { [LaunchOptionsKey.shortcutItem: $0 as Any] }
    guard let delegate else { return true }
    let isLeft = delegate.application(self, willFinishLaunchingWithOptions: options)
    return delegate.application(self, didFinishLaunchingWithOptions: options) && isLeft
  }
}
