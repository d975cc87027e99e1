import Foundation
import TestSupport
import Testing
import UIKitNames
import ViewGeometry

@testable import ForceTouchTests

/// Driven transitions that are looked at ahead, whose animators are the app's own, and that end
/// early.
@Suite final class DrivenTransitionDetailTests {
  private let stage = CustomTransitionStage()
  private let clock = AnimationClock()
  private let driver = UIPercentDrivenInteractiveTransition()
  private var stack: UINavigationController { stage.stack }

  /// How a transition between two controllers of a stack is animated.
  enum Kind: CaseIterable { case builtIn, blocks, interruptible }

  private func shownX(_ controller: UIViewController) -> CGFloat {
    controller.view.layer.presentation()?.frame.minX ?? .nan
  }

  /// Begins a driven pop of the top controller.
  private func beginPop(_ kind: Kind) throws -> UIPercentDrivenInteractiveTransition {
    guard kind != .builtIn else {
      stack.delegate = nil
      return try #require(stack.beginInteractivePop())
    }
    (stage.delegate.driver, stage.delegate.isInterruptible) = (driver, kind == .interruptible)
    stack.popViewController(animated: true)
    return driver
  }

  @Test(arguments: Kind.allCases, [true, false])
  func `R15.51 R15.62 looking ahead in a driven pop shows what comes`(
    kind: Kind, isCancelled: Bool
  ) throws {
    try clock.use {
      let pop = try beginPop(kind)
      pop.update(0.5)
      pop.timingCurve = UISpringTimingParameters(dampingRatio: 1)
      if isCancelled { pop.cancel() } else { pop.finish() }
      let (start, x, fraction) = (clock.now, shownX(stage.top), pop.percentComplete)

      let left = try #require(clock.momentOfRest) - start
      let moments = (0...12).map { start + left * Double($0) / 16 }
      let seen = moments.map { moment in clock.look(at: moment) { shownX(stage.top) } }
      expect(shownX(stage.top) == x && pop.percentComplete == fraction && clock.now == start)
      expect(seen[0] == x && Set(seen).count == 13)

      for (moment, ahead) in zip(moments, seen) {
        clock.advance(by: moment - clock.now)
        expect(abs(shownX(stage.top) - ahead) < 1e-6, "at \(moment): \(ahead)")
      }
      clock.advanceToRest()
    }
    expectEqual(stack.viewControllers.count, isCancelled ? 2 : 1)
  }

  @Test func `R15.62 the rest of an interruptible transition follows a spring`() throws {
    let spring = UISpringTimingParameters(dampingRatio: 0.5)
    try clock.use {
      let pop = try beginPop(.interruptible)
      pop.update(0.5)
      pop.timingCurve = spring
      pop.finish()

      clock.advance(by: 0.125)

      let expected = 0.5 + 0.5 * spring.progress(at: 0.5, of: 0.25)
      expect(abs(pop.percentComplete - min(expected, 1)) < 1e-9)
    }
  }

  /// The app's own implementation of an animator, which logs what it is asked for.
  private final class OwnAnimator: UIViewImplicitlyAnimating {
    private(set) var calls: [String] = []
    var state = UIViewAnimatingState.inactive
    var isRunning = false
    var isReversed = false
    var completion: (UIViewAnimatingPosition) -> Void = { _ in }
    var fractionComplete: CGFloat = 0 {
      didSet {
        state = .active
        calls.append("\(fractionComplete)")
      }
    }

    func startAnimation() { calls.append("start") }
    func startAnimation(afterDelay delay: TimeInterval) { calls.append("start later") }
    func pauseAnimation() { calls.append("pause") }
    func stopAnimation(_ withoutFinishing: Bool) {
      state = .stopped
      calls.append("stop \(withoutFinishing)")
    }
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
      state = .inactive
      calls.append("finish \(finalPosition)")
      completion(finalPosition)
    }
    func addAnimations(_ animation: @escaping () -> Void) {}
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    func continueAnimation(
      withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {}
  }

  /// A delegate of a stack that returns itself as the animation, which takes half a second, and a
  /// driver of it.
  private class Driven: UINavigationControllerDelegate {
    let driver: UIPercentDrivenInteractiveTransition
    init(_ driver: UIPercentDrivenInteractiveTransition) { self.driver = driver }

    func transitionDuration(using _: (any UIViewControllerContextTransitioning)?) -> Double { 0.5 }
    func navigationController(
      _: UINavigationController, animationControllerFor _: UINavigationController.Operation,
      from _: UIViewController, to _: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      self as? any UIViewControllerAnimatedTransitioning
    }
    func navigationController(
      _: UINavigationController,
      interactionControllerFor _: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  /// Runs closures in place of its methods.
  private final class Animation: Driven, UIViewControllerAnimatedTransitioning {
    var animate: (any UIViewControllerContextTransitioning) -> Void = { _ in }
    var interruptible: any UIViewImplicitlyAnimating = OwnAnimator()
    private(set) var context: (any UIViewControllerContextTransitioning)?

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      animate(context)
    }
    func interruptibleAnimator(
      using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      self.context = context
      animate(context)
      return interruptible
    }
  }

  /// Pops by an animation with an animator of the app's own.
  private func popByOwnAnimator() -> (Animation, OwnAnimator) {
    let (animation, own) = (Animation(driver), OwnAnimator())
    animation.interruptible = own
    own.completion = { [weak animation] in animation?.context?.completeTransition($0 == .end) }
    stack.delegate = animation
    stack.popViewController(animated: true)
    return (animation, own)
  }

