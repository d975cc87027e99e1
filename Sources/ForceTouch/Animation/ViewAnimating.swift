public import Foundation

/// An animation that can be started, scrubbed and stopped: `UIViewAnimating`.
public protocol ViewAnimating: AnyObject {
  /// What may be done with the animation.
  var state: ViewAnimatingState { get }
  /// Whether time passing moves the animation.
  var isRunning: Bool { get }
  /// Whether the animation runs from its end to its start.
  var isReversed: Bool { get set }
  /// How much of the run is behind it, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Lets the animation run, from where it is.
  func startAnimation()
  /// Lets the animation run once so many seconds have passed.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds the animation where it is.
  func pauseAnimation()
  /// Ends the animation where it is, and its being active too if it is not to be finished.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation with the values of a position.
  func finishAnimation(at finalPosition: ViewAnimatingPosition)
}

/// An animation that takes blocks: `UIViewImplicitlyAnimating`.
public protocol ViewImplicitlyAnimating: ViewAnimating {
  /// Adds a block that is carried out when the animation becomes active.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block that begins when a part of the time has passed.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a closure that is called when the animation is over.
  func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void)
  /// Lets a paused animation run on.
  func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: CGFloat)
}

extension PropertyAnimator: ViewImplicitlyAnimating {}
