import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// The safe area under bars, and the insets that controllers add to it.
@Suite struct BarAndSafeAreaTests {
  private let window = Window(
    screen: Screen(portraitSize: CGSize(width: 390, height: 844), scale: 3))

  init() { window.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0) }

  @Test func `Layout guides of a controller reach as far as its bars`() {
    let content = ViewController()
    let navigation = NavigationController(rootViewController: content)
    window.rootViewController = navigation
    let label = View()
    label.translatesAutoresizingMaskIntoConstraints = false
    content.view.addSubview(label)
    LayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: content.view.leftAnchor),
      label.rightAnchor.constraint(equalTo: content.view.rightAnchor),
      label.topAnchor.constraint(equalTo: content.topLayoutGuide.bottomAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: content.bottomLayoutGuide.topAnchor),
    ])

    window.layoutIfNeeded()

    expectEqual(label.frame, CGRect(x: 0, y: 99, width: 390, height: 711))
    expectEqual(content.topLayoutGuide.length, CGFloat(91))
    expectEqual(content.bottomLayoutGuide.length, CGFloat(34))
    expect(content.topLayoutGuide === content.topLayoutGuide)
    expectEqual(content.view.layoutGuides.map(\.layoutFrame.height), [91, 34])
    // Two for each guide, and those of the label.
    expectEqual(content.view.constraints.count, 8)

    navigation.setNavigationBarHidden(true, animated: false)
    window.layoutIfNeeded()

    expectEqual(content.topLayoutGuide.length, CGFloat(47))
    expectEqual(label.frame, CGRect(x: 0, y: 55, width: 390, height: 755))
  }

  @Test func `A view that goes on without its controller loses what that added`() {
    var controller: ViewController? = ViewController()
    let view = controller?.view
    controller?.additionalSafeAreaInsets.top = 8
    controller?.traitOverrides.horizontalSizeClass = .regular
    if let view { window.addSubview(view) }

    controller = nil

    expectEqual(view?.safeAreaInsets, EdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
    expectEqual(view?.traitCollection.horizontalSizeClass, .compact)
    expect(view?.next === window)
  }

  @Test(arguments: [false, true])
  func `A controller that stops reaching under a bar has it in its safe area no more`(
    isTabs: Bool
  ) {
    let content = ViewController()
    let tabs = TabBarController()
    tabs.viewControllers = isTabs ? [content] : []
    window.rootViewController = isTabs ? tabs : NavigationController(rootViewController: content)
    window.layoutIfNeeded()
    let reaching = content.view.safeAreaInsets

    content.edgesForExtendedLayout = []
    window.layoutIfNeeded()
    let (frame, insets) = (content.view.frame, content.view.safeAreaInsets)
    content.edgesForExtendedLayout = .all
    window.layoutIfNeeded()

    expectEqual(frame, CGRect(x: 0, y: isTabs ? 0 : 91, width: 390, height: isTabs ? 761 : 753))
    expectEqual(
      insets, EdgeInsets(top: isTabs ? 47 : 0, left: 0, bottom: isTabs ? 0 : 34, right: 0))
    expectEqual(content.view.frame, window.bounds)
    expectEqual(content.view.safeAreaInsets, reaching)
  }

  @Test func `A controller's insets add to its bars at once`() {
    let content = ViewController()
    window.rootViewController = NavigationController(rootViewController: content)
    window.layoutIfNeeded()

    content.additionalSafeAreaInsets.top = 10

    expectEqual(content.view.safeAreaInsets, EdgeInsets(top: 101, left: 0, bottom: 34, right: 0))
  }

  @Test func `The tab bar stays away until the controller that hides it is popped`() {
    let (hiding, top) = (ViewController(), ViewController())
    hiding.hidesBottomBarWhenPushed = true
    let navigation = NavigationController(rootViewController: ViewController())
    let tabs = TabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    navigation.pushViewController(hiding, animated: false)
    window.layoutIfNeeded()

    navigation.pushViewController(top, animated: false)
    window.layoutIfNeeded()
    let isHiddenAbove = tabs.tabBar.isHidden
    navigation.popToRootViewController(animated: false)
    window.layoutIfNeeded()

    expect(isHiddenAbove)
    expect(!tabs.tabBar.isHidden)
  }
}
