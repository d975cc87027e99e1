import ForceTouch
import Foundation
import TestSupport
import Testing
import UIKitNames
import ViewGeometry

/// Animators as apps for UIKit write them: blocks that set end values.
@Suite struct AnimatorBlockTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func `The block waits for the start, then the view has its end values`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
      view.frame = CGRect(x: 100, y: 50, width: 20, height: 20)
      view.alpha = 0.25
    }
    var ended: [UIViewAnimatingPosition] = []
    animator.addCompletion { ended.append($0) }
    let before = view.frame

    animator.startAnimation()
    let during = (view.frame, view.alpha, animator.isRunning)
    animator.advance(by: 1)

    expectEqual(before, CGRect(x: 0, y: 0, width: 10, height: 10))
    expectEqual(during.0, CGRect(x: 100, y: 50, width: 20, height: 20))
    expectEqual(during.1, 0.25)
    expect(during.2)
    expectEqual(ended, [.end])
    expectEqual(view.frame, during.0)
  }

  /// The ways to make an animator active.
  enum Activation: CaseIterable {
    case start, pause, scrub, startLate

    func callAsFunction(_ animator: UIViewPropertyAnimator) {
      switch self {
      case .start: animator.startAnimation()
      case .pause: animator.pauseAnimation()
      case .scrub: animator.fractionComplete = 0.3
      case .startLate: animator.startAnimation(afterDelay: 2)
      }
    }
  }

  @Test(arguments: Activation.allCases)
  func `R10.38 Blocks are carried out once, in order, whatever makes the animator active`(
    activate: Activation
  ) {
    var calls: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.7) { calls.append("first") }
    animator.addAnimations { calls.append("second") }
    animator.addAnimations({ calls.append("third") }, delayFactor: 0.5)

    activate(animator)
    animator.addAnimations { calls.append("late") }
    animator.fractionComplete = 0.5
    animator.isReversed = true
    animator.startAnimation()
    animator.advance(by: 5)

    expectEqual(calls, ["first", "second", "third", "late"])
    expectEqual(animator.state, .inactive)
  }

  @Test func `A block may start animations, whose completions come after it`() {
    var calls: [String] = []
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      calls.append("inherits \(UIView.inheritedAnimationDuration)")
      UIView.animate(withDuration: 1) {
        calls.append("inner")
      } completion: { _ in
        calls.append("inner completion")
      }
      calls.append("end of block")
    }
    animator.startAnimation()

    expectEqual(calls, ["inherits 2.0", "inner", "end of block", "inner completion"])
  }

  @Test func `A running animator runs, with the curve of its options`() throws {
    var ended: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 2, delay: 1, options: [.curveEaseIn, .allowUserInteraction],
      animations: { view.center.x = 40 }, completion: { ended.append($0) })

    expect(animator.isRunning)
    expectEqual(animator.delay, 1)
    expectEqual(view.center.x, 40)
    expectEqual(
      animator.timingParameters?.cubicTimingParameters,
      UICubicTimingParameters(animationCurve: .easeIn))
    animator.advance(by: 0.75)
    animator.advance(by: 0.75)
    expectEqual(animator.fractionComplete, 0.25)
    animator.advance(by: 1.5)
    expectEqual(ended, [.end])
    expectEqual(animator.delay, 0)
    for (duration, delay) in [(Double.infinity, 0), (1, Double.infinity), (.nan, .infinity)] {
      let endless = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: duration, delay: delay, animations: {}, completion: { ended.append($0) })
      endless.advance(by: 1e9)
      expect(endless.isRunning)
    }
    expectEqual(ended.count, 1)
  }

  @Test(
    arguments: [
      ([], .easeInOut), (.allowUserInteraction, .easeInOut), (.curveEaseIn, .easeIn),
      (.curveEaseOut, .easeOut), ([.curveLinear, .transitionFlipFromLeft, .repeat], .linear),
    ] as [(UIView.AnimationOptions, UIView.AnimationCurve)])
  func `A running animator has the curve that its options name`(
    options: UIView.AnimationOptions, curve: UIView.AnimationCurve
  ) {
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 2, delay: 0, options: options, animations: {})

    let timing = animator.timingParameters?.cubicTimingParameters
    expectEqual(timing, UICubicTimingParameters(animationCurve: curve))
    animator.stopAnimation(true)
  }

  @Test func `A timing says what it is made of`() {
    let (point1, point2) = (CGPoint(x: 0.1, y: 0.2), CGPoint(x: 0.3, y: 0.9))
    let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    let spring = UISpringTimingParameters(dampingRatio: 0.4)
    let timings: [any UITimingCurveProvider] = [curve, spring]

    expectEqual(timings.map(\.timingCurveType), [.cubic, .spring])
    expectEqual(timings.map(\.cubicTimingParameters), [curve, nil])
    expectEqual(timings.map(\.springTimingParameters), [nil, spring])
  }

  @Test func `A delay passes before anything moves, and scrubbing ends it`() {
    var told: [CGFloat] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { told.append($0) }
    animator.startAnimation(afterDelay: 0.5)
    animator.advance(by: 0.25)
    animator.advance(by: 0.5)
    let early = animator.fractionComplete
    animator.stopAnimation(true)

    animator.addAnimations { told.append($0) }
    animator.startAnimation(afterDelay: 9)
    animator.fractionComplete = 0.5
    animator.startAnimation()
    animator.advance(by: 0.25)

    expectEqual(early, 0.25)
    expectEqual(told, [0, 0.25, 0, 0.5, 0.75])
  }

  @Test func `A block that takes its progress may begin later`() {
    var told: [CGFloat] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations({ told.append($0) }, delayFactor: 0.5)
    for fraction in [0, 0.25, 0.5, 0.75, 1] as [CGFloat] { animator.fractionComplete = fraction }

    expectEqual(told, [0, 0.5, 1])

    // Half of the remaining half passes before this one begins.
    told = []
    animator.fractionComplete = 0.5
    animator.addAnimations({ told.append($0) }, delayFactor: 0.5)
    for fraction in [0.75, 0.875, 1] as [CGFloat] { animator.fractionComplete = fraction }

    expectEqual(told, [0, 0.5, 0, 0.75, 0.5, 1, 1])
  }

  @Test func `R10.39 A spring with a pace of its own has a duration of its own`() throws {
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 0, dy: 0))
    let animator = UIViewPropertyAnimator(duration: 77, timingParameters: spring)
    var greatest: CGFloat = 0
    animator.addAnimations { greatest = max(greatest, $0) }
    animator.startAnimation()
    for _ in 0..<400 { animator.advance(by: 1.0 / 60) }

    expectEqual(animator.duration, spring.settlingDuration)
    expectEqual(animator.state, .inactive)
    expect(greatest > 1.1)
  }

  private struct Composed: UITimingCurveProvider {
    let cubic: UICubicTimingParameters?
    let spring: UISpringTimingParameters?
    var timingCurveType: UITimingCurveType { .composed }
    var cubicTimingParameters: UICubicTimingParameters? { cubic }
    var springTimingParameters: UISpringTimingParameters? { spring }
  }

  @Test func `A custom timing is made of a curve and a spring`() {
    let curve = UICubicTimingParameters(animationCurve: .easeIn)
    let spring = UISpringTimingParameters(dampingRatio: 0.4)
    func progress(_ timing: any UITimingCurveProvider) -> CGFloat {
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
      animator.scrubsLinearly = false
      animator.fractionComplete = 0.4
      return animator.progress
    }

    expectEqual(progress(Composed(cubic: nil, spring: nil)), 0.4)
    expectEqual(progress(Composed(cubic: curve, spring: nil)), curve.progress(at: 0.4))
    expectEqual(progress(Composed(cubic: nil, spring: spring)), spring.progress(at: 0.4, of: 1))
    expectEqual(
      progress(Composed(cubic: curve, spring: spring)),
      spring.progress(at: curve.progress(at: 0.4), of: 1))
  }

  @Test func `R15.16 An animator serves as what the protocols ask for`() {
    let animator: any UIViewImplicitlyAnimating = UIViewPropertyAnimator(
      duration: 1, curve: .linear)
    var ended = false
    animator.addAnimations { view.alpha = 0 }
    animator.addCompletion { ended = $0 == .start }
    animator.startAnimation()
    animator.pauseAnimation()
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: UISpringTimingParameters(), durationFactor: 0)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)

    expectEqual(view.alpha, 1)
    expect(ended)
  }

  @Test func `Each way to make an animator has its curve and carries out its block`() {
    let (point1, point2) = (CGPoint(x: 0.1, y: 0.2), CGPoint(x: 0.3, y: 0.9))
    let curve = CubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    let spring = SpringTimingParameters(dampingRatio: 0.4)
    var (blocks, told): (Int, [[CGFloat]]) = (0, [[], [], []])
    let once = [
      PropertyAnimator(duration: 2, curve: .easeIn, animations: { blocks += 1 }),
      PropertyAnimator(
        duration: 2, controlPoint1: point1, controlPoint2: point2, animations: { blocks += 1 }),
      PropertyAnimator(duration: 2, dampingRatio: 0.4, animations: { blocks += 1 }),
    ]
    let often = [
      PropertyAnimator(duration: 2, curve: .easeIn) { told[0].append($0) },
      PropertyAnimator(duration: 2, controlPoint1: point1, controlPoint2: point2) {
        told[1].append($0)
      },
      PropertyAnimator(duration: 2, dampingRatio: 0.4) { told[2].append($0) },
    ]
    for animator in once + often {
      animator.startAnimation()
      animator.advance(by: 0.5)
    }

    let progress = [
      CubicTimingParameters(animationCurve: .easeIn).progress(at: 0.25),
      curve.progress(at: 0.25), spring.progress(at: 0.25, of: 2),
    ]
    expectEqual(blocks, 3)
    expectEqual(once.map(\.progress), progress)
    expectEqual(told.compactMap(\.last), progress)
    expect((once + often).allSatisfy { $0.duration == 2 })
  }

  @Test func `Changes that would be repeated are made once`() {
    var count = 0

    View.modifyAnimations(withRepeatCount: 3, autoreverses: true) { count += 1 }

    expectEqual(count, 1)
  }
}
