import Dispatch
import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// Launching apps, their scenes and windows, and the shared objects of a thread.
@Suite struct LaunchTests {
  private final class PlainDelegate: Responder, ApplicationDelegate {
    var window: Window?
    let log = ControllerLog()

    func application(
      _ application: Application,
      willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.note("willFinish")
      return true
    }

    func application(
      _ application: Application,
      didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.note("didFinish \(Application.shared === application)")
      window = Window(frame: Screen.main.bounds)
      window?.rootViewController = RecordingController("A", log)
      window?.makeKeyAndVisible()
      return true
    }

    func applicationDidBecomeActive(_ application: Application) { log.note("active") }
    func applicationWillResignActive(_ application: Application) { log.note("inactive") }
    func applicationDidEnterBackground(_ application: Application) { log.note("background") }
    func applicationWillEnterForeground(_ application: Application) { log.note("foreground") }
    func applicationWillTerminate(_ application: Application) { log.note("terminate") }
  }

  private final class ScenesDelegate: Responder, ApplicationDelegate {
    let log = ControllerLog()

    func application(
      _ application: Application,
      configurationForConnecting connectingSceneSession: SceneSession,
      options: Scene.ConnectionOptions
    ) -> SceneConfiguration {
      log.note("configuration")
      return SceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
    }

    func applicationDidBecomeActive(_ application: Application) { log.note("application active") }
  }

  private final class MainScene: Responder, WindowSceneDelegate {
    var window: Window?
    let log: ControllerLog

    init(log: ControllerLog) { self.log = log }

    func scene(
      _ scene: Scene, willConnectTo session: SceneSession,
      options connectionOptions: Scene.ConnectionOptions
    ) {
      log.note("connect \(session.configuration.name ?? "-")")
      guard let windowScene = scene as? WindowScene else { return }
      window = Window(windowScene: windowScene)
      window?.rootViewController = RecordingController("A", log)
      window?.makeKeyAndVisible()
    }

    func sceneWillEnterForeground(_ scene: Scene) { log.note("foreground") }
    func sceneDidBecomeActive(_ scene: Scene) { log.note("active") }
    func sceneWillResignActive(_ scene: Scene) { log.note("inactive") }
    func sceneDidEnterBackground(_ scene: Scene) { log.note("background") }
    func sceneDidDisconnect(_ scene: Scene) { log.note("disconnect") }

    func windowScene(
      _ windowScene: WindowScene, performActionFor shortcutItem: ApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      log.note("perform \(shortcutItem.type)")
      completionHandler(true)
    }
  }

  @Test func `An app without scenes is launched, shown and notified`() {
    let delegate = PlainDelegate()

    let application = Application.launch(delegate: delegate)

    expectEqual(
      delegate.log.calls,
      [
        "willFinish", "didFinish true", "A didLoad", "A willAppear", "A isAppearing",
        "A didAppear", "active",
      ])
    expectEqual(application.applicationState, .active)
    expect(application.keyWindow === delegate.window)
    expectEqual(application.windows, [delegate.window])
    expectEqual(application.connectedScenes.count, 1)
    expect(delegate.window?.screen === application.screen)
  }

  @Test func `An app with scenes returns a configuration, and its scene is notified`() {
    let delegate = ScenesDelegate()
    let scene = MainScene(log: delegate.log)

    let application = Application.launch(delegate: delegate) { _ in scene }

    expectEqual(
      delegate.log.calls,
      [
        "configuration", "connect Default", "A didLoad", "A willAppear", "A isAppearing",
        "A didAppear", "foreground", "active",
      ])
    expect(scene.window?.isKeyWindow == true)
    expectEqual(scene.window?.windowScene?.activationState, .foregroundActive)
    expect(scene.window?.windowScene?.session.scene === scene.window?.windowScene)
    expectEqual(application.openSessions.count, 1)
  }

  @Test func `A scene is connected when its delegate is called, and takes the windows made then`() {
    final class Asking: Responder, WindowSceneDelegate {
      var (window, isConnected, isOpen) = (nil as Window?, false, false)
      func scene(
        _ scene: Scene, willConnectTo session: SceneSession,
        options connectionOptions: Scene.ConnectionOptions
      ) {
        isConnected = Application.shared.connectedScenes == [scene]
        isOpen = Application.shared.openSessions == [session]
        window = Window(frame: Screen.main.bounds)
        window?.makeKeyAndVisible()
      }
    }
    let asking = Asking()

    let application = Application.launch(delegate: ScenesDelegate()) { _ in asking }

    expect(asking.isConnected && asking.isOpen)
    expectEqual(application.connectedScenes.count, 1)
    expect(application.keyWindow === asking.window)
    expect(asking.window?.windowScene?.delegate === asking)
  }

  @Test func `An app goes to the background, comes back and ends`() {
    let (plain, scenes) = (PlainDelegate(), ScenesDelegate())
    let scene = MainScene(log: scenes.log)
    let applications = [
      Application.launch(delegate: plain), Application.launch(delegate: scenes) { _ in scene },
    ]
    _ = (plain.log.take(), scenes.log.take())

    for application in applications {
      application.enterBackground()
      application.becomeActive()
      application.terminate()
      application.terminate()
    }

    expectEqual(plain.log.calls, ["inactive", "background", "foreground", "active", "terminate"])
    expectEqual(
      scenes.log.calls, ["inactive", "background", "foreground", "active", "disconnect"])
    expect(applications.allSatisfy { $0.applicationState == .background && !$0.isRunning })
  }

