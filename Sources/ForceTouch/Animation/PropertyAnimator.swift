public import Foundation
public import ViewGeometry

/// The position at which an animation ends: `UIViewAnimatingPosition`.
public enum ViewAnimatingPosition: Int, Sendable {
  /// The animation's target values.
  case end
  /// The animation's initial values.
  case start
  /// The values at the current position.
  case current
}

/// The state of an animator: `UIViewAnimatingState`.
public enum ViewAnimatingState: Int, Sendable {
  /// The animation hasn't started, or has ended.
  case inactive
  /// The animation has started and is running or paused.
  case active
  /// The animation was stopped, and `finishAnimation(at:)` hasn't been called yet.
  case stopped
}

/// An animation that can be scrubbed, paused and reversed: `UIViewPropertyAnimator`.
///
///     let slide = PropertyAnimator(duration: 0.3, curve: .easeOut) { panel.frame.origin.y = 200 }
///     slide.addCompletion { _ in panel.setNeedsLayout() }
///     slide.startAnimation()
///     slide.advance(by: 1.0 / 60)       // once per frame, unless there is an AnimationClock
///
/// A running animation is driven by the `AnimationClock` that the thread had when it started or, if
/// there was none, by ``advance(by:)``.
///
/// A block without a parameter, as in UIKit, runs once, when the animation becomes active (R10.38).
/// From then on, the views have the values that the block sets, and their presentation layers have
/// the values at the current progress. An animation that ends at its start restores the old values
/// (R15.16).
///
/// A block that takes the progress, from 0 to 1 along the timing curve, sets interpolated values
/// itself:
///
///     let blur = PropertyAnimator(duration: 0.3, curve: .easeOut) { overlay.alpha = $0 }
///     blur.fractionComplete = progress  // scrub, as a press gets deeper
///     blur.isReversed = true            // and back
open class PropertyAnimator {
  /// The state of the animator, with separate cases for running and paused.
  enum Activity {
    case inactive
    case paused
    case running
    case stopped
  }

  /// An animation block of the animator, and the state of its animation.
  struct Animation {
    let report: (CGFloat) -> Void
    /// Whether the block is called whenever the progress changes, instead of once.
    let followsProgress: Bool
    /// The flight that animates the changes of a block that ran once.
    ///
    /// It is nil before the block runs, and for a block that follows the progress.
    var flight: Flight?
    /// The position of the animator at which the block's changes start.
    var start: CGFloat = 0
    var reportedProgress: CGFloat?
  }

  /// The duration of a whole run, in seconds.
  ///
  /// If the timing is a spring with its own settling time, the duration is that time.
  open var duration: TimeInterval { ownDuration }
  /// The timing curve or spring; never nil.
  open internal(set) var timingParameters: (any TimingCurveProvider)?
  private final let ownDuration: TimeInterval
  /// The animator's original timing, which it returns to when the animation has ended.
  final let ownTiming: any TimingCurveProvider
  /// Whether scrubbing is linear instead of following the timing curve; true by default.
  ///
  /// Setting it while the animation is paused updates the animated values immediately.
  open var scrubsLinearly = true {
    didSet {
      guard activity == .paused else { return }
      isLinear = scrubsLinearly
      apply()
    }
  }
  /// Whether the animation pauses at its end instead of completing; false by default.
  open var pausesOnCompletion = false
  /// Whether the animation runs from its end to its start; false by default.
  ///
  /// Reversing the animation leaves the values unchanged, so `fractionComplete` becomes 1 minus its
  /// previous value. The value becomes false when the animator becomes inactive.
  open var isReversed = false { didSet { if isReversed != oldValue { clockEventDidChange() } } }
  /// Whether views receive touches while they are animated; true by default (R15.20).
  ///
  /// The value applies to the blocks that run after it is set. Without an `AnimationClock`, views
  /// always receive touches.
  open var isUserInteractionEnabled = true
  /// Whether the app hit-tests moving views itself; false by default.
  ///
  /// It is stored for the host; the library doesn't read it.
  open var isManualHitTestingEnabled = false
  /// Whether the animation can be paused and stopped while it runs; true by default.
  ///
  /// It is stored for the host; the library doesn't read it.
  open var isInterruptible = true
  /// The delay that was last passed to ``startAnimation(afterDelay:)``, in seconds; 0 by default.
  ///
  /// It becomes 0 again when the animator becomes inactive.
  open internal(set) var delay: TimeInterval = 0

  final var activity = Activity.inactive
  /// Whether the progress equals the elapsed fraction of the time.
  ///
  /// It is true while an animation is paused and ``scrubsLinearly`` is true.
  final var isLinear = false
  /// The position in time: 0 at the start and 1 at the end, even if the animation is reversed.
  final var position: CGFloat = 0
  /// The duration of a run from start to end, as a multiple of `duration`.
  final var durationFactor: CGFloat = 1
  /// The remaining delay, in seconds.
  final var remainingDelay: TimeInterval = 0
  final var animations: [Animation] = []
  final var completions: [(ViewAnimatingPosition) -> Void] = []
  /// The changes that were being animated when the animator was stopped, for
  /// `finishAnimation(at:)`.
  final var stoppedWays: [FlightWay] = []
  /// The clock that drives the animator while it runs.
  ///
  /// `clockMoment` is the time of the last update.
  final weak var clock: AnimationClock?
  final var clockMoment: TimeInterval = 0

