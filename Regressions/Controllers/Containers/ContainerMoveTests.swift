import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// Callbacks of containers for changes in the course of others.
@Suite struct ContainerMoveTests {
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test func `A controller popped and pushed again in one callback comes again`() {
    let page = Page()
    let stack = NavigationController(rootViewController: ViewController())
    window.rootViewController = stack
    page.onceAppearing = {
      stack.popViewController(animated: false)
      stack.pushViewController(page, animated: false)
    }

    stack.pushViewController(page, animated: false)

    expectEqual(page.calls, ["will come", "will go", "will come", "did come"])
    expect(page.parent === stack && page.view.window === window)
  }

  @Test func `A controller taken off its tab and put back in one callback comes again`() {
    let page = Page()
    let tabs = TabBarController()
    tabs.viewControllers = [ViewController()]
    window.rootViewController = tabs
    page.onceAppearing = {
      tabs.viewControllers = []
      tabs.viewControllers = [page]
    }

    tabs.viewControllers = [page]

    expectEqual(page.calls, ["will come", "will go", "will come", "did come"])
    expect(page.parent === tabs && page.view.window === window)
  }

  @Test func `A child that adds itself in the callback of its move is in its parent once`() {
    let log = ControllerLog()
    let (parent, child) = (ViewController(), RecordingController("A", log))
    child.onCall = { controller, _ in
      controller.onCall = nil
      parent.addChild(controller)
    }

    parent.addChild(child)

    expect(parent.children == [child] && child.parent === parent)
    expectEqual(log.take(), ["A willMove in", "A willMove in"])
  }

  @Test func `A child that is added to its parent a second time stays where it is`() {
    let log = ControllerLog()
    let parent = ViewController()
    let children = ["A", "B"].map { RecordingController($0, log) }
    for child in children { parent.addChild(child) }
    let told = log.take()

    parent.addChild(children[0])

    expectEqual(told, ["A willMove in", "B willMove in"])
    expect(parent.children == children && log.take() == [])
  }

  @Test func `A controller that left its stack unseen isn't leaving when it appears`() {
    let page = Page()
    let stack = NavigationController(rootViewController: ViewController())
    stack.pushViewController(page, animated: false)
    stack.popViewController(animated: false)

    window.rootViewController = page

    expectEqual(page.movesOnAppearing, [false])
  }

  @Test func `A controller that outlives its tabs keeps no room for their bar`() {
    let page = Page()
    do {
      let tabs = TabBarController()
      tabs.viewControllers = [page]
      window.rootViewController = tabs
      window.rootViewController = nil
    }

    window.rootViewController = page

    expectEqual(page.view.safeAreaInsets, .zero)
  }

  @Test func `A controller popped while it presents over itself takes that along`() {
    let (page, presented) = (Page(), ViewController())
    let stack = NavigationController(rootViewController: ViewController())
    window.rootViewController = stack
    stack.pushViewController(page, animated: false)
    page.definesPresentationContext = true
    presented.modalPresentationStyle = .currentContext
    page.present(presented, animated: false)

    stack.popViewController(animated: false)

    expect(presented.view.window == nil && page.view.window == nil)
    expect(page.presentedViewController == nil)
  }

  @Test func `A stack that is pushed to on appearing reports its top once`() {
    let stack = EagerStack(rootViewController: ViewController())
    var (willShow, didShow): ([ViewController], [ViewController]) = ([], [])
    let listener = StackListener { isShown, controller, _ in
      if isShown { didShow.append(controller) } else { willShow.append(controller) }
    }
    stack.delegate = listener

    window.rootViewController = stack

    expectEqual(willShow, [stack.page])
    expectEqual(didShow, [stack.page])
  }

  @Test func `A transition inside another leaves the coordinator of that one`() {
    let root = ViewController()
    let stack = EagerStack(rootViewController: ViewController())
    window.rootViewController = root

    root.present(stack, animated: true)

    expect(stack.hadCoordinatorInTheEnd)
    expect(stack.transitionCoordinator == nil && root.transitionCoordinator == nil)
  }

  @Test func `A tab bar that the app hides stays hidden`() {
    let tabs = TabBarController()
    let page = ViewController()
    tabs.viewControllers = [page]
    window.rootViewController = tabs

    tabs.tabBar.isHidden = true
    tabs.view.setNeedsLayout()
    window.layoutIfNeeded()

    expect(tabs.tabBar.isHidden)
    expectEqual(page.view.safeAreaInsets.bottom, 0)
  }

  @Test func `Setting whether a controller is being edited calls the method for it`() {
    let list = TableViewController(style: .plain)

    list.isEditing = true

    expect(list.isEditing && list.tableView.isEditing)
  }

  @Test func `A collection view set as the view is the controller's`() {
    let controller = CollectionViewController(collectionViewLayout: CollectionViewFlowLayout())
    let list = CollectionView(
      frame: .zero, collectionViewLayout: CollectionViewFlowLayout())

    controller.view = list

    expect(controller.collectionView === list)
    expect(controller.collectionViewLayout === list.collectionViewLayout)
  }
}

private final class Page: ViewController {
  var onceAppearing: (() -> Void)?
  var calls: [String] = []
  var movesOnAppearing: [Bool] = []

  override func viewWillAppear(_ animated: Bool) {
    movesOnAppearing.append(isMovingFromParent)
    let pending = onceAppearing
    onceAppearing = nil
    pending?()
  }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    calls.append(parent == nil ? "will go" : "will come")
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    calls.append(parent == nil ? "did go" : "did come")
  }
}

/// Pushes when it is about to appear.
private final class EagerStack: NavigationController {
  let page = ViewController()
  var hadCoordinatorInTheEnd = false

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    pushViewController(page, animated: false)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hadCoordinatorInTheEnd = transitionCoordinator != nil
  }
}
