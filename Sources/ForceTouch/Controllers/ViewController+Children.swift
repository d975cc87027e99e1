public import Foundation
public import ViewGeometry

extension ViewController {
  /// The controller this one is in.
  public final var parent: ViewController? { ownParent }

  /// The controllers in this one, in the order they were added.
  public final var children: [ViewController] { ownChildren }

  /// The nearest navigation controller that this one is in.
  public final var navigationController: NavigationController? { nearestParent() }

  /// The nearest tab bar controller that this one is in.
  public final var tabBarController: TabBarController? { nearestParent() }

  private func nearestParent<Container: ViewController>() -> Container? {
    var next = ownParent
    while let controller = next {
      if let container = controller as? Container { return container }
      next = controller.ownParent
    }
    return nil
  }

  final func adopt(_ child: ViewController) {
    var next: ViewController? = self
    while let controller = next {
      precondition(controller !== child, "Can't add \(child) to \(self): it contains the receiver.")
      next = controller.ownParent
    }
    guard child.ownParent !== self else { return }
    if child.ownParent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    child.ownParent = self
    ownChildren.append(child)
  }

  final func leaveParent() {
    guard let ownParent else { return }
    ownParent.ownChildren.removeAll { $0 === self }
    self.ownParent = nil
    setTraitsFromParent(TraitCollection())
    barInsets = .zero
    ownParent.childDidLeave(self)
    didMove(toParent: nil)
  }

  final func noteMove(toParent parent: ViewController?) {
    moves.subtract([.toParent, .fromParent])
    moves.insert(parent == nil ? .fromParent : .toParent)
  }

  /// Puts one child's view into another's place: from `old` to `new` with callbacks, both children already.
  ///
  /// The order is UIKit's of pushing and popping: the old one will disappear, the new one will appear, is laid out, the old one has
  /// disappeared, the new one has appeared.
  final func replaceView(
    of old: ViewController?, byThatOf new: ViewController?, animated: Bool,
    install: (View) -> Void
  ) {
    let isShown = appearance.isShown
    // The view of one that has left may lie elsewhere by now.
    let oldView = old?.viewIfLoaded.flatMap { isViewLoaded && $0.isDescendant(of: view) ? $0 : nil }
    let old = oldView == nil ? nil : old
    new?.loadViewIfNeeded()
    let coordinator = TransitionCoordinator(
      from: old, to: new, in: viewIfLoaded, isAnimated: animated)
    self.coordinator = coordinator
    if isShown {
      old?.begin(false, animated: animated, byHand: true)
      new?.begin(true, animated: animated, byHand: true)
      if let new { willShow(new, animated: animated) }
    }
    if let view = new?.viewIfLoaded { install(view) }
    if let view = viewIfLoaded, view.window != nil { view.layoutIfNeeded() }
    coordinator.runAnimations()
    oldView?.removeFromSuperview()
    self.coordinator = nil
    old?.end()
    // Where the parent is appearing itself, the child has appeared when the parent has.
    if appearance.stage == .appeared { new?.end() }
    coordinator.runCompletions()
  }

  /// Moves from one child's view to another's, as a container of a program's own does.
  ///
  /// The receiver adds the new view if it isn't in it, calls `animations`, removes the old view, and calls `completion` with true.
  /// The animations are those of `View` for that duration; of the options none changes what happens. A transition that begins in
  /// the course of another of the receiver's follows it.
  ///
  /// - Precondition: Both are children of the receiver.
  public final func transition(
    from fromViewController: ViewController, to toViewController: ViewController,
    duration: TimeInterval, options: View.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    for child in [fromViewController, toViewController] {
      precondition(
        child.parent === self, "Can't go over to or from \(child): it is no child of \(self).")
    }
    childTransitions.run { [self] in
      let outer = fromViewController.view.superview ?? view
      replaceView(of: fromViewController, byThatOf: toViewController, animated: duration > 0) {
        if !$0.isDescendant(of: view) { outer.addSubview($0) }
        View.animate(
          withDuration: duration, delay: 0, options: options, animations: animations ?? {})
      }
      completion?(true)
    }
  }
}
