import Foundation
import TestSupport
import Testing
import UIKitNames
import ViewGeometry

@testable import ForceTouch
@testable import ForceTouchTests

/// Transitions that the app's animators run, driven or not, with and without a clock.
@Suite final class CustomTransitionTests {
  private let stage = CustomTransitionStage()
  private let clock = AnimationClock()
  private var log: TransitionLog { stage.log }

  private func run(_ hasClock: Bool, _ body: () throws -> Void) rethrows {
    if hasClock { try clock.use(body) } else { try body() }
  }

  private var answers: [String] { (stage.delegate.last as? AnySlide)?.answers ?? [] }

  @Test(arguments: [true, false])
  func `R15.60, R15.61 A full screen comes and goes by its animators`(hasClock: Bool) {
    stage.card.modalPresentationStyle = .fullScreen
    run(hasClock) {
      stage.tabs.present(stage.card, animated: true) { self.log.lines.append("presented") }
      expectEqual(answers, ["fromto true", "800.0 0.0", "0.0 800.0"])
      if hasClock {
        expectEqual(log.taken(), ["top will go", "card will appear"])
        expect(stage.tabs.view.superview === stage.card.view.superview)
        clock.advance(by: 0.25)
        expectEqual(stage.card.view.layer.presentation()?.frame.minX, 200)
        clock.advanceToRest()
      }
      expectEqual(
        log.taken().suffix(4), ["ended true", "card did appear", "top did go", "presented"])
      expect(stage.tabs.view.superview == nil)
      stage.tabs.dismiss(animated: true)
      expectEqual(answers, ["fromto true", "800.0 0.0", "0.0 800.0"])
      clock.advanceToRest()
    }
    expectEqual(
      log.taken(),
      ["card will go", "top will appear", "ended true", "top did appear", "card did go"])
    expect(stage.tabs.view.superview === stage.window && stage.window.subviews.count == 1)
    expectEqual(stage.tabs.view.alpha, 1)
  }

  @Test func `R15.61 A view that stays isn't involved, and only animated changes ask`() {
    stage.card.modalPresentationStyle = .overFullScreen
    stage.tabs.present(stage.card, animated: false)
    expect(stage.delegate.last == nil)
    stage.tabs.dismiss(animated: true)
    expectEqual(answers, ["from true", "800.0 0.0", "800.0 800.0"])
    expect(stage.window.subviews.count == 1)
  }

  @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
  func `R15.62 A driven dismissal follows the finger, and finishes or is cancelled`(
    hasClock: Bool, isInterruptible: Bool
  ) {
    stage.card.modalPresentationStyle = .fullScreen
    stage.tabs.present(stage.card, animated: false)
    let before = stage.state
    let driver = UIPercentDrivenInteractiveTransition()
    (stage.delegate.driver, stage.delegate.isInterruptible) = (driver, isInterruptible)
    run(hasClock) {
      for isCancelled in [true, false] {
        _ = log.taken()
        stage.tabs.dismiss(animated: true) { self.log.lines.append("completion") }
        expectEqual(log.taken(), ["card will go", "top will appear"])
        let context = stage.card.transitionCoordinator
        expect(context?.isInteractive == true && context?.presentationStyle == .fullScreen)
        let driven = (context as? TransitionCoordinator)?.context
        expect(driven?.isDriven == true)
        expectEqual(driver.duration, 0.5)
        let places: [(CGFloat, CGFloat)] = [(0.25, 100), (2, 400), (.nan, 0), (0.5, 200)]
        for (fraction, x) in places {
          driver.update(fraction)
          expectEqual(stage.card.view.layer.presentation()?.frame.minX, x)
        }
        driver.completionCurve = .linear
        driver.completionSpeed = 0.5
        if isCancelled { driver.cancel() } else { driver.finish() }
        if hasClock {
          clock.advance(by: 0.25)
          expectEqual(stage.card.view.layer.presentation()?.frame.minX, isCancelled ? 100 : 300)
          clock.advanceToRest()
        }
        expect(driven?.isDriven == false)
        guard isCancelled else { continue }
        expectEqual(
          log.taken(),
          [
            "ended false", "top will go", "card will appear", "top did go", "card did appear",
            "completion",
          ])
        expectEqual(stage.state, before)
      }
    }
    expectEqual(
      log.taken(), ["ended true", "top did appear", "card did go", "completion"])
    expect(stage.card.presentingViewController == nil && stage.window.subviews.count == 1)
    if hasClock { expect(abs(clock.now - 1) < 1e-9) }
  }

