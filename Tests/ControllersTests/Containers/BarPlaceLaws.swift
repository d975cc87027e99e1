import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// The frames of bars and of the controllers behind them in the window.
@Suite struct BarPlaceLaws {
  private typealias Mode = NavigationItem.LargeTitleDisplayMode

  private let window = Window(
    screen: Screen(portraitSize: CGSize(width: 390, height: 844), scale: 3))

  init() { window.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0) }

  /// Whether the title of the item on top is large: an automatic one follows the item below, the
  /// lowest always is.
  private func isLarge(_ modes: ArraySlice<Mode>) -> Bool {
    switch modes.last {
    case .always: true
    case .never: false
    default: modes.count < 2 || isLarge(modes.dropLast())
    }
  }

  @Test(arguments: 0..<27, [false, true])
  func `A large title is as the item says, or the one below it`(choice: Int, prefersLarge: Bool) {
    let all = [Mode.automatic, .always, .never]
    let modes = [all[choice % 3], all[choice / 3 % 3], all[choice / 9]]
    let navigation = NavigationController()
    navigation.navigationBar.prefersLargeTitles = prefersLarge
    window.rootViewController = navigation

    for count in 1...modes.count {
      let controller = ViewController()
      controller.navigationItem.largeTitleDisplayMode = modes[count - 1]
      navigation.pushViewController(controller, animated: false)
      window.layoutIfNeeded()

      let height: CGFloat = prefersLarge && isLarge(modes[..<count]) ? 96 : 44
      expectEqual(navigation.navigationBar.frame.height, height)
      expectEqual(navigation.navigationBar.sizeThatFits(.zero).height, height)
      expectEqual(controller.view.safeAreaInsets.top, 47 + height)
    }
  }

  /// All frames in the window if the bounds of the containers' views begin at these points.
  private func places(
    tabs tabsOrigin: CGPoint, navigation origin: CGPoint, edges: RectEdge, isBarHidden: Bool
  ) -> [String] {
    let (content, navigation, tabs) = (ViewController(), NavigationController(), TabBarController())
    content.edgesForExtendedLayout = edges
    navigation.edgesForExtendedLayout = edges
    navigation.isNavigationBarHidden = isBarHidden
    navigation.viewControllers = [content]
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    tabs.view.bounds.origin = tabsOrigin
    navigation.view.bounds.origin = origin
    for view: View in [tabs.view, navigation.view] { view.setNeedsLayout() }
    window.layoutIfNeeded()
    let views: [(String, View)] = [
      ("tab bar", tabs.tabBar), ("stack", navigation.view), ("bar", navigation.navigationBar),
      ("content", content.view),
    ]
    return views.map { name, view in
      "\(name) at \(view.convert(view.bounds, to: window)), safe \(view.safeAreaInsets)"
    }
  }

  @Test(
    arguments: [(0, 0), (0, 30), (20, 0), (-15, -40)] as [(CGFloat, CGFloat)],
    [RectEdge.all, [], .bottom])
  func `Where the bounds of a container's view begin moves nothing in the window`(
    _ start: (CGFloat, CGFloat), edges: RectEdge
  ) {
    let origin = CGPoint(x: start.0, y: start.1)
    for isBarHidden in [false, true] {
      let plain = places(tabs: .zero, navigation: .zero, edges: edges, isBarHidden: isBarHidden)
      for (tabs, navigation) in [(origin, .zero), (.zero, origin), (origin, origin)]
        as [(CGPoint, CGPoint)]
      {
        let found = places(
          tabs: tabs, navigation: navigation, edges: edges, isBarHidden: isBarHidden)
        expectEqual(found, plain)
      }
    }
  }

  @Test func `A bar lies below the safe area of a view whose bounds begin elsewhere`() {
    let navigation = NavigationController(rootViewController: ViewController())
    window.rootViewController = navigation

    navigation.view.bounds.origin = CGPoint(x: 10, y: 30)
    navigation.view.setNeedsLayout()
    window.layoutIfNeeded()

    expectEqual(navigation.navigationBar.frame, CGRect(x: 10, y: 77, width: 390, height: 44))
  }
}
