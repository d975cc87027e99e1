public import Foundation
import ViewGeometry

extension PropertyAnimator {
  /// Lets the animation run, from where it is.
  ///
  /// - Precondition: It isn't stopped.
  public func startAnimation() {
    precondition(activity != .stopped, "A stopped animation can't start; finish it first.")
    (activity, isLinear) = (.running, false)
    apply()
    joinClock()
  }

  /// Lets the animation run once so many seconds have passed; it is active at once.
  ///
  /// Scrubbing it ends the wait. Nothing but the delay changes when it is running.
  ///
  /// - Precondition: It isn't stopped, and the delay is finite and not negative.
  public func startAnimation(afterDelay delay: TimeInterval) {
    precondition(
      delay.isFinite && delay >= 0, "An animation can't start after \(delay) seconds.")
    (self.delay, remainingDelay) = (delay, delay)
    startAnimation()
  }

  /// Holds the animation where it is; an animation that hasn't begun becomes active.
  ///
  /// - Precondition: It isn't stopped.
  public func pauseAnimation() {
    precondition(activity != .stopped, "A stopped animation can't pause; finish it first.")
    leaveClock()
    (activity, isLinear) = (.paused, scrubsLinearly)
    apply()
  }

  /// Lets a paused animation run on, with another timing or another duration for the rest.
  ///
  /// A `durationFactor` of 0 keeps the duration. Nothing happens unless the animation is active. Once it is done, the animator has the timing
  /// again that it was made with.
  ///
  /// - Precondition: `durationFactor` is finite and not negative.
  public func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: CGFloat
  ) {
    precondition(
      durationFactor.isFinite && durationFactor >= 0,
      "An animation can't go on at \(durationFactor) times its duration.")
    guard state == .active else { return }
    if let parameters { timingParameters = parameters }
    let left = 1 - fractionComplete
    // The rest takes this share of the duration, so the whole way would take that much more.
    if durationFactor > 0, left > 0 { self.durationFactor = durationFactor / left }
    startAnimation()
  }

  /// Ends the animation where it is: properties that it moves keep the values they are seen with (R15.15).
  ///
  /// Without finishing it becomes inactive and its completions are dropped; else it stays stopped until `finishAnimation(at:)`.
  /// Nothing happens unless it is active.
  public func stopAnimation(_ withoutFinishing: Bool) {
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

  /// Finishes a stopped animation with the values of a position and calls the completions with it.
  ///
  /// A property that was set since the animation was stopped keeps what was set (R15.16).
  ///
  /// - Precondition: The animation is stopped.
  public func finishAnimation(at finalPosition: ViewAnimatingPosition) {
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

  /// A time in seconds that counts as none, so that frames end the run with the last of them however their sum is rounded.
  private static let noTime: TimeInterval = 1e-9

  /// Lets so many seconds pass.
  ///
  /// A running animation moves, once its delay is over; at the end of its way it completes, or pauses where `pausesOnCompletion` asks for it.
  /// Negative and NaN are no time. A run over no time ends at once.
  public func advance(by seconds: TimeInterval) {
    guard isRunning, !seconds.isNaN else { return }
    let passed = max(0, seconds)
    guard passed >= remainingDelay - Self.noTime else {
      remainingDelay -= passed
      return
    }
    let moved = max(0, passed - remainingDelay)
    remainingDelay = 0
    let whole = duration * Double(durationFactor)
    if whole * Double(1 - fractionComplete) - moved > Self.noTime {
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

  /// Ends what blocks that were carried out once changed, and says which ways that went.
  private func landFlights() -> [FlightWay] {
    FlightWay.landing(animations.compactMap(\.flight))
  }

  /// Becomes inactive, then tells the completions, each once.
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
