import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Callbacks of a delegate when a quick action launches its app or brings it back.
@Suite struct QuickActionLaunchTests {
  private let action = ApplicationShortcutItem(type: "new", localizedTitle: "New")

  @Test(arguments: [true, false], [true, false])
  func `Either launch method can see to the action (R10.30)`(_ will: Bool, _ did: Bool) {
    let delegate = Launched(will: will, did: did)
    let application = Application()
    application.delegate = delegate

    application.select(action)

    let performed = will && did ? ["performs"] : []
    expectEqual(delegate.calls, ["will launch", "did launch"] + performed + ["active"])
    expectEqual(application.applicationState, .active)
  }

  @Test func `A program in the background comes to the front for an action`() {
    let delegate = Launched()
    let application = Application.launch(delegate: delegate)
    application.enterBackground()
    delegate.calls = []

    application.select(action)

    expectEqual(delegate.calls, ["foreground", "performs", "active"])
  }

  @Test func `An app launched again becomes active`() {
    let delegate = Launched()
    let application = Application.launch(delegate: delegate)
    application.enterBackground()
    application.terminate()
    delegate.calls = []

    application.launch()

    expectEqual(delegate.calls, ["will launch", "did launch", "active"])
    expectEqual(application.applicationState, .active)
  }

  @Test func `The scene of windows made before the launch lives with the app`() {
    let application = Application()
    let window = Window(screen: application.screen)
    application.performAsShared { window.makeKeyAndVisible() }
    let scene = window.windowScene

    application.launch()
    expectEqual(scene?.activationState, .foregroundActive)
    application.enterBackground()
    expectEqual(scene?.activationState, .background)
    application.terminate()

    expectEqual(scene?.activationState, .unattached)
    expect(application.connectedScenes.isEmpty)
  }

  @Test func `A scene whose delegate knows no actions leaves them to the application's`() {
    final class Plain: SceneDelegate {}
    let delegate = Launched()
    let application = Application.launch(delegate: delegate) { _ in Plain() }
    delegate.calls = []
    var result: Bool?

    application.select(action) { result = $0 }

    expectEqual(delegate.calls, ["performs"])
    expect(result == true)
  }

  @Test(arguments: [false, true])
  func `An app without a delegate is launched for an action, which isn't performed`(
    isRunning: Bool
  ) {
    let application = Application()
    if isRunning { application.launch() }
    var results: [Bool] = []

    application.select(action) { results.append($0) }

    expectEqual(results, [false])
    expect(application.isRunning && application.applicationState == .active)
  }

  @Test func `Asking where the status bar lies connects no scene`() {
    let application = Application.launch(delegate: Launched())

    expectEqual(application.statusBarFrame, CGRect(x: 0, y: 0, width: 375, height: 20))
    expect(application.connectedScenes.isEmpty)
  }
}

private final class Launched: ApplicationDelegate {
  private let answers: (will: Bool, did: Bool)
  var calls: [String] = []

  init(will: Bool = true, did: Bool = true) { answers = (will, did) }

  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("will launch")
    return answers.will
  }

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("did launch")
    return answers.did
  }

  func application(
    _ application: Application, performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    calls.append("performs")
    completionHandler(true)
  }

  func applicationWillEnterForeground(_ application: Application) { calls.append("foreground") }
  func applicationDidBecomeActive(_ application: Application) { calls.append("active") }
}
