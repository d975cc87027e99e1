import Foundation
import ViewGeometry

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
    // The one before may have gone.
    if child.ownParent == nil { child.forgetParent() } else { child.removeFromParent() }
    child.willMove(toParent: self)
    // The callback may have put it elsewhere, or here.
    if let other = child.ownParent {
      if other === self { return }
      child.removeFromParent()
    }
    child.ownParent = self
    ownChildren.append(child)
  }

  final func leaveParent() {
    guard let ownParent else { return }
    // It lies in the parent's view.
    if ownPresented != nil { dismiss(animated: false) }
    guard self.ownParent === ownParent else { return }
    ownParent.ownChildren.removeAll { $0 === self }
    self.ownParent = nil
    forgetParent()
    // The parent, which is appearing or disappearing, would have ended this.
    if appearance.isChanging, !appearance.isByHand, viewIfLoaded?.window == nil {
      endComing(animated: false)
    }
    ownParent.childDidLeave(self)
    if self.ownParent == nil { didMove(toParent: nil) }
  }

  /// Gives up what a parent that is left, or has gone, had set.
  final func forgetParent() {
    setTraitsFromParent(TraitCollection())
    barInsets = .zero
    moves.subtract([.arriving, .leaving])
    // Nobody will see it go.
    if appearance.stage == .disappeared { moves.subtract([.toParent, .fromParent]) }
  }

  final func noteMove(toParent parent: ViewController?) {
    moves.subtract([.toParent, .fromParent])
    moves.insert(parent == nil ? .fromParent : .toParent)
  }

  /// The children that come and go with a change of a stack or of tabs.
  typealias ChildChange = (come: [ViewController], gone: [ViewController])

  /// Adds the new ones among `new`, and tells those that come and those that go of their parent, before the transition.
  ///
  /// Where callbacks change `current`, or take a child, those that it leaves come and go as well.
  final func announceChange(
    from current: @autoclosure () -> [ViewController], to new: [ViewController]
  ) -> ChildChange {
    var change: ChildChange = ([], [])
    // Callbacks that undo what each other's child got end, too.
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
    // A callback may have seen to those that follow.
    for child in come where child.parent !== self || child.moves.contains(.leaving) {
      if child.moves.remove(.leaving) != nil, child.parent === self {
        child.willMove(toParent: self)
      } else {
        addChild(child)
      }
      child.moves.insert(.arriving)
    }
    for child in gone where child.parent === self && !child.moves.contains(.leaving) {
      // It lies in the receiver's view.
      if child.ownPresented != nil { child.dismiss(animated: false) }
      child.moves.remove(.arriving)
      child.moves.insert(.leaving)
      child.willMove(toParent: nil)
    }
    return (come, gone)
  }

  /// Takes those out that go and tells those that come, after the transition, unless they have gone or come back meanwhile.
  final func confirmChange(_ change: ChildChange) {
    for child in change.gone where child.parent === self && child.moves.contains(.leaving) {
      child.removeFromParent()
    }
    for child in change.come where child.parent === self && child.moves.remove(.arriving) != nil {
      child.didMove(toParent: self)
      // One that has gone and come back in the course of a transition doesn't appear again.
      if child.appearance.stage == .appeared { child.moves.remove(.toParent) }
    }
  }
}
