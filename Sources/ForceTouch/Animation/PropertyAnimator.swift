public import Foundation
import ViewGeometry

/// Where an animation ends: `UIViewAnimatingPosition`.
public enum ViewAnimatingPosition: Int, Sendable {
  /// With the values it was to reach.
  case end
  /// With the values it came from.
  case start
  /// Somewhere between.
  case current
}

/// What may be done with an animator: `UIViewAnimatingState`.
public enum ViewAnimatingState: Int, Sendable {
  /// It hasn't begun, or has finished.
  case inactive
  /// It has begun; it runs or is paused.
  case active
  /// It was stopped where it was and is not finished yet.
  case stopped
}

/// An animation that can be scrubbed, paused and reversed: `UIViewPropertyAnimator`.
///
///     let slide = PropertyAnimator(duration: 0.3, curve: .easeOut) { panel.frame.origin.y = 200 }
///     slide.addCompletion { _ in panel.setNeedsLayout() }
///     slide.startAnimation()
///     slide.advance(by: 1.0 / 60)       // once per frame, unless there is an AnimationClock
///
/// A running animation moves with the `AnimationClock` that the thread had when it started, or else by ``advance(by:)``.
///
/// A block without a progress, UIKit's form, is carried out once, when the animation becomes active (R10.38). From then on the views have
/// the values it sets, and their presentations those of the progress. An animation that ends at its start puts them back (R15.16).
///
/// A block that is told how far the animation is, from 0 to 1 along the timing curve, sets values in between itself:
///
///     let blur = PropertyAnimator(duration: 0.3, curve: .easeOut) { overlay.alpha = $0 }
///     blur.fractionComplete = progress  // scrub, as a press gets deeper
///     blur.isReversed = true            // and back
public final class PropertyAnimator {
  /// The activity of the animator, with its data.
  enum Activity {
    case inactive
    case paused
    case running
    case stopped
  }

  /// A block, and the progress it was told last.
  struct Animation {
    let tell: (CGFloat) -> Void
    /// Whether the block is told every progress, or carried out once.
    let followsProgress: Bool
    /// What the block changed when it was carried out once; nil before, and for one that follows the progress.
    var flight: Flight?
    /// The part of the time that passes before the block's own begins.
    var start: CGFloat = 0
    var told: CGFloat?
  }

  /// How long a whole run takes, in seconds: as it was given, or what a spring with a pace of its own takes to settle.
  public let duration: TimeInterval
  /// How the progress follows the time; never nil.
  public internal(set) var timingParameters: (any TimingCurveProvider)?
  /// The timing that the animator was made with, and has again once it is done.
  let ownTiming: any TimingCurveProvider
  /// Whether scrubbing follows the timing curve's straight line, whatever the curve; true by default.
  public var scrubsLinearly = true {
    didSet {
      guard activity == .paused else { return }
      isLinear = scrubsLinearly
      apply()
    }
  }
  /// Whether a run that has reached its end stays active, paused, instead of completing; false by default.
  public var pausesOnCompletion = false
  /// Whether the animation runs from its end to its start.
  ///
  /// Turning it round leaves the values where they are, so `fractionComplete` becomes the rest of it.
  public var isReversed = false { didSet { if isReversed != oldValue { clockEventDidChange() } } }
  /// Whether views may be touched while they are animated; true by default (R15.20).
  ///
  /// It counts for blocks that are carried out later than it is set.
  public var isUserInteractionEnabled = true
  /// Whether the program tests itself what is touched on the way; false by default.
  ///
  /// Kept for a front; nothing here reads it.
  public var isManualHitTestingEnabled = false
  /// Whether the animation may be paused and stopped on its way; true by default.
  ///
  /// Kept for a front; nothing here reads it.
  public var isInterruptible = true
  /// How many seconds lie between the start of the animation and its first movement; 0 unless it was started with a delay.
  public internal(set) var delay: TimeInterval = 0

  var activity = Activity.inactive
  /// Whether the progress is the time itself: from when a linearly scrubbed animation is paused until it runs again.
  var isLinear = false
  /// How much of the time lies between the start and now, from 0 to 1, whichever way it runs.
  var position: CGFloat = 0
  /// The share of `duration` that a run over the whole way takes.
  var durationFactor: CGFloat = 1
  /// How much of the delay is left.
  var remainingDelay: TimeInterval = 0
  var animations: [Animation] = []
  var completions: [(ViewAnimatingPosition) -> Void] = []
  /// The ways of what was changed, while the animator is stopped.
  var stoppedWays: [FlightWay] = []
  /// The clock that moves the animator while it runs, and the moment to which it did.
  weak var clock: AnimationClock?
  var clockMoment: TimeInterval = 0

  /// Creates an animator with a timing of one's own.
  ///
  /// - Precondition: `duration` is finite and not negative.
  public init(duration: TimeInterval, timingParameters: any TimingCurveProvider) {
    precondition(
      duration.isFinite && duration >= 0, "An animation can't take \(duration) seconds.")
    self.duration = timingParameters.springTimingParameters?.settlingDuration ?? duration
    self.timingParameters = timingParameters
    ownTiming = timingParameters
  }

  deinit { for animation in animations { animation.flight?.land() } }

  /// What may be done with the animator.
  public var state: ViewAnimatingState {
    switch activity {
    case .inactive: .inactive
    case .paused, .running: .active
    case .stopped: .stopped
    }
  }

  /// Whether time passing moves the animation.
  public var isRunning: Bool { activity == .running }

  /// How much of the run is behind it, from 0 to 1 along the time; of the run back when reversed.
  ///
  /// Setting it scrubs: the animation becomes active and paused there. Values beyond 0...1 are clamped, NaN counts as 0.
  /// Nothing happens once the animator is stopped.
  public var fractionComplete: CGFloat {
    get { isReversed ? 1 - position : position }
    set {
      guard activity != .stopped else { return }
      (activity, isLinear, remainingDelay) = (.paused, scrubsLinearly, 0)
      leaveClock()
      let fraction = newValue > 0 ? min(newValue, 1) : 0
      move(to: isReversed ? 1 - fraction : fraction)
    }
  }

  /// How far the values are from start to end at present, along the timing curve.
  public var progress: CGFloat { progress(at: position) }
}

/// Animators are confined to the thread or task of the views they animate.
@available(*, unavailable)
extension PropertyAnimator: Sendable {}
