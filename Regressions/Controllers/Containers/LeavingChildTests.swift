import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// Children that leave a container by themselves leave its stack or its tabs.
@Suite struct LeavingChildTests {
  private let log = ControllerLog()
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let controllers: [RecordingController]

  init() {
    let log = log
    controllers = "ABC".map { RecordingController(String($0), log) }
  }

  @Test(arguments: 0..<3)
  func `A controller that leaves its parent leaves the stack`(leaving: Int) {
    let navigation = NavigationController()
    navigation.viewControllers = controllers
    window.rootViewController = navigation
    var rest = controllers
    let gone = rest.remove(at: leaving)
    _ = log.take()

    gone.removeFromParent()

    expectEqual(navigation.viewControllers, rest)
    expectEqual(navigation.children, rest)
    expect(navigation.navigationBar.topItem === rest.last?.navigationItem)
    expectEqual(navigation.view.subviews, [rest[1].view, navigation.navigationBar])
    expectEqual(log.calls.filter { $0.contains("Move") }, ["\(gone.name) didMove out"])
    expectEqual(log.calls.contains("C didDisappear"), (leaving == 2))
  }

  @Test func `A controller that is pushed elsewhere has the place there only`() {
    let (first, second) = (NavigationController(), NavigationController())
    first.viewControllers = [controllers[0], controllers[1]]
    second.viewControllers = [controllers[2]]
    let root = ViewController()
    window.rootViewController = root
    for (stack, frame) in [
      (first, CGRect(x: 0, y: 0, width: 100, height: 480)),
      (second, CGRect(x: 100, y: 0, width: 220, height: 480)),
    ] {
      root.addChild(stack)
      root.view.addSubview(stack.view)
      stack.view.frame = frame
    }

    second.pushViewController(controllers[1], animated: false)
    first.view.setNeedsLayout()
    window.layoutIfNeeded()

    expect(first.topViewController === controllers[0])
    expect(first.view.subviews.first === controllers[0].view)
    expectEqual(second.viewControllers, [controllers[2], controllers[1]])
    expectEqual(controllers[1].view.bounds.size, second.view.bounds.size)
    expect(controllers[1].view.window === window)
  }

  @Test func `A view that an app has moved before its controller leaves stays there`() {
    let (navigation, root) = (NavigationController(), ViewController())
    navigation.viewControllers = [controllers[0], controllers[1]]
    window.rootViewController = root
    root.addChild(navigation)
    root.view.addSubview(navigation.view)

    root.view.addSubview(controllers[1].view)
    root.addChild(controllers[1])

    expect(controllers[1].view.superview === root.view)
    expect(navigation.view.subviews.first === controllers[0].view)
  }

  /// Puts a child and its view into a controller.
  private func add(_ child: ViewController, to parent: ViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test(arguments: [true, false])
  func `A child that is taken out while its parent comes or goes has gone at once`(
    isComing: Bool
  ) {
    let (root, cover, child) = (ViewController(), ViewController(), controllers[0])
    cover.modalPresentationStyle = .fullScreen
    add(child, to: root)
    if !isComing { window.rootViewController = root }
    child.onCall = { controller, call in
      guard call == (isComing ? "willAppear" : "willDisappear") else { return }
      controller.view.removeFromSuperview()
      controller.removeFromParent()
    }
    _ = log.take()

    if isComing { window.rootViewController = root } else { root.present(cover, animated: false) }

    let start: [String] = isComing ? ["A willAppear"] : []
    expectEqual(log.take(), start + ["A willDisappear", "A didDisappear", "A didMove out"])
    expect(child.parent == nil && child.view.window == nil)
  }

  @Test(arguments: [true, false])
  func `A child that leaves, or is taken, while what it presents goes has left once`(
    isTaken: Bool
  ) {
    let (root, other) = (ViewController(), ViewController())
    let (child, shown) = (controllers[0], controllers[1])
    window.rootViewController = root
    add(child, to: root)
    child.definesPresentationContext = true
    shown.modalPresentationStyle = .overCurrentContext
    child.present(shown, animated: false)
    shown.onCall = { _, call in
      guard call == "didDisappear" else { return }
      if isTaken { other.addChild(child) } else { child.removeFromParent() }
    }
    _ = log.take()

    child.removeFromParent()

    let moves = log.take().filter { $0.contains("Move") }
    let all: [String] = ["A didMove out", "A willMove in"]
    let taken: [ViewController] = isTaken ? [child] : []
    let parent: ViewController? = isTaken ? other : nil
    expectEqual(moves, Array(all.prefix(isTaken ? 2 : 1)))
    expect(root.children == [] && other.children == taken)
    expect(child.parent === parent)
    expect(shown.view.window == nil && child.presentedViewController == nil)
  }

  @Test(arguments: [(0, 0, 1), (1, 1, 2), (2, 2, 0), (2, 0, 2), (0, 2, 0)])
  func `A tab that leaves is followed by the one that gets its number`(
    selected: Int, leaving: Int, expected: Int
  ) {
    let tabs = TabBarController()
    tabs.viewControllers = controllers
    tabs.selectedIndex = selected
    window.rootViewController = tabs
    var rest = controllers

    rest.remove(at: leaving).removeFromParent()

    expect(tabs.viewControllers == rest && tabs.children == rest)
    expect(tabs.selectedViewController === controllers[expected])
    expectEqual(tabs.tabBar.items?.count, 2)
    expect(tabs.tabBar.selectedItem === controllers[expected].tabBarItem)
    expectEqual(tabs.view.subviews, [controllers[expected].view, tabs.tabBar])
  }

  /// Leaves only some tabs when it is called to ask whether one may be selected.
  private final class Shrinking: TabBarControllerDelegate {
    var left: [ViewController] = []
    var selected: [ViewController] = []

    func tabBarController(
      _ tabBarController: TabBarController, shouldSelect viewController: ViewController
    ) -> Bool {
      tabBarController.viewControllers = left
      return true
    }

    func tabBarController(
      _ tabBarController: TabBarController, didSelect viewController: ViewController
    ) {
      selected.append(viewController)
    }
  }

  @Test(arguments: [[0], [0, 2], [2, 0], []])
  func `A tap selects the tab that was tapped, or none if that has left`(left: [Int]) {
    let (tabs, delegate) = (TabBarController(), Shrinking())
    tabs.viewControllers = controllers
    tabs.delegate = delegate
    delegate.left = left.map { controllers[$0] }

    tabs.tapTab(at: 2)

    let tapped: ViewController? = left.contains(2) ? controllers[2] : nil
    expectEqual(delegate.selected, (tapped.map { [$0] } ?? []))
    expect(tabs.selectedViewController === (tapped ?? delegate.left.first))
  }

  @Test func `Tabs without the selected one select the one with its number, or the first`() {
    let tabs = TabBarController()
    tabs.viewControllers = [ViewController(), ViewController(), ViewController()]
    tabs.selectedIndex = 1

    tabs.viewControllers = controllers
    let same = tabs.selectedIndex
    tabs.selectedIndex = 2
    tabs.viewControllers = [ViewController(), ViewController()]

    expectEqual(same, 1)
    expectEqual(tabs.selectedIndex, 0)
  }

  @Test func `A tab's item is shown whenever it is assigned`() {
    let tabs = TabBarController()
    tabs.viewControllers = controllers
    let items = controllers.map { TabBarItem(title: $0.name) }

    for (controller, item) in zip(controllers, items) { controller.tabBarItem = item }

    expectEqual((tabs.tabBar.items ?? []).map(\.title), ["A", "B", "C"])
    expect(tabs.tabBar.selectedItem === items[0])
  }
}
