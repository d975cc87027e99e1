import Foundation
import ViewGeometry

extension ViewController {
  /// An animation that moves views during a transition.
  ///
  /// It runs the coordinator's animations, and calls `end` when it has ended.
  typealias Motion = (
    _ old: [View], _ new: [View], _ coordinator: TransitionCoordinator, _ end: @escaping () -> Void
  ) -> Void

  /// Replaces the view of one child with that of another, and calls their appearance callbacks.
  ///
  /// The order is that of UIKit's push and pop: `viewWillDisappear(_:)` of the old child,
  /// `viewWillAppear(_:)` of the new child, the layout of the new view, `viewDidDisappear(_:)` of
  /// the old child, and `viewDidAppear(_:)` of the new child. Controllers that a child presents in
  /// its context appear and disappear with it. Callbacks may cover and uncover the receiver, and
  /// remove its children.
  ///
  /// - Parameters:
  ///   - old: The child whose view is removed; nil if there is none. It is ignored if its view
  ///     isn't in the receiver's.
  ///   - new: The child whose view is added; nil if there is none. Its view isn't added if it is no
  ///     longer a child.
  ///   - animated: The argument of the appearance callbacks.
  ///   - motion: The animation that runs between the first and the last callbacks (R15.40). If it
  ///     is nil, or the receiver isn't in a visible window, the change is immediate.
  ///   - install: A closure that adds the given views, which show `new`, to the receiver's view.
  ///   - completion: Called when the transition has ended.
  final func replaceView(
    of old: ViewController?, byThatOf new: ViewController?, animated: Bool,
    motion: Motion? = nil, install: ([View]) -> Void, completion: @escaping () -> Void
  ) {
    new?.loadViewIfNeeded()
    // The view of a child that has been removed may be elsewhere by now.
    let old = old.flatMap { $0.viewsInPlace(of: self).isEmpty ? nil : $0 }
    let coordinator = TransitionCoordinator(
      from: old, to: new, in: viewIfLoaded, isAnimated: animated)
    coordinator.join([self])
    if appearance.isShown { old?.begin(false, animated: animated, byHand: true) }
    if appearance.isShown, let new, new.ownParent === self {
      if !new.isReplacedInPlace { new.begin(true, animated: animated, byHand: true) }
      willShow(new, animated: animated)
    }
    if let new, new.ownParent === self { install(new.viewsInPlace) }
    if let view = viewIfLoaded, view.window != nil { view.layoutIfNeeded() }
    let end = { [self] in
      if coordinator.isCancelled {
        undoReplacement(of: old, by: new, animated: animated, coordinator)
      } else {
        endReplacement(of: old, by: new, animated: animated, coordinator)
      }
      completion()
    }
    let oldViews = old?.viewsInPlace(of: self) ?? []
    if let motion, viewIfLoaded?.window?.isHidden == false {
      motion(oldViews, new?.viewsInPlace(of: self) ?? [], coordinator, end)
    } else {
      coordinator.runAnimations()
      end()
    }
  }

  private final func endReplacement(
    of old: ViewController?, by new: ViewController?, animated: Bool,
    _ coordinator: TransitionCoordinator
  ) {
    for view in old?.viewsInPlace(of: self) ?? [] { view.removeFromSuperview() }
    coordinator.leave([self])
    if old?.appearance.stage == .disappearing { old?.end() }
    // If the parent itself is appearing, the child's appearance ends with the parent's.
    if !appearance.isChanging || new?.ownParent !== self { new?.endComing(animated: animated) }
    coordinator.runCompletions()
  }

  /// Ends a canceled replacement.
  ///
  /// The new child disappears again, and the old one appears (R15.58).
  private final func undoReplacement(
    of old: ViewController?, by new: ViewController?, animated: Bool,
    _ coordinator: TransitionCoordinator
  ) {
    if new?.appearance.stage == .appearing { new?.begin(false, animated: animated, byHand: true) }
    if appearance.isShown, old?.appearance.stage == .disappearing {
      old?.begin(true, animated: animated, byHand: true)
    }
    for view in new?.viewsInPlace(of: self) ?? [] { view.removeFromSuperview() }
    coordinator.leave([self])
    if new?.appearance.stage == .disappearing { new?.end() }
    if !appearance.isChanging { old?.endComing(animated: animated) }
    coordinator.runCompletions()
  }

  /// The default implementation of ``transition(from:to:duration:options:animations:completion:)``.
  final func builtInTransition(
    from fromViewController: ViewController, to toViewController: ViewController,
    duration: TimeInterval, options: View.AnimationOptions, animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    for child in [fromViewController, toViewController] {
      precondition(
        child.parent === self, "Can't transition to or from \(child): it isn't a child of \(self).")
    }
    let clock = AnimationClock.current
    childTransitions.runInTime { [self] end in
      let outer: View = fromViewController.viewsInPlace(of: self).first?.superview ?? view
      let motion: Motion = { _, _, coordinator, end in
        let completion = clock?.completing { _ in end() } ?? { _ in end() }
        coordinator.transitionDuration = duration > 0 ? duration : 0
        View.transition(
          with: outer, duration: duration, options: options,
          animations: {
            animations?()
            coordinator.runAnimations()
          }, completion: completion)
      }
      replaceView(
        of: fromViewController, byThatOf: toViewController, animated: duration > 0,
        motion: clock == nil ? nil : motion,
        install: {
          for inner in $0 where !inner.isDescendant(of: view) { outer.addSubview(inner) }
          guard clock == nil || view.window?.isHidden != false else { return }
          View.animate(
            withDuration: duration, delay: 0, options: options, animations: animations ?? {})
        },
        completion: {
          completion?(true)
          end()
        })
    }
  }
}
