import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// When the blocks of a transition run: animations with the new view in place and the old one still there, completions last.
@Suite struct TransitionBlockTests {
  /// A way from one controller to another.
  enum Way: CaseIterable, Sendable {
    case push, pop, present, dismiss

    /// The calls of the two controllers around the blocks.
    var calls: [String] {
      switch self {
      case .push, .pop:
        [
          "from willDisappear", "to willAppear", "to isAppearing", "animation there",
          "from didDisappear",
          "to didAppear", "completion",
        ]
      case .present, .dismiss:
        [
          "from willDisappear", "to willAppear", "to isAppearing", "animation there",
          "to didAppear",
          "from didDisappear", "completion",
        ]
      }
    }
  }

  private let window = Window(
    screen: Screen(portraitSize: CGSize(width: 320, height: 480), scale: 2))
  private let log = ControllerLog()

  /// Shows one controller, then goes to the other with `change`, and returns the calls in between.
  private func calls(going way: Way, _ change: (RecordingController) -> Void) -> [String] {
    let (from, to) = (RecordingController("from", log), RecordingController("to", log))
    from.modalPresentationStyle = .fullScreen
    to.modalPresentationStyle = .fullScreen
    let lower = way == .push || way == .present ? from : to
    let upper = way == .push || way == .present ? to : from
    let stack = NavigationController()
    if way == .push || way == .pop { stack.setViewControllers([lower], animated: false) }
    window.rootViewController = stack.viewControllers.isEmpty ? lower : stack
    to.loadViewIfNeeded()
    let show = { (isBack: Bool) in
      switch way {
      case .push, .pop:
        if isBack {
          stack.popViewController(animated: true)
        } else {
          stack.pushViewController(upper, animated: true)
        }
      case .present, .dismiss:
        if isBack { lower.dismiss(animated: true) } else { lower.present(upper, animated: true) }
      }
    }
    if upper === from { show(false) }
    _ = log.take()
    change(to)
    show(lower === to)
    return log.take().filter { !$0.contains("Move") && !$0.contains("didLoad") }
  }

  @Test(arguments: Way.allCases)
  func `animations run between the last layout and the old view's removal`(way: Way) {
    let found = calls(going: way) { to in
      to.onCall = { [log] controller, call in
        guard call == "willAppear" else { return }
        controller.transitionCoordinator?.animate(alongsideTransition: { context in
          let isThere = [TransitionContextViewKey.from, .to].allSatisfy {
            context.view(forKey: $0)?.window != nil
          }
          log.note("animation \(isThere ? "there" : "gone")")
        }) { _ in log.note("completion") }
      }
    }

    expectEqual(found, way.calls)
  }

  @Test(arguments: Way.allCases)
  func `a transition knows its two controllers, and isn't cancelled`(way: Way) {
    var found: [String] = []
    _ = calls(going: way) { to in
      to.onCall = { controller, call in
        guard call == "willAppear" else { return }
        controller.transitionCoordinator?.animate(alongsideTransition: { context in
          found = [TransitionContextViewControllerKey.from, .to, .init(rawValue: "other")].map {
            (context.viewController(forKey: $0) as? RecordingController)?.name ?? "none"
          }
          found.append("\(context.view(forKey: .init(rawValue: "other")) == nil)")
          found.append("\(context.isCancelled) \(context.transitionDuration)")
        })
        controller.transitionCoordinator?.animateAlongsideTransition(
          in: nil, animation: { _ in found.append("beside") })
      }
    }

    expectEqual(found, ["from", "to", "none", "true", "false 0.0", "beside"])
  }
}
