import Foundation
import ViewGeometry

/// The animations of an interactive transition, shown at any fraction of their duration.
protocol TransitionDrive: AnyObject {
  /// Applies the transition's changes, but shows its initial state.
  func begin()
  /// Shows the transition at a fraction from 0 to 1.
  func show(_ fraction: CGFloat)
  /// Shows the transition at a fraction from 0 to 1, without calling code of the app.
  func look(at fraction: CGFloat)
  /// Ends the animations with their final values or, if the transition was canceled, undoes the
  /// changes.
  func end(cancelled: Bool)
  /// The timing curve of a transition that doesn't begin interactively.
  var curve: any TimingCurveProvider { get }
  /// Whether an interruptible animator of the app runs the transition.
  var isInterruptible: Bool { get }
}

/// Drives a built-in animation of the changes that a closure makes.
final class BuiltInDrive: TransitionDrive {
  private let flight = Flight(barsTouches: false)
  private let duration: TimeInterval
  private let changes: () -> Void

  init(duration: TimeInterval, changes: @escaping () -> Void) {
    (self.duration, self.changes) = (duration, changes)
  }

  var curve: any TimingCurveProvider { CubicTimingParameters(animationCurve: .easeInOut) }
  var isInterruptible: Bool { false }

  func begin() {
    AnimationTimeline.current.animate(BlockTiming(duration: duration), into: flight, changes)
  }

  func show(_ fraction: CGFloat) { flight.progress = Double(fraction) }

  func look(at fraction: CGFloat) { flight.progress = Double(fraction) }

  func end(cancelled: Bool) {
    let ways = FlightWay.landing([flight])
    if cancelled { FlightWay.put(ways, at: .start) }
  }
}

/// Drives a transition that an animator of the app runs.
///
/// The animator's blocks run on a separate clock, whose time is the shown fraction multiplied by
/// the transition's duration. An interruptible animator is scrubbed.
final class AnimatorDrive: TransitionDrive {
  private let context: TransitionContext
  private let clock = AnimationClock()
  private var animator: (any ViewImplicitlyAnimating)?

  init(_ context: TransitionContext) { self.context = context }

  private var duration: TimeInterval { context.coordinator.transitionDuration }

  var curve: any TimingCurveProvider {
    (animator as? PropertyAnimator)?.timingParameters
      ?? CubicTimingParameters(animationCurve: .linear)
  }

  var isInterruptible: Bool { animator != nil }

  func begin() {
    guard let custom = context.animator else { return }
    // During the interaction, the animations are linear (R15.62).
    clock.isLinear = context.isInteractive
    context.use(clock) {
      let animator = custom.interruptibleAnimator(using: context)
      if animator is MissingAnimator {
        custom.animateTransition(using: context)
      } else {
        self.animator = animator
        animator.fractionComplete = 0
      }
      if !context.isOver { context.runAlongside() }
    }
  }

  func show(_ fraction: CGFloat) {
    clock.show(at: Double(fraction) * duration)
    if let animator, animator.state == .active { animator.fractionComplete = fraction }
  }

  func look(at fraction: CGFloat) {
    clock.show(at: Double(fraction) * duration)
    (animator as? PropertyAnimator)?.showBlocks(at: fraction)
  }

  func end(cancelled: Bool) {
    context.use(clock) {
      if cancelled { clock.undoFlights() }
      var animators = clock.movingObjects.compactMap { $0 as? any ViewImplicitlyAnimating }
      if let animator { animators.append(animator) }
      // Animators that ran on the clock are ended by it, unless the transition was canceled.
      for other in animators where cancelled || other === animator {
        guard other.state == .active else { continue }
        if let own = other as? PropertyAnimator {
          // It ends by itself, and leaves properties alone that have been set since (R15.16).
          own.isReversed = cancelled
          own.startAnimation()
        } else {
          other.stopAnimation(false)
          other.finishAnimation(at: cancelled ? .start : .end)
        }
      }
      clock.advanceToRest()
    }
  }
}

extension PropertyAnimator {
  /// Shows the animated values at `position`, a position of the animator from 0 to 1, without
  /// applying a timing curve.
  ///
  /// Blocks that are called whenever the progress changes aren't called. The animator's own
  /// position doesn't change.
  fileprivate func showBlocks(at position: CGFloat) {
    for animation in animations {
      animation.flight?.progress = Double(animation.ownTime(at: position))
    }
  }
}
