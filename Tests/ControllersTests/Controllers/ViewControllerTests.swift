import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

@Suite struct ViewControllerTests {
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let root = ViewController()

  init() {
    window.rootViewController = root
  }

  @Test func `The view is loaded when first asked for, once`() {
    final class Loading: ViewController {
      var loads = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        loads += 1
      }
    }
    let controller = Loading()
    let before = controller.isViewLoaded
    controller.loadViewIfNeeded()
    _ = controller.view

    expect(!before)
    expectEqual(controller.loads, 1)
  }

  @Test func `The root's view fills the window, and gives way to the next`() {
    let next = ViewController()
    let first = root.view.frame

    window.rootViewController = next

    expectEqual(first, window.bounds)
    expect(root.view.superview == nil)
    expect(next.view.superview === window)
  }

  @Test func `A presented controller's view fills the window`() {
    let presented = ViewController()
    var isComplete = false

    root.present(presented, animated: true) { isComplete = true }

    expect(isComplete)
    expect(root.presentedViewController === presented)
    expect(presented.presentingViewController === root)
    expect(presented.view.window === window)
    expectEqual(presented.view.frame, window.bounds)
  }

  @Test func `Who presents already presents nothing more`() {
    let presented = ViewController()
    root.present(presented, animated: true)

    root.present(ViewController(), animated: true)

    expect(root.presentedViewController === presented)
  }

  @Test func `Dismissing takes away everything above`() {
    let (first, second) = (ViewController(), ViewController())
    root.present(first, animated: true)
    first.present(second, animated: true)

    root.dismiss(animated: true)

    expect(root.presentedViewController == nil)
    expect(first.presentedViewController == nil)
    expectEqual(window.subviews.count, 1)
  }

  @Test func `A presented controller dismisses itself through who presented it`() {
    let presented = NavigationController(rootViewController: ViewController())
    root.present(presented, animated: true)

    presented.topViewController?.dismiss(animated: true)

    expect(root.presentedViewController == nil)
  }

  @Test func `Showing pushes where there is a navigation controller, and presents elsewhere`() {
    let (pushed, presented) = (ViewController(), ViewController())
    let navigation = NavigationController(rootViewController: ViewController())

    navigation.topViewController?.show(pushed, sender: nil)
    root.show(presented, sender: nil)

    expect(navigation.topViewController === pushed)
    expect(pushed.navigationController === navigation)
    expect(root.presentedViewController === presented)
  }

  @Test func `A stack shows its top and keeps its root`() {
    let (bottom, top) = (ViewController(), ViewController())
    let navigation = NavigationController(rootViewController: bottom)
    navigation.view.frame = window.bounds
    navigation.pushViewController(top, animated: true)
    let shown = navigation.view.subviews

    let popped = navigation.popViewController(animated: true)
    let last = navigation.popViewController(animated: true)

    expectEqual(shown, [top.view, navigation.navigationBar])
    expect(top.view.superview == nil)
    expect(popped === top)
    expect(top.navigationController == nil)
    expect(last == nil)
    expectEqual(bottom.view.frame, navigation.view.bounds)
  }

  @Test func `R14.21 a disabled tab takes no taps`() {
    final class Asked: TabBarControllerDelegate {
      var count = 0
      func tabBarController(_: TabBarController, shouldSelect _: ViewController) -> Bool {
        count += 1
        return true
      }
    }
    let (tabs, asked) = (TabBarController(), Asked())
    tabs.viewControllers = [ViewController(), ViewController()]
    tabs.viewControllers?[1].tabBarItem.isEnabled = false
    tabs.delegate = asked

    tabs.tapTab(at: 1)

    expect(tabs.selectedIndex == 0 && asked.count == 0)
    tabs.selectedIndex = 1
    expectEqual(tabs.selectedIndex, 1)
  }

  @Test func `Popping to the root returns what was above it`() {
    let controllers = (0..<3).map { _ in ViewController() }
    let navigation = NavigationController()
    navigation.viewControllers = controllers

    let popped = navigation.popToRootViewController(animated: false)

    expectEqual(
      popped?.map(ObjectIdentifier.init), controllers.dropFirst().map(ObjectIdentifier.init))
    expect(navigation.topViewController === controllers[0])
  }

  @Test func `Popping to a controller returns those above it, and nil for an unrelated one`() {
    let controllers = (0..<3).map { _ in ViewController() }
    let navigation = NavigationController()
    navigation.viewControllers = controllers

    let strange = navigation.popToViewController(ViewController(), animated: false)
    let top = navigation.popToViewController(controllers[2], animated: false)
    let before = navigation.viewControllers
    let popped = navigation.popToViewController(controllers[0], animated: false)

    expect(strange == nil && top == [])
    expectEqual(before, controllers)
    expectEqual(popped, [controllers[1], controllers[2]])
    expectEqual(navigation.viewControllers, [controllers[0]])
  }

  @Test func `A controller that makes no view has a plain one as large as the screen`() {
    final class Bare: ViewController {
      var loaded: [CGRect] = []
      override func loadView() {}
      override func viewDidLoad() {
        super.viewDidLoad()
        loaded.append(view.frame)
      }
    }
    let controller = Bare()
    let view: View = controller.view

    expectEqual(controller.loaded, [Screen.main.bounds])
    expect(controller.view === view && view.next === controller)
  }

  @Test func `A view that is set a second time stays where it is`() {
    let log = ControllerLog()
    let controller = RecordingController("A", log)
    window.rootViewController = controller
    controller.additionalSafeAreaInsets.top = 8
    let view: View = controller.view
    _ = log.take()

    controller.view = view

    expect(controller.view === view && view.next === controller)
    expect(view.window === window && view.safeAreaInsets.top == 8 as CGFloat)
    expectEqual(log.take(), [])
  }

  @Test func `A root that gives way and comes back while it appears comes once`() {
    let log = ControllerLog()
    let (first, second) = (RecordingController("A", log), RecordingController("B", log))
    first.onCall = { [window] controller, call in
      guard call == "willAppear" else { return }
      controller.onCall = nil
      window.rootViewController = second
      window.rootViewController = controller
    }

    window.rootViewController = first

    expectEqual(log.take(), ["A didLoad", "A willAppear", "A isAppearing", "A didAppear"])
    expect(window.rootViewController === first && window.subviews == [first.view])
  }

  @Test func `Controllers are notified when force becomes available or unavailable`() {
    final class Telling: ViewController {
      var capabilities: [ForceTouchCapability] = []
      override func traitCollectionDidChange(_ previous: TraitCollection?) {
        capabilities.append(traitCollection.forceTouchCapability)
      }
    }
    let telling = Telling()
    window.rootViewController = NavigationController(rootViewController: telling)

    window.forceTouchCapability = .unavailable
    window.forceTouchCapability = .unavailable

    expectEqual(telling.capabilities, [.unavailable])
    expectEqual(ViewController().traitCollection.forceTouchCapability, .available)
  }

  @Test func `Editing is what was set last`() {
    root.setEditing(true, animated: false)
    expect(root.isEditing)
    root.setEditing(false, animated: true)
    expect(!root.isEditing)
  }

  @Test func `Setting whether the user is editing isn't animated`() {
    final class Noting: ViewController {
      var notes: [Bool] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        notes += [editing, animated]
      }
    }
    let noting = Noting()

    noting.isEditing = true
    noting.isEditing = false

    expectEqual(noting.notes, [true, false, false, false])
  }

  @Test func `R10.21 registering a view twice traps`() async {
    await #expect(processExitsWith: .failure) {
      let previewer = Previewer()
      let controller = ViewController()
      let view = View()
      controller.registerForPreviewing(with: previewer, sourceView: view)
      controller.registerForPreviewing(with: previewer, sourceView: view)
    }
  }

  @Test(arguments: [false, true])
  func `The root's view fills a window that lies elsewhere`(isHidden: Bool) {
    let window = Window(frame: CGRect(x: 30, y: 40, width: 200, height: 300))
    window.isHidden = isHidden
    let root = ViewController()

    window.rootViewController = root

    expectEqual(root.view.frame, CGRect(x: 0, y: 0, width: 200, height: 300))
  }

  @Test func `A controller of a collection view has its layout without loading the view`() {
    let layout = CollectionViewFlowLayout()
    let controller = CollectionViewController(collectionViewLayout: layout)

    expect(controller.collectionViewLayout === layout)
    expect(!controller.isViewLoaded)

    let other = CollectionViewFlowLayout()
    controller.collectionView.collectionViewLayout = other
    expect(controller.collectionViewLayout === other)
  }
}
