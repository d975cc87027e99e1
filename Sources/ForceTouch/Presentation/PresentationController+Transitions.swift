import Foundation
import ViewGeometry

/// The presentation and the dismissal of a view, with UIKit's callbacks in UIKit's order.
///
/// In a presentation that removes the presenting controller's view, that controller's
/// `viewWillDisappear(_:)` is called first and its `viewDidDisappear(_:)` last; otherwise, neither
/// is called. In between, the presented controller's `viewWillAppear(_:)` is called, its view is
/// added to the container and laid out, and its `viewDidAppear(_:)` is called.
///
/// In a dismissal, the presented controller's `viewWillDisappear(_:)` is called first and its
/// `viewDidDisappear(_:)` last. In between, the presenting controller's `viewWillAppear(_:)` and
/// `viewDidAppear(_:)` are called if its view had been removed.
///
/// In a hidden window, none of these methods is called.
extension PresentationController {
  /// Shows the presented view over `presenterView`, the view of the presenting controller.
  ///
  /// `completion` is called when the transition is complete or was canceled. If there is no view to
  /// present, or `place(over:)` returns nil, nothing is presented, and `completion` is called
  /// immediately. `source` is the controller whose `present` method was called.
  ///
  /// If the thread has an animation clock, an animated presentation slides the view up from below,
  /// and the presented controller's `viewDidAppear(_:)` is called once the view has arrived
  /// (R15.36). If the app supplies an animator, that animator moves the view instead (R15.61).
  final func show(
    over presenterView: View, source: ViewController, animated: Bool,
    completion: @escaping () -> Void
  ) {
    let (presented, presenter) = (presentedViewController, presentingViewController)
    guard let place = place(over: presenterView), let presentedView else { return completion() }
    let container = PresentationContainer(of: self, frame: place.frame)
    let coordinator = TransitionCoordinator(
      from: presenter, to: presented, in: container, isAnimated: animated)
    coordinator.presentationStyle = presentationStyle
    let removesPresenter = shouldRemovePresentersView
    let isVisible = presenterView.window?.isHidden == false
    let custom = animated && isVisible ? customPresentation(source: source) : nil
    coordinator.join([presented, presenter])
    // The controller may be presented again during its dismissal.
    presented.moves.remove(.beingDismissed)
    if isVisible { presented.moves.insert(.beingPresented) }
    self.container = container
    applyOverrideTraits()
    presentationTransitionWillBegin()
    if isVisible {
      if removesPresenter { presenter.begin(false, animated: animated, byHand: true) }
      presented.begin(true, animated: animated, byHand: true)
    }
    // Callbacks may have removed views from the superview.
    place.superview.insertSubview(
      container, at: min(place.index, place.superview.subviews.count))
    presentedView.autoresizingMask = []
    placePresentedView()
    let end = { [self] in
      if coordinator.isCancelled {
        undoPresentation(coordinator, removesPresenter: removesPresenter)
      } else {
        endPresentation(of: presenterView, coordinator, removesPresenter: removesPresenter)
      }
      completion()
    }
    if let custom {
      if removesPresenter { moveIntoContainer(presenterView) }
      container.layoutIfNeeded()
      return run(custom, over: presenterView, coordinator, isComing: true, end: end)
    }
    container.addSubview(presentedView)
    container.layoutIfNeeded()
    move(
      presentedView, coordinator, isAnimated: animated && isVisible, isComing: true,
      completion: end)
  }

  private final func endPresentation(
    of presenterView: View, _ coordinator: TransitionCoordinator, removesPresenter: Bool
  ) {
    let (presented, presenter) = (presentedViewController, presentingViewController)
    // The app's animator may have left it out.
    if let presentedView, let container, !presentedView.isDescendant(of: container) {
      container.addSubview(presentedView)
    }
    presented.endComing(animated: coordinator.isAnimated)
    if removesPresenter {
      if removed == nil {
        removed = RemovedView(removing: presenterView)
      } else {
        presenterView.removeFromSuperview()
      }
      presenter.end()
    }
    coordinator.leave([presented, presenter])
    adaptsAgain = true
    // The traits may have changed during the presentation.
    if let container, let traits = container.superview?.traitCollection, traits != adaptedTraits {
      container.setNeedsLayout()
    }
    presentationTransitionDidEnd(true)
    coordinator.runCompletions()
  }

  /// The duration of the built-in animation of a presentation or a dismissal, in seconds.
  private static let duration = 0.4

