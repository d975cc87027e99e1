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
/// The block runs immediately, and the views have the values it sets. If the thread has an
/// `AnimationClock`, the properties it changes are animated from then on: `layer.presentation()`
/// has the values at the current time. The completion is called when the clock reaches the end,
/// with true, or with false if an animation was interrupted. A block that changes nothing ends when
/// the clock is next advanced (R15.6).
///
/// Without a clock, animations take no time, and completions are called with true. The completions
/// of nested blocks, and of animations that completions start, are called when the outermost block
/// has ended. They are called in the order in which the animations would end, after their delays
/// and all repetitions. Completions with equal end times are called in the order in which their
/// blocks return. All animations have therefore ended when the outermost call returns.
///
/// Endless animations don't block the app. With `.repeat`, the completion is never called (R10.37).
/// Without a clock, a chain of completions that start further animations is cut off after 1,000
/// calls. Each thread has its own animation state (R10.35).
///
/// Durations and delays are in seconds. Negative and NaN ones count as zero. On a clock, infinite
/// ones never end.
extension View {
  /// Animates the changes that a block makes, and calls `completion` when all of their animations
  /// have ended or been interrupted.
  ///
  /// The duration is in seconds. `completion` is called with true, or with false if an animation
  /// was interrupted.
  ///
  /// ```swift
  /// View.animate(withDuration: 0.3) {
  ///   panel.frame.origin.y = 200
  /// } completion: { _ in
  ///   panel.removeFromSuperview()
  /// }
  /// ```
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates changes after a delay; the block itself runs immediately.
  ///
  /// The duration and the delay are in seconds. `completion` is called when the animations have
  /// ended, with true, or with false if one was interrupted.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationTimeline.current.animate(
      BlockTiming(duration: duration, delay: delay, options: options), animations,
      completion: completion)
  }

  /// Animates changes with a spring that settles within the given duration in seconds (R15.13).
  ///
  /// Inside another animation block, the spring applies only with the `overrideInheritedCurve`
  /// option. The initial velocity is a multiple of the animation's total distance per second,
  /// positive toward the end. A velocity that isn't finite counts as 0. Damping ratios are clamped
  /// to 0.01...1,000; one that isn't finite counts as 1, critical damping. `completion` is called
  /// when the animations have ended, with true, or with false if one was interrupted.
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

  /// Animates changes with a spring given by its period in seconds and its bounce from -1 to 1.
  ///
  /// With a clock, the animation lasts until the spring has settled (R15.13). Inside another
  /// animation block, the spring applies only with the options `overrideInheritedCurve` and
  /// `overrideInheritedDuration`. The initial velocity is a multiple of the animation's total
  /// distance per second, positive toward the end. The bounce is clamped to -1...1. A NaN bounce
  /// counts as 0, and so does a velocity that isn't finite. `completion` is called when the
  /// animations have ended, with true, or with false if one was interrupted.
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

  /// Runs a block that adds keyframes; its other changes are animated over the whole duration.
  ///
  /// The duration and the delay are in seconds. `completion` is called when all animations have
  /// ended, with true, or with false if one was interrupted.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    // The options of both kinds have the same bits except for the calculation mode.
    var timing = BlockTiming(
      duration: duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue))
    timing.keyframes = options.mode
    AnimationTimeline.current.animate(timing, animations, completion: completion)
  }

  /// Adds a keyframe to the animation that `animateKeyframes` is starting.
  ///
  /// The times are fractions of the duration. The keyframe's range is clamped to 0...1, and NaN
  /// counts as 0. Keyframes are applied in the order of the calls. Outside `animateKeyframes`, the
  /// block runs as if called directly: its changes belong to the enclosing animation block, if
  /// there is one.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    AnimationTimeline.current.addKeyframe(
      start: frameStartTime, duration: frameDuration, animations)
  }

  /// Runs `animations`, which change the contents of `view`, as a transition.
  ///
  /// On an `AnimationClock`, the transition takes its full duration even if nothing changes
  /// (R15.6). `animations` runs immediately; if it is nil, nothing changes. `view` has no effect.
  /// `completion` is called when the transition ends, with true, or with false if an animation was
  /// interrupted.
  public static func transition(
    with view: View, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationTimeline.current.animate(
      BlockTiming(duration: duration, options: options), takesItsTime: true, animations ?? {},
      completion: completion)
  }

  /// Replaces `fromView` with `toView` at the start of a transition that lasts `duration` seconds.
  ///
  /// With the `showHideTransitionViews` option, `fromView` is hidden and `toView` is shown instead.
  /// Without it, `toView` takes the position of `fromView` among its siblings, and keeps its own
  /// frame. Nothing changes if both are the same view or, without the option, if `fromView` has no
  /// superview. `completion` is called when the transition ends, with true, or with false if an
  /// animation was interrupted.
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

  /// Performs a system animation on views, and animates other changes at the same time.
  ///
  /// `parallelAnimations` is run immediately. When the animation ends, after 0.2 seconds, the views
  /// are removed from their superviews, and `completion` is called with true, or with false if an
  /// animation was interrupted. Without an `AnimationClock`, the views are removed immediately.
  public static func perform(
    _ animation: SystemAnimation, on views: [View], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    // A system animation takes as long as hiding a navigation controller's bar.
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

  /// Inside an animation block, animates changes with a repeat count of their own.
  ///
  /// Outside of an animation block, the changes aren't animated. In a block of a
  /// `PropertyAnimator`, they are animated without repetition. A negative or NaN count is treated
  /// as 0: nothing is animated. If the count is infinite, the block's completion is never called.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    AnimationTimeline.current.modify(
      repeatCount: Double(count), autoreverses: autoreverses, animations)
  }

  /// Runs changes without animation, even inside an animation block.
  ///
  /// Batch updates and transitions that begin in it take no time either (R15.35).
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationTimeline.current.perform(actionsWithoutAnimation)
  }

  /// Sets whether this thread's animation blocks animate; true initially.
  ///
  /// While animations are disabled, blocks have no duration and no delay, so their completions are
  /// called before those of running animations.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    AnimationTimeline.current.isEnabled = enabled
  }

  /// Whether animation blocks currently animate.
  ///
  /// It is true if animations are enabled on this thread and no `performWithoutAnimation` block is
  /// running.
  public static var areAnimationsEnabled: Bool { AnimationTimeline.current.areAnimationsEnabled }

  /// The duration of the innermost animation block that is running, in seconds.
  ///
  /// In a block of a `PropertyAnimator`, it is the animator's remaining duration. It is 0 outside
  /// of an animation block, or while animations are disabled.
  ///
  /// A nested block without the `overrideInheritedDuration` option inherits the duration of the
  /// enclosing block (R10.36).
  public static var inheritedAnimationDuration: TimeInterval {
    AnimationTimeline.current.inheritedDuration
  }
}
