import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Calls on animators that are already active.
@Suite struct ActiveAnimatorTests {
  @Test(arguments: [false, true])
  func `R10.38 a block that an active animator gets is carried out at once`(isPaused: Bool) {
    let animator = PropertyAnimator(duration: 1, curve: .linear)
    animator.startAnimation()
    if isPaused { animator.pauseAnimation() }
    var calls = 0

    animator.addAnimations { calls += 1 }
    let atOnce = calls
    animator.advance(by: 0.5)
    animator.fractionComplete = 0.75

    expectEqual(atOnce, 1)
    expectEqual(calls, 1)
  }

  @Test func `A reversed animation is scrubbed from its end to its start`() {
    var told: [CGFloat] = []
    let animator = PropertyAnimator(duration: 1, curve: .linear) { told.append($0) }
    animator.fractionComplete = 0.5
    animator.isReversed = true
    told = []

    for fraction in [0.25, 0.75, 1, 0] as [CGFloat] {
      animator.fractionComplete = fraction
      expectEqual(animator.fractionComplete, fraction)
    }

    expectEqual(told, [0.75, 0.25, 0, 1])
  }
}