  @Test func `A quick action goes to the scene's delegate`() {
    let delegate = ScenesDelegate()
    let scene = MainScene(log: delegate.log)
    let application = Application.launch(delegate: delegate) { _ in scene }
    var result: Bool?

    application.select(ApplicationShortcutItem(type: "chat", localizedTitle: "Chat")) {
      result = $0
    }

    expectEqual(delegate.log.calls.last, "perform chat")
    expect(result == true)
  }

  @Test func `The responder chain leads from a view to the application's delegate`() {
    let delegate = PlainDelegate()
    let application = Application.launch(delegate: delegate)
    let root = delegate.window?.rootViewController
    let child = ViewController()
    root?.addChild(child)
    root?.view.addSubview(child.view)
    let leaf = View()
    child.view.addSubview(leaf)

    var chain: [Responder] = [leaf]
    while let next = chain.last?.next { chain.append(next) }

    let expected: [Responder?] = [
      leaf, child.view, child, root?.view, root, delegate.window, delegate.window?.windowScene,
      application, delegate,
    ]
    expectEqual(chain, expected.compactMap { $0 })
  }

  @Test func `Shared objects live as long as they are retained`() {
    weak var first: Application?
    do {
      let window = Window(frame: Screen.main.bounds)
      window.makeKeyAndVisible()
      first = Application.shared
      expect(first?.keyWindow === window)
      expect(Screen.main === window.screen)
      Application.shared.screen.interfaceOrientation = .landscapeLeft
    }

    expect(first == nil)
    expectEqual(Application.shared.windows, [])
    expectEqual(Screen.main.bounds, CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test func `An application is shared for the duration of a call`() {
    let (outer, inner) = (Application(), Application())

    outer.performAsShared {
      inner.performAsShared { expect(Application.shared === inner) }
      expect(Application.shared === outer)
    }

    expect(Application.shared !== outer)
  }

  @Test func `Threads don't share applications`() {
    final class Found: @unchecked Sendable {
      var identity: ObjectIdentifier?
    }
    let application = Application.launch(delegate: PlainDelegate())
    let (found, isDone) = (Found(), DispatchSemaphore(value: 0))

    // Blocks the thread: a task that waits might let another test run on it.
    Thread {
      found.identity = ObjectIdentifier(Application.shared)
      isDone.signal()
    }.start()
    isDone.wait()

    expect(found.identity != ObjectIdentifier(application))
    expect(Application.shared === application)
  }

  @Test func `An app is notified once of an operation that is already done`() {
    let delegate = PlainDelegate()
    let application = Application.launch(delegate: delegate)
    _ = delegate.log.take()
    var told: [[String]] = []
    for step in [
      { $0.launch() }, { $0.becomeActive() }, { $0.resignActive() }, { $0.enterBackground() },
      { $0.launch() }, { $0.becomeActive() }, { $0.enterBackground() }, { $0.terminate() },
      { $0.enterBackground() }, { $0.becomeActive() },
    ] as [(Application) -> Void] {
      step(application)
      step(application)
      told.append(delegate.log.take())
    }

    expectEqual(
      told,
      [
        [], [], ["inactive"], ["background"],
        [], ["foreground", "active"], ["inactive", "background"], ["terminate"],
        [], [],
      ])
    expect(application.applicationState == .background && !application.isRunning)
  }

  @Test func `An app has no key window while its scene has none`() {
    final class Hiding: Responder, WindowSceneDelegate {
      var window: Window?
      func scene(
        _ scene: Scene, willConnectTo session: SceneSession,
        options connectionOptions: Scene.ConnectionOptions
      ) {
        window = (scene as? WindowScene).map { Window(windowScene: $0) }
      }
    }
    let hiding = Hiding()
    let application = Application.launch(delegate: ScenesDelegate()) { _ in hiding }
    let (windows, key) = (application.windows, application.keyWindow)

    hiding.window?.makeKeyAndVisible()

    expectEqual(windows, [hiding.window])
    expect(key == nil)
    expect(hiding.window != nil && application.keyWindow === hiding.window)
  }

  @Test func `An app knows the orientation and reading direction of its screen`() {
    let application = Application()
    let screen = application.screen
    expectEqual(application.statusBarOrientation, .portrait)
    expectEqual(application.userInterfaceLayoutDirection, .leftToRight)
    expectEqual(application.preferredContentSizeCategory, .large)

    screen.interfaceOrientation = .landscapeLeft
    screen.traitCollection.layoutDirection = .rightToLeft
    screen.traitCollection.preferredContentSizeCategory = .accessibilityMedium

    expectEqual(application.statusBarOrientation, .landscapeLeft)
    expectEqual(application.userInterfaceLayoutDirection, .rightToLeft)
    expectEqual(application.preferredContentSizeCategory, .accessibilityMedium)
  }
}
