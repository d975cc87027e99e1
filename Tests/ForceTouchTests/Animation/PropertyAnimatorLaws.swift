import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// The progress passed to an animation is the one that can be read, and a reused animator equals a
/// new one.
@Suite struct PropertyAnimatorLaws {
  private final class Log {
    var values: [CGFloat] = []
  }

  /// An operation on an animator, by its index.
  private func step(_ choice: Int, _ amount: Double, _ animator: PropertyAnimator) {
    switch choice {
    case 0: if animator.state != .stopped { animator.startAnimation() }
    case 1: if animator.state != .stopped { animator.pauseAnimation() }
    case 2: animator.fractionComplete = amount
    case 3: animator.isReversed.toggle()
    case 4: animator.scrubsLinearly.toggle()
    case 5: animator.stopAnimation(false)
    case 6: if animator.state != .stopped { animator.startAnimation(afterDelay: amount) }
    case 7:
      let timing = CubicTimingParameters(animationCurve: amount > 0.2 ? .easeOut : .linear)
      animator.continueAnimation(withTimingParameters: timing, durationFactor: amount)
    case 8:
      if animator.state == .stopped { animator.finishAnimation(at: amount > 0.2 ? .end : .start) }
    case 9: animator.pausesOnCompletion.toggle()
    default: animator.advance(by: amount)
    }
  }

  /// Twenty steps of a sequence of random numbers (SplitMix64).
  private func steps(_ seed: UInt64) -> [(choice: Int, amount: Double)] {
    var state = seed
    func word() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var word = state
      word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
      word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
      return word ^ (word >> 31)
    }
    return (0..<20).map { _ in (Int(word() % 13), Double(word() % 5) / 8) }
  }

  @Test func `the last value passed is the progress, and none is passed twice in a row`() {
    for seed in 0..<500 as Range<UInt64> {
      let log = Log()
      let animator = PropertyAnimator(duration: 1, curve: .easeIn) { log.values.append($0) }
      for (choice, amount) in steps(seed) {
        step(choice, amount, animator)
        guard let told = log.values.last else { continue }
        // A finished animator releases its animations.
        if animator.state == .inactive { break }
        expectEqual(told, animator.progress, "seed \(seed)")
      }
      expect(zip(log.values, log.values.dropFirst()).allSatisfy { $0 != $1 }, "seed \(seed)")
    }
  }

  @Test(arguments: [1, 3, 7, 10, 60, 100, 1_000], [0.1, 0.3, 1, 2.7])
  func `frames that last as long as the animation end it`(count: Int, duration: Double) {
    for isReversed in [false, true] {
      for delay in [0, duration] {
        let animator = PropertyAnimator(duration: duration, curve: .linear) { _ in }
        var ends: [ViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.fractionComplete = isReversed ? 1 : 0
        animator.isReversed = isReversed
        animator.startAnimation(afterDelay: delay)

        for _ in 1..<count { animator.advance(by: duration / Double(count)) }
        if delay > 0 {
          for _ in 0..<count { animator.advance(by: duration / Double(count)) }
        }
        let early = ends
        animator.advance(by: duration / Double(count))

        expectEqual(early, [])
        expectEqual(ends, [isReversed ? .start : .end])
      }
    }
  }

  @Test func `an animator used before makes the calls of a new one`() {
    for seed in 0..<500 as Range<UInt64> {
      let (used, fresh) = (Log(), Log())
      let animator = PropertyAnimator(duration: 1, curve: .easeIn) { _ in }
      for (choice, amount) in steps(seed) { step(choice, amount, animator) }
      if animator.state == .stopped { animator.finishAnimation(at: .current) }
      // An animator reversed before it is active stays reversed until it is over.
      animator.pauseAnimation()
      animator.stopAnimation(true)
      (animator.scrubsLinearly, animator.pausesOnCompletion) = (true, false)
      animator.addAnimations { used.values.append($0) }
      let other = PropertyAnimator(duration: 1, curve: .easeIn) { fresh.values.append($0) }
      for (choice, amount) in steps(seed &+ 7_919) {
        step(choice, amount, animator)
        step(choice, amount, other)
      }
      expectEqual(used.values, fresh.values, "seed \(seed)")
      expectEqual(animator.progress, other.progress, "seed \(seed)")
      expectEqual(animator.delay, other.delay, "seed \(seed)")
      expectEqual(animator.isReversed, other.isReversed, "seed \(seed)")
    }
  }
}
