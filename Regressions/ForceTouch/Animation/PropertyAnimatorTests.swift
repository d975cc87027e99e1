import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@Suite struct PropertyAnimatorTests {
  private final class Log {
    var values: [CGFloat] = []
    var endings: [ViewAnimatingPosition] = []
  }

  private let log = Log()
  private let animator: PropertyAnimator

  init() {
    animator = Self.animator(log, curve: .linear)
  }

  private static func animator(_ log: Log, curve: View.AnimationCurve) -> PropertyAnimator {
    let animator = PropertyAnimator(duration: 2, curve: curve) { log.values.append($0) }
    animator.addCompletion { log.endings.append($0) }
    return animator
  }

  @Test func `It does nothing until it is started`() {
    animator.advance(by: 1)

    expectEqual(animator.state, .inactive)
    expectEqual(log.values, [])
  }

  @Test func `It runs with the caller's clock and completes at its end`() {
    animator.startAnimation()
    animator.advance(by: 0.5)
    animator.advance(by: 1)
    animator.advance(by: 9)

    expectEqual(log.values, [0, 0.25, 0.75, 1])
    expectEqual(log.endings, [.end])
    expectEqual(animator.state, .inactive)
  }

  @Test func `Scrubbing follows the finger, and completes nothing`() {
    for progress in [0.25, 0.5, 0.25, 1] as [CGFloat] { animator.fractionComplete = progress }

    expectEqual(log.values, [0.25, 0.5, 0.25, 1])
    expectEqual(log.endings, [])
    expectEqual(animator.state, .active)
    expect(!animator.isRunning)
  }

  @Test func `R4.9 a view that is being moved is hit where it is`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let button = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(button)
    let slide = PropertyAnimator(duration: 1, curve: .linear) { button.frame.origin.x = 80 * $0 }

    slide.startAnimation()
    slide.advance(by: 0.5)

    expect(slide.isRunning)
    expect(root.hitTest(CGPoint(x: 45, y: 5), with: nil) === button)
    expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
  }

  @Test func `Scrubbing is linear by default`() {
    let eased = Self.animator(log, curve: .easeIn)
    eased.fractionComplete = 0.5
    let linear = eased.progress
    eased.scrubsLinearly = false

    let curved = eased.progress

    expectEqual(linear, 0.5)
    expect(curved < 0.4)
  }

  @Test(arguments: [(-1, 0), (2, 1), (.nan, 0)] as [(CGFloat, CGFloat)])
  func `A fraction out of range is clamped`(fraction: CGFloat, expected: CGFloat) {
    animator.fractionComplete = fraction

    expectEqual(animator.fractionComplete, expected)
  }

  @Test func `Reversed, it keeps its values and runs back to the start`() {
    animator.fractionComplete = 0.75
    animator.isReversed = true
    let left = animator.fractionComplete

    animator.startAnimation()
    animator.advance(by: 1)
    animator.advance(by: 1)

    expectEqual(left, 0.25)
    expectEqual(log.values, [0.75, 0.25, 0])
    expectEqual(log.endings, [.start])
  }

  @Test(arguments: [false, true])
  func `Completions are of the run that they were added for`(stopsFirst: Bool) {
    animator.startAnimation()
    if stopsFirst {
      animator.stopAnimation(true)
    } else {
      animator.advance(by: 2)
    }
    let before = log.endings
    animator.addAnimations { self.log.values.append($0) }
    animator.startAnimation()
    animator.advance(by: 2)

    expectEqual(before, (stopsFirst ? [] : [.end]))
    expectEqual(log.endings, before)
    expectEqual(log.values.last, 1)
    animator.addAnimations {}
    animator.addCompletion { log.endings.append($0) }
    animator.isReversed = true
    animator.startAnimation()
    animator.advance(by: 2)
    expectEqual(log.endings, before + [.start])
  }

  @Test func `It can pause at its end and be reversed there`() {
    animator.pausesOnCompletion = true
    animator.startAnimation()
    animator.advance(by: 2)
    let stateAtEnd = animator.state
    animator.isReversed = true
    animator.startAnimation()
    animator.pausesOnCompletion = false
    animator.advance(by: 2)

    expectEqual(stateAtEnd, .active)
    expectEqual(log.endings, [.start])
  }

  @Test func `Stopped, it stays where it is until it is finished`() {
    animator.startAnimation()
    animator.advance(by: 1)
    animator.stopAnimation(false)
    animator.advance(by: 1)
    animator.fractionComplete = 0
    let stopped = animator.state

    animator.finishAnimation(at: .current)

    expectEqual(stopped, .stopped)
    expectEqual(log.values, [0, 0.5])
    expectEqual(log.endings, [.current])
  }

  @Test(arguments: [(ViewAnimatingPosition.start, 0), (.end, 1)] as [(_, CGFloat)])
  func `Finished at an end it has that end's values`(
    position: ViewAnimatingPosition, value: CGFloat
  ) {
    animator.fractionComplete = 0.5
    animator.stopAnimation(false)
    animator.finishAnimation(at: position)

    expectEqual(log.values.last, value)
    expectEqual(log.endings, [position])
  }

  @Test func `Stopped without finishing it makes no call`() {
    animator.startAnimation()
    animator.stopAnimation(true)

    expectEqual(animator.state, .inactive)
    expectEqual(log.endings, [])
  }

  @Test func `It goes on in another time`() {
    animator.fractionComplete = 0.5
    // The remaining half takes a quarter of the two seconds.
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.25)
    animator.advance(by: 0.25)
    let halfWay = animator.fractionComplete
    animator.advance(by: 0.25)

    expectEqual(halfWay, 0.75)
    expectEqual(log.endings, [.end])
  }

  @Test func `An animation over no time ends with the next tick`() {
    let instant = PropertyAnimator(duration: 0, curve: .linear) { log.values.append($0) }
    instant.startAnimation()
    instant.advance(by: 0)

    expectEqual(log.values, [0, 1])
  }

  @Test func `A clock that goes back moves nothing`() {
    animator.startAnimation()
    animator.advance(by: 1)
    animator.advance(by: -1)
    animator.advance(by: .nan)

    expectEqual(animator.fractionComplete, 0.5)
  }

  @Test func `An animation may be stopped from inside itself`() {
    animator.addAnimations { [unowned animator] progress in
      if progress >= 0.5 { animator.stopAnimation(true) }
    }
    animator.startAnimation()
    animator.advance(by: 2)

    expectEqual(log.endings, [])
    expectEqual(animator.state, .inactive)
  }

  @Test func `Every change of the progress passes it on`() {
    let eased = Self.animator(log, curve: .easeIn)
    eased.startAnimation()
    eased.advance(by: 1)
    eased.pauseAnimation()
    let paused = log.values.last
    eased.scrubsLinearly = false
    let curved = log.values.last
    eased.stopAnimation(false)
    eased.scrubsLinearly = true

    expectEqual(paused, 0.5)
    expectEqual(curved, eased.progress)
    expectEqual(log.values.count, 4)
  }

  @Test func `A progress that was passed isn't passed again`() {
    animator.fractionComplete = 0
    animator.startAnimation()
    animator.advance(by: 0)
    animator.advance(by: 1)

    expectEqual(log.values, [0, 0.5])
  }
}
