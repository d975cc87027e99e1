import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ControllersTests

/// The safe area under bars, and the insets that controllers add to it.
@Suite struct BarAndSafeAreaDetailTests {
  private let window = Window(
    screen: Screen(portraitSize: CGSize(width: 390, height: 844), scale: 3))

  init() { window.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0) }

  @Test func `A controller under a navigation bar has it in its safe area`() {
    let content = ViewController()
    let navigation = NavigationController(rootViewController: content)
    window.rootViewController = navigation

    expectEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 47, width: 390, height: 44))
    expectEqual(content.view.frame, window.bounds)
    expectEqual(content.view.safeAreaInsets, EdgeInsets(top: 91, left: 0, bottom: 34, right: 0))

    navigation.setNavigationBarHidden(true, animated: true)

    expectEqual(content.view.safeAreaInsets.top, CGFloat(47))
    expect(navigation.navigationBar.isHidden)
  }

  @Test func `A controller that doesn't reach under the bar begins below it`() {
    let content = ViewController()
    content.edgesForExtendedLayout = []
    let navigation = NavigationController(rootViewController: content)
    window.rootViewController = navigation

    expectEqual(content.view.frame, CGRect(x: 0, y: 91, width: 390, height: 753))
    expectEqual(content.view.safeAreaInsets, EdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test func `Removed layout guides have no length, and others replace them`() {
    let content = ViewController()
    window.rootViewController = NavigationController(rootViewController: content)
    window.layoutIfNeeded()
    let old: [any LayoutSupport] = [content.topLayoutGuide, content.bottomLayoutGuide]
    let before: [CGFloat] = old.map { $0.length }

    for guide in content.view.layoutGuides { content.view.removeLayoutGuide(guide) }
    let after: [CGFloat] = old.map { $0.length }
    let new: [any LayoutSupport] = [content.topLayoutGuide, content.bottomLayoutGuide]
    let again: [CGFloat] = new.map { $0.length }

    expect(before == [91, 34] && after == [0, 0] && again == [91, 34])
    expect(old[0] !== new[0] && old[1] !== new[1])
  }

  @Test func `Large titles make the bar higher, for those that want them`() {
    let (first, second) = (ViewController(), ViewController())
    second.navigationItem.largeTitleDisplayMode = .never
    let navigation = NavigationController(rootViewController: first)
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = navigation
    let large = first.view.safeAreaInsets.top

    navigation.pushViewController(second, animated: false)

    expectEqual(large, CGFloat(47 + 96))
    expectEqual(second.view.safeAreaInsets.top, CGFloat(47 + 44))
    expect(navigation.navigationBar.topItem === second.navigationItem)
    expect(navigation.navigationBar.backItem === first.navigationItem)
  }

  @Test func `A phone held sideways has lower bars`() {
    let content = ViewController()
    let tabs = TabBarController()
    tabs.viewControllers = [NavigationController(rootViewController: content)]
    window.rootViewController = tabs
    window.safeAreaInsets = .zero

    window.resize(to: CGSize(width: 844, height: 390))
    window.layoutIfNeeded()

    expectEqual(content.view.safeAreaInsets, EdgeInsets(top: 32, left: 0, bottom: 32, right: 0))
  }

  @Test func `A stack among tabs has both bars, and loses one where a controller says so`() {
    let (first, second) = (ViewController(), ViewController())
    second.hidesBottomBarWhenPushed = true
    let navigation = NavigationController(rootViewController: first)
    let tabs = TabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs

    expectEqual(tabs.tabBar.frame, CGRect(x: 0, y: 761, width: 390, height: 83))
    expectEqual(first.view.safeAreaInsets, EdgeInsets(top: 91, left: 0, bottom: 83, right: 0))

    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()

    expect(tabs.tabBar.isHidden)
    expectEqual(second.view.safeAreaInsets.bottom, CGFloat(34))

    navigation.popViewController(animated: false)
    window.layoutIfNeeded()

    expect(!tabs.tabBar.isHidden)
    expectEqual(first.view.safeAreaInsets.bottom, CGFloat(83))
  }

  @Test func `A controller's insets count for its view and its subviews`() {
    let root = ListeningController()
    var told: [CGFloat] = []
    root.hear = { root, call, _ in
      if case .safeArea = call { told.append(root.view.safeAreaInsets.top) }
    }
    let inner = View(frame: CGRect(x: 0, y: 30, width: 100, height: 100))
    root.view.addSubview(inner)
    root.additionalSafeAreaInsets = EdgeInsets(top: 20, left: 5, bottom: 0, right: 0)
    let outside = root.view.safeAreaInsets
    window.rootViewController = root

    expectEqual(outside, .zero)
    expectEqual(root.view.safeAreaInsets, EdgeInsets(top: 67, left: 5, bottom: 34, right: 0))
    expectEqual(inner.safeAreaInsets, EdgeInsets(top: 37, left: 5, bottom: 0, right: 0))

    root.additionalSafeAreaInsets.top = 0
    root.additionalSafeAreaInsets.top = 0

    expectEqual(inner.safeAreaInsets.top, CGFloat(17))
    expectEqual(told, [67, 47])
  }

  @Test func `A controller is notified of its view's margins, whatever they come from`() {
    let root = ListeningController()
    var told: [CGFloat] = []
    root.hear = { root, call, _ in
      if case .margins = call { told.append(root.view.layoutMargins.top) }
    }
    window.rootViewController = root
    told = []

    root.view.layoutMargins.top = 20
    expectEqual(told, [20 + 47])
    root.additionalSafeAreaInsets.top = 5
    expectEqual(told, [67, 72])
    root.additionalSafeAreaInsets.top = 5
    window.safeAreaInsets.top = 40
    expectEqual(told, [67, 72, 65])
  }

  @Test func `Additions in one another add up`() {
    let controllers = (0..<3).map { _ in ViewController() }
    window.rootViewController = controllers[0]
    for (outer, inner) in zip(controllers, controllers.dropFirst()) {
      outer.addChild(inner)
      outer.view.addSubview(inner.view)
      inner.view.frame = outer.view.bounds.insetBy(dx: 0, dy: 10)
    }

    for controller in controllers { controller.additionalSafeAreaInsets.top = 8 }

    expectEqual(controllers.map { $0.view.safeAreaInsets.top }, [55, 53, 51])
  }

  @Test func `The view of a controller has the screen's bounds when it has loaded`() {
    let controller = ListeningController()
    var loaded = CGRect.null
    controller.hear = { controller, _, _ in loaded = controller.view.bounds }
    let screen = Screen(portraitSize: CGSize(width: 414, height: 896))

    Application(screen: screen).performAsShared { controller.loadViewIfNeeded() }

    expectEqual(loaded, screen.bounds)
    expect(controller.viewIfLoaded?.next === controller)
  }

  @Test(arguments: [(413, 1_000, 16), (414, 300, 20), (0, 0, 16)] as [(CGFloat, CGFloat, CGFloat)])
  func `The system's margins depend on the width of the window`(
    width: CGFloat, height: CGFloat, side: CGFloat
  ) {
    let controller = ViewController()
    let window = Window(frame: CGRect(x: 0, y: 0, width: width, height: height))
    expect(controller.systemMinimumLayoutMargins.leading == 16 as CGFloat)

    window.rootViewController = controller

    expectEqual(
      controller.systemMinimumLayoutMargins,
      DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side))
  }

  @Test func `Bars that come back into the window lie where its safe area is now`() {
    let (tabs, other) = (TabBarController(), ViewController())
    let navigation = NavigationController()
    let area = window.safeAreaInsets
    for (container, frame) in [
      (tabs, CGRect(x: 0, y: 761, width: 390, height: 83)),
      (navigation, CGRect(x: 0, y: 47, width: 390, height: 44)),
    ] as [(ViewController, CGRect)] {
      window.safeAreaInsets = .zero
      window.rootViewController = container
      window.layoutIfNeeded()

      window.rootViewController = other
      window.safeAreaInsets = area
      window.rootViewController = container
      window.layoutIfNeeded()

      let bar = container === tabs ? tabs.tabBar.frame : navigation.navigationBar.frame
      expectEqual(bar, frame)
    }
  }
}