  /// Runs the animations added to `coordinator`.
  ///
  /// Slides the view if `isAnimated` is true and the thread has an animation clock.
  ///
  /// The view slides up from below if `isComing` is true, and down otherwise.
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
      // A dismissed view returns to its position, unless something else moved it.
      if !isComing, view.center == below { SystemAnimation.still { view.center = place } }
      completion()
    }
  }

  /// Returns the superview, the frame and the index for the container.
  ///
  /// If `shouldPresentInFullscreen` is true, the container covers the window in front of its other
  /// subviews. Otherwise, it has the frame of the presenting view and lies just in front of it.
  ///
  /// Returns nil if the presenting view isn't in a window, or if the container would be its sibling
  /// but the view has no superview.
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

  /// Applies the receiver's trait overrides to the presented controller.
  final func applyOverrideTraits() {
    presentedViewController.setTraitsFromParent(overrideTraitCollection ?? TraitCollection())
  }

  /// Returns the style for `traits`, and records them as the traits that the style is adapted to.
  final func adapt(to traits: TraitCollection) -> ModalPresentationStyle {
    adaptedTraits = traits
    return adaptivePresentationStyle(for: traits)
  }

  /// Adapts the style to the current traits while the presented view is shown.
  ///
  /// The container stays; the presenting view is removed or restored as the new style requires.
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

  /// Dismisses `above`, a chain of controllers in which each presents the next; `presenter`
  /// presents the first.
  ///
  /// If the thread has an animation clock, an animated dismissal slides the topmost view down, and
  /// `viewDidDisappear(_:)` is called once that view is below its container (R15.36). If the app
  /// supplies an animator, that animator moves the view (R15.61).
  static func takeAway(
    _ above: [ViewController], over presenter: ViewController, animated: Bool,
    completion: @escaping () -> Void
  ) {
    let presentations = above.compactMap(\.ownPresentation).filter(\.isShown)
    for presentation in presentations { presentation.adaptsAgain = false }
    let coordinator = TransitionCoordinator(
      from: above.last, to: presenter, in: presentations.last?.container, isAnimated: animated)
    let top = presentations.last
    coordinator.presentationStyle = top?.presentationStyle ?? .none
    coordinator.join(above + [presenter])
    let isVisible = top?.presentedView?.window?.isHidden == false
    let custom = animated && isVisible ? top?.customDismissal : nil
    for presentation in presentations.reversed() { presentation.dismissalTransitionWillBegin() }
    for controller in above.reversed() where controller.appearance.isShown {
      controller.moves.insert(.beingDismissed)
      controller.begin(false, animated: animated, byHand: true)
    }
    // Only the lowest view is restored; everything above it is dismissed.
    let comesBack = presentations.first?.removed
    if comesBack != nil, presentations.first?.container?.window?.isHidden == false {
      presenter.begin(true, animated: animated, byHand: true)
    }
    comesBack?.putBack(below: presentations.first?.container)
    if let view = presenter.viewIfLoaded, view.window != nil { view.layoutIfNeeded() }
    let end = {
      if coordinator.isCancelled {
        undoDismissal(presentations, of: above, over: presenter, coordinator)
      } else {
        finish(
          presentations, of: above, over: presenter, comesBack: comesBack != nil,
          animated: animated, coordinator)
      }
      completion()
    }
    guard let top, let view = top.presentedView else {
      coordinator.runAnimations()
      return end()
    }
    if let custom {
      let view = comesBack == nil ? nil : presenter.viewIfLoaded
      return top.run(custom, over: view, coordinator, isComing: false, end: end)
    }
    // Callbacks may have hidden the window.
    let isShown = view.window?.isHidden == false
    top.move(view, coordinator, isAnimated: animated && isShown, isComing: false, completion: end)
  }

  /// Removes the views of presentations, and ends the transition for all controllers.
  private static func finish(
    _ presentations: [PresentationController], of above: [ViewController],
    over presenter: ViewController, comesBack: Bool, animated: Bool,
    _ coordinator: TransitionCoordinator
  ) {
    if coordinator.context != nil {
      // The app's animator may have moved the presenting view into the container.
      presentations.first?.removed?.putBack(
        below: presentations.first?.container, outOf: presentations.last?.container)
    }
    for presentation in presentations.reversed() {
      presentation.presentedView?.removeFromSuperview()
      presentation.presentedViewController.setTraitsFromParent(TraitCollection())
    }
    let containers = presentations.map(\.container)
    // From here on, callbacks may present the controllers again.
    for (presenter, presented) in zip([presenter] + above, above) {
      presenter.ownPresented = nil
      presented.ownPresenter = nil
      presented.ownPresentation = nil
    }
    if comesBack { presenter.endComing(animated: animated) }
    for controller in above.reversed() { controller.end() }
    coordinator.leave(above + [presenter])
    for (presentation, container) in zip(presentations, containers).reversed() {
      presentation.removed = nil
      presentation.presentedStyle = nil
      presentation.dismissalTransitionDidEnd(true)
      presentation.removeContainer(container)
    }
    coordinator.runCompletions()
  }

  /// Removes `old`, the container of a presentation that is over, unless it is already replaced.
  final func removeContainer(_ old: PresentationContainer?) {
    old?.removeFromSuperview()
    if container === old { container = nil }
  }

  /// Dismisses the controller as a swipe or a tap outside it does, and calls the delegate.
  ///
  /// If the delegate or the controller's `isModalInPresentation` forbids the dismissal, the
  /// controller stays, and `presentationControllerDidAttemptToDismiss(_:)` is called. Does nothing
  /// if the controller isn't presented.
  public final func dismissByUser() {
    guard isShown else { return }
    let controller = presentedViewController
    let mayGo = delegate?.presentationControllerShouldDismiss(self) ?? true
    guard mayGo, !controller.isModalInPresentation else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    let notifyOfEnd: () -> Void = { [self] in
      // An interactive dismissal may have been canceled.
      if controller.ownPresentation !== self { delegate?.presentationControllerDidDismiss(self) }
    }
    // The delegate may have dismissed it itself.
    guard controller.ownPresenter != nil else { return notifyOfEnd() }
    presentingViewController.dismiss(animated: true, completion: notifyOfEnd)
  }
}
