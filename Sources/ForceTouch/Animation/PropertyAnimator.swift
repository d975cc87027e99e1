public import Foundation
public import ViewGeometry

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

/// An animation that can be scrubbed, paused and turned round: `UIViewPropertyAnimator`, driven by the caller's clock.
///
///     let blur = PropertyAnimator(duration: 0.3, curve: .easeOut) { overlay.alpha = $0 }
///     blur.fractionComplete = progress  // scrub, as a press gets deeper
///     blur.isReversed = true            // and back
///     blur.startAnimation()
///     blur.advance(by: 1.0 / 60)        // once per frame
///
/// UIKit finds out what an animation block changes and interpolates it. Without a renderer there is nothing to find out
/// with, so an animation here is told how far it is, from 0 to 1 along the timing curve, and sets the values itself.
public final class PropertyAnimator {
  /// The activity of the animator, with its data.
  private enum Activity {
    case inactive
    case paused
    case running
    case stopped
  }

  /// How long a whole run takes, in seconds.
  public let duration: TimeInterval
  /// How the progress follows the time.
  public private(set) var timingParameters: CubicTimingParameters
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
  public var isReversed = false

  private var activity = Activity.inactive
  /// Whether the progress is the time itself: from when a linearly scrubbed animation is paused until it runs again.
  private var isLinear = false
  /// How much of the time lies between the start and now, from 0 to 1, whichever way it runs.
  private var position: CGFloat = 0
  /// The share of `duration` that a run over the whole way takes.
  private var durationFactor: CGFloat = 1
  /// What is told the progress, and the one it was told last.
  private var animations: [(tell: (CGFloat) -> Void, told: CGFloat?)] = []
  private var completions: [(ViewAnimatingPosition) -> Void] = []

  /// Creates an animator with a curve of one's own.
  ///
  /// - Precondition: `duration` is finite and not negative.
  public init(duration: TimeInterval, timingParameters: CubicTimingParameters) {
    precondition(
      duration.isFinite && duration >= 0, "An animation can't take \(duration) seconds.")
    self.duration = duration
    self.timingParameters = timingParameters
  }

  /// Creates an animator with a curve that has a name.
  public convenience init(
    duration: TimeInterval, curve: View.AnimationCurve, animations: ((CGFloat) -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: CubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with the curve that has these control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: ((CGFloat) -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: CubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Adds a closure that is called with the progress of the animation whenever it changes.
  public func addAnimations(_ animation: @escaping (CGFloat) -> Void) {
    animations.append((animation, nil))
  }

  /// Adds a closure that is called once, when the animation is over, with the position where it ended.
  public func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

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
      (activity, isLinear) = (.paused, scrubsLinearly)
      let fraction = newValue > 0 ? min(newValue, 1) : 0
      move(to: isReversed ? 1 - fraction : fraction)
    }
  }

  /// How far the values are from start to end at present, along the timing curve.
  public var progress: CGFloat {
    isLinear ? position : timingParameters.progress(at: position)
  }
}

extension PropertyAnimator {
  /// Lets the animation run, from where it is.
  ///
  /// - Precondition: It isn't stopped.
  public func startAnimation() {
    precondition(activity != .stopped, "A stopped animation can't start; finish it first.")
    (activity, isLinear) = (.running, false)
    apply()
  }

  /// Holds the animation where it is; an animation that hasn't begun becomes active.
  ///
  /// - Precondition: It isn't stopped.
  public func pauseAnimation() {
    precondition(activity != .stopped, "A stopped animation can't pause; finish it first.")
    (activity, isLinear) = (.paused, scrubsLinearly)
    apply()
  }

  /// Lets a paused animation run on, with another curve or another duration for the rest.
  ///
  /// A `durationFactor` of 0 keeps the duration. Nothing happens unless the animation is active.
  ///
  /// - Precondition: `durationFactor` is finite and not negative.
  public func continueAnimation(
    withTimingParameters parameters: CubicTimingParameters?, durationFactor: CGFloat
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

  /// Ends the animation where it is.
  ///
  /// Without finishing it becomes inactive and its completions are dropped; else it stays stopped until `finishAnimation(at:)`.
  /// Nothing happens unless it is active.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    guard withoutFinishing else {
      activity = .stopped
      return
    }
    reset()
  }

  /// Finishes a stopped animation with the values of a position and calls the completions with it.
  ///
  /// - Precondition: The animation is stopped.
  public func finishAnimation(at finalPosition: ViewAnimatingPosition) {
    precondition(
      activity == .stopped, "Only a stopped animation can be finished, not one that is \(state).")
    switch finalPosition {
    case .end: move(to: 1)
    case .start: move(to: 0)
    case .current: break
    }
    complete(at: finalPosition)
  }

  /// Lets so many seconds pass.
  ///
  /// A running animation moves; at the end of its way it completes, or pauses where `pausesOnCompletion` asks for it. Negative
  /// and NaN are no time. A run over no time ends at once.
  public func advance(by seconds: TimeInterval) {
    guard isRunning else { return }
    let whole = duration * Double(durationFactor)
    let step = whole > 0 ? CGFloat(max(0, seconds) / whole) : 1
    guard step >= 0 else { return }
    move(to: isReversed ? max(0, position - step) : min(1, position + step))
    guard isRunning, fractionComplete >= 1 else { return }
    if pausesOnCompletion {
      (activity, isLinear) = (.paused, scrubsLinearly)
    } else {
      complete(at: isReversed ? .start : .end)
    }
  }

  private func move(to newPosition: CGFloat) {
    position = newPosition
    apply()
  }

  /// Tells the animations the progress, each unless it knows it; one of them may change it, or stop it all.
  private func apply() {
    guard activity != .inactive else { return }
    var index = 0
    while index < animations.count {
      let progress = progress
      if animations[index].told != progress {
        animations[index].told = progress
        animations[index].tell(progress)
      }
      index += 1
    }
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
    (durationFactor, isReversed) = (1, false)
    animations = []
    completions = []
  }
}
