import ViewGeometry

/// The pages before or after the current ones, as far as a page view controller knows them.
enum PageNeighbor {
  /// The pages haven't been requested yet.
  case unknown
  /// There is no page.
  case none
  /// The pages and, for double-sided page curls, the back of the page that turns.
  case pages([ViewController], back: ViewController?)

  /// Whether it is known that there is no page.
  var isNone: Bool { if case .none = self { true } else { false } }

  /// Whether the pages haven't been requested yet.
  var isUnknown: Bool { if case .unknown = self { true } else { false } }
}

/// A transition between pages that has begun and hasn't ended.
final class PageTransition {
  let old: [ViewController]
  let new: [ViewController]
  let back: ViewController?
  let direction: PageViewController.NavigationDirection
  /// The index of the scroll view's slot to which the new pages are added.
  let slot: Int
  let isByUser: Bool
  let isAnimated: Bool
  /// The children added and removed by the transition.
  var change: ViewController.ChildChange = ([], [])
  /// Whether the callbacks at the start of the transition have returned.
  ///
  /// Until then, another transition can't end this one.
  var isMoving = false
  /// Called when the transition ends; the argument is true if the animation reached its end.
  let completion: ((Bool) -> Void)?
  /// Called at the end of the transition, so that the next one can begin.
  let end: () -> Void

  init(
    from old: [ViewController], to new: [ViewController], back: ViewController?,
    direction: PageViewController.NavigationDirection, slot: Int, isByUser: Bool,
    isAnimated: Bool, completion: ((Bool) -> Void)?, end: @escaping () -> Void
  ) {
    (self.old, self.new, self.back) = (old, new, back)
    (self.direction, self.slot) = (direction, slot)
    (self.isByUser, self.isAnimated) = (isByUser, isAnimated)
    (self.completion, self.end) = (completion, end)
  }

  deinit {}
}
