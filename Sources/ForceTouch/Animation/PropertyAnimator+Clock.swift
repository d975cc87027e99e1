package import Foundation
import ViewGeometry

extension PropertyAnimator {
  /// Lets the thread's clock, if there is one, drive the running animation.
  ///
  /// If the animation already has a clock, it keeps that clock, which is notified of the
  /// animation's end time.
  func joinClock() {
    guard isRunning, clock == nil, let current = AnimationClock.current else {
      return clockEventDidChange()
    }
    (clock, clockMoment) = (current, current.now)
    current.move(self)
  }

  /// Detaches the animation from its clock; its position doesn't change.
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
    return clockMoment + remainingDelay + remainingDuration
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
    let isOver = moment.map { $0 >= nextEvent && !pausesOnCompletion } ?? false
    for animation in animations {
      guard let flight = animation.flight else { continue }
      flight.progress = Double(progress(at: animation.ownTime(at: there)))
      flight.look(asOver: isOver)
    }
  }

  /// Returns the position of the running animation at a time of the clock.
  private func position(at moment: TimeInterval) -> CGFloat {
    let whole = duration * Double(durationFactor)
    let moved = moment - clockMoment - remainingDelay
    // Until its delay has passed, even an animation without a duration stays at its position.
    guard moved >= 0 else { return position }
    let left = whole * Double(1 - fractionComplete)
    let part = moved < left ? CGFloat(moved / whole) : 1 - fractionComplete
    return isReversed ? position - part : position + part
  }

  /// Does nothing: without its clock, the animation is driven by ``advance(by:)``.
  package func clockEnds() {}

  package func arrive() {
    guard let clock else { return }
    let passed = nextEvent - clockMoment
    clockMoment = clock.now
    // The tolerance ensures that the end is reached, however the sum was rounded.
    pass(max(passed, remainingDelay) + 1e-9)
  }
}
