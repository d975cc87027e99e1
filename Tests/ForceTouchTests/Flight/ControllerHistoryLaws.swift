import Foundation
import Testing
import UIKitNames
import ViewGeometry

@testable import ForceTouchSupport
@testable import TestSupport

/// Random histories of pushes, pops, presentations, tabs, rotations, bars and animations, which
/// interrupt each other: at rest a clock makes no difference, nor do its steps.
@Suite struct ControllerHistoryLaws {
  private struct Step {
    let choice: Int
    let value: Int
  }

  private static func history(_ count: Int, seed: UInt64) -> [Step] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      Step(
        choice: Int.random(in: 0..<12, using: &generator),
        value: Int.random(in: 0..<12, using: &generator))
    }
  }

  /// A tab bar controller with a stack and a page, in the window of a screen that rotates.
  private final class World {
    let log = TransitionLog()
    let scene = UIWindowScene(screen: UIScreen(portraitSize: CGSize(width: 400, height: 800)))
    let window: UIWindow
    let tabs = UITabBarController()
    let stack: UINavigationController
    let pages: [LoggedController]
    let card: LoggedController
    var isPresented = false
    var animators: [UIViewPropertyAnimator] = []

    init() {
      let log = log
      pages = (0..<5).map { LoggedController("\($0)", log) }
      card = LoggedController("card", log)
      stack = UINavigationController(rootViewController: pages[0])
      tabs.setViewControllers([stack, LoggedController("tab", log)], animated: false)
      window = UIWindow(windowScene: scene)
      window.rootViewController = tabs
      window.isHidden = false
      window.layoutIfNeeded()
    }

    /// Plays a step; `rest` is called before a step that can only begin at rest.
    func play(_ step: Step, rest: () -> Void) {
      let free = pages.dropFirst().first { !stack.viewControllers.contains($0) }
      switch step.choice {
      case 0, 1: if let free { stack.pushViewController(free, animated: step.value > 1) }
      case 2: stack.popViewController(animated: step.value > 1)
      case 3: stack.popToRootViewController(animated: true)
      case 4:
        let others = stack.viewControllers.dropFirst().reversed() + (free.map { [$0] } ?? [])
        stack.setViewControllers([pages[0]] + others, animated: true)
      case 5:
        rest()
        if isPresented { tabs.dismiss(animated: true) } else { tabs.present(card, animated: true) }
        isPresented.toggle()
      case 6: tabs.selectedIndex = step.value % 2
      case 7:
        let all: [UIInterfaceOrientation] = [.portrait, .landscapeLeft, .landscapeRight]
        scene.rotate(to: all[step.value % 3])
      case 8: stack.setNavigationBarHidden(step.value % 2 == 0, animated: true)
      case 9:
        rest()
        let pop = stack.beginInteractivePop()
        pop?.update(CGFloat(step.value) / 12)
        if step.value % 3 == 0 { pop?.cancel() } else { pop?.finish() }
      case 10:
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeOut) {
          self.pages[0].view.alpha = CGFloat(step.value) / 12
        }
        animators.append(animator)
        animator.startAnimation()
      default:
        UIView.animate(
          withDuration: 0.3, delay: 0, options: step.value > 6 ? .beginFromCurrentState : []
        ) { self.window.alpha = 1 - CGFloat(step.value) / 20 }
      }
      window.layoutIfNeeded()
    }

    /// What can be seen of the controllers at rest.
    var state: [String] {
      window.layoutIfNeeded()
      let controllers = pages + [card]
      return [
        "\(stack.viewControllers.map { ($0 as? LoggedController)?.name ?? "" })",
        "\(tabs.selectedIndex) \(window.frame) \(window.alpha) \(stack.isNavigationBarHidden)",
        "\(stack.navigationBar.frame) \(tabs.presentedViewController != nil)",
      ]
        + controllers.map { controller in
          // One that was pushed and popped while another came never appeared, with a clock.
          let last = log.lines.last { $0.hasPrefix("\(controller.name) did") }
          let hasAppeared = last == "\(controller.name) did appear"
          // A view outside of the window has the size of its last layout.
          let place = controller.viewIfLoaded.map { view in
            view.window == nil ? "\(view.frame.minX)" : "\(view.frame)"
          }
          let alpha = controller.viewIfLoaded?.alpha ?? 1
          return "\(hasAppeared) \(controller.parent != nil) \(place ?? "0.0") \(alpha)"
        }
    }
  }

  /// Plays a history on a clock, with `steps` advances of the clock after each step.
  private func play(_ history: [Step], steps: Int) -> World {
    let (world, clock) = (World(), AnimationClock())
    clock.use {
      for step in history {
        world.play(step) { clock.advanceToRest() }
        let (start, way) = (clock.now, Double(step.value % 4) / 8)
        for number in 1...steps { clock.advance(to: start + way * Double(number) / Double(steps)) }
      }
      clock.advanceToRest()
      expect(clock.isAtRest)
    }
    return world
  }

  @Test func `at rest controllers with a clock are where they are without one`() {
    for seed in CaseRange.standard.seeds() {
      let history = Self.history(16, seed: seed)
      let timed = play(history, steps: 1)
      let timeless = World()
      for step in history { timeless.play(step) {} }
      for animator in timeless.animators { animator.advance(by: 100) }

      expectEqual(timed.state, timeless.state, "seed \(seed)")
    }
  }

  @Test func `one step is as good as many for controllers`() {
    for seed in CaseRange.standard.seeds() {
      let history = Self.history(14, seed: seed)
      let (one, many) = (play(history, steps: 1), play(history, steps: 7))

      expectEqual(one.state, many.state, "seed \(seed)")
      expectEqual(one.log.lines, many.log.lines, "seed \(seed)")
    }
  }
}