  @Test(arguments: [true, false])
  func `R15.63 Pushes and tabs have animators, below the bar`(hasClock: Bool) {
    let third = LoggedController("third", log)
    run(hasClock) {
      stage.stack.pushViewController(third, animated: true)
      expectEqual(answers.first, "fromto true")
      if hasClock {
        expect(third.view.superview === stage.top.view.superview)
        expect(stage.stack.view.subviews.last === stage.stack.navigationBar)
        clock.advance(by: 0.25)
        expectEqual(third.view.layer.presentation()?.frame.minX, 200)
        clock.advanceToRest()
      }
      expectEqual(
        log.taken(),
        [
          "top will go", "third will appear", "ended true", "top did go", "third did appear",
          "third moved",
        ])
      expect(third.view.superview === stage.stack.view && stage.top.view.window == nil)
      let driver = UIPercentDrivenInteractiveTransition()
      stage.delegate.driver = driver
      let before = stage.state
      stage.tabs.selectedIndex = 1
      expectEqual(stage.tabs.selectedIndex, 1)
      driver.update(0.5)
      driver.cancel()
      expectEqual(stage.tabs.selectedIndex, 0)
      clock.advanceToRest()
      expectEqual(stage.state, before)
      stage.tabs.selectedIndex = 1
      driver.finish()
      clock.advanceToRest()
    }
    expect(stage.page.view.superview === stage.tabs.view && stage.stack.view.superview == nil)
  }

  @Test func `R15.59 A transition lasts until it is completed, and only once`() {
    final class Slow: UIViewControllerAnimatedTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      func transitionDuration(using _: (any UIViewControllerContextTransitioning)?) -> Double { 0 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        self.context = context
      }
    }
    final class Delegate: UINavigationControllerDelegate {
      let slow = Slow()
      func navigationController(
        _: UINavigationController, animationControllerFor _: UINavigationController.Operation,
        from _: UIViewController, to _: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { slow }
    }
    let delegate = Delegate()
    stage.stack.delegate = delegate
    let before = stage.state
    for completes in [false, true] {
      stage.stack.popViewController(animated: true)
      expect(stage.stack.transitionCoordinator != nil)
      stage.stack.setNavigationBarHidden(false, animated: false)
      let context = delegate.slow.context
      context?.completeTransition(completes)
      context?.completeTransition(!completes)
      context?.cancelInteractiveTransition()
      expectEqual(stage.stack.viewControllers.count, completes ? 1 : 2)
      if !completes { expectEqual(stage.state, before) }
    }
    expectEqual(log.lines.last, "top left")
    expect(stage.stack.transitionCoordinator == nil)
  }

  @Test func `R15.62 A transition that starts by itself can be caught`() {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    (stage.delegate.driver, stage.delegate.isInterruptible) = (driver, true)
    let before = stage.state
    clock.use {
      stage.stack.popViewController(animated: true)
      let context = stage.stack.transitionCoordinator
      expect(context?.isInteractive == false && context?.isInterruptible == true)
      clock.advance(by: 0.25)
      driver.pause()
      expect(context?.isInteractive == true && context?.initiallyInteractive == false)
      clock.advance(by: 1)
      let x = driver.percentComplete * 400
      expect(x > 100 && x < 200)
      expect(abs((stage.top.view.layer.presentation()?.frame.minX ?? 0) - x) < 1e-9)
      driver.cancel()
      clock.advanceToRest()
    }
    expectEqual(stage.state, before)
  }

  @Test func `R15.57 A freed clock completes custom transitions`() {
    var own: AnimationClock? = AnimationClock()
    _ = own?.use { stage.stack.popViewController(animated: true) }
    own?.advance(by: 0.1)
    own = nil
    expect(stage.stack.transitionCoordinator == nil && stage.top.view.superview == nil)
    expectEqual(log.lines.last, "top left")
  }
}
