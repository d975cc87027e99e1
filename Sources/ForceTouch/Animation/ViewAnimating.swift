public import Foundation

/// An animation that can be started, scrubbed and stopped: `UIViewAnimating`.
///
/// A stopped animation must be finished before it is started or paused again. Only a stopped
/// animation can be finished. `PropertyAnimator` traps if an app violates these rules.
public protocol ViewAnimating: AnyObject {
  /// The state of the animation.
  var state: ViewAnimatingState { get }
  /// Whether the animation is running.
  var isRunning: Bool { get }
  /// Whether the animation runs from its end to its start.
  var isReversed: Bool { get set }
  /// The elapsed fraction of the run, from 0 to 1; setting it pauses the animation there.
  var fractionComplete: CGFloat { get set }
  /// Starts or resumes the animation from its current position.
  func startAnimation()
  /// Starts the animation after a delay in seconds; it becomes active immediately.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation at its current position; an inactive animation becomes active.
  func pauseAnimation()
  /// Stops the animation: the properties it animates keep the values on screen.
  ///
  /// If `withoutFinishing` is true, the animation becomes inactive, and its completions aren't
  /// called. Otherwise, it stays stopped until ``finishAnimation(at:)`` is called.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation with the values at `finalPosition`, and calls its completions.
  func finishAnimation(at finalPosition: ViewAnimatingPosition)
}

/// An animation to which animation blocks can be added: `UIViewImplicitlyAnimating`.
public protocol ViewImplicitlyAnimating: ViewAnimating {
  /// Adds a block that runs when the animation becomes active, or now if it is already active.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block whose changes start after a fraction of the remaining time, from 0 to 1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a closure that is called when the animation ends, unless it is stopped without finishing.
  func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void)
  /// Resumes a paused animation with another timing or another remaining duration.
  ///
  /// If `parameters` is nil, the timing is unchanged. `durationFactor` is the remaining time as a
  /// fraction of the whole duration; 0 leaves the remaining time unchanged.
  func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: CGFloat)
}

extension PropertyAnimator: ViewImplicitlyAnimating {}
