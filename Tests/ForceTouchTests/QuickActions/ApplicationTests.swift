import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Quick actions as the home screen shows and selects them (R10.29, R10.30, R10.42).
@Suite struct ApplicationTests {
  private final class Delegate: ApplicationDelegate {
    var returnsFalse = false
    private(set) var heard: [String] = []

    func application(
      _ application: Application,
      didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool {
      let item = launchOptions?[.shortcutItem] as? ApplicationShortcutItem
      heard.append("launch \(item?.type ?? "-")")
      return !returnsFalse
    }

    func application(
      _ application: Application, performActionFor shortcutItem: ApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      heard.append("perform \(shortcutItem.type)")
      completionHandler(true)
    }
  }

  private final class SceneSide: WindowSceneDelegate {
    private(set) var heard: [String] = []

    func scene(
      _ scene: Scene, willConnectTo session: SceneSession,
      options connectionOptions: Scene.ConnectionOptions
    ) {
      heard.append("connect \(connectionOptions.shortcutItem?.type ?? "-")")
    }

    func sceneDidBecomeActive(_ scene: Scene) { heard.append("active") }

    func windowScene(
      _ windowScene: WindowScene, performActionFor shortcutItem: ApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      heard.append("perform \(shortcutItem.type)")
      completionHandler(true)
    }
  }

  private let delegate = Delegate()

  private func items(_ names: String...) -> [ApplicationShortcutItem] {
    names.map { ApplicationShortcutItem(type: $0, localizedTitle: $0) }
  }

  private func application(
    static staticItems: [ApplicationShortcutItem] = []
  ) -> Application {
    let application = Application(staticShortcutItems: staticItems)
    application.delegate = delegate
    return application
  }

  @Test func `T10.11: three static and three dynamic (R10.29)`() {
    let application = application(static: items("S1", "S2", "S3"))
    application.launch()
    application.shortcutItems = items("D1", "D2", "D3")

    expectEqual(application.shownShortcutItems.map(\.type), ["S1", "S2", "S3", "D1"])
    expectEqual(application.shortcutItems?.count, 3)
  }

  @Test func `T10.11: five static and two dynamic (R10.29)`() {
    let application = application(static: items("S1", "S2", "S3", "S4", "S5"))
    application.launch()
    application.shortcutItems = items("D1", "D2")

    expectEqual(application.shownShortcutItems.map(\.type), ["S1", "S2", "S3", "S4"])
  }

  @Test func `R10.30 dynamic actions show once the app has been launched, and stay`() {
    let application = application(static: items("S1"))
    application.shortcutItems = items("D1")
    let before = application.shownShortcutItems.map(\.type)
    application.launch()
    application.terminate()

    expectEqual(before, ["S1"])
    expectEqual(application.shownShortcutItems.map(\.type), ["S1", "D1"])
  }

  @Test func `R10.29 an app that has set no actions shows the static ones`() {
    let application = application(static: items("S1", "S2"))
    application.launch()
    var shown = [application.shownShortcutItems.map(\.type)]
    application.shortcutItems = items("D1")
    shown.append(application.shownShortcutItems.map(\.type))
    application.shortcutItems = nil
    shown.append(application.shownShortcutItems.map(\.type))

    expectEqual(shown, [["S1", "S2"], ["S1", "S2", "D1"], ["S1", "S2"]])
  }

  @Test func `R10.30 a cold start gets the item and is called to perform it`() {
    let application = application()
    var result: Bool?

    application.select(items("chat")[0]) { result = $0 }

    expectEqual(delegate.heard, ["launch chat", "perform chat"])
    expect(result == true)
  }

  @Test func `R10.30 a cold start that has seen to the item isn't asked to perform it`() {
    let application = application()
    delegate.returnsFalse = true
    var result: Bool?

    application.select(items("chat")[0]) { result = $0 }

    expectEqual(delegate.heard, ["launch chat"])
    expect(result == false)
  }

  @Test func `R10.42 a scene that is connected for an item gets it with its options`() {
    let scene = SceneSide()
    let application = Application.launch(delegate: delegate) { _ in scene }
    application.terminate()
    var results: [Bool] = []

    application.select(items("chat")[0]) { results.append($0) }
    application.select(items("call")[0]) { results.append($0) }

    expectEqual(scene.heard, ["connect -", "active", "connect chat", "active", "perform call"])
    expectEqual(delegate.heard, ["launch -", "launch -"])
    expectEqual(results, [false, true])
  }

  @Test func `R10.43 an app with scenes connects one at each launch`() {
    let scene = SceneSide()
    let application = Application.launch(delegate: delegate) { _ in scene }
    application.terminate()

    application.launch()

    expectEqual(scene.heard, ["connect -", "active", "connect -", "active"])
    expectEqual(application.connectedScenes.count, 1)
    expectEqual(application.applicationState, .active)
  }

  @Test func `A running app is called to perform the item`() {
    let application = application()
    delegate.returnsFalse = true
    application.launch()

    application.select(items("chat")[0])

    expectEqual(delegate.heard, ["launch -", "perform chat"])
  }

  @Test func `R10.29 changing an item means changing a copy and assigning it`() throws {
    let application = application()
    application.launch()
    application.shortcutItems = items("D1")

    let copy = try #require(application.shortcutItems?.first).mutableCopy()
    copy.localizedTitle = "Chat with Ada"
    copy.targetContentIdentifier = "ada"
    let before = application.shortcutItems?.first?.localizedTitle
    application.shortcutItems = [copy]
    copy.localizedTitle = "Too late"

    expectEqual(before, "D1")
    expectEqual(application.shortcutItems?.first?.localizedTitle, "Chat with Ada")
    expect(application.shortcutItems?.first?.targetContentIdentifier as? String == "ada")
  }
}
