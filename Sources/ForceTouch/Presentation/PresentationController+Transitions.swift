import Foundation
import ViewGeometry

/// How a presented view comes and goes, with UIKit's callbacks in UIKit's order.
///
/// Coming: the presenting view will disappear, if it goes; the presented one will appear, comes into its container and is laid out; it has
/// appeared; the presenting one has disappeared. Going is the same with the two exchanged. In a hidden window nobody appears or
/// disappears.
extension PresentationController {
  /// Shows the presented view over that of the presenting controller, which is in a window, and calls `completion` when it is there.
  ///
  /// On a clock an animated one comes up from below, and its appearing ends when it is there (R15.36).
  final func show(over presenterView: View, animated: Bool, completion: @escaping () -> Void) {
    let (presented, presenter) = (presentedViewController, presentingViewController)
    guard let place = place(over: presenterView), let presentedView else { return completion() }
    let container = PresentationContainer(of: self, frame: place.frame)
    let coordinator = TransitionCoordinator(
      from: presenter, to: presented, in: container, isAnimated: animated)
    let removesPresenter = shouldRemovePresentersView
    let isVisible = presenterView.window?.isHidden == false
    coordinator.join([presented, presenter])
    // It may be presented again in the course of its dismissal.
    presented.moves.remove(.beingDismissed)
    if isVisible { presented.moves.insert(.beingPresented) }
    self.container = container
    applyOverrideTraits()
    presentationTransitionWillBegin()
    if removesPresenter { presenter.begin(false, animated: animated, byHand: true) }
    if isVisible { presented.begin(true, animated: animated, byHand: true) }
    // Callbacks may have taken views out of it.
    place.superview.insertSubview(
      container, at: min(place.index, place.superview.subviews.count))
    presentedView.autoresizingMask = []
    presentedView.frame = frameOfPresentedViewInContainerView
    container.addSubview(presentedView)
    container.layoutIfNeeded()
    move(presentedView, coordinator, isAnimated: animated && isVisible, isComing: true) { [self] in
      presented.endComing(animated: animated)
      if removesPresenter {
        removed = RemovedView(removing: presenterView)
        presenter.end()
      }
      coordinator.leave([presented, presenter])
      adaptsAgain = true
      // The traits may have changed while the view came.
      if let traits = container.superview?.traitCollection, traits != adaptedTraits {
        container.setNeedsLayout()
      }
      presentationTransitionDidEnd(true)
      coordinator.runCompletions()
      completion()
    }
  }

  /// How long a presented view takes to come or to go on a clock, in seconds.
  private static let duration = 0.4

  /// Runs what goes alongside a view that comes or goes, and on a clock moves the view from below its place, or there.
  private final func move(
    _ view: View, _ coordinator: TransitionCoordinator, isAnimated: Bool, isComing: Bool,
    completion: @escaping () -> Void
  ) {
    guard isAnimated, AnimationClock.current != nil, let container else {
      coordinator.runAnimations()
      return completion()
    }
    coordinator.transitionDuration = Self.duration
    let place = view.center
    let below = CGPoint(x: place.x, y: container.bounds.maxY + place.y - view.frame.minY)
    if isComing { SystemAnimation.still { view.center = below } }
    SystemAnimation.run(duration: Self.duration) {
      view.center = isComing ? place : below
      coordinator.runAnimations()
    } completion: { _ in
      completion()
    }
  }

  /// Where the container goes: over everything in the window, or just over the presenting view.
  private final func place(
    over presenterView: View
  ) -> (superview: View, frame: CGRect, index: Int)? {
    guard let window = presenterView.window else { return nil }
    if shouldPresentInFullscreen { return (window, window.bounds, window.subviews.count) }
    guard let superview = presenterView.superview,
      let index = superview.subviews.firstIndex(of: presenterView)
    else { return nil }
    return (superview, presenterView.frame, index + 1)
  }

  /// Gives the presented controller the traits that the receiver overrides.
  final func applyOverrideTraits() {
    presentedViewController.setTraitsFromParent(overrideTraitCollection ?? TraitCollection())
  }

  /// The style in a place with these traits; the delegate is asked once for the same ones.
  final func adapt(to traits: TraitCollection) -> ModalPresentationStyle {
    adaptedTraits = traits
    return adaptivePresentationStyle(for: traits)
  }