  /// Creates an animator with custom timing; `duration` is in seconds.
  ///
  /// If the timing is a spring with its own settling time, `duration` has no effect.
  ///
  /// - Precondition: `duration` is finite and not negative.
  public init(duration: TimeInterval, timingParameters: any TimingCurveProvider) {
    precondition(
      duration.isFinite && duration >= 0, "An animation can't take \(duration) seconds.")
    ownDuration = timingParameters.springTimingParameters?.settlingDuration ?? duration
    self.timingParameters = timingParameters
    ownTiming = timingParameters
  }

  deinit { for animation in animations { animation.flight?.land() } }

  /// The state of the animator.
  open var state: ViewAnimatingState {
    switch activity {
    case .inactive: .inactive
    case .paused, .running: .active
    case .stopped: .stopped
    }
  }

  /// Whether the animation is running.
  open var isRunning: Bool { activity == .running }

  /// The elapsed fraction of the run, from 0 to 1; a reversed run leads from the end to the start.
  ///
  /// Setting it scrubs: the animation becomes active and pauses at that fraction. Values outside
  /// 0...1 are clamped, and NaN counts as 0. Setting it does nothing while the animator is stopped.
  open var fractionComplete: CGFloat {
    get { isReversed ? 1 - position : position }
    set {
      guard activity != .stopped else { return }
      (activity, isLinear, remainingDelay) = (.paused, scrubsLinearly, 0)
      leaveClock()
      let fraction = newValue > 0 ? min(newValue, 1) : 0
      move(to: isReversed ? 1 - fraction : fraction)
    }
  }

  /// The current progress along the timing curve: 0 at the animation's start and 1 at its end.
  ///
  /// A spring may leave 0...1. While the animation is paused and ``scrubsLinearly`` is true, the
  /// curve isn't applied.
  public final var progress: CGFloat { progress(at: position) }

  /// Starts or resumes the animation at its current position.
  ///
  /// - Precondition: The animation isn't stopped.
  open func startAnimation() {
    builtInStartAnimation()
  }

  /// Starts the animation after a delay in seconds; it becomes active immediately.
  ///
  /// Scrubbing the animation ends the delay. If the animation is running, only the delay changes.
  ///
  /// - Precondition: The animation isn't stopped, and the delay is finite and not negative.
  open func startAnimation(afterDelay delay: TimeInterval) {
    builtInStartAnimation(afterDelay: delay)
  }

  /// Pauses the animation at its current position; an inactive animation becomes active.
  ///
  /// - Precondition: The animation isn't stopped.
  open func pauseAnimation() {
    builtInPauseAnimation()
  }

  /// Resumes a paused animation with another timing or another remaining duration.
  ///
  /// If `parameters` is nil, the timing is unchanged. `durationFactor` is the remaining time as a
  /// fraction of ``duration``; 0 leaves the remaining time unchanged. When the animation has ended,
  /// the animator returns to its original timing. Does nothing if the animation isn't active.
  ///
  /// - Precondition: `durationFactor` is finite and not negative.
  open func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: CGFloat
  ) {
    builtInContinueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
  }

  /// Stops the animation: the properties it animates keep the values on screen (R15.15).
  ///
  /// If `withoutFinishing` is true, the animator becomes inactive and drops its completions.
  /// Otherwise, it stays stopped until `finishAnimation(at:)` is called. Does nothing if the
  /// animation isn't active.
  open func stopAnimation(_ withoutFinishing: Bool) {
    builtInStopAnimation(withoutFinishing)
  }

  /// Finishes a stopped animation with the values at `finalPosition`, and calls the completions
  /// with that position.
  ///
  /// A property that was set after the animation was stopped keeps that value (R15.16).
  ///
  /// - Precondition: The animation is stopped.
  open func finishAnimation(at finalPosition: ViewAnimatingPosition) {
    builtInFinishAnimation(at: finalPosition)
  }

  /// Adds a block that runs once: when the animation becomes active, or now if it is already
  /// active.
  ///
  /// The properties that the block changes are animated from now on, or from the start of the
  /// animation if the animator isn't active yet.
  open func addAnimations(_ animation: @escaping () -> Void) {
    builtInAddAnimations(animation)
  }

  /// Adds a block that runs once, whose changes start after a fraction of the remaining time.
  ///
  /// `delayFactor` is clamped to 0...1; NaN counts as 0.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    builtInAddAnimations(animation, delayFactor: delayFactor)
  }

  /// Adds a closure that is called once when the animation ends, with the position it ended at.
  ///
  /// It isn't called if the animation is stopped without finishing.
  open func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) {
    builtInAddCompletion(completion)
  }
}

/// Animators are confined to the thread or task of the views they animate.
@available(*, unavailable)
extension PropertyAnimator: Sendable {}

extension PropertyAnimator: IdentityHashable {}
