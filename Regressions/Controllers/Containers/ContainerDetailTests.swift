import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// Callbacks and effects of containers besides showing the right child.
@Suite struct ContainerDetailTests {
  /// Logs its callbacks, with the four queries about its moves.
  private final class Recording: ViewController {
    var calls: [String] = []

    private var moves: String {
      [
        (isBeingPresented, "presented"), (isBeingDismissed, "dismissed"),
        (isMovingToParent, "to"), (isMovingFromParent, "from"),
      ].filter(\.0).map(\.1).joined(separator: "+")
    }

    override func willMove(toParent parent: ViewController?) {
      super.willMove(toParent: parent)
      calls.append("willMove \(parent == nil ? "out" : "in")")
    }
    override func didMove(toParent parent: ViewController?) {
      super.didMove(toParent: parent)
      calls.append("didMove \(parent == nil ? "out" : "in")")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("willAppear \(moves)")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      calls.append("didAppear \(moves)")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      calls.append("willDisappear \(moves)")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      calls.append("didDisappear \(moves)")
    }

    func taken() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test func `A presented controller is being presented, then dismissed, and nothing else`() {
    let (root, shown) = (Recording(), Recording())
    shown.modalPresentationStyle = .fullScreen
    window.rootViewController = root
    window.isHidden = false
    _ = root.taken()

    root.present(shown, animated: false)
    expectEqual(shown.taken(), ["willAppear presented", "didAppear presented"])
    expectEqual(root.taken(), ["willDisappear ", "didDisappear "])
    expect(!shown.isBeingPresented)
    root.dismiss(animated: false)
    expectEqual(shown.taken(), ["willDisappear dismissed", "didDisappear dismissed"])
    expectEqual(root.taken(), ["willAppear ", "didAppear "])
    expect(!shown.isBeingDismissed)
  }

  @Test func `A pushed controller moves to its parent, a popped one from it`() {
    let (first, second) = (Recording(), Recording())
    let navigation = NavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.isHidden = false
    _ = first.taken()

    navigation.pushViewController(second, animated: false)
    expectEqual(second.taken(), ["willMove in", "willAppear to", "didAppear to", "didMove in"])
    expectEqual(first.taken(), ["willDisappear ", "didDisappear "])
    navigation.popViewController(animated: false)
    expectEqual(
      second.taken(), ["willMove out", "willDisappear from", "didDisappear from", "didMove out"])
    expectEqual(first.taken(), ["willAppear ", "didAppear "])
    expect(second.parent == nil && first.parent === navigation)
  }

  @Test func `Tabs that are added and removed are notified of their parent once`() {
    let (first, second, third) = (Recording(), Recording(), Recording())
    let tabs = TabBarController()

    tabs.viewControllers = [first, second]
    expectEqual(first.taken(), ["willMove in", "didMove in"])
    expectEqual(second.taken(), ["willMove in", "didMove in"])
    tabs.viewControllers = [second, third]
    expectEqual(first.taken(), ["willMove out", "didMove out"])
    expectEqual(second.taken(), [])
    expectEqual(third.taken(), ["willMove in", "didMove in"])
    expect(first.parent == nil && second.parent === tabs && third.parent === tabs)
    expect(tabs.selectedViewController === second)
  }

  @Test func `A stack that is replaced calls the added and removed controllers once`() {
    let (first, second, third) = (Recording(), Recording(), Recording())
    let navigation = NavigationController()

    navigation.setViewControllers([first, second], animated: false)
    _ = (first.taken(), second.taken())
    navigation.setViewControllers([third, second], animated: false)
    expectEqual(first.taken(), ["willMove out", "didMove out"])
    expectEqual(second.taken(), [])
    expectEqual(third.taken(), ["willMove in", "didMove in"])
    expectEqual(navigation.navigationBar.items?.count, 2)
  }

