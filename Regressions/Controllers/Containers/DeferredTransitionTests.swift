import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// Transitions that callbacks of others start, which follow them.
@Suite struct DeferredTransitionTests {
  private let log = ControllerLog()
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let controllers: [RecordingController]

  init() {
    let log = log
    controllers = "ABC".map { RecordingController(String($0), log) }
  }

  /// Runs a closure once, in the course of a call such as "B willAppear".
  private func once(in moment: String, _ body: @escaping () -> Void) {
    for controller in controllers {
      controller.onCall = { [controllers] controller, call in
        guard "\(controller.name) \(call)" == moment else { return }
        // Run once, and released after that.
        for each in controllers { each.onCall = nil }
        body()
      }
    }
  }

  /// The calls between which a view of A is replaced by one of B.
  static let moments = [
    "B didLoad", "A willDisappear", "B willAppear", "B isAppearing", "A didDisappear",
    "B didAppear",
  ]

  /// Checks that one of the controllers is in the window, and that its last callback is that it
  /// appeared.
  private func expectOnly(_ shown: RecordingController, _ comment: Comment) {
    window.layoutIfNeeded()
    for controller in controllers {
      let isShown = controller === shown
      expectEqual((controller.viewIfLoaded?.window != nil), isShown, comment)
      let last = log.calls.last { $0.hasPrefix(controller.name) && $0.contains("ppear") }
      let end = isShown ? "didAppear" : "didDisappear"
      expect(last.map { $0.hasSuffix(" \(end)") } ?? !isShown, comment)
    }
  }

  @Test(arguments: moments, [true, false])
  func `A controller that goes in the course of its coming leaves its parent last`(
    moment: String, isTabs: Bool
  ) {
    let (tabs, navigation) = (TabBarController(), NavigationController())
    if isTabs {
      tabs.viewControllers = [controllers[0], controllers[1]]
      window.rootViewController = tabs
      once(in: moment) { [controllers] in tabs.viewControllers = [controllers[0]] }
    } else {
      navigation.viewControllers = [controllers[0]]
      window.rootViewController = navigation
      once(in: moment) { navigation.popViewController(animated: false) }
    }

    if isTabs {
      tabs.selectedIndex = 1
    } else {
      navigation.pushViewController(controllers[1], animated: false)
    }

    expectOnly(controllers[0], "\(moment)")
    let told = log.calls.filter { $0.hasPrefix("B") }
    expectEqual(told.last, "B didMove out", "\(moment)")
    expectEqual(told.count { $0 == "B didMove out" }, 1, "\(moment)")
    expect(controllers[1].parent == nil, "\(moment)")
  }

  @Test(arguments: moments, [true, false])
  func `A push in the course of another is animated as it says`(moment: String, isAnimated: Bool) {
    let navigation = NavigationController()
    var shown: [Bool] = []
    let flags = StackListener { isShown, _, animated in if isShown { shown.append(animated) } }
    navigation.viewControllers = [controllers[0]]
    window.rootViewController = navigation
    navigation.delegate = flags
    once(in: moment) { [controllers] in
      navigation.pushViewController(controllers[2], animated: isAnimated)
    }

    navigation.pushViewController(controllers[1], animated: !isAnimated)

    expectOnly(controllers[2], "\(moment)")
    expectEqual(shown.last, isAnimated, "\(moment)")
  }

  @Test(arguments: moments)
  func `A stack changed twice in the course of a push shows its last top only`(moment: String) {
    let navigation = NavigationController(rootViewController: controllers[0])
    window.rootViewController = navigation
    once(in: moment) { [controllers] in
      navigation.viewControllers = [controllers[0]]
      navigation.pushViewController(controllers[2], animated: false)
      navigation.popViewController(animated: false)
    }

    navigation.pushViewController(controllers[1], animated: false)

    expectOnly(controllers[0], "\(moment)")
    expect(!log.calls.contains("C willAppear"), "\(moment)")
    expectEqual(navigation.children, [controllers[0]], "\(moment)")
  }

  @Test(arguments: moments)
  func `A custom transition in the course of another follows it`(moment: String) {
    let container = ViewController()
    for child in controllers { container.addChild(child) }
    container.view.addSubview(controllers[0].view)
    window.rootViewController = container
    var completions: [String] = []
    once(in: moment) { [controllers] in
      container.transition(
        from: controllers[1], to: controllers[2], duration: 0, animations: nil
      ) { _ in completions.append("C") }
    }

    container.transition(
      from: controllers[0], to: controllers[1], duration: 0, animations: nil
    ) { _ in completions.append("B") }

    expectOnly(controllers[2], "\(moment)")
    expectEqual(container.view.subviews, [controllers[2].view], "\(moment)")
    expectEqual(completions, ["B", "C"], "\(moment)")
  }

