import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// Callbacks of one transition that begin another.
@Suite struct NestedTransitionTests {
  private let log = ControllerLog()
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let controllers: [RecordingController]

  init() {
    let log = log
    controllers = "ABC".map { RecordingController(String($0), log) }
  }

  /// Runs a closure once in the controller with this name, in the course of a call.
  private func once(in call: String, of name: String, _ body: @escaping () -> Void) {
    for controller in controllers {
      controller.onCall = { [controllers] controller, told in
        guard controller.name == name, told == call else { return }
        // Run once, and released after that.
        for each in controllers { each.onCall = nil }
        body()
      }
    }
  }

  /// The appearance callbacks of the controller with this name.
  private func appearances(of name: String) -> [String] {
    log.calls.filter { $0.hasPrefix(name) && $0.contains("ppear") }
      .map { String($0.dropFirst(2)) }
  }

  /// Checks that just one controller is shown, and that each was called in a valid order.
  private func expectShown(
    _ shown: ViewController, in container: ViewController, under bar: View, _ place: String
  ) {
    window.layoutIfNeeded()
    expectEqual(container.view.subviews, [shown.view, bar], "\(place)")
    expectEqual(shown.view.frame, container.view.bounds, "\(place)")
    expect(container.transitionCoordinator == nil, "\(place)")
    let next = [
      "willAppear": ["isAppearing"], "isAppearing": ["didAppear"], "didAppear": ["willDisappear"],
      "willDisappear": ["didDisappear"], "didDisappear": ["willAppear"],
    ]
    for controller in controllers {
      let told = appearances(of: controller.name)
      let isLegal = zip(told, told.dropFirst()).allSatisfy { next[$0]?.contains($1) ?? false }
      expect(isLegal, "\(place): \(controller.name) was told \(told)")
      let last = told.last ?? "didDisappear"
      expectEqual(last, (controller === shown ? "didAppear" : "didDisappear"), "\(place)")
      expectEqual((controller.viewIfLoaded?.window != nil), (controller === shown), "\(place)")
    }
  }

  /// The calls of a transition from A to B.
  static let moments: [(String, String)] = [
    ("B", "willMove in"), ("B", "didLoad"), ("A", "willDisappear"), ("B", "willAppear"),
    ("B", "isAppearing"), ("A", "didDisappear"), ("B", "didAppear"), ("B", "didMove in"),
  ]

  @Test(arguments: moments)
  func `A controller that is popped in the course of its push isn't left in the window`(
    name: String, call: String
  ) {
    let navigation = NavigationController(rootViewController: controllers[0])
    window.rootViewController = navigation
    once(in: call, of: name) { [controllers] in
      if navigation.topViewController === controllers[1] {
        navigation.popViewController(animated: false)
      }
    }

    navigation.pushViewController(controllers[1], animated: true)

    let isPopped = call != "willMove in"
    let top = controllers[isPopped ? 0 : 1]
    expectEqual(navigation.viewControllers, (isPopped ? [top] : Array(controllers.prefix(2))))
    expectEqual(navigation.children, navigation.viewControllers)
    expect(controllers[1].parent === (isPopped ? nil : navigation))
    expectShown(top, in: navigation, under: navigation.navigationBar, "\(name) \(call)")
  }

  @Test(
    arguments: [
      ("A willDisappear", []), ("B willAppear", []), ("B isAppearing", ["will B"]),
      ("A didDisappear", ["will B"]), ("B didAppear", ["will B"]),
      ("B didMove in", ["will B", "did B"]),
    ] as [(String, [String])])
  func `The delegate notified of a controller is notified of its replacement`(
    moment: String, before: [String]
  ) {
    let navigation = NavigationController()
    var told: [String] = []
    let noting = StackListener { isShown, controller, _ in
      told.append("\(isShown ? "did" : "will") \((controller as? RecordingController)?.name ?? "")")
    }
    navigation.viewControllers = [controllers[0]]
    window.rootViewController = navigation
    navigation.delegate = noting
    once(in: String(moment.dropFirst(2)), of: String(moment.prefix(1))) {
      navigation.popViewController(animated: false)
    }

    navigation.pushViewController(controllers[1], animated: true)

    expectEqual(told, (before == [] ? [] : before + ["will A", "did A"]))
  }