  @Test(arguments: [true, false])
  func `A container's child grows with it`(isTabs: Bool) {
    let child = ViewController()
    let container: ViewController
    if isTabs {
      let tabs = TabBarController()
      tabs.viewControllers = [child]
      container = tabs
    } else {
      container = NavigationController(rootViewController: child)
    }
    container.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    container.view.layoutIfNeeded()

    expectEqual(child.view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
    container.view.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    expectEqual(child.view.bounds.size.width, 480)
  }

  @Test func `Traits are overridden for the children of a controller only`() {
    let (parent, child, stranger) = (ViewController(), ViewController(), ViewController())
    parent.addChild(child)
    var traits = TraitCollection()
    traits.userInterfaceStyle = .dark

    expect(parent.overrideTraitCollection(forChild: child) == nil)
    parent.setOverrideTraitCollection(traits, forChild: child)
    expectEqual(parent.overrideTraitCollection(forChild: child), traits)
    expect(parent.overrideTraitCollection(forChild: stranger) == nil)
    expectEqual(child.traitCollection.userInterfaceStyle, .dark)
    parent.setOverrideTraitCollection(nil, forChild: child)
    expect(parent.overrideTraitCollection(forChild: child) == nil)
  }

  @Test func `A view that was let go can be another controller's`() {
    let (first, second) = (ViewController(), ViewController())
    let view = View()

    first.view = view
    first.view = View()
    second.view = view

    expect(second.view === view && first.view !== view)
    expect(view.next === second)
  }

  @Test func `A title that changes is laid out by the container`() {
    let (child, navigation) = (ViewController(), NavigationController())
    navigation.navigationBar.prefersLargeTitles = true
    navigation.viewControllers = [child]
    window.rootViewController = navigation
    window.isHidden = false
    window.layoutIfNeeded()
    let height = navigation.navigationBar.frame.size.height

    child.navigationItem.largeTitleDisplayMode = .never
    window.layoutIfNeeded()
    let plain = navigation.navigationBar.frame.size.height
    child.navigationItem.largeTitleDisplayMode = .always
    window.layoutIfNeeded()

    expect(plain < height)
    expectEqual(navigation.navigationBar.frame.size.height, height)
    child.title = "a"
    expectEqual(child.navigationItem.title, "a")
  }

  @Test(arguments: [
    (ModalPresentationStyle.pageSheet, CGSize.zero, CGRect(x: 0, y: 40, width: 640, height: 764)),
    (.pageSheet, CGSize(width: 10, height: 10), CGRect(x: 0, y: 40, width: 640, height: 764)),
    (.formSheet, CGSize(width: 5_000, height: 5_000), CGRect(x: 0, y: 40, width: 640, height: 764)),
    (.formSheet, CGSize(width: 0, height: 100), CGRect(x: 50, y: 372, width: 540, height: 100)),
  ])
  func `A sheet on a narrow tablet is as wide as there is room`(
    style: ModalPresentationStyle, preferredSize: CGSize, frame: CGRect
  ) {
    let window = Window(
      screen: Screen(portraitSize: CGSize(width: 640, height: 824), scale: 2))
    window.safeAreaInsets.top = 20
    let (root, shown) = (ViewController(), ViewController())
    window.rootViewController = root
    shown.modalPresentationStyle = style
    shown.preferredContentSize = preferredSize

    root.present(shown, animated: false)

    expectEqual(shown.view.frame, frame)
  }

  /// Supplies one controller, and doesn't keep it when it is committed.
  private final class Forgetful: ViewControllerPreviewingDelegate {
    var controller: ViewController?
    var commits = 0

    func previewingContext(
      _ previewingContext: any ViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> ViewController? {
      controller
    }

    func previewingContext(
      _ previewingContext: any ViewControllerPreviewing,
      commit viewControllerToCommit: ViewController
    ) {
      commits += 1
    }
  }

  @Test func `A controller that was committed is released by its context`() {
    let (scene, delegate) = (PeekScene(), Forgetful())
    delegate.controller = ViewController()
    weak let committed = delegate.controller
    let context = scene.controller.registerForPreviewing(with: delegate, sourceView: scene.source)

    scene.press.touch()
    scene.press.preview(0.5)
    scene.press.preview(1)
    scene.press.commit(1)
    delegate.controller = nil
    scene.press.lift()

    expectEqual(delegate.commits, 1)
    expect(committed == nil)
    expect(context.sourceView === scene.source)
  }

  @Test func `A stack that is made with a root pushes it without animation`() {
    final class Listening: NavigationController {
      var pushes: [Bool] = []
      override func pushViewController(_ controller: ViewController, animated: Bool) {
        pushes.append(animated)
        super.pushViewController(controller, animated: animated)
      }
    }

    expectEqual(Listening(rootViewController: ViewController()).pushes, [false])
  }

  @Test func `A tab is selected without animation, also after tabs that came with one`() {
    let tabs = TabBarController()
    let children = [ListeningController(), ListeningController()]
    var appearances: [[Bool]] = [[], []]
    for (index, child) in children.enumerated() {
      child.hear = { _, call, animated in
        if case .willAppear = call { appearances[index].append(animated) }
      }
    }
    window.rootViewController = tabs
    tabs.setViewControllers(children, animated: true)

    tabs.selectedIndex = 1
    tabs.tapTab(at: 0)

    expectEqual(appearances, [[true, false], [false]])
  }

  @Test func `A transition puts the new view beside the old one`() {
    let (parent, old, new) = (ViewController(), ViewController(), ViewController())
    let holder = View(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    window.rootViewController = parent
    parent.view.addSubview(holder)
    parent.addChild(old)
    holder.addSubview(old.view)
    parent.addChild(new)

    parent.transition(from: old, to: new, duration: 1, animations: nil)

    expectEqual(holder.subviews, [new.view])
    expectEqual(parent.view.subviews, [holder])
  }

  @Test(arguments: [true, false])
  func `A transition from a view that isn't there puts the new one into the container's`(
    isLoaded: Bool
  ) {
    let (parent, old, new) = (ViewController(), ViewController(), ViewController())
    let elsewhere = View()
    if isLoaded {
      parent.loadViewIfNeeded()
      elsewhere.addSubview(old.view)
    }
    parent.addChild(old)
    parent.addChild(new)
    var superview: View?
    var isComplete = false

    parent.transition(
      from: old, to: new, duration: 0, animations: { superview = new.view.superview },
      completion: { isComplete = $0 })

    let place: View? = isLoaded ? elsewhere : nil
    expect(superview === parent.view && isComplete)
    expectEqual(parent.view.subviews, [new.view])
    expect(old.viewIfLoaded?.superview === place)
  }

  @Test func `An item that outlives its controller can be changed`() {
    weak var gone: ViewController?
    let item: NavigationItem
    do {
      let controller = ViewController()
      controller.title = "a"
      gone = controller
      item = controller.navigationItem
    }
    let before = item.title

    item.title = "b"
    item.largeTitleDisplayMode = .never

    expect(gone == nil)
    expect(before == "a" && item.title == "b")
  }
}
