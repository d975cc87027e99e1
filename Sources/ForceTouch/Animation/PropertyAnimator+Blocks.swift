public import Foundation
public import ViewGeometry

extension PropertyAnimator {
  // MARK: Blocks that run once

  /// Creates an animator that runs for `duration` seconds with a named timing curve.
  ///
  /// - Precondition: `duration` is finite and not negative.
  public convenience init(
    duration: TimeInterval, curve: View.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: CubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator that runs for `duration` seconds with a cubic Bézier timing curve.
  ///
  /// - Precondition: `duration` is finite and not negative. Both points are finite and have an x in
  ///   0...1.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: CubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that settles in `duration` seconds.
  ///
  /// A ratio of 1 is critical damping. Ratios are clamped to 0.01...1,000.
  ///
  /// - Precondition: `duration` is finite and not negative, and `ratio` is finite.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: SpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  ///
  /// Of the options, only the curve and `allowUserInteraction` have an effect. The duration and the
  /// delay are in seconds. Negative and NaN ones count as zero; infinite ones never end.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: View.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((ViewAnimatingPosition) -> Void)? = nil
  ) -> PropertyAnimator {
    let animator = PropertyAnimator(
      duration: Self.clamped(duration), curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.startAnimation(afterDelay: Self.clamped(delay))
    return animator
  }

  /// Returns `time` clamped to what an animator accepts: finite times of at least 0; 0 for NaN.
  private static func clamped(_ time: TimeInterval) -> TimeInterval {
    time > 0 ? min(time, .greatestFiniteMagnitude) : 0
  }

  /// The default implementation of ``addAnimations(_:)``.
  final func builtInAddAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// The default implementation of ``addAnimations(_:delayFactor:)``.
  final func builtInAddAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = delayFactor > 0 ? min(delayFactor, 1) : 0
    add(
      Animation(
        report: { _ in animation() }, followsProgress: false,
        start: position + (1 - position) * factor))
  }

  // MARK: Blocks that receive the progress

  /// Creates an animator that runs for `duration` seconds with a named timing curve.
  ///
  /// The block is called with the progress whenever the progress changes.
  ///
  /// - Precondition: `duration` is finite and not negative.
  public convenience init(
    duration: TimeInterval, curve: View.AnimationCurve, animations: @escaping (CGFloat) -> Void
  ) {
    self.init(
      duration: duration, timingParameters: CubicTimingParameters(animationCurve: curve))
    addAnimations(animations)
  }

  /// Creates an animator that runs for `duration` seconds with a cubic Bézier timing curve.
  ///
  /// The block is called with the progress whenever the progress changes.
  ///
  /// - Precondition: `duration` is finite and not negative. Both points are finite and have an x in
  ///   0...1.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: @escaping (CGFloat) -> Void
  ) {
    self.init(
      duration: duration,
      timingParameters: CubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    addAnimations(animations)
  }

  /// Creates an animator with a spring that settles in `duration` seconds.
  ///
  /// The block is called with the progress whenever the progress changes. A ratio of 1 is critical
  /// damping. Ratios are clamped to 0.01...1,000.
  ///
  /// - Precondition: `duration` is finite and not negative, and `ratio` is finite.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: @escaping (CGFloat) -> Void
  ) {
    self.init(
      duration: duration, timingParameters: SpringTimingParameters(dampingRatio: ratio))
    addAnimations(animations)
  }

  /// Adds a closure that is called with the animation's progress whenever the progress changes.
  ///
  /// It is first called when the animation becomes active or, if it is already active, at its next
  /// update.
  public func addAnimations(_ animation: @escaping (CGFloat) -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a closure whose progress starts after a fraction of the remaining time.
  ///
  /// The closure is called with a progress that stays 0 until then, and then follows the timing
  /// curve to 1. `delayFactor` is clamped to 0...1; NaN counts as 0. If it is 0, the closure is
  /// called with the progress of the whole animation.
  public func addAnimations(_ animation: @escaping (CGFloat) -> Void, delayFactor: CGFloat) {
    let factor = delayFactor > 0 ? min(delayFactor, 1) : 0
    let start = position + (1 - position) * factor
    add(
      Animation(report: animation, followsProgress: true, start: factor > 0 ? start : 0))
  }

  /// The default implementation of ``addCompletion(_:)``.
  final func builtInAddCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private func add(_ animation: Animation) {
    animations.append(animation)
    if state == .active, !animation.followsProgress { apply(from: animations.count - 1) }
  }

  // MARK: Updating the blocks

  /// Updates the blocks at index `first` and later to their current progress.
  ///
  /// A block whose progress hasn't changed since its last update is skipped. A block that follows
  /// the progress is called with the current progress. A block that runs once is called at its
  /// first update; later updates move the changes that it made. A block may change the progress or
  /// stop the animation.
  func apply(from first: Int = 0) {
    var index = first
    while index < animations.count {
      let animation = animations[index]
      let progress = progress(at: animation.ownTime(at: position))
      if animation.reportedProgress != progress {
        animations[index].reportedProgress = progress
        if animation.followsProgress {
          animation.report(progress)
        } else if let flight = animation.flight {
          flight.progress = Double(progress)
        } else {
          carryOut(animation, at: index)
        }
      }
      index += 1
    }
  }

  private func carryOut(_ animation: Animation, at index: Int) {
    let flight = Flight(
      barsTouches: !isUserInteractionEnabled && AnimationClock.current != nil)
    animations[index].flight = flight
    // In the block, animations inherit the remaining duration, and completions of block animations
    // are deferred until the remaining delay and duration have passed.
    let timing = BlockTiming(duration: remainingDuration)
    AnimationTimeline.current.animate(timing, after: remainingDelay, into: flight) {
      animation.report(0)
    }
    // The block may have moved the animator or ended it.
    flight.progress = Double(self.progress(at: animation.ownTime(at: position)))
  }

  func progress(at time: CGFloat) -> CGFloat {
    guard !isLinear else { return time }
    let curved = timingParameters?.cubicTimingParameters?.progress(at: time) ?? time
    guard let spring = timingParameters?.springTimingParameters else { return curved }
    return spring.progress(at: curved, of: duration)
  }
}

extension PropertyAnimator.Animation {
  /// Returns the elapsed fraction of the time from the block's start to the animator's end.
  ///
  /// `position` is the position of the animator.
  func ownTime(at position: CGFloat) -> CGFloat {
    guard start > 0 else { return position }
    guard position < 1 else { return 1 }
    return position > start ? (position - start) / (1 - start) : 0
  }
}