  @Test(arguments: moments.dropFirst())
  func `A controller that is pushed in the course of a push is on top in the end`(
    name: String, call: String
  ) {
    let navigation = NavigationController(rootViewController: controllers[0])
    window.rootViewController = navigation
    once(in: call, of: name) { [controllers] in
      navigation.pushViewController(controllers[2], animated: false)
    }

    navigation.pushViewController(controllers[1], animated: true)

    expectEqual(navigation.viewControllers, controllers)
    expectEqual(navigation.children, navigation.viewControllers)
    expectShown(
      controllers[2], in: navigation, under: navigation.navigationBar, "\(name) \(call)")
  }

  @Test(arguments: moments.dropFirst().dropLast(), [0, 2])
  func `The tab that is selected last is shown, whatever is being shown then`(
    _ moment: (name: String, call: String), last: Int
  ) {
    let tabs = TabBarController()
    tabs.viewControllers = controllers
    window.rootViewController = tabs
    once(in: moment.call, of: moment.name) { tabs.selectedIndex = last }

    tabs.selectedIndex = 1

    expectEqual(tabs.selectedIndex, last)
    expect(tabs.tabBar.selectedItem === controllers[last].tabBarItem)
    expectShown(
      controllers[last], in: tabs, under: tabs.tabBar, "\(moment.name) \(moment.call)")
  }

  @Test(arguments: [1, 2])
  func `Another tab that the first controller selects as it loads its view is shown alone`(
    last: Int
  ) {
    let tabs = TabBarController()
    tabs.viewControllers = controllers
    once(in: "didLoad", of: "A") { tabs.selectedIndex = last }

    window.rootViewController = tabs

    expectEqual(tabs.selectedIndex, last)
    expectEqual(appearances(of: "A"), [])
    expectEqual(
      appearances(of: controllers[last].name), ["willAppear", "isAppearing", "didAppear"])
    expectShown(controllers[last], in: tabs, under: tabs.tabBar, "\(last)")
  }

  /// The containers that show one child in place of another.
  enum Kind: CaseIterable { case navigation, tabs, own }

  /// A container that shows A, and a closure that shows B in it.
  private func container(_ kind: Kind) -> (ViewController, () -> Void) {
    let (first, second) = (controllers[0], controllers[1])
    switch kind {
    case .navigation:
      let navigation = NavigationController(rootViewController: first)
      return (navigation, { navigation.pushViewController(second, animated: false) })
    case .tabs:
      let tabs = TabBarController()
      tabs.viewControllers = [first, second]
      return (tabs, { tabs.selectedIndex = 1 })
    case .own:
      let own = ViewController()
      for child in [first, second] { own.addChild(child) }
      own.view.addSubview(first.view)
      return (own, { own.transition(from: first, to: second, duration: 0, animations: nil) })
    }
  }

  @Test(arguments: Kind.allCases, ["willAppear", "isAppearing"])
  func `A child shown while its parents appear has appeared just before they have`(
    kind: Kind, call: String
  ) {
    let (container, showSecond) = container(kind)
    let outer = RecordingController("P", log)
    outer.notesLayout = true
    outer.addChild(container)
    outer.view.addSubview(container.view)
    once(in: call, of: "A", showSecond)

    window.rootViewController = outer

    expectEqual(appearances(of: "B"), ["willAppear", "isAppearing", "didAppear"])
    expect(!log.calls.contains("A didAppear"))
    expectEqual(log.calls.suffix(2), ["B didAppear", "P didAppear"])
  }
}
