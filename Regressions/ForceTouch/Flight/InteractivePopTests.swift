import Foundation
import TestSupport
import Testing
import UIKitNames
import ViewGeometry

@testable import ForceTouchTests

/// Pops that a finger drives, finished and cancelled, and transitions that lose what they run on.
@Suite final class InteractivePopTests {
  private let stage = TransitionStage()
  private var clock: AnimationClock { stage.clock }
  private var stack: UINavigationController { stage.stack }

  init() {
    stage.stack.pushViewController(stage.top, animated: false)
    _ = stage.log.taken()
  }

  private func expectSeen(top: CGFloat, root: CGFloat) {
    expect(abs(stage.seenX(stage.top) - top) < 1e-6)
    expect(abs(stage.seenX(stage.root) - root) < 1e-6)
  }

  @Test func `R15.58 A pop follows the finger, and finishes like any other`() throws {
    try clock.use {
      let pop = try #require(stack.beginInteractivePop())
      let coordinator = try #require(stack.transitionCoordinator)
      coordinator.notifyWhenInteractionChanges { context in
        self.stage.log.lines.append("changes \(context.isCancelled) \(context.isInteractive)")
      }
      expectEqual(
        stage.log.taken(), ["top will leave", "top will go", "root will appear", "will show"])
      expect(stack.viewControllers == [stage.root])
      expect(coordinator.isInteractive && coordinator.initiallyInteractive)
      expectEqual(pop.duration, 0.35)
      for (fraction, x) in [(0, 0), (0.5, 200), (0.25, 100), (2, 400), (.nan, 0), (0.5, 200)] {
        pop.update(fraction)
        expectSeen(top: CGFloat(x), root: CGFloat(x - 400) * 0.3)
      }
      expectEqual(coordinator.percentComplete, 0.5)
      clock.advance(by: 10)
      expectSeen(top: 200, root: -60)
      expect(stack.beginInteractivePop() == nil)
      pop.completionSpeed = 0.5
      pop.completionCurve = .linear
      pop.finish()
      expectEqual(stage.log.taken(), ["changes false false"])
      clock.advance(by: 0.175)
      expectSeen(top: 300, root: -30)
      expectEqual(stage.log.taken(), [])
      clock.advanceToRest()
      expect(abs(clock.now - 10.35) < 1e-9)
    }
    expectEqual(stage.log.taken(), ["top did go", "root did appear", "did show", "top left"])
    expect(stage.top.parent == nil && stage.top.view.superview == nil)
    expectEqual([stage.root.view.frame.minX, stage.top.view.frame.minX], [0, 0])
  }

  @Test(arguments: [true, false])
  func `R15.58 A cancelled pop runs back, and all is as it was`(hasClock: Bool) throws {
    AnimationClock.current = hasClock ? clock : nil
    defer { AnimationClock.current = nil }
    let pop = try #require(stack.beginInteractivePop())
    _ = stage.log.taken()
    stack.transitionCoordinator?.animate(
      alongsideTransition: nil,
      completion: { self.stage.log.lines.append("completion \($0.isCancelled)") })
    pop.update(0.4)
    pop.cancel()
    expect(stack.viewControllers == [stage.root, stage.top])
    if hasClock {
      expectEqual(stage.log.taken(), [])
      clock.advance(by: 0.07)
      expect(stage.seenX(stage.top) > 0 && stage.seenX(stage.top) < 160)
      clock.advanceToRest()
      expect(abs(clock.now - 0.14) < 1e-9)
    }
    expectEqual(
      stage.log.taken(),
      [
        "root will go", "top will appear", "root did go", "top did appear", "completion true",
        "top moved",
      ])
    expect(stage.root.view.superview == nil && stage.top.view.window === stage.window)
    expectEqual([stage.root.view.frame.minX, stage.top.view.frame.minX], [0, 0])
    expect(stack.transitionCoordinator == nil && stack.topViewController === stage.top)
    // It can be popped again, and then it goes.
    stack.popViewController(animated: false)
    expectEqual(stage.log.lines.last, "top left")
    expect(stage.root.view.window === stage.window)
  }

