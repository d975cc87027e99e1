import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// A controller that a child of a stack or of tabs presents in its context appears and disappears
/// with the child.
@Suite struct PresentationInPlaceTests {
  private let log = ControllerLog()
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let controllers: [RecordingController]
  private let shown: RecordingController
  private let navigation = NavigationController()
  private let tabs = TabBarController()

  init() {
    let log = log
    controllers = "AB".map { RecordingController(String($0), log) }
    shown = RecordingController("X", log)
    controllers[0].definesPresentationContext = true
  }

  /// A container that shows A, under its bar.
  private func show(isTabs: Bool) -> (container: ViewController, bar: View) {
    guard isTabs else {
      navigation.viewControllers = [controllers[0]]
      window.rootViewController = navigation
      return (navigation, navigation.navigationBar)
    }
    tabs.viewControllers = controllers
    window.rootViewController = tabs
    return (tabs, tabs.tabBar)
  }

  /// Shows B in place of A, or A again.
  private func turn(to number: Int, isTabs: Bool) {
    if isTabs {
      tabs.selectedIndex = number
    } else if number == 0 {
      navigation.popViewController(animated: false)
    } else {
      navigation.pushViewController(controllers[1], animated: false)
    }
  }

  private func isInWindow(_ controller: ViewController) -> Bool {
    controller.viewIfLoaded?.window === window
  }

  static let styles = [ModalPresentationStyle.currentContext, .overCurrentContext]

  @Test(arguments: styles, [true, false])
  func `It goes when another child comes, and comes back with its presenter`(
    style: ModalPresentationStyle, isTabs: Bool
  ) {
    let (container, bar) = show(isTabs: isTabs)
    shown.modalPresentationStyle = style
    controllers[0].present(shown, animated: false)
    let inPlace = container.view.subviews
    _ = log.take()

    turn(to: 1, isTabs: isTabs)

    expectEqual(container.view.subviews, [controllers[1].view, bar])
    expectEqual(log.calls.filter { $0.hasPrefix("X") }, ["X willDisappear", "X didDisappear"])
    expect(shown.presentingViewController === controllers[0])
    window.resize(to: CGSize(width: 480, height: 320))
    window.layoutIfNeeded()
    _ = log.take()
    turn(to: 0, isTabs: isTabs)
    window.layoutIfNeeded()
    expectEqual(container.view.subviews, inPlace)
    expectEqual(inPlace.count, (style == .currentContext ? 2 : 3))
    let told = log.take().filter { $0.hasPrefix("X") }
    expectEqual(told, ["X willAppear", "X isAppearing", "X didAppear"])
    expectEqual(shown.view.convert(shown.view.bounds, to: window), window.bounds)
    controllers[0].dismiss(animated: false)
    expectEqual(container.view.subviews, [controllers[0].view, bar])
    expectEqual(log.calls.contains("A didAppear"), (style == .currentContext))
  }

  @Test(arguments: styles, [true, false])
  func `One that is dismissed while another child is shown leaves that one shown`(
    style: ModalPresentationStyle, isTabs: Bool
  ) {
    let (container, bar) = show(isTabs: isTabs)
    shown.modalPresentationStyle = style
    controllers[0].present(shown, animated: false)
    turn(to: 1, isTabs: isTabs)

    controllers[0].dismiss(animated: false)

    expectEqual(container.view.subviews, [controllers[1].view, bar])
    turn(to: 0, isTabs: isTabs)
    expectEqual(container.view.subviews, [controllers[0].view, bar])
    expect(!isInWindow(shown) && !isInWindow(controllers[1]))
  }

  @Test(arguments: styles, ["A willDisappear", "B willAppear", "A didDisappear", "B didAppear"])
  func `One presented while the other child comes isn't left over that`(
    style: ModalPresentationStyle, moment: String
  ) {
    let (container, bar) = show(isTabs: false)
    shown.modalPresentationStyle = style
    for controller in controllers {
      controller.onCall = { [controllers, shown] controller, call in
        guard "\(controller.name) \(call)" == moment else { return }
        for each in controllers { each.onCall = nil }
        controllers[0].present(shown, animated: false)
      }
    }

    turn(to: 1, isTabs: false)

    expectEqual(container.view.subviews, [controllers[1].view, bar])
    expect(!isInWindow(shown))
    controllers[0].dismiss(animated: false)
    turn(to: 0, isTabs: false)
    expectEqual(container.view.subviews, [controllers[0].view, bar])
  }

  @Test(arguments: ["A willDisappear", "B willAppear", "B isAppearing", "A didDisappear"])
  func `A child whose container is covered while it comes appears once that comes back`(
    moment: String
  ) {
    let (container, bar) = show(isTabs: false)
    shown.modalPresentationStyle = .fullScreen
    for controller in controllers {
      controller.onCall = { [controllers, shown] controller, call in
        guard "\(controller.name) \(call)" == moment else { return }
        for each in controllers { each.onCall = nil }
        container.present(shown, animated: false)
      }
    }

    turn(to: 1, isTabs: false)

    expect(window.subviews.last === shown.view.superview && !isInWindow(controllers[1]))
    for name in ["A", "B"] {
      let last = log.calls.last { $0.hasPrefix(name) && $0.contains("ppear") }
      expect(last.map { $0 == "\(name) didDisappear" } ?? (name == "B"), "\(name)")
    }
    _ = log.take()
    container.dismiss(animated: false)
    let told = log.calls.filter { !$0.hasPrefix("X") }
    expectEqual(told, ["B willAppear", "B isAppearing", "B didAppear"])
    expectEqual(container.view.subviews, [controllers[1].view, bar])
  }

  @Test func `A child that comes while its container is being covered appears with that`() {
    let (container, bar) = show(isTabs: false)
    shown.modalPresentationStyle = .fullScreen
    controllers[0].onCall = { [navigation, controllers] _, call in
      guard call == "willDisappear" else { return }
      controllers[0].onCall = nil
      navigation.pushViewController(controllers[1], animated: false)
    }
    _ = log.take()

    container.present(shown, animated: false)

    expectEqual(log.take().filter { $0.hasPrefix("B") && $0.contains("ppear") }, [])
    container.dismiss(animated: false)
    let told = log.calls.filter { !$0.hasPrefix("X") }
    expectEqual(told, ["B willAppear", "B isAppearing", "B didAppear"])
    expectEqual(container.view.subviews, [controllers[1].view, bar])
  }

  @Test(arguments: ["B willMove in", "A willDisappear", "B willAppear", "A didDisappear"])
  func `A child that another container takes while it comes is shown there`(moment: String) {
    let (root, other) = (ViewController(), NavigationController())
    window.rootViewController = root
    navigation.viewControllers = [controllers[0]]
    for stack in [navigation, other] {
      root.addChild(stack)
      root.view.addSubview(stack.view)
      stack.didMove(toParent: root)
    }
    for controller in controllers {
      controller.onCall = { [controllers] controller, call in
        guard "\(controller.name) \(call)" == moment else { return }
        for each in controllers { each.onCall = nil }
        other.viewControllers = [controllers[1]]
      }
    }

    navigation.pushViewController(controllers[1], animated: false)

    let isLate = moment == "B willMove in"
    let (first, second) = isLate ? (navigation, other) : (other, navigation)
    expectEqual(first.view.subviews, [controllers[1].view, first.navigationBar])
    expect(second.topViewController === (isLate ? nil : controllers[0]))
    expectEqual(second.view.subviews.count, (isLate ? 1 : 2))
    expect(controllers[1].parent === first && controllers[1].children.isEmpty)
  }
}
