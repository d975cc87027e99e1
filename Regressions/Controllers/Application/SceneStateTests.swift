import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// How far in front the scenes of an application are.
@Suite struct SceneStateTests {
  private final class Program: ApplicationDelegate {
    var makesWindow = false
    var window: Window?

    func application(
      _ application: Application,
      didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool {
      if makesWindow { makeWindow() }
      return true
    }

    func makeWindow() {
      let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      self.window = window
      window.makeKeyAndVisible()
    }
  }

  /// Ends its app in a callback.
  private final class Ending: ApplicationDelegate, SceneDelegate {
    let moment: String
    var application: Application?
    var calls: [String] = []

    init(moment: String) { self.moment = moment }

    private func note(_ call: String) {
      calls.append(call)
      if call == moment { application?.terminate() }
    }

    func applicationWillResignActive(_ application: Application) { note("inactive") }
    func applicationDidEnterBackground(_ application: Application) { note("background") }
    func applicationWillEnterForeground(_ application: Application) { note("foreground") }
    func applicationDidBecomeActive(_ application: Application) { note("active") }
    func sceneWillResignActive(_ scene: Scene) { note("inactive") }
    func sceneDidEnterBackground(_ scene: Scene) { note("background") }
    func sceneWillEnterForeground(_ scene: Scene) { note("foreground") }
    func sceneDidBecomeActive(_ scene: Scene) { note("active") }
  }

  @Test(arguments: ["inactive", "background", "foreground"], [true, false])
  func `An app that ends in the course of a change gets no more callbacks`(
    moment: String, hasScenes: Bool
  ) {
    let ending = Ending(moment: moment)
    let application = Application.launch(
      delegate: ending, sceneDelegate: hasScenes ? { _ in ending } : nil)
    let scenes = application.connectedScenes
    ending.application = application
    ending.calls = []

    application.enterBackground()
    application.becomeActive()
    ending.application = nil

    expectEqual(ending.calls.last, moment)
    expect(application.applicationState == .background && !application.isRunning)
    expect(scenes.allSatisfy { $0.activationState == .unattached })
  }

  private final class Listener: SceneDelegate {
    var state: Scene.ActivationState?

    func sceneDidDisconnect(_ scene: Scene) { state = scene.activationState }
  }

  @Test(arguments: [true, false])
  func `A scene is as far in front as its application, whenever it is made`(isEarly: Bool) {
    let program = Program()
    program.makesWindow = isEarly
    let application = Application.launch(delegate: program)

    if !isEarly { program.makeWindow() }

    let scene = program.window?.windowScene
    expectEqual(scene?.activationState, .foregroundActive)
    application.resignActive()
    expectEqual(scene?.activationState, .foregroundInactive)
    application.enterBackground()
    expectEqual(scene?.activationState, .background)
  }

  @Test func `A scene made while its application is in the background is there too`() {
    let program = Program()
    let application = Application.launch(delegate: program)
    application.enterBackground()

    program.makeWindow()

    expectEqual(program.window?.windowScene?.activationState, .background)
    application.becomeActive()
    expectEqual(program.window?.windowScene?.activationState, .foregroundActive)
  }

  @Test func `A scene isn't connected once its application has ended`() {
    let listener = Listener()
    let application = Application.launch(delegate: Program(), sceneDelegate: { _ in listener })
    let scenes = application.connectedScenes

    application.terminate()

    expectEqual(listener.state, .unattached)
    expect(scenes.allSatisfy { $0.activationState == .unattached })
  }

  @Test func `A scene holds the delegate that it is given in place of another`() throws {
    let first = Listener()
    let application = Application.launch(delegate: Program(), sceneDelegate: { _ in first })
    let scene = try #require(application.connectedScenes.first)
    weak var second: Listener?
    do {
      let listener = Listener()
      scene.delegate = listener
      second = listener
    }

    application.terminate()

    expect(second != nil && scene.delegate === second)
    expectEqual(second?.state, .unattached)
    expect(first.state == nil)
  }

  private final class Silent: WindowSceneDelegate {}

  @Test func `A scene whose delegate has no methods follows its app, and rotates`() {
    let (silent, program) = (Silent(), Program())
    let application = Application.launch(delegate: program, sceneDelegate: { _ in silent })
    let scene = application.connectedScenes.first as? WindowScene
    var states: [Scene.ActivationState?] = [scene?.activationState]

    for change in [
      application.resignActive, application.becomeActive, application.enterBackground,
      application.becomeActive,
    ] {
      change()
      states.append(scene?.activationState)
    }
    scene?.rotate(to: .landscapeLeft)

    expectEqual(
      states,
      [.foregroundActive, .foregroundInactive, .foregroundActive, .background, .foregroundActive])
    expectEqual(scene?.interfaceOrientation, .landscapeLeft)
    application.terminate()
    expectEqual(scene?.activationState, .unattached)
  }
}
