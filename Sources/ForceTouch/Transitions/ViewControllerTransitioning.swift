public import Foundation
public import ViewGeometry

/// Animates a transition between two controllers: `UIViewControllerAnimatedTransitioning`.
///
/// A ``ViewControllerTransitioningDelegate``, or the delegate of a navigation or tab bar
/// controller, supplies it. Without an `AnimationClock`, the animations of a transition that isn't
/// interactive end immediately (R15.60).
public protocol ViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the duration of the animation, in seconds; negative values count as 0.
  ///
  /// The library calls it with the context of the transition, never with nil.
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Adds the new view, if there is one, to the container, and animates the transition.
  ///
  /// Must call `completeTransition(_:)` of the context when the animation has ended. In this
  /// example, `context` is the transition context; the old view slides off the new one:
  ///
  /// ```swift
  /// if let new = context.view(forKey: .to) { context.containerView.insertSubview(new, at: 0) }
  /// View.animate(withDuration: 0.3) {
  ///   context.view(forKey: .from)?.center.x += 320
  /// } completion: { _ in
  ///   context.completeTransition(!context.transitionWasCancelled)
  /// }
  /// ```
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning)
  /// Returns an animator that can be scrubbed and reversed; optional.
  ///
  /// A ``PercentDrivenInteractiveTransition`` drives this animator rather than calling
  /// `animateTransition(using:)`. Other transitions don't call this method. It must return the same
  /// animator for each call with the same context.
  func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> any ViewImplicitlyAnimating
  /// Called when the transition has ended, before the last appearance callbacks; optional.
  ///
  /// `transitionCompleted` is false if the transition was canceled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
  /// Returns a placeholder, which means that the method isn't implemented.
  public func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> any ViewImplicitlyAnimating {
    MissingAnimator(duration: 0, curve: .linear, animations: nil)
  }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The placeholder for an object that doesn't implement `interruptibleAnimator(using:)`.
final class MissingAnimator: PropertyAnimator {}

/// Drives a transition interactively: `UIViewControllerInteractiveTransitioning`.
///
/// ``PercentDrivenInteractiveTransition`` conforms to it.
public protocol ViewControllerInteractiveTransitioning: AnyObject {
  /// Begins the interactive transition.
  ///
  /// A custom object moves the views itself, reports the progress and the end of the interaction to
  /// the context, and finally calls the context's `completeTransition(_:)`.
  func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning)
  /// The speed of the rest of the transition after the interaction, as a multiple of the speed of
  /// the whole transition; 1 by default.
  var completionSpeed: CGFloat { get }
  /// The timing curve of the rest of the transition; ease in and out by default.
  var completionCurve: View.AnimationCurve { get }
  /// Whether the transition begins interactively; true by default.
  ///
  /// If it is false, `startInteractiveTransition(_:)` isn't called, and the animator runs the
  /// transition, unless the receiver is a ``PercentDrivenInteractiveTransition``.
  var wantsInteractiveStart: Bool { get }
}

// The protocol documents these members; these are the defaults of its optional ones.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: View.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}

/// The views, controllers and frames of a custom transition:
/// `UIViewControllerContextTransitioning`.
public protocol ViewControllerContextTransitioning: AnyObject {
  /// The view in which the transition takes place.
  ///
  /// It contains the old view if that view takes part in the transition. The animator adds the new
  /// view.
  var containerView: View { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is being driven interactively.
  var isInteractive: Bool { get }
  /// Whether the transition was canceled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; `none` for transitions of containers.
  var presentationStyle: ModalPresentationStyle { get }
  /// The rotation of the content by the transition; always the identity in this library.
  var targetTransform: CGAffineTransform { get }
  /// Reports the fraction of the interactive transition that is shown.
  ///
  /// The fraction is clamped to 0...1; NaN counts as 0. Does nothing if the transition has ended.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interaction has ended, and that the transition will complete.
  ///
  /// Does nothing if the transition isn't being driven interactively.
  func finishInteractiveTransition()
  /// Reports that the interaction has ended, and that the transition will run back to its start.
  ///
  /// Does nothing if the transition was already canceled or has ended.
  func cancelInteractiveTransition()
  /// Reports that the transition is being driven interactively again.
  ///
  /// Does nothing if it is already interactive, was canceled or has ended.
  func pauseInteractiveTransition()
  /// Reports that the animation has ended.
  ///
  /// If `didComplete` is false, or the transition was canceled, the old controller is shown as
  /// before. Further calls do nothing (R15.59).
  func completeTransition(_ didComplete: Bool)
  /// Returns the controller that has the role `key`; nil if there is none.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// Returns the view to animate in the role `key`.
  ///
  /// Returns nil if the view isn't added or removed, such as the view of a presenting controller
  /// that stays in place.
  func view(forKey key: TransitionContextViewKey) -> View?
  /// Returns the frame of a controller's view at the start, in the container's coordinates.
  ///
  /// Returns the zero rectangle if the view isn't shown at the start.
  func initialFrame(for vc: ViewController) -> CGRect
  /// Returns the frame of a controller's view at the end, in the container's coordinates.
  ///
  /// Returns the zero rectangle if the view isn't shown at the end.
  func finalFrame(for vc: ViewController) -> CGRect
}

/// Supplies the objects of a custom presentation: `UIViewControllerTransitioningDelegate`.
///
/// Every member is optional. The animators are requested for animated presentations and dismissals
/// in visible windows, whatever the style (R15.61).
public protocol ViewControllerTransitioningDelegate: AnyObject {
  /// Returns the animator for a presentation; nil, the default, for the built-in animation.
  ///
  /// `source` is the controller whose `present(_:animated:completion:)` was called, and
  /// `presenting` is the one that presents: `source` or a controller that contains it.
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the animator for a dismissal; nil, the default, for the built-in animation.
  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the object that drives a presentation interactively.
  ///
  /// The method is called if the delegate returned an animator for the presentation. If the result
  /// is nil, which is the default, the presentation isn't interactive.
  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
  /// Returns the object that drives a dismissal interactively.
  ///
  /// The method is called if the delegate returned an animator for the dismissal. If the result is
  /// nil, which is the default, the dismissal isn't interactive.
  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
  /// Returns the presentation controller for the `custom` style; nil, the default, for a built-in
  /// one.
  ///
  /// `source` is the controller whose `present(_:animated:completion:)` was called, and
  /// `presenting` is the one that presents: `source` or a controller that contains it.
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController?
}

// The protocol documents these members; the defaults return nil.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    nil
  }
  public func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    nil
  }
  public func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    nil
  }
  public func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? {
    nil
  }
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    nil
  }
}
