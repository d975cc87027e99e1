import ForceTouch
import Foundation
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
    #expect(scene?.activationState == .foregroundActive)
    application.resignActive()
    #expect(scene?.activationState == .foregroundInactive)
    application.enterBackground()
    #expect(scene?.activationState == .background)
  }

  @Test func `A scene made while its application is in the background is there too`() {
    let program = Program()
    let application = Application.launch(delegate: program)
    application.enterBackground()

    program.makeWindow()

    #expect(program.window?.windowScene?.activationState == .background)
    application.becomeActive()
    #expect(program.window?.windowScene?.activationState == .foregroundActive)
  }

  @Test func `A scene isn't connected once its application has ended`() {
    let listener = Listener()
    let application = Application.launch(delegate: Program(), sceneDelegate: { _ in listener })
    let scenes = application.connectedScenes

    application.terminate()

    #expect(listener.state == .unattached)
    #expect(scenes.allSatisfy { $0.activationState == .unattached })
  }
}
