public import Foundation
import ViewGeometry

extension PropertyAnimator {
  /// The default implementation of ``startAnimation()``.
  final func builtInStartAnimation() {
    precondition(activity != .stopped, "A stopped animation can't start; finish it first.")
    (activity, isLinear) = (.running, false)
    apply()
    joinClock()
  }

  /// The default implementation of ``startAnimation(afterDelay:)``.
  final func builtInStartAnimation(afterDelay delay: TimeInterval) {
    precondition(
      delay.isFinite && delay >= 0, "An animation can't start after \(delay) seconds.")
    (self.delay, remainingDelay) = (delay, delay)
    startAnimation()
  }

  /// The default implementation of ``pauseAnimation()``.
  final func builtInPauseAnimation() {
    precondition(activity != .stopped, "A stopped animation can't pause; finish it first.")
    leaveClock()
    (activity, isLinear) = (.paused, scrubsLinearly)
    apply()
  }

  /// The default implementation of ``continueAnimation(withTimingParameters:durationFactor:)``.
  final func builtInContinueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: CGFloat
  ) {
    precondition(
      durationFactor.isFinite && durationFactor >= 0,
      "An animation can't continue with the duration factor \(durationFactor).")
    guard state == .active else { return }
    if let parameters { timingParameters = parameters }
    let left = 1 - fractionComplete
    // The rest takes this fraction of the duration, so the whole run would take proportionally
    // longer.
    if durationFactor > 0, left > 0 { self.durationFactor = durationFactor / left }
    startAnimation()
  }

  /// The default implementation of ``stopAnimation(_:)``.
  final func builtInStopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    leaveClock()
    let ways = landFlights()
    FlightWay.put(ways, at: .current)
    guard withoutFinishing else {
      (activity, stoppedWays) = (.stopped, ways)
      return
    }
    reset()
  }

  /// The default implementation of ``finishAnimation(at:)``.
  final func builtInFinishAnimation(at finalPosition: ViewAnimatingPosition) {
    precondition(
      activity == .stopped, "Only a stopped animation can be finished, not one that is \(state).")
    let ways = stoppedWays
    stoppedWays = []
    switch finalPosition {
    case .end:
      FlightWay.putStopped(ways, at: .end)
      move(to: 1)
    case .start:
      FlightWay.putStopped(ways, at: .start)
      move(to: 0)
    case .current: break
    }
    complete(at: finalPosition)
  }

  /// The time in seconds until the run ends, after the remaining delay.
  var remainingDuration: TimeInterval {
    duration * Double(durationFactor) * Double(1 - fractionComplete)
  }

  /// The tolerance for the end of a run, in seconds; it absorbs the rounding of summed frame times.
  private static let noTime: TimeInterval = 1e-9

  /// Advances a running animation by a time in seconds.
  ///
  /// The animation progresses once its delay is over. At its end it completes, or pauses if
  /// `pausesOnCompletion` is true. A negative time counts as 0, and NaN has no effect. A run with
  /// no duration ends as soon as its delay is over. Does nothing if the animation isn't running.
  public func advance(by seconds: TimeInterval) {
    pass(seconds)
    // The clock time at which the animation ends has changed.
    clockEventDidChange()
  }

  /// Advances a running animation without notifying its clock.
  func pass(_ seconds: TimeInterval) {
    guard isRunning, !seconds.isNaN else { return }
    let passed = max(0, seconds)
    guard passed >= remainingDelay - Self.noTime else {
      remainingDelay -= passed
      return
    }
    let moved = max(0, passed - remainingDelay)
    remainingDelay = 0
    let whole = duration * Double(durationFactor)
    if remainingDuration - moved > Self.noTime {
      let step = CGFloat(moved / whole)
      move(to: isReversed ? position - step : position + step)
    } else {
      move(to: isReversed ? 0 : 1)
    }
    guard isRunning, fractionComplete >= 1 else { return }
    if pausesOnCompletion {
      leaveClock()
      (activity, isLinear) = (.paused, scrubsLinearly)
    } else {
      leaveClock()
      let ways = landFlights()
      if isReversed { FlightWay.put(ways, at: .start) }
      complete(at: isReversed ? .start : .end)
    }
  }

  func move(to newPosition: CGFloat) {
    position = newPosition
    apply()
  }

  /// Ends the flights of the blocks that ran once, and returns the changes they were animating.
  private func landFlights() -> [FlightWay] {
    FlightWay.landing(animations.compactMap(\.flight))
  }

  /// Makes the animator inactive, then calls each completion once with `finalPosition`.
  private func complete(at finalPosition: ViewAnimatingPosition) {
    let completions = completions
    reset()
    for completion in completions { completion(finalPosition) }
  }

  private func reset() {
    (activity, isLinear) = (.inactive, false)
    position = 0
    (durationFactor, isReversed, timingParameters) = (1, false, ownTiming)
    (delay, remainingDelay) = (0, 0)
    animations = []
    completions = []
  }
}
