import ForceTouch
import Foundation
import Testing
import ViewGeometry

/// What everything is before anybody sets it.
@Suite struct DefaultsTests {
  @Test func `A controller's settings`() {
    let controller = ViewController()

    #expect(controller.preferredContentSize == .zero)
    #expect(controller.modalPresentationStyle == .automatic)
    #expect(controller.modalTransitionStyle == .coverVertical)
    #expect(!controller.isModalInPresentation && !controller.definesPresentationContext)
    #expect(controller.edgesForExtendedLayout == .all)
    #expect(!controller.extendedLayoutIncludesOpaqueBars && !controller.hidesBottomBarWhenPushed)
    #expect(!controller.isEditing && !controller.isViewLoaded)
    #expect(!controller.isBeingPresented && !controller.isBeingDismissed)
    #expect(!controller.isMovingToParent && !controller.isMovingFromParent)
    #expect(controller.presentedViewController == nil && controller.parent == nil)
  }

  @Test func `Items of bars and the bars`() {
    let (item, button) = (NavigationItem(title: "a"), BarButtonItem())
    let navigation = NavigationController()

    #expect(item.title == "a" && item.prompt == nil && !item.hidesBackButton)
    #expect(item.largeTitleDisplayMode == .automatic)
    #expect(button.isEnabled && button.tag == 0 && button.width == 0 && button.title == nil)
    #expect(!navigation.isNavigationBarHidden)
    #expect(!navigation.navigationBar.prefersLargeTitles && navigation.navigationBar.isTranslucent)
    #expect(TabBarController().tabBar.isTranslucent)
    #expect(TabBarController().selectedViewController == nil)
    #expect(CollectionViewController().clearsSelectionOnViewWillAppear)
    #expect(TableViewController().clearsSelectionOnViewWillAppear)
  }

  @Test func `Items at the ends are the first of their lists`() {
    let (first, second) = (BarButtonItem(), BarButtonItem())
    let item = NavigationItem()

    #expect(item.leftBarButtonItem == nil && item.rightBarButtonItem == nil)
    item.leftBarButtonItems = [first, second]
    item.rightBarButtonItem = second
    #expect(item.leftBarButtonItem === first)
    #expect(item.rightBarButtonItems?.count == 1 && item.rightBarButtonItem === second)
    item.leftBarButtonItem = nil
    #expect(item.leftBarButtonItems == nil)
  }

  @Test func `An animator's settings`() {
    let animator = PropertyAnimator(
      duration: 2, timingParameters: CubicTimingParameters(animationCurve: .linear))

    #expect(animator.duration == 2 && animator.delay == 0)
    #expect(animator.scrubsLinearly && !animator.pausesOnCompletion && !animator.isReversed)
    #expect(animator.isUserInteractionEnabled && animator.isInterruptible)
    #expect(!animator.isManualHitTestingEnabled && !animator.isRunning)
    #expect(animator.fractionComplete == 0)
  }

  @Test func `Presentations`() throws {
    let controller = ViewController()
    controller.modalPresentationStyle = .popover
    let popover = try #require(controller.popoverPresentationController)
    let other = ViewController()
    other.modalPresentationStyle = .pageSheet
    let sheet = try #require(other.sheetPresentationController)

    #expect(popover.sourceRect.isNull && popover.permittedArrowDirections == .any)
    #expect(popover.popoverLayoutMargins == EdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    #expect(!popover.canOverlapSourceViewRect && !sheet.prefersGrabberVisible)
  }
}