  @Test(arguments: moments, [0, 2])
  func `The root that is set last is in the window alone`(moment: String, last: Int) {
    window.rootViewController = controllers[0]
    once(in: moment) { [window, controllers] in
      window.rootViewController = controllers[last]
    }

    window.rootViewController = controllers[1]

    expect(window.rootViewController === controllers[last], "\(moment)")
    expectOnly(controllers[last], "\(moment)")
    expectEqual(window.subviews, [controllers[last].view], "\(moment)")
  }

  @Test(
    arguments: moments, [ModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .popover])
  func `A controller dismissed in the course of its presentation leaves the presenter as it was`(
    moment: String, style: ModalPresentationStyle
  ) {
    window.rootViewController = controllers[0]
    controllers[1].modalPresentationStyle = style
    var completions: [String] = []
    once(in: moment) { [controllers] in
      controllers[0].dismiss(animated: false) { completions.append("dismissed") }
    }

    controllers[0].present(controllers[1], animated: false) { completions.append("presented") }
    // Some of these calls occur only if the presenter's view is removed.
    for controller in controllers { controller.onCall = nil }
    controllers[0].dismiss(animated: false)

    expect(["presented", "dismissed"].starts(with: completions), "\(moment)")
    expectOnly(controllers[0], "\(moment)")
    expectEqual(window.subviews, [controllers[0].view], "\(moment)")
    expect(controllers[0].presentedViewController == nil)
    expect(controllers[1].presentingViewController == nil)
  }

  /// Counts its calls at the end.
  private final class Counting: PresentationController, ViewControllerTransitioningDelegate {
    var ends = 0

    func presentationController(
      forPresented presented: ViewController, presenting: ViewController?, source: ViewController
    ) -> PresentationController? {
      self
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
      super.dismissalTransitionDidEnd(completed)
      ends += 1
    }
  }

  @Test(arguments: ["B willDisappear", "B didDisappear"])
  func `A controller dismissed in the course of its dismissal is dismissed once`(moment: String) {
    window.rootViewController = controllers[0]
    controllers[1].modalPresentationStyle = .custom
    let counting = Counting(presentedViewController: controllers[1], presenting: nil)
    controllers[1].transitioningDelegate = counting
    controllers[0].present(controllers[1], animated: false)
    once(in: moment) { [controllers] in controllers[0].dismiss(animated: false) }

    controllers[0].dismiss(animated: false)

    expectEqual(counting.ends, 1)
    expectOnly(controllers[0], "\(moment)")
  }

  @Test(arguments: ["B didAppear", "B willDisappear", "B didDisappear"])
  func `A root set in the course of what the old one presents is alone in the window`(
    moment: String
  ) {
    window.rootViewController = controllers[0]
    controllers[1].modalPresentationStyle = .fullScreen
    once(in: moment) { [window, controllers] in window.rootViewController = controllers[2] }

    controllers[0].present(controllers[1], animated: false)
    controllers[0].dismiss(animated: false)

    expectOnly(controllers[2], "\(moment)")
    expectEqual(window.subviews, [controllers[2].view], "\(moment)")
  }

  @Test(
    arguments: [ModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet], [false, true])
  func `Nobody appears in a hidden window`(style: ModalPresentationStyle, hasAppeared: Bool) {
    window.isHidden = !hasAppeared
    window.rootViewController = controllers[0]
    window.isHidden = true
    controllers[1].modalPresentationStyle = style
    _ = log.take()

    controllers[0].present(controllers[1], animated: false)
    expectEqual(log.take().filter { $0.contains("ppear") }, [])
    window.isHidden = false
    expectEqual(
      log.take().filter { $0.hasPrefix("B") && $0.contains("didAppear") }, ["B didAppear"])
    window.isHidden = true
    _ = log.take()
    controllers[0].dismiss(animated: false)
    expectEqual(log.take().filter { $0.contains("ppear") }, [])
    window.isHidden = false
    expectEqual(log.take().filter { $0.contains("didAppear") }, ["A didAppear"])
  }
}