  @Test(arguments: [true, false])
  func `R15.62 an animator of the app's own is scrubbed, and ended where the transition ends`(
    isCancelled: Bool
  ) {
    clock.use {
      let (animation, own) = popByOwnAnimator()
      driver.update(0.25)
      driver.completionCurve = .linear
      if isCancelled { driver.cancel() } else { driver.finish() }
      clock.advance(by: 0.0625)
      clock.advanceToRest()

      let way = isCancelled ? ["0.125", "0.0"] : ["0.375", "1.0"]
      let end = isCancelled ? "start" : "end"
      expectEqual(own.calls, ["0.0", "0.0", "0.25"] + way + ["stop false", "finish \(end)"])
      expect(animation.context?.transitionWasCancelled == isCancelled)
    }
    expectEqual(stack.viewControllers.count, isCancelled ? 2 : 1)
    expect(stack.transitionCoordinator == nil)
  }

  @Test func `R15.62 started by itself, a transition by the app's own animator is linear`() {
    driver.wantsInteractiveStart = false
    clock.use {
      let (animation, own) = popByOwnAnimator()
      expect(animation.context?.isInteractive == false)
      clock.advance(by: 0.125)
      expectEqual(driver.percentComplete, 0.25)
      clock.advanceToRest()
      expectEqual(own.calls.suffix(2), ["stop false", "finish end"])
    }
    expect(stage.top.view.superview == nil && stack.viewControllers == [stage.root])
  }

  /// Moves the old view to the right by an animator and a block that it starts.
  private final class Started: Driven, UIViewControllerAnimatedTransitioning {
    private(set) var ends: [UIViewAnimatingPosition] = []

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let view = context.view(forKey: .from)
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
        view?.frame.origin.x = 400
      }
      animator.addCompletion { [self] in
        ends.append($0)
        context.completeTransition(!context.transitionWasCancelled)
      }
      animator.startAnimation()
      UIView.animate(withDuration: 0.25) { view?.alpha = 0.5 }
      UIView.animate(withDuration: 0.25, delay: 0.25) { view?.alpha = 0 }
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `R15.62 animators and blocks that the animation starts are driven with it`(
    isCancelled: Bool, hasClock: Bool
  ) {
    let animation = Started(driver)
    stack.delegate = animation
    AnimationClock.current = hasClock ? clock : nil
    defer { AnimationClock.current = nil }
    stack.popViewController(animated: true)
    for fraction in [0.25, 0.75, 0.5] as [CGFloat] {
      driver.update(fraction)
      expect(abs(shownX(stage.top) - 400 * fraction) < 1e-9)
    }

    if isCancelled { driver.cancel() } else { driver.finish() }
    clock.advanceToRest()

    expectEqual(animation.ends, [isCancelled ? .start : .end])
    expectEqual(stack.viewControllers.count, isCancelled ? 2 : 1)
    expectEqual(stage.top.view.frame.minX, isCancelled ? 0 : 400)
    expectEqual(stage.top.view.alpha, isCancelled ? 1 : 0)
    expect((stage.top.view.window == nil) != isCancelled)
  }

  @Test func `R15.63 a change of the stack ends a driven transition that the app doesn't end`() {
    let animation = Animation(driver)
    stack.delegate = animation
    stack.popViewController(animated: true)
    driver.update(0.5)

    stack.delegate = nil
    stack.pushViewController(stage.card, animated: false)

    expectEqual(stack.viewControllers, [stage.root, stage.card])
    expect(stage.card.view.window === stage.window && stage.top.view.superview == nil)
    expect(animation.context?.isInteractive == false)
  }

  @Test func `R15.59 an animator that ends the transition at once leaves nothing to drive`() {
    let animation = Animation(driver)
    animation.animate = { $0.completeTransition(true) }
    stack.delegate = animation

    stack.popViewController(animated: true)
    driver.update(0.5)
    driver.cancel()

    expectEqual(stack.viewControllers, [stage.root])
    expect(driver.percentComplete == 0 && stack.transitionCoordinator == nil)
  }

  @Test(arguments: [true, false])
  func `R15.59 a transition can be ended when its interaction ends, and is over then`(
    completes: Bool
  ) {
    var changes: [Bool] = []
    clock.use {
      let (animation, own) = popByOwnAnimator()
      stack.transitionCoordinator?.notifyWhenInteractionChanges {
        changes.append($0.isInteractive)
        animation.context?.completeTransition(completes)
      }
      driver.update(0.5)
      driver.finish()

      expectEqual(own.calls, ["0.0", "0.0", "0.5"])
      expect(clock.momentOfRest == clock.now && stack.transitionCoordinator == nil)
    }
    expectEqual(changes, [false])
    expectEqual(stack.viewControllers.count, completes ? 1 : 2)
  }

  @Test func `A context that isn't the library's isn't driven`() {
    final class Other: UIViewControllerContextTransitioning {
      var containerView: UIView { UIView() }
      var (isAnimated, isInteractive, transitionWasCancelled) = (true, true, false)
      var presentationStyle: UIModalPresentationStyle { .none }
      var targetTransform: CGAffineTransform { .identity }
      var calls = 0
      func updateInteractiveTransition(_ percentComplete: CGFloat) { calls += 1 }
      func finishInteractiveTransition() { calls += 1 }
      func cancelInteractiveTransition() { calls += 1 }
      func pauseInteractiveTransition() { calls += 1 }
      func completeTransition(_ didComplete: Bool) { calls += 1 }
      func viewController(
        forKey key: UITransitionContextViewControllerKey
      ) -> UIViewController? { nil }
      func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
      func initialFrame(for vc: UIViewController) -> CGRect { .zero }
      func finalFrame(for vc: UIViewController) -> CGRect { .zero }
    }
    let other = Other()

    driver.startInteractiveTransition(other)
    driver.update(0.5)
    driver.finish()

    expect(other.calls == 0 && driver.percentComplete == 0)
  }
}
