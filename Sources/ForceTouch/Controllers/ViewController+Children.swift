import Foundation
import ViewGeometry

extension ViewController {
  /// The default implementation of ``parent``.
  final var builtInParent: ViewController? { ownParent }

  /// The default implementation of ``children``.
  final var builtInChildren: [ViewController] { ownChildren }

  /// The default implementation of ``navigationController``.
  final var builtInNavigationController: NavigationController? { nearestParent() }

  /// The default implementation of ``tabBarController``.
  final var builtInTabBarController: TabBarController? { nearestParent() }

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
    // The former parent may have been deallocated.
    if child.ownParent == nil { child.forgetParent() } else { child.removeFromParent() }
    child.willMove(toParent: self)
    // The callback may have added the child to another controller, or to this one.
    if let other = child.ownParent {
      if other === self { return }
      child.removeFromParent()
    }
    child.ownParent = self
    ownChildren.append(child)
  }

  final func leaveParent() {
    guard let ownParent else { return }
    // The presented view lies in the parent's view.
    if ownPresented != nil { dismiss(animated: false) }
    guard self.ownParent === ownParent else { return }
    ownParent.ownChildren.removeAll { $0 === self }
    self.ownParent = nil
    forgetParent()
    // The parent, which is appearing or disappearing, would have ended this transition.
    if appearance.isChanging, !appearance.isByHand, viewIfLoaded?.window == nil {
      endComing(animated: false)
    }
    ownParent.childDidLeave(self)
    if self.ownParent == nil { didMove(toParent: nil) }
  }

  /// Resets the settings that came from a parent that the controller has left or that was
  /// deallocated.
  final func forgetParent() {
    setTraitsFromParent(TraitCollection())
    barInsets = .zero
    moves.subtract([.arriving, .leaving])
    // No disappearance follows, which would otherwise reset these.
    if appearance.stage == .disappeared { moves.subtract([.toParent, .fromParent]) }
  }

  final func noteMove(toParent parent: ViewController?) {
    moves.subtract([.toParent, .fromParent])
    moves.insert(parent == nil ? .fromParent : .toParent)
  }

  /// The children added and removed by a change in a navigation stack, in the tabs or in the pages.
  typealias ChildChange = (come: [ViewController], gone: [ViewController])

  /// Adds the controllers of `new` that aren't in `current`, and notifies the added and removed
  /// ones before the transition.
  ///
  /// If callbacks change `current` or move a child to another parent, this is repeated for the
  /// affected children. Returns all added and removed children.
  final func announceChange(
    from current: @autoclosure () -> [ViewController], to new: [ViewController]
  ) -> ChildChange {
    var change: ChildChange = ([], [])
    // The limit stops callbacks that keep undoing each other's changes.
    for _ in 0...new.count {
      let old = current()
      let more = announceOnce(from: old, to: new)
      change = (change.come + more.come, change.gone + more.gone)
      if current() == old, new.allSatisfy({ $0.ownParent === self }) { break }
    }
    return change
  }

  private final func announceOnce(
    from old: [ViewController], to new: [ViewController]
  ) -> ChildChange {
    let kept = Set(new)
    let gone = old.filter { !kept.contains($0) && $0.parent === self }
    let come = new.filter { $0.parent !== self || $0.moves.contains(.leaving) }
    // A callback may have handled the following children.
    for child in come where child.parent !== self || child.moves.contains(.leaving) {
      if child.moves.remove(.leaving) != nil, child.parent === self {
        child.willMove(toParent: self)
      } else {
        addChild(child)
      }
      child.moves.insert(.arriving)
    }
    for child in gone where child.parent === self && !child.moves.contains(.leaving) {
      // The presented view lies in the receiver's view.
      if child.ownPresented != nil { child.dismiss(animated: false) }
      child.moves.remove(.arriving)
      child.moves.insert(.leaving)
      child.willMove(toParent: nil)
    }
    return (come, gone)
  }

  /// Completes a change in the children after the transition.
  ///
  /// Removes each child that was to be removed and hasn't returned in the meantime. Notifies each
  /// added child that hasn't left in the meantime.
  final func confirmChange(_ change: ChildChange) {
    for child in change.gone where child.parent === self && child.moves.contains(.leaving) {
      child.removeFromParent()
    }
    for child in change.come where child.parent === self && child.moves.remove(.arriving) != nil {
      child.didMove(toParent: self)
      // A child that left and came back during a transition doesn't appear again.
      if child.appearance.stage == .appeared { child.moves.remove(.toParent) }
    }
  }
}
