public import Foundation
public import ViewGeometry

/// Block animations.
///
///     View.animate(withDuration: 0.3) {
///       panel.frame.origin.y = 200
///       panel.layoutIfNeeded()
///     } completion: { _ in
///       panel.removeFromSuperview()
///     }
///
/// The block runs at once and the views have the values it sets. With an `AnimationClock` each property that it changed is in flight from
/// then on: `layer.presentation()` has the value of the moment, and the completion is called when the clock shows the end, with true, or with
/// false when something was broken off. A block that changes nothing ends when the clock is next advanced (R15.6).
///
/// Without a clock all of it is over at once: completions are called with true, those of blocks inside one another, and of animations that
/// completions start, once the outermost block has ended, in the order in which the animations would end (delay and duration added up), of
/// equals the earlier one first. So by the time the outermost call returns, all of it is over.
///
/// An animation that goes on without end doesn't keep a program: with `.repeat` the completion is never called (R10.37), and completions
/// that start animations whose completions start animations, all at one moment, are called 1,000 times. Durations and delays below zero and
/// NaN count as zero; infinite ones never end. All of this state belongs to the thread of the views (R10.35).
extension View {
  /// Animates changes, and calls `completion` when all animations of the block have ended.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates changes after a delay; the block itself runs at once.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationTimeline.current.animate(
      BlockTiming(duration: duration, delay: delay, options: options), animations,
      completion: completion)
  }

  /// Animates changes by a spring that settles in the duration (R15.13).
  ///
  /// NaN counts as critical damping and as no velocity.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    var timing = BlockTiming(duration: duration, delay: delay, options: options)
    let spring = SpringTimingParameters(
      dampingRatio: dampingRatio.isFinite ? dampingRatio : 1,
      initialVelocity: CGVector(dx: velocity.isFinite ? velocity : 0, dy: 0))
    timing.curve = { [duration = timing.duration] in
      Double(spring.progress(at: CGFloat($0), of: duration))
    }
    AnimationTimeline.current.animate(timing, animations, completion: completion)
  }

  /// Animates changes by a spring with a period of `duration` seconds and a bounce from -1 to 1; it takes until the spring has settled.
  ///
  /// NaN counts as no bounce and no velocity (R15.13).
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    var timing = BlockTiming(duration: duration, delay: delay, options: options)
    if timing.duration > 0, timing.duration < .infinity, AnimationClock.current != nil {
      let spring = SpringTimingParameters(
        duration: timing.duration, bounce: bounce.isNaN ? 0 : bounce,
        initialVelocity: CGVector(dx: velocity.isFinite ? velocity : 0, dy: 0))
      let settling = spring.settlingDuration ?? timing.duration
      timing.duration = settling
      timing.curve = { Double(spring.progress(at: CGFloat($0), of: settling)) }
    }
    AnimationTimeline.current.animate(timing, animations, completion: completion)
  }

  /// Carries out a block that adds keyframes; what it changes besides takes the whole duration.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    // The options of both kinds have the same bits but for the calculation mode.
    var timing = BlockTiming(
      duration: duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue))
    timing.keyframes = options.mode
    AnimationTimeline.current.animate(timing, animations, completion: completion)
  }

  /// Animates the changes of a keyframe, in the order of the calls; outside `animateKeyframes` they are only carried out.
  ///
  /// The times are parts of the duration from 0 to 1.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    AnimationTimeline.current.addKeyframe(
      start: frameStartTime, duration: frameDuration, animations)
  }

  /// Carries out changes of what is in `view`; nil changes nothing.
  ///
  /// The transition takes its time whatever changes (R15.6).
  public static func transition(
    with view: View, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationTimeline.current.animate(
      BlockTiming(duration: duration, options: options), takesItsTime: true, animations ?? {},
      completion: completion)
  }

  /// Puts `toView` in the place of `fromView`, or with `showHideTransitionViews` hides the one and shows the other.
  ///
  /// The place is that among the siblings; the frame of `toView` stays. Without a superview nothing changes, and
  /// neither does it when both are the same view.
  public static func transition(
    from fromView: View, to toView: View, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    transition(
      with: fromView, duration: duration, options: options,
      animations: {
        guard fromView !== toView else { return }
        if options.contains(.showHideTransitionViews) {
          (fromView.isHidden, toView.isHidden) = (true, false)
        } else if let superview = fromView.superview {
          superview.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }

  /// Carries out `parallelAnimations`, then what the system does to the views: it takes them out of their superviews, at the end.
  public static func perform(
    _ animation: SystemAnimation, on views: [View], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    // The duration of the system's own animations is that of a navigation controller's bars.
    let timing = BlockTiming(duration: 0.2, options: options)
    let remove = { for view in views { view.removeFromSuperview() } }
    let isOver = AnimationClock.current == nil
    AnimationTimeline.current.animate(
      timing, takesItsTime: true,
      {
        parallelAnimations?()
        if isOver { remove() }
      },
      completion: { finished in
        if !isOver { remove() }
        completion?(finished)
      })
  }

  /// Animates changes so many times, inside the block of an animation; otherwise they are only carried out.
  ///
  /// A count below zero or NaN counts as 0: nothing moves.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    AnimationTimeline.current.modify(
      repeatCount: Double(count), autoreverses: autoreverses, animations)
  }

  /// Carries out changes that are not to be animated, even inside the block of an animation.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationTimeline.current.perform(actionsWithoutAnimation)
  }

  /// Says whether block animations of this thread are animations; true to begin with.
  ///
  /// While they are not, they have no duration and no delay, so their completions come before others.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    AnimationTimeline.current.isEnabled = enabled
  }

  /// Whether block animations are animations: enabled on this thread, and not inside `performWithoutAnimation`.
  public static var areAnimationsEnabled: Bool { AnimationTimeline.current.areAnimationsEnabled }

  /// The duration of the block that is being carried out, in seconds; 0 outside one.
  ///
  /// A block inside another takes over its duration, unless it has the option `overrideInheritedDuration` (R10.36).
  public static var inheritedAnimationDuration: TimeInterval {
    AnimationTimeline.current.inheritedDuration
  }
}
