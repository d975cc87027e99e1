import Foundation

/// Adding views to a superview and removing them, with UIKit's callbacks in UIKit's order.
///
/// When a view is added, these methods are called first: the view's `willMove(toSuperview:)`,
/// `willMove(toWindow:)` of the view and its descendants, and `willRemoveSubview(_:)` of the old
/// superview. After the change, these are called: `didMoveToWindow()` of the view and its
/// descendants, the view's `didMoveToSuperview()`, and `didAddSubview(_:)` of the new superview.
/// When a view is removed, the same methods except the last one are called.
///
/// Adding a view to its current superview only reorders the subviews. Window callbacks are called
/// only if the window changes. A callback may change the tree; the change itself is made in one
/// step, based on the state at that time.
extension View {
  /// Makes `view` the subview at the index `place`, and calls the callbacks unless `view` only
  /// moves among its siblings.
  ///
  /// `place` is evaluated after the callbacks that precede the change, because these may add and
  /// remove siblings.
  final func adopt(_ view: View, at place: @autoclosure () -> Int) {
    precondition(view !== self, "Can't add a view to itself: \(view).")
    precondition(
      !view.hasChildren || !isDescendant(of: view),
      "Can't add \(view) to \(self): it contains the receiver, and a tree can't have cycles.")
    guard view.superview !== self else { return reorder(view, to: place()) }
    let (asksForLayout, oldSuperview) = (view.asksForLayoutByMoving(), view.superview)

    let windows = (old: view.window, new: view.flags.contains(.isWindow) ? view.window : window)
    let oldTraits = view.mayTakeOtherTraits(in: self, windows: windows) ? view.traitCollection : nil
    view.announceMove(to: self, windows: windows)
    view.detach()
    if FlightMarks.hasFlyingViews, windows.old !== windows.new, windows.old != nil {
      view.breakOffFlightsInside()
    }
    precondition(
      !view.hasChildren || !isDescendant(of: view),
      "Can't add \(view) to \(self): a callback has added the receiver to it.")
    let index = place()
    insertChild(view, at: min(index, childCount))
    view.link(to: self)
    if !view.moreFlags.isDisjoint(with: [.flies, .holdsFlights]) { view.markFlightsAbove() }
    // This must follow `link(to:)`, because the direction depends on the new superview. Views whose
    // direction stays the same aren't notified.
    if !flags.union(view.flags).isDisjoint(with: .inRightToLeftTraits) {
      view.spreadReadingDirection()
    }
    if !view.flags.isDisjoint(with: .layoutMarks) { view.markWayUp() }
    if !view.flags.isDisjoint(with: .constraintMarks) { view.constrainedViewDidMove() }
    view.confirmMove(windows: windows)
    if let oldTraits { view.traitsDidChange(from: oldTraits) }
    didAddSubview(view)
    if asksForLayout {
      oldSuperview?.setNeedsLayout()
      setNeedsLayout()
    }
    checkAfterChange()
  }

  final func leaveSuperview() {
    guard let oldSuperview = superview else { return }
    let asksForLayout = asksForLayoutByMoving()
    let windows = (old: window, new: flags.contains(.isWindow) ? window : nil)
    announceMove(to: nil, windows: windows)
    detach()
    if FlightMarks.hasFlyingViews { breakOffFlightsInside() }
    if flags.contains(.inRightToLeftTraits) { spreadReadingDirection() }
    confirmMove(windows: windows)
    if asksForLayout { oldSuperview.setNeedsLayout() }
    oldSuperview.checkAfterChange()
  }

  /// Returns whether adding, removing or reordering the view marks its superview as needing layout.
  ///
  /// Returns false if the flag `movesInPass` is set: a layout pass of the superview makes the
  /// change. The call clears the flag, because callbacks may move the view again, and those moves
  /// do mark the superview.
  private func asksForLayoutByMoving() -> Bool {
    defer { moreFlags.remove(.movesInPass) }
    return !moreFlags.contains(.movesInPass)
  }

  /// Calls `change`, which adds, removes or reorders the receiver.
  ///
  /// If `isInPass` is true, a layout pass of the superview makes the change, so the change doesn't
  /// request another layout.
  final func move(inPass isInPass: Bool, _ change: () -> Void) {
    if isInPass { moreFlags.insert(.movesInPass) }
    change()
    moreFlags.remove(.movesInPass)
  }

