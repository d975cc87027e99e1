package import Foundation
import ViewGeometry

extension PropertyAnimator {
  /// Lets the thread's clock move the animation from now on.
  func joinClock() {
    guard isRunning, clock == nil, let current = AnimationClock.current else {
      return clockEventDidChange()
    }
    (clock, clockMoment) = (current, current.now)
    current.move(self)
  }

  /// Lets no clock move the animation; it is where the clock brought it.
  func leaveClock() {
    clock?.stopMoving(self)
    clock = nil
  }

  /// Tells the clock that the animation ends at another moment than before.
  func clockEventDidChange() {
    guard isRunning, let clock else { return }
    clock.move(self)
  }
}

extension PropertyAnimator: TimedMotion {
  package var nextEvent: TimeInterval {
    guard isRunning else { return .infinity }
    return clockMoment + remainingDelay + duration * Double(durationFactor)
      * Double(1 - fractionComplete)
  }

  package func step(to moment: TimeInterval) {
    guard isRunning else { return }
    let passed = moment - clockMoment
    clockMoment = moment
    pass(passed)
  }

  package func look(at moment: TimeInterval?) {
    guard isRunning else { return }
    let there = moment.map(position(at:)) ?? position
    for animation in animations {
      guard let flight = animation.flight else { continue }
      flight.progress = Double(progress(at: animation.ownTime(at: there)))
    }
  }

  /// The position that a running animation is going to have.
  private func position(at moment: TimeInterval) -> CGFloat {
    let whole = duration * Double(durationFactor)
    let moved = max(0, moment - clockMoment - remainingDelay)
    let left = whole * Double(1 - fractionComplete)
    let part = moved < left ? CGFloat(moved / whole) : 1 - fractionComplete
    return isReversed ? position - part : position + part
  }

  package func arrive() {
    guard let clock else { return }
    let passed = nextEvent - clockMoment
    clockMoment = clock.now
    // However the sum is rounded, this is the end.
    pass(max(passed, remainingDelay) + 1e-9)
  }
}
