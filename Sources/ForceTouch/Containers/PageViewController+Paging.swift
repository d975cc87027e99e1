import Foundation
import ViewGeometry

extension PageViewController {
  final func forgetNeighbors() {
    (before, after) = (.unknown, .unknown)
    if isViewLoaded, transitionStyle == .scroll, !scroller.isDragging { updateInsets() }
  }

  /// Returns the neighbors in a direction, requesting them from the data source if necessary.
  private final func neighbor(_ direction: NavigationDirection) -> PageNeighbor {
    let known = direction == .forward ? after : before
    guard known.isUnknown else { return known }
    let requested = requestNeighbor(direction)
    if direction == .forward { after = requested } else { before = requested }
    return requested
  }

  /// Requests the neighbors in a direction from the data source (R14.11, R14.13).
  private final func requestNeighbor(_ direction: NavigationDirection) -> PageNeighbor {
    let isForward = direction == .forward
    guard let dataSource, let outer = isForward ? pages.last : pages.first else { return .none }
    func next(to page: ViewController) -> ViewController? {
      isForward
        ? dataSource.pageViewController(self, viewControllerAfter: page)
        : dataSource.pageViewController(self, viewControllerBefore: page)
    }
    guard let first = next(to: outer) else { return .none }
    guard transitionStyle == .pageCurl, doubleSided else { return .pages([first], back: nil) }
    guard let second = next(to: first) else { return .none }
    if spine == .mid { return .pages(isForward ? [first, second] : [second, first], back: nil) }
    return .pages([second], back: first)
  }

  /// Turns to the next or previous page, as the user does.
  ///
  /// Returns false and does nothing if there is no such page, no page has been shown, another
  /// transition is running, or the user is scrolling.
  final func turn(_ direction: NavigationDirection, animated: Bool) -> Bool {
    guard isViewLoaded, !installed.isEmpty, transition == nil, !childTransitions.isRunning,
      !scroller.isDragging, !scroller.isDecelerating
    else { return false }
    return beginTurn(direction, animated: animated, andThen: { self.animate($0) })
  }

  /// Begins a user-driven transition.
  ///
  /// Returns false and does nothing if there is no page in the direction.
  private final func beginTurn(
    _ direction: NavigationDirection, animated: Bool, andThen: @escaping (PageTransition) -> Void
  ) -> Bool {
    guard case .pages(let new, let newBack) = neighbor(direction) else { return false }
    delegate?.pageViewController(self, willTransitionTo: new)
    childTransitions.runInTime { [self] end in
      let transition = PageTransition(
        from: installed, to: new, back: newBack, direction: direction,
        slot: slot(of: direction, isByUser: true), isByUser: true, isAnimated: animated,
        completion: nil, end: end)
      begin(transition)
      transition.isMoving = true
      andThen(transition)
    }
    return true
  }

  /// Updates the current pages and their known neighbors after a completed user-driven transition.
  final func takePages(of transition: PageTransition) {
    (pages, back) = (installed, transition.back)
    let old = PageNeighbor.pages(transition.old, back: transition.back)
    (before, after) =
      transition.direction == .forward ? (old, .unknown) : (.unknown, old)
  }

  /// Calls the delegate after a user-driven transition (R14.15).
  ///
  /// If the transition was completed, the page indicator is updated before the call, and the next
  /// page in the same direction is requested after it (R14.10, R14.13).
  final func reportTurn(_ transition: PageTransition, completed: Bool, finished: Bool) {
    if completed { indicator.currentPage += transition.direction == .forward ? 1 : -1 }
    delegate?.pageViewController(
      self, didFinishAnimating: finished, previousViewControllers: transition.old,
      transitionCompleted: completed)
    guard completed else { return }
    _ = neighbor(transition.direction)
    if transitionStyle == .scroll { updateInsets() }
  }

  /// The index of the slot nearest to the current offset.
  final var nearestSlot: Int {
    guard stride > 0 else { return 1 }
    return max(0, min(2, Int((scroller.contentOffset[axis] / stride).rounded())))
  }

  /// Lets the delegate choose a spine location for the current orientation (R14.17).
  final func chooseSpineLocation() {
    guard let delegate, let screen = viewIfLoaded?.window?.screen else { return }
    endTransitionForAnother()
    isChoosingSpine = true
    let chosen = delegate.pageViewController(self, spineLocationFor: screen.interfaceOrientation)
    isChoosingSpine = false
    let new = pagesForNewSpine
    pagesForNewSpine = nil
    spine = chosen == .none ? .min : chosen
    if spine == .mid { doubleSided = true }
    forgetNeighbors()
    if let new {
      setPages(new, direction: .forward, animated: false, completion: nil)
    } else if !pages.isEmpty {
      check(pages, animated: false)
    }
    view.setNeedsLayout()
  }
}

extension PageViewController: PageScrollViewPager {
  /// Completes a transition that the app requested, and requests the neighbors (R14.13).
  package final func pagesWillBeginDragging() {
    if let transition, !transition.isByUser { endTransitionForAnother() }
    guard !pages.isEmpty else { return }
    _ = (neighbor(.forward), neighbor(.reverse))
    updateInsets()
  }

  /// Begins a transition to the page that a drag moves into view (R14.15).
  package final func pagesDidScroll() {
    guard scroller.isDragging || scroller.isDecelerating, stride > 0 else { return }
    let distance = scroller.contentOffset[axis] - stride
    guard distance != 0 else { return }
    let slot = distance > 0 ? 2 : 0
    if let transition {
      guard transition.isMoving, transition.isByUser, transition.slot != slot else { return }
      finish(completed: false)
    }
    guard !installed.isEmpty, !childTransitions.isRunning else { return }
    let isForward = self.slot(of: .forward, isByUser: true) == slot
    _ = beginTurn(isForward ? .forward : .reverse, animated: true, andThen: { _ in })
  }

  /// Completes or cancels the user-driven transition.
  package final func pagesDidComeToRest() {
    guard let transition, transition.isMoving else { return viewIfLoaded?.setNeedsLayout() ?? () }
    finish(completed: nearestSlot == transition.slot)
  }
}
