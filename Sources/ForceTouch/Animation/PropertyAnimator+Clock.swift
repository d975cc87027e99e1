package import Foundation
import ViewGeometry

extension PropertyAnimator {
  /// Starts driving the animation by the thread's clock, if there is one and the animation runs.
  func joinClock() {
    guard isRunning, clock == nil, let current = AnimationClock.current else {
      return clockEventDidChange()
    }
    (clock, clockMoment) = (current, current.now)
    current.move(self)
  }

  /// Stops driving the animation by a clock; it keeps the position that the clock gave it.
  func leaveClock() {
    clock?.stopMoving(self)
    clock = nil
  }

  /// Notifies the clock that the end time of the animation has changed.
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

  /// The position that the running animation will have at a time of the clock.
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
