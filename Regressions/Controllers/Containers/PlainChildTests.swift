import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Plain controllers in the containers that have bars.
@Suite struct PlainChildTests {
  private let window = Window(
    screen: Screen(portraitSize: CGSize(width: 390, height: 844), scale: 3))

  init() { window.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0) }

  @Test func `The tab bar shows below a controller that is no navigation stack`() {
    let tabs = TabBarController()
    let children = [ViewController(), ViewController()]
    children[1].hidesBottomBarWhenPushed = true
    tabs.viewControllers = children

    window.rootViewController = tabs

    for (number, child) in children.enumerated() {
      tabs.selectedIndex = number
      window.layoutIfNeeded()
      expect(!tabs.tabBar.isHidden)
      expectEqual(child.view.safeAreaInsets, EdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
    }
  }

  /// Records its size when it enters a window.
  private final class SizedView: View {
    var sizes: [CGSize] = []

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window != nil { sizes.append(bounds.size) }
    }
  }

  private final class SizedController: ViewController {
    let sized = SizedView(frame: .zero)

    override func loadView() { view = sized }
  }

  @Test func `A view that is pushed comes into the window in its final size`() {
    let navigation = NavigationController(rootViewController: ViewController())
    window.rootViewController = navigation
    let (under, below) = (SizedController(), SizedController())
    below.edgesForExtendedLayout = []

    navigation.pushViewController(under, animated: false)
    navigation.pushViewController(below, animated: false)

    expectEqual(under.sized.sizes, [CGSize(width: 390, height: 844)])
    expectEqual(below.sized.sizes, [CGSize(width: 390, height: 753)])
  }

  @Test func `A view below the bar has no height where the bar is higher than the stack`() {
    let low = Window(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
    let content = ViewController()
    content.edgesForExtendedLayout = []

    low.rootViewController = NavigationController(rootViewController: content)

    expectEqual(content.view.frame, CGRect(x: 0, y: 20, width: 300, height: 0))
  }
}
