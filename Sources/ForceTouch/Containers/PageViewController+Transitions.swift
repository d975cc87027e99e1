import Foundation
import ViewGeometry

extension PageViewController {
  /// The duration of a page curl on an `AnimationClock`, in seconds (R14.16).
  private static let curlDuration = 0.35

  final func setPages(
    _ new: [ViewController], direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    if isChoosingSpine {
      pagesForNewSpine = new
      completion?(true)
      return
    }
    check(new, animated: animated)
    endTransitionForAnother()
    let hasBack = new.count == 2 && spine != .mid
    let (newPages, newBack) = (hasBack ? [new[0]] : new, hasBack ? new[1] : nil)
    (pages, back) = (newPages, newBack)
    forgetNeighbors()
    childTransitions.runInTime { [self] end in
      let transition = PageTransition(
        from: installed, to: newPages, back: newBack, direction: direction,
        slot: isViewLoaded ? slot(of: direction, isByUser: false) : 1, isByUser: false,
        isAnimated: animated, completion: completion, end: end)
      begin(transition)
      updateIndicator()
      animate(transition)
    }
  }

  /// Traps if a controller occurs twice, or the spine location doesn't permit the number of
  /// controllers (R14.18).
  final func check(_ new: [ViewController], animated: Bool) {
    let takesBack = transitionStyle == .pageCurl && spine != .mid && doubleSided
    let required = spine == .mid || takesBack && animated ? 2 : 1
    precondition(
      new.count == required || takesBack && new.count == 2,
      """
      The number of view controllers provided (\(new.count)) doesn't match the number required \
      (\(required)) for the requested transition.
      """)
    precondition(
      Set(new).count == new.count, "A page view controller can't show a controller twice at once.")
  }

  /// Begins a transition: adds the new controllers, begins the appearance callbacks, and installs
  /// the views (R14.12).
  final func begin(_ transition: PageTransition) {
    let (old, new) = (transition.old, transition.new)
    let backs = [transition.back].compactMap { $0 }
    let kept = (transition.isByUser ? adopted : []).filter { !(new + backs).contains($0) }
    transition.change = announceChange(from: adopted, to: kept + new + backs)
    adopted = kept + new + backs
    guard isViewLoaded else { return }
    self.transition = transition
    for page in new { page.loadViewIfNeeded() }
    let animated = transition.isAnimated
    if appearance.isShown {
      for page in new where !old.contains(page) && page.ownParent === self {
        if !page.isReplacedInPlace { page.begin(true, animated: animated, byHand: true) }
      }
      for page in old where !new.contains(page) && page.ownParent === self {
        page.begin(false, animated: animated, byHand: true)
      }
    }
    let coming = new.filter { $0.ownParent === self }
    if coming != old { install(coming, slot: old.isEmpty ? 1 : transition.slot) }
    if let view = viewIfLoaded, view.window != nil { view.layoutIfNeeded() }
  }

  /// Runs the animation of a transition, if any, and then ends the transition.
  final func animate(_ transition: PageTransition) {
    guard isViewLoaded else {
      confirmChange(transition.change)
      transition.completion?(true)
      return transition.end()
    }
    transition.isMoving = true
    let moves =
      transition.isAnimated && !transition.old.isEmpty && transition.old != transition.new
      && view.window?.isHidden == false && AnimationClock.current != nil
    guard moves else { return finish(completed: true) }
    let finish: () -> Void = { [weak self, weak transition] in
      guard let self, let transition, self.transition === transition else { return }
      self.finish(completed: true)
    }
    guard transitionStyle == .scroll else {
      return SystemAnimation.run(duration: Self.curlDuration, {}) { _ in finish() }
    }
    updateInsets()
    scroller.scroll(to: offset(ofSlot: transition.slot), completion: finish)
  }

