public import Foundation
public import ViewGeometry

/// Block animations: carried out at once, as everything animated is here.
///
///     View.animate(withDuration: 0.3) {
///       panel.frame.origin.y = 200
///       panel.layoutIfNeeded()
///     } completion: { _ in
///       panel.removeFromSuperview()
///     }
///
/// The block runs and the views have the values it sets; UIKit's views have them too, while a picture of the old ones moves there. Then
/// completions are called with true: those of blocks inside one another, and of animations that completions start, once the outermost
/// block has ended, in the order in which the animations would end (delay and duration added up), of equals the earlier one
/// first. So by the time the outermost call returns, all of it is over.
///
/// An animation that goes on without end comes to rest: with `.repeat` the completion is never called (R10.37), and completions that
/// start animations whose completions start animations are called 1,000 times. Durations and delays below zero and NaN count as
/// zero. All of this goes by the thread that the views are on (R10.35).
extension View {
  /// Carries out changes, and calls `completion` when all animations around have ended.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Carries out changes, at once whatever the delay.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationTimeline.current.animate(
      for: duration, after: delay,
      keepsDuration: options.contains(.overrideInheritedDuration), animations,
      completion: options.contains(.repeat) ? nil : completion)
  }

  /// Carries out changes; what a spring would add on the way isn't seen.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Carries out changes; what a spring would add on the way isn't seen.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Carries out a block that adds keyframes.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    AnimationTimeline.current.animate(
      for: duration, after: delay,
      keepsDuration: options.contains(.overrideInheritedDuration), animations,
      completion: options.contains(.repeat) ? nil : completion)
  }

  /// Carries out the changes of a keyframe, in the order of the calls; outside `animateKeyframes` too.
  ///
  /// The times, parts of the duration from 0 to 1, say nothing here.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    animations()
  }

  /// Carries out changes of what is in `view`; nil changes nothing.
  public static func transition(
    with view: View, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
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

  /// Carries out `parallelAnimations`, then what the system does to the views: it takes them out of their superviews.
  public static func perform(
    _ animation: SystemAnimation, on views: [View], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    // The duration of the system's own animations is that of a navigation controller's bars.
    animate(
      withDuration: 0.2, delay: 0, options: options,
      animations: {
        parallelAnimations?()
        for view in views { view.removeFromSuperview() }
      }, completion: completion)
  }

  /// Carries out changes, once, however often they would be repeated.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    animations()
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