  @Test func `R15.58 A finishing pop can be caught and cancelled`() throws {
    try clock.use {
      let pop = try #require(stack.beginInteractivePop())
      pop.update(0.5)
      pop.finish()
      clock.advance(by: 0.05)
      pop.pause()
      let caught = pop.percentComplete
      expect(caught > 0.5 && caught < 1)
      clock.advance(by: 1)
      expectEqual(pop.percentComplete, caught)
      pop.update(0.25)
      expectSeen(top: 100, root: -90)
      pop.cancel()
      clock.advanceToRest()
      pop.update(0.9)
      pop.finish()
    }
    expect(stack.topViewController === stage.top && stage.top.view.window === stage.window)
    expectEqual(stage.log.lines.last, "top moved")
    expectEqual(stage.top.view.frame.minX, 0)
  }

  @Test(arguments: 0..<3)
  func `R15.58 A change of the stack completes the pop first`(ending: Int) throws {
    let third = LoggedController("third", stage.log)
    try clock.use {
      let pop = try #require(stack.beginInteractivePop())
      pop.update(0.5)
      if ending == 1 { pop.finish() }
      if ending == 2 { pop.cancel() }
      clock.advance(by: 0.01)
      stack.pushViewController(third, animated: true)
      let below = ending == 2 ? [stage.root, stage.top] : [stage.root]
      expect(stack.viewControllers == below + [third])
      clock.advanceToRest()
    }
    expect(third.view.window === stage.window && stage.root.view.window == nil)
    expectEqual(stage.top.parent == nil, ending != 2)
    expect(clock.isAtRest)
  }

  @Test func `R15.58 Without a second controller, a window or at the wrong time there is no pop`() {
    clock.use {
      stack.pushViewController(LoggedController("third", stage.log), animated: true)
      expect(stack.beginInteractivePop() == nil)
      clock.advanceToRest()
      stack.popToRootViewController(animated: false)
      expect(stack.beginInteractivePop() == nil)
    }
    expect(UINavigationController().beginInteractivePop() == nil)
    let idle = UIPercentDrivenInteractiveTransition()
    idle.update(0.5)
    idle.finish()
    idle.cancel()
    idle.pause()
    expectEqual(idle.percentComplete, 0)
  }

  @Test func `R15.57 A clock that is freed completes the transitions on it`() {
    var own: AnimationClock? = AnimationClock()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1_000)
    own?.use {
      stack.popViewController(animated: true)
      scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      UIView.animate(withDuration: 1, animations: { self.stage.window.alpha = 0.5 }) { _ in
        self.stage.log.lines.append("a block of the app")
      }
    }
    own?.advance(by: 0.1)
    // Optimized, it may be freed after its last use.
    withExtendedLifetime(own) { _ = stage.log.taken() }
    own = nil
    expectEqual(
      stage.log.taken(), ["top did go", "root did appear", "did show", "top left"])
    expect(stage.top.view.superview == nil && stack.transitionCoordinator == nil)
    expectEqual(scroll.contentOffset.y, 300)
    expect(!scroll.isScrollAnimating)
    expectEqual(stage.window.layer.presentation()?.opacity, 0.5)
  }

  @Test func `R15.57 A presentation and a finishing pop complete with their clock`() throws {
    var own: AnimationClock? = AnimationClock()
    let card = LoggedController("card", stage.log)
    try own?.use {
      try #require(stack.beginInteractivePop()).finish()
      stack.present(card, animated: true) { self.stage.log.lines.append("presented") }
    }
    // Optimized, it may be freed after its last use.
    withExtendedLifetime(own) { _ = stage.log.taken() }
    own = nil
    expect(stage.log.lines.contains("presented") && stage.log.lines.contains("top left"))
    expect(!card.isBeingPresented && card.view.window === stage.window)
  }

  @Test func `R15.40 Controllers and windows without an owner live until their transition ends`() {
    weak var (gone, page): (UINavigationController?, UIViewController?)
    clock.use {
      do {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let stack = UINavigationController(rootViewController: UIViewController())
        let pushed = UIViewController()
        (gone, page) = (stack, pushed)
        window.rootViewController = stack
        window.layoutIfNeeded()
        stack.pushViewController(pushed, animated: true)
      }
      clock.advance(by: 0.1)
      clock.advanceToRest()
      expect(clock.isAtRest)
    }
    expect(gone == nil && page == nil)
  }
}
