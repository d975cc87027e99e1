import Foundation
import Testing
import UIKitNames
import ViewGeometry

@testable import ForceTouchSupport
@testable import TestSupport

/// Random histories of pushes, pops, presentations, tabs, rotations, bars and animations, with and
/// without animators of the app, driven or not, which interrupt each other in flight: at rest a
/// clock makes no difference, nor do its steps.
@Suite struct ControllerHistoryLaws {
  private struct Step {
    let choice: Int
    let value: Int
  }

  private static func history(_ count: Int, seed: UInt64) -> [Step] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      Step(
        choice: Int.random(in: 0..<15, using: &generator),
        value: Int.random(in: 0..<12, using: &generator))
    }
  }

  /// A tab bar controller with a stack and a page, in the window of a screen that rotates.
  private final class World {
    typealias Action = (World) -> Void

    let log = TransitionLog()
    let scene = UIWindowScene(screen: UIScreen(portraitSize: CGSize(width: 400, height: 800)))
    let window: UIWindow
    let tabs = UITabBarController()
    let stack: UINavigationController
    let pages: [LoggedController]
    let card: LoggedController
    /// The delegates of the stack, the card and the tabs.
    let delegates: [SlideDelegate]
    /// What drives the last pop, and what drives the card.
    var drivers = [
      UIPercentDrivenInteractiveTransition(), UIPercentDrivenInteractiveTransition(),
    ]
    var isPresented = false
    var animators: [UIViewPropertyAnimator] = []
    /// The steps that weren't refused, for a world without a clock.
    var plan: [Action?] = []
    /// The indices in the plan at which the two drivers were last finished or cancelled.
    private var ends = [0, 0]

    init() {
      let log = log
      pages = (0..<5).map { LoggedController("\($0)", log) }
      card = LoggedController("card", log)
      stack = UINavigationController(rootViewController: pages[0])
      delegates = (0..<3).map { _ in SlideDelegate(TransitionLog()) }
      for delegate in delegates { (delegate.fades, delegate.isCustom) = (false, false) }
      stack.delegate = delegates[0]
      card.transitioningDelegate = delegates[1]
      tabs.delegate = delegates[2]
      tabs.setViewControllers([stack, LoggedController("tab", log)], animated: false)
      window = UIWindow(windowScene: scene)
      window.rootViewController = tabs
      window.isHidden = false
      window.layoutIfNeeded()
    }

    private func perform(_ action: @escaping Action) {
      plan.append(action)
      action(self)
    }

    /// Plays a step, unless the state refuses it, as UIKit would.
    func play(_ step: Step) {
      let (value, isAnimated) = (step.value, step.value > 1)
      let free = (1..<5).first { !stack.viewControllers.contains(pages[$0]) }
      for delegate in delegates {
        (delegate.isCustom, delegate.isInterruptible) = (value % 2 == 0, value % 4 == 0)
      }
      switch step.choice {
      case 0, 1:
        if let free {
          perform { $0.stack.pushViewController($0.pages[free], animated: isAnimated) }
        }
      case 2: perform { $0.stack.popViewController(animated: isAnimated) }
      case 3: perform { $0.stack.popToRootViewController(animated: true) }
      case 4:
        perform { world in
          let others = world.stack.viewControllers.dropFirst().reversed()
          world.stack.setViewControllers(
            [world.pages[0]] + others + (free.map { [world.pages[$0]] } ?? []), animated: true)
        }
      case 5: presentOrDismiss(value)
      case 6: perform { $0.tabs.selectedIndex = value % 2 }
      case 7:
        let all: [UIInterfaceOrientation] = [.portrait, .landscapeLeft, .landscapeRight]
        perform { $0.scene.rotate(to: all[value % 3]) }
      case 8: perform { $0.stack.setNavigationBarHidden(value % 2 == 0, animated: true) }
      case 9: beginPop(isCustom: value % 2 == 0)
      case 10:
        perform { world in
          let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeOut) {
            world.pages[0].view.alpha = CGFloat(value) / 12
          }
          world.animators.append(animator)
          animator.startAnimation()
        }
      case 11, 12: drive(0, value)
      case 13: drive(1, value)
      default:
        perform { world in
          UIView.animate(
            withDuration: 0.3, delay: 0, options: value > 6 ? .beginFromCurrentState : []
          ) { world.window.alpha = 1 - CGFloat(value) / 20 }
        }
      }
      window.layoutIfNeeded()
    }

    private func presentOrDismiss(_ value: Int) {
      let isDriven = value % 4 < 2 && tabs.transitionCoordinator == nil
      // A presentation while another one is up or goes is refused.
      guard isPresented || tabs.presentedViewController == nil else { return }
      let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .custom, .pageSheet]
      perform { world in
        let delegate = world.delegates[1]
        if isDriven { (delegate.isCustom, delegate.driver) = (true, world.drivers[1]) }
        if world.isPresented {
          world.tabs.dismiss(animated: true)
        } else {
          world.card.modalPresentationStyle = styles[value % 4]
          world.tabs.present(world.card, animated: true)
        }
        world.isPresented.toggle()
        delegate.driver = nil
      }
    }

    /// Begins an interactive pop, unless another transition is in flight.
    private func beginPop(isCustom: Bool) {
      guard stack.transitionCoordinator == nil else { return }
      perform { world in
        guard isCustom else {
          if let pop = world.stack.beginInteractivePop() { world.drivers[0] = pop }
          return
        }
        let delegate = world.delegates[0]
        (delegate.isCustom, delegate.driver) = (true, world.drivers[0])
        world.stack.popViewController(animated: true)
        delegate.driver = nil
      }
    }

    /// Updates, finishes, cancels or pauses a transition; nothing happens at the wrong time.
    private func drive(_ index: Int, _ value: Int) {
      let wasDriven = isDriven(index)
      switch value % 5 {
      case 0: drivers[index].update(CGFloat(value) / 12)
      case 4:
        drivers[index].pause()
        // What it was finished by doesn't count.
        if !wasDriven, isDriven(index) { plan[ends[index]] = nil }
      default:
        guard wasDriven else { return }
        ends[index] = plan.count
        perform { world in
          if value % 5 < 3 { return world.drivers[index].finish() }
          world.drivers[index].cancel()
          if index == 1 { world.isPresented.toggle() }
        }
      }
    }

    private func isDriven(_ index: Int) -> Bool {
      let (driver, old) = (drivers[index], drivers[index].percentComplete)
      let probe: CGFloat = old == 0.5 ? 0.25 : 0.5
      driver.update(probe)
      defer { driver.update(old) }
      return driver.percentComplete == probe
    }

    /// Finishes what is driven.
    func settle(_ rest: () -> Void) {
      for _ in 0..<3 {
        for driver in drivers { driver.finish() }
        rest()
      }
    }

    /// What can be seen of the controllers at rest.
    var state: [String] {
      window.layoutIfNeeded()
      let controllers = pages + [card]
      return [
        "\(stack.viewControllers.map { ($0 as? LoggedController)?.name ?? "" })",
        "\(tabs.selectedIndex) \(window.frame) \(window.alpha) \(stack.isNavigationBarHidden)",
        // Neither a bar nor a view outside the window is laid out by a rotation.
        "\(stack.view.window == nil ? .zero : stack.navigationBar.frame)",
        "\(tabs.presentedViewController != nil)",
        "\(tabs.view.superview != nil) \(window.subviews.count) \(tabs.view.subviews.count)",
      ]
        + controllers.map { controller in
          // One that was pushed and popped while another came never appeared, with a clock.
          let last = log.lines.last { $0.hasPrefix("\(controller.name) did") }
          let hasAppeared = last == "\(controller.name) did appear"
          // A view outside of the window is where its last transition or layout left it.
          let view = controller.viewIfLoaded
          let place = view?.window == nil ? "" : "\(view?.frame ?? .zero)"
          return "\(hasAppeared) \(controller.parent != nil) \(place) \(view?.alpha ?? 1)"
        }
    }
  }

  /// Plays a history on a clock, with `steps` advances of the clock after each step.
  private func play(_ history: [Step], steps: Int) -> World {
    let (world, clock) = (World(), AnimationClock())
    clock.use {
      for step in history {
        world.play(step)
        let (start, way) = (clock.now, Double(step.value % 4) / 8)
        for number in 1...steps { clock.advance(to: start + way * Double(number) / Double(steps)) }
      }
      world.settle { clock.advanceToRest() }
      expect(clock.isAtRest)
    }
    return world
  }

  @Test func `at rest controllers with a clock are where they are without one`() {
    for seed in CaseRange.standard.seeds() {
      let history = Self.history(20, seed: seed)
      let timed = play(history, steps: 1)
      let timeless = World()
      for action in timed.plan {
        action?(timeless)
        timeless.window.layoutIfNeeded()
      }
      timeless.settle {}
      for animator in timeless.animators { animator.advance(by: 100) }

      expectEqual(timed.state, timeless.state, "seed \(seed)")
    }
  }

  @Test func `one step is as good as many for controllers`() {
    for seed in CaseRange.standard.seeds() {
      let history = Self.history(16, seed: seed)
      let (one, many) = (play(history, steps: 1), play(history, steps: 7))

      expectEqual(one.state, many.state, "seed \(seed)")
      expectEqual(one.log.lines, many.log.lines, "seed \(seed)")
    }
  }
}