  /// Adapts the style to the traits that are around now, while the presented view is shown.
  ///
  /// The container stays where it is; the presenting view goes or comes back where the new style says so.
  final func adaptAgain() {
    guard adaptsAgain, let traits = container?.superview?.traitCollection, traits != adaptedTraits
    else { return }
    let style = adapt(to: traits)
    guard style != presentationStyle else { return }
    presentationStyle = style
    let presenter = presentingViewController
    if shouldRemovePresentersView, removed == nil, let view = presenter.viewIfLoaded {
      presenter.begin(false, animated: false, byHand: true)
      removed = RemovedView(removing: view)
      presenter.end()
    } else if !shouldRemovePresentersView, let comesBack = removed {
      removed = nil
      if container?.window?.isHidden == false {
        presenter.begin(true, animated: false, byHand: true)
      }
      comesBack.putBack(below: container)
      presenter.end()
    }
  }

  /// Takes presented controllers away, each presented by the one before, the first by `presenter`.
  ///
  /// On a clock an animated one goes down, and its disappearing ends then (R15.36).
  static func takeAway(
    _ above: [ViewController], over presenter: ViewController, animated: Bool,
    completion: @escaping () -> Void
  ) {
    let presentations = above.compactMap(\.ownPresentation).filter(\.isShown)
    for presentation in presentations { presentation.adaptsAgain = false }
    let coordinator = TransitionCoordinator(
      from: above.last, to: presenter, in: presentations.last?.container, isAnimated: animated)
    coordinator.join(above + [presenter])
    for presentation in presentations.reversed() { presentation.dismissalTransitionWillBegin() }
    for controller in above.reversed() where controller.appearance.isShown {
      controller.moves.insert(.beingDismissed)
      controller.begin(false, animated: animated, byHand: true)
    }
    // Only the lowest view comes back: what lies above it goes.
    let comesBack = presentations.first?.removed
    if comesBack != nil, presentations.first?.container?.window?.isHidden == false {
      presenter.begin(true, animated: animated, byHand: true)
    }
    comesBack?.putBack(below: presentations.first?.container)
    if let view = presenter.viewIfLoaded, view.window != nil { view.layoutIfNeeded() }
    let end = {
      finish(
        presentations, of: above, over: presenter, comesBack: comesBack != nil, animated: animated,
        coordinator)
      completion()
    }
    guard let top = presentations.last, let view = top.presentedView else {
      coordinator.runAnimations()
      return end()
    }
    let isVisible = view.window?.isHidden == false
    top.move(view, coordinator, isAnimated: animated && isVisible, isComing: false, completion: end)
  }

  /// Takes the views of presentations away, and ends everybody's part.
  private static func finish(
    _ presentations: [PresentationController], of above: [ViewController],
    over presenter: ViewController, comesBack: Bool, animated: Bool,
    _ coordinator: TransitionCoordinator
  ) {
    for presentation in presentations.reversed() {
      presentation.presentedView?.removeFromSuperview()
      presentation.container?.removeFromSuperview()
      presentation.presentedViewController.setTraitsFromParent(TraitCollection())
    }
    // From here on callbacks may present the controllers again.
    for (presenter, presented) in zip([presenter] + above, above) {
      presenter.ownPresented = nil
      presented.ownPresenter = nil
      presented.ownPresentation = nil
    }
    if comesBack { presenter.endComing(animated: animated) }
    for controller in above.reversed() { controller.end() }
    coordinator.leave(above + [presenter])
    for presentation in presentations.reversed() {
      presentation.container = nil
      presentation.removed = nil
      presentation.presentedStyle = nil
      presentation.dismissalTransitionDidEnd(true)
    }
    coordinator.runCompletions()
  }

  /// Puts the controller away as the user does, by a swipe or a tap beside it; the delegate is asked before and told after.
  public final func dismissByUser() {
    guard isShown else { return }
    let controller = presentedViewController
    let mayGo = delegate?.presentationControllerShouldDismiss(self) ?? true
    guard mayGo, !controller.isModalInPresentation else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    let tellEnd: () -> Void = { [self] in delegate?.presentationControllerDidDismiss(self) }
    // The delegate may have put it away itself.
    guard controller.ownPresenter != nil else { return tellEnd() }
    presentingViewController.dismiss(animated: true, completion: tellEnd)
  }
}
