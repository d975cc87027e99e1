import Foundation
import ViewGeometry

/// Presentations and dismissals that the app's animators run (R15.59 to R15.62).
extension PresentationController {
  /// Returns the custom transition that the transitioning delegate supplies for the presentation;
  /// nil for the built-in animation.
  final func customPresentation(source: ViewController) -> CustomTransition? {
    guard let delegate = presentedViewController.transitioningDelegate else { return nil }
    return CustomTransition(
      delegate.animationController(
        forPresented: presentedViewController, presenting: presentingViewController,
        source: source),
      interaction: { delegate.interactionControllerForPresentation(using: $0) })
  }

  /// The custom transition that the transitioning delegate supplies for the dismissal; nil for the
  /// built-in animation.
  final var customDismissal: CustomTransition? {
    guard let delegate = presentedViewController.transitioningDelegate else { return nil }
    return CustomTransition(
      delegate.animationController(forDismissed: presentedViewController),
      interaction: { delegate.interactionControllerForDismissal(using: $0) })
  }

  /// Sets the frame of the presented view.
  ///
  /// Once an animator of the app has begun to animate the view, this does nothing unless
  /// `frameOfPresentedViewInContainerView` has changed since the view was last placed.
  final func placePresentedView() {
    guard let presentedView else { return }
    let frame = frameOfPresentedViewInContainerView
    guard !hasCustomAnimation || frame != placedFrame else { return }
    placedFrame = frame
    presentedView.frame = frame
  }

  /// Moves the presenting view, which is to be removed, into the container, and records its former
  /// position.
  final func moveIntoContainer(_ presenterView: View) {
    removed = RemovedView(of: presenterView)
    container?.insertSubview(presenterView, at: 0)
  }

  /// Lets the app's animator run the transition.
  ///
  /// - Parameters:
  ///   - custom: The animator and the interaction controller of the app.
  ///   - other: The view of the presenting controller; in a dismissal, nil if it wasn't removed.
  ///   - coordinator: The coordinator of the transition.
  ///   - isComing: Whether this is a presentation rather than a dismissal.
  ///   - end: Called when the transition has ended or was canceled.
  final func run(
    _ custom: CustomTransition, over other: View?, _ coordinator: TransitionCoordinator,
    isComing: Bool, end: @escaping () -> Void
  ) {
    guard let container, let presentedView else { return end() }
    let (presented, presenter) = (
      ObjectIdentifier(presentedViewController), ObjectIdentifier(presentingViewController)
    )
    hasCustomAnimation = true
    let finalFrame = frameOfPresentedViewInContainerView
    placedFrame = finalFrame
    let outer = presentingViewController.viewIfLoaded
    let outerFrame = outer.map { container.convert($0.bounds, from: $0) } ?? .zero
    let isInvolved = isComing ? shouldRemovePresentersView : other != nil
    var views = TransitionContext.Views()
    if isComing {
      (views.from, views.to) = (isInvolved ? other : nil, presentedView)
      views.initialFrames = [presenter: outerFrame]
      views.finalFrames = [presented: finalFrame, presenter: isInvolved ? .zero : outerFrame]
    } else {
      (views.from, views.to) = (presentedView, other)
      views.initialFrames = [
        presented: presentedView.frame, presenter: isInvolved ? .zero : outerFrame,
      ]
      views.finalFrames = [presenter: outerFrame]
    }
    let context = TransitionContext(
      coordinator, animator: custom.animator, interaction: custom.interaction, views: views,
      onCancel: {}, onEnd: end)
    context.begin()
  }

  /// Ends a canceled presentation.
  ///
  /// The presented controller disappears again, and the presenting one appears if its view was to
  /// be removed.
  final func undoPresentation(_ coordinator: TransitionCoordinator, removesPresenter: Bool) {
    let (presented, presenter) = (presentedViewController, presentingViewController)
    let animated = coordinator.isAnimated
    presented.moves.remove(.beingPresented)
    if presented.appearance.stage == .appearing {
      presented.begin(false, animated: animated, byHand: true)
    }
    let comesBack = removesPresenter && presenter.appearance.stage == .disappearing
    if comesBack { presenter.begin(true, animated: animated, byHand: true) }
    removed?.putBack(below: container, outOf: container)
    presentedView?.removeFromSuperview()
    let oldContainer = container
    presented.setTraitsFromParent(TraitCollection())
    // From here on, callbacks may present the controller again.
    (presenter.ownPresented, presented.ownPresenter, presented.ownPresentation) = (nil, nil, nil)
    presented.end()
    if comesBack { presenter.endComing(animated: animated) }
    coordinator.leave([presented, presenter])
    (removed, presentedStyle) = (nil, nil)
    presentationTransitionDidEnd(false)
    removeContainer(oldContainer)
    coordinator.runCompletions()
  }

  /// Ends a canceled dismissal.
  ///
  /// The presented controllers appear again, and the presenting one disappears if its view was
  /// restored.
  static func undoDismissal(
    _ presentations: [PresentationController], of above: [ViewController],
    over presenter: ViewController, _ coordinator: TransitionCoordinator
  ) {
    let animated = coordinator.isAnimated
    let goes = presentations.first?.removed != nil
    if goes, presenter.appearance.stage == .appearing {
      presenter.begin(false, animated: animated, byHand: true)
    }
    for controller in above { controller.moves.remove(.beingDismissed) }
    for controller in above where controller.appearance.stage == .disappearing {
      controller.begin(true, animated: animated, byHand: true)
    }
    if goes { presenter.viewIfLoaded?.removeFromSuperview() }
    for presentation in presentations {
      guard let container = presentation.container, let view = presentation.presentedView else {
        continue
      }
      if !view.isDescendant(of: container) { container.addSubview(view) }
    }
    if goes { presenter.end() }
    for controller in above { controller.endComing(animated: animated) }
    coordinator.leave(above + [presenter])
    for presentation in presentations.reversed() {
      presentation.adaptsAgain = true
      presentation.container?.setNeedsLayout()
      presentation.dismissalTransitionDidEnd(false)
    }
    coordinator.runCompletions()
  }
}