  final func reorder(_ view: View, to index: Int) {
    let asksForLayout = view.asksForLayoutByMoving()
    guard let old = indexOfSubview(view) else { return }
    moveChild(from: old, to: index)
    // A layout that moves a subview to its current index must not request another layout.
    if asksForLayout, old != min(index, childCount - 1) { setNeedsLayout() }
    checkAfterChange()
  }

  private func announceMove(to newSuperview: View?, windows: (old: Window?, new: Window?)) {
    willMove(toSuperview: newSuperview)
    guard windows.old !== windows.new else { return }
    let (wasVisible, isVisible) = (windows.old?.isHidden == false, windows.new?.isHidden == false)
    visitViewsOfSameWindow {
      $0.willMove(toWindow: windows.new)
      guard $0.flags.contains(.managed), let manager = $0.manager else { return }
      if wasVisible { manager.managedViewWillBecome(visible: false) }
      if isVisible { manager.managedViewWillBecome(visible: true) }
    }
  }

  private func confirmMove(windows: (old: Window?, new: Window?)) {
    let isChange = windows.old !== windows.new
    // If a callback moves the view within the window before `didMoveToWindow()` is called, that
    // move calls the method.
    guard isChange || moreFlags.contains(.changesWindow) else { return didMoveToSuperview() }
    // Views are marked before the first callback. A view that a callback adds later isn't marked,
    // because its own move notifies it.
    if isChange { visitViewsOfSameWindow { $0.moreFlags.insert(.changesWindow) } }
    var managers: [any ViewManager] = []
    visitViewsOfSameWindow {
      guard $0.moreFlags.remove(.changesWindow) != nil else { return }
      $0.didMoveToWindow()
      if windows.new != nil { $0.notifyOfChangedSafeArea() }
      guard $0.flags.contains(.managed), let manager = $0.manager else { return }
      managers.append(manager)
    }
    windows.old?.dropFirstResponderOutside()
    didMoveToSuperview()
    guard !managers.isEmpty else { return }
    if isChange, windows.old?.isHidden == false { managers.didBecome(visible: false) }
    if windows.new?.isHidden == false { managers.didBecome(visible: true) }
  }

  /// Visits the receiver and its descendants.
  ///
  /// Windows below the receiver and their descendants are skipped.
  final func visitViewsOfSameWindow(_ body: (View) -> Void) {
    ViewStack.run(from: self) { pending in
      while let view = pending.pop() {
        body(view)
        for child in view.children.reversed() where !child.flags.contains(.isWindow) {
          pending.push(child)
        }
      }
    }
  }

  /// Removes the view from its current superview, if any.
  private func detach() {
    superview?.willRemoveSubview(self)
    // The callback may have removed or moved the view, so the current superview is used.
    guard let current = superview, let index = current.indexOfSubview(self) else { return }
    if flags.contains(.constrained) { dropConstraintsFromOutside() }
    current.removeChild(at: index)
    unlinkFromSuperview()
    if flags.contains(.constrained) { constrainedViewDidLeave() }
  }

  /// Releases the subviews of a view that is being deallocated, without recursion in deep trees.
  ///
  /// A subview without other references is deallocated with its superview. Its own subviews are
  /// removed from it first, so that its `deinit` has nothing left to release. No callbacks are
  /// called.
  final func releaseSubviews() {
    guard hasChildren else { return }
    var orphans = orphanSubviews()
    // If no subview has subviews, releasing the array is sufficient.
    guard orphans.contains(where: \.hasChildren) else { return }
    while var orphan = orphans.popLast() {
      if isKnownUniquelyReferenced(&orphan), orphan.hasChildren {
        orphans.append(contentsOf: orphan.orphanSubviews())
      }
    }
  }

  private func orphanSubviews() -> [View] {
    if flags.contains(.constrained) { dropHeldConstraints() }
    let orphans = children
    for child in orphans {
      child.unlinkFromSuperview()
      if child.flags.contains(.inRightToLeftTraits) { child.spreadReadingDirection() }
      if child.flags.contains(.constrained) { child.constrainedViewDidLeave() }
    }
    if flags.contains(.ordersSubviews) { dropOrder() }
    childArray = []
    dropSubviewBoxes()
    return orphans
  }
}
