import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// When the delegate of a stack is notified of the controller that is shown.
@Suite struct NavigationDelegateTests {
  private let log = ControllerLog()
  private let delegate: StackListener
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let (first, second): (RecordingController, RecordingController)
  private let navigation: NavigationController

  init() {
    delegate = StackListener { [log] isShown, controller, _ in
      let name = (controller as? RecordingController)?.name ?? "another"
      log.note("\(isShown ? "did" : "will") show \(name)")
    }
    first = RecordingController("A", log)
    second = RecordingController("B", log)
    navigation = NavigationController(rootViewController: first)
    navigation.delegate = delegate
  }

  /// The calls since the last check that name a controller, without those of its view and its
  /// parent.
  private func calls(of name: String) -> [String] {
    log.take().filter { $0.contains(name) && !$0.contains("Move") && !$0.contains("Load") }
  }

  @Test(arguments: [false, true])
  func `The delegate is notified when the stack first appears`(isPresented: Bool) {
    if isPresented {
      let root = ViewController()
      window.rootViewController = root
      root.present(navigation, animated: true)
    } else {
      window.rootViewController = navigation
    }

    expectEqual(
      calls(of: "A"),
      [
        "A willAppear", "will show A", "A isAppearing", "A didAppear", "did show A",
      ])
  }

  @Test(arguments: ["didLoad", "willAppear", "isAppearing", "didAppear"])
  func `A controller pushed while the stack appears is shown once it has appeared`(when: String) {
    first.onCall = { [navigation, second] controller, call in
      guard call == when, navigation.topViewController === controller else { return }
      controller.onCall = nil
      navigation.pushViewController(second, animated: false)
    }

    window.rootViewController = navigation

    expectEqual(navigation.view.subviews, [second.view, navigation.navigationBar])
    expectEqual(
      calls(of: "B"),
      [
        "B willAppear", "will show B", "B isAppearing", "B didAppear", "did show B",
      ])
  }

  @Test func `Each controller that comes to the top is shown, on a stack in the window`() {
    window.rootViewController = navigation
    _ = log.take()

    navigation.pushViewController(second, animated: true)
    navigation.popViewController(animated: true)
    navigation.viewControllers = []
    navigation.viewControllers = [first]

    expectEqual(
      log.calls.filter { $0.contains("show") },
      [
        "will show B", "did show B", "will show A", "did show A", "will show A", "did show A",
      ])
  }

  @Test func `A stack that appears again reports its top if that is another`() {
    let tabs = TabBarController()
    tabs.viewControllers = [navigation, ViewController()]
    window.rootViewController = tabs
    _ = log.take()

    tabs.selectedIndex = 1
    navigation.pushViewController(second, animated: false)
    tabs.selectedIndex = 0
    let changed = log.take().filter { $0.contains("show") }
    tabs.selectedIndex = 1
    tabs.selectedIndex = 0

    expectEqual(changed, ["will show B", "did show B"])
    expect(!log.calls.contains { $0.contains("show") })
  }
}