  /// Ends the running transition.
  ///
  /// - Parameters:
  ///   - completed: Whether the new pages are shown; otherwise the old ones return.
  ///   - finished: Whether the animation reached its end.
  final func finish(completed: Bool, finished: Bool = true) {
    guard let transition else { return }
    self.transition = nil
    let shown = completed ? transition.new : transition.old
    let gone = (completed ? transition.old : transition.new).filter { !shown.contains($0) }
    installed = shown.filter { $0.ownParent === self }
    if completed, transition.isByUser { takePages(of: transition) }
    if !completed { beginReturn(transition) }
    for page in gone {
      for inner in page.viewsInPlace(of: self) { inner.removeFromSuperview() }
    }
    recenter()
    endAppearances(coming: installed, going: gone, animated: transition.isAnimated)
    confirm(transition, completed: completed)
    if transition.isByUser { reportTurn(transition, completed: completed, finished: finished) }
    transition.completion?(finished)
    transition.end()
  }

  /// Moves the views of the shown pages to the middle slot, and scrolls there.
  ///
  /// For page curls, it only lays out the pages.
  private final func recenter() {
    guard transitionStyle == .scroll else { return layOutPages() }
    for page in installed {
      for inner in page.viewsInPlace(of: self) where inner.superview !== slots[1] {
        slots[1].addSubview(inner)
      }
    }
    layOutPages()
  }

  /// Begins the appearance callbacks that reverse a canceled transition (R14.12).
  ///
  /// If the pages scroll and the container isn't appearing or disappearing itself, the old pages
  /// have appeared before the new ones begin to disappear.
  private final func beginReturn(_ transition: PageTransition) {
    guard appearance.isShown else { return }
    let animated = transition.isAnimated
    let leave = {
      for page in transition.new where page.appearance.stage == .appearing {
        page.begin(false, animated: animated, byHand: true)
      }
    }
    if transitionStyle == .pageCurl { leave() }
    for page in installed where page.appearance.stage == .disappearing {
      page.begin(true, animated: animated, byHand: true)
      if transitionStyle == .scroll, !appearance.isChanging { page.endComing(animated: animated) }
    }
    if transitionStyle == .scroll { leave() }
  }

  /// Ends the appearance callbacks of a transition (R14.12).
  private final func endAppearances(
    coming: [ViewController], going: [ViewController], animated: Bool
  ) {
    let leave = { for page in going where page.appearance.stage == .disappearing { page.end() } }
    if transitionStyle == .pageCurl { leave() }
    // If the container itself is appearing, the pages' appearance ends with the container's.
    if !appearance.isChanging {
      for page in coming where page.ownParent === self { page.endComing(animated: animated) }
    }
    if transitionStyle == .scroll { leave() }
  }

  /// Removes the controllers that are no longer shown, and notifies the added ones of their parent.
  private final func confirm(_ transition: PageTransition, completed: Bool) {
    var change: ChildChange = ([], [])
    if transition.isByUser {
      let kept = installed + [back].compactMap { $0 }
      change = announceChange(from: adopted, to: kept)
      adopted = kept
    }
    confirmChange(transition.change)
    confirmChange(change)
  }

  /// Ends a running transition so that another one can begin (R14.16).
  ///
  /// A transition that the app requested is completed; a user-driven one is canceled. A transition
  /// whose first callbacks are still running isn't ended here: it ends before the other one begins.
  final func endTransitionForAnother() {
    guard let transition, transition.isMoving else { return }
    scroller.stopScrollingAndZooming()
    finish(completed: !transition.isByUser, finished: false)
  }

  /// Ends a running transition because the scroll view's size changes, unless the user is dragging.
  ///
  /// The transition is completed, unless the pages are decelerating and the old page is nearer.
  final func endTransitionForNewSize() {
    guard let transition, transition.isMoving, !scroller.isDragging else { return }
    let isCompleted = scroller.isDecelerating ? nearestSlot == transition.slot : true
    scroller.stopScrollingAndZooming()
    finish(completed: isCompleted)
  }

  /// Removes a child that has left the receiver from the stored pages.
  final func pageDidLeave(_ child: ViewController) {
    guard adopted.contains(child) else { return }
    adopted.removeAll { $0 === child }
    pages.removeAll { $0 === child }
    installed.removeAll { $0 === child }
    if back === child { back = nil }
    forgetNeighbors()
  }
}
