import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// The default values of all properties.
@Suite struct DefaultsTests {
  @Test func `A controller's settings`() {
    let controller = ViewController()

    expectEqual(controller.preferredContentSize, .zero)
    expectEqual(controller.modalPresentationStyle, .automatic)
    expectEqual(controller.modalTransitionStyle, .coverVertical)
    expect(!controller.isModalInPresentation && !controller.definesPresentationContext)
    expectEqual(controller.edgesForExtendedLayout, .all)
    expect(!controller.extendedLayoutIncludesOpaqueBars && !controller.hidesBottomBarWhenPushed)
    expect(!controller.isEditing && !controller.isViewLoaded)
    expect(!controller.isBeingPresented && !controller.isBeingDismissed)
    expect(!controller.isMovingToParent && !controller.isMovingFromParent)
    expect(controller.presentedViewController == nil && controller.parent == nil)
  }

  @Test func `An app's screen is that of a phone with force`() {
    let size = CGSize(width: 375, height: 667)

    for screen in [Application.phoneScreen, Application().screen] {
      expect(screen.bounds.size == size && screen.scale == 2)
    }
  }

  @Test func `Items of bars and the bars`() {
    let (item, button) = (NavigationItem(title: "a"), BarButtonItem())
    let navigation = NavigationController()

    expect(item.title == "a" && item.prompt == nil && !item.hidesBackButton)
    expectEqual(item.largeTitleDisplayMode, .automatic)
    expect(button.isEnabled && button.tag == 0 && button.width == 0 && button.title == nil)
    expect(!navigation.isNavigationBarHidden)
    expect(!navigation.navigationBar.prefersLargeTitles && navigation.navigationBar.isTranslucent)
    expect(TabBarController().tabBar.isTranslucent)
    expect(TabBarController().selectedViewController == nil)
    expect(CollectionViewController().clearsSelectionOnViewWillAppear)
    expect(TableViewController().clearsSelectionOnViewWillAppear)
  }

  @Test func `Items at the ends are the first of their lists`() {
    let (first, second) = (BarButtonItem(), BarButtonItem())
    let item = NavigationItem()

    expect(item.leftBarButtonItem == nil && item.rightBarButtonItem == nil)
    item.leftBarButtonItems = [first, second]
    item.rightBarButtonItem = second
    expect(item.leftBarButtonItem === first)
    expect(item.rightBarButtonItems?.count == 1 && item.rightBarButtonItem === second)
    item.leftBarButtonItem = second
    expect(item.leftBarButtonItems?.count == 1 && item.leftBarButtonItem === second)
    item.rightBarButtonItem = first
    expect(item.leftBarButtonItem === second && item.rightBarButtonItem === first)
    item.leftBarButtonItem = nil
    expect(item.leftBarButtonItems == nil && item.rightBarButtonItems?.count == 1)
    item.rightBarButtonItem = nil
    expect(item.rightBarButtonItems == nil)
  }

  @Test func `An animator's settings`() {
    let animator = PropertyAnimator(
      duration: 2, timingParameters: CubicTimingParameters(animationCurve: .linear))

    expect(animator.duration == 2 && animator.delay == 0)
    expect(animator.scrubsLinearly && !animator.pausesOnCompletion && !animator.isReversed)
    expect(animator.isUserInteractionEnabled && animator.isInterruptible)
    expect(!animator.isManualHitTestingEnabled && !animator.isRunning)
    expectEqual(animator.fractionComplete, 0)
  }

  @Test func `Presentations`() throws {
    let controller = ViewController()
    controller.modalPresentationStyle = .popover
    let popover = try #require(controller.popoverPresentationController)
    let other = ViewController()
    other.modalPresentationStyle = .pageSheet
    let sheet = try #require(other.sheetPresentationController)

    expect(popover.sourceRect.isNull && popover.permittedArrowDirections == .any)
    expectEqual(popover.popoverLayoutMargins, EdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    expect(!popover.canOverlapSourceViewRect && !sheet.prefersGrabberVisible)
  }

  @Test func `Bars are as wide as asked and as high as they are`() {
    let (navigation, tabs) = (NavigationBar(), TabBar())

    expectEqual(
      navigation.sizeThatFits(CGSize(width: 77, height: 5)), CGSize(width: 77, height: 44))
    expectEqual(tabs.sizeThatFits(CGSize(width: 77, height: 5)), CGSize(width: 77, height: 49))
    navigation.prefersLargeTitles = true
    expectEqual(navigation.sizeThatFits(CGSize(width: 7, height: 5)), CGSize(width: 7, height: 96))
  }

  @Test func `Items that are made of something have it`() {
    let view = View()
    let (button, tab) = (BarButtonItem(customView: view), TabBarItem(title: "t", tag: 5))
    let controller = ViewController()
    controller.title = "own"

    expect(button.customView === view)
    expect(tab.title == "t" && tab.tag == 5)
    expectEqual(TabBarItem().tag, 0)
    expect(controller.tabBarItem === controller.tabBarItem && controller.tabBarItem.title == "own")
    controller.tabBarItem = tab
    expect(controller.tabBarItem === tab)
    controller.title = "other"
    expect(tab.title == "other" && controller.navigationItem.title == "other")
  }

  private final class Silent: TabBarControllerDelegate, ApplicationDelegate {}
  private final class SilentScene: WindowSceneDelegate {}

  @Test func `A delegate of tabs that answers nothing lets them be tapped`() {
    let (tabs, delegate) = (TabBarController(), Silent())
    let controllers = [ViewController(), ViewController(), ViewController()]
    tabs.setViewControllers(controllers, animated: true)
    tabs.delegate = delegate

    tabs.tapTab(at: 1)

    expectEqual(tabs.viewControllers, controllers)
    expectEqual(tabs.selectedIndex, 1)
    tabs.setViewControllers(nil, animated: false)
    expect(tabs.viewControllers == [] && tabs.selectedIndex == NSNotFound)
  }

  @Test func `An action that no delegate performs isn't performed`() {
    let item = ApplicationShortcutItem(type: "a", localizedTitle: "A")
    let application = Application()
    let (delegate, sceneDelegate) = (Silent(), SilentScene())
    application.delegate = delegate
    var results: [Bool] = []

    application.select(item) { results.append($0) }
    delegate.application(application, performActionFor: item) { results.append($0) }
    sceneDelegate.windowScene(
      WindowScene(screen: Screen.main), performActionFor: item
    ) { results.append($0) }

    expectEqual(results, [false, false, false])
    expect(delegate.window == nil && sceneDelegate.window == nil)
    delegate.window = Window()
    expect(delegate.window == nil)
    expect(application.supportsMultipleScenes)
  }

  @Test func `A detail controller is presented by the outermost parent`() {
    let (outer, inner, shown) = (ViewController(), ViewController(), ViewController())
    outer.addChild(inner)

    inner.showDetailViewController(shown, sender: nil)

    expect(outer.presentedViewController === shown)
    expect(!outer.prefersStatusBarHidden)
  }
}
