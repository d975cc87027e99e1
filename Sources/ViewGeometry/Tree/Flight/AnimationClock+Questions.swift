public import Foundation

// These methods look ahead. While they run, the clock shows a later time without calling
// completions, and the shown values are computed from the timing curves. Animations that
// completions will start aren't included.

extension AnimationClock {
  /// Returns the future time intervals in which a condition holds, in seconds on the clock.
  ///
  /// Intervals are half-open. Only the next `limit` seconds are examined, and only until all
  /// animations have ended. If the condition holds at the end of that time, the last interval is
  /// infinite.
  ///
  /// The condition reads presentation layers, which have the values of the examined time. It must
  /// not change anything.
  ///
  ///     clock.intervals { card.layer.presentation()?.frame.minY ?? 0 < 400 }
  ///
  /// The ends of intervals are found by bisection, usually to the last bit. If the condition
  /// changes twice within a thousandth of a second, both changes may be missed.
  /// ``intervals(inWhich:isSeenAt:in:)``, ``firstMoment(whollyShowing:)`` and
  /// ``firstMoment(reaching:)`` also find such changes, unless a value jumps and then jumps back.
  ///
  /// - Complexity: O(n) calls of `condition` for n thousandths of a second in which something is
  ///   animated.
  /// - Precondition: `limit` is finite and not negative.
  public func intervals(
    within limit: TimeInterval = 60, where condition: () -> Bool
  ) -> [Range<TimeInterval>] {
    withoutActuallyEscaping(condition) {
      intervals(within: limit, of: FlightCondition(holds: $0))
    }
  }

  private func intervals(
    within limit: TimeInterval = 60, of condition: FlightCondition
  ) -> [Range<TimeInterval>] {
    var result: [Range<TimeInterval>] = []
    var begin: TimeInterval?
    var search = FlightSearch(of: condition, on: self, within: limit)
    search.run { moment, holds in
      if holds {
        begin = moment
      } else if let start = begin {
        if start < moment { result.append(start..<moment) }
        begin = nil
      }
      return true
    }
    if let begin { result.append(begin..<TimeInterval.infinity) }
    return result
  }

  /// Returns the first time at which a condition holds, now or later, in seconds on the clock.
  ///
  /// Returns nil if the condition holds neither now nor at any later time that
  /// ``intervals(within:where:)`` examines.
  ///
  /// - Precondition: `limit` is finite and not negative.
  public func firstMoment(
    within limit: TimeInterval = 60, where condition: () -> Bool
  ) -> TimeInterval? {
    withoutActuallyEscaping(condition) {
      firstMoment(within: limit, of: FlightCondition(holds: $0))
    }
  }

  private func firstMoment(
    within limit: TimeInterval = 60, of condition: FlightCondition
  ) -> TimeInterval? {
    var first: TimeInterval?
    var search = FlightSearch(of: condition, on: self, within: limit)
    search.run { moment, holds in
      if holds { first = moment }
      return !holds
    }
    return first
  }

  /// Returns the future time intervals in which `view` or a view inside it is shown frontmost at a
  /// point, in seconds on the clock.
  ///
  /// See ``intervals(within:where:)``; the next 60 seconds are examined. Alpha and touch settings
  /// have no effect.
  ///
  /// - Parameters:
  ///   - view: The view to find.
  ///   - point: A point in the bounds coordinates of `root`.
  ///   - root: A view that contains `view`, such as its window.
  public func intervals(inWhich view: View, isSeenAt point: CGPoint, in root: View)
    -> [Range<TimeInterval>]
  {
    intervals(
      of: FlightCondition(
        holds: { view.isSeen(at: point, in: root) },
        clearances: PointClearances(of: point, toViewsMovedBy: self, in: root)))
  }

  /// Returns the first time, in seconds on the clock, at which the view is entirely visible.
  ///
  /// Returns nil if there is none in the next 60 seconds. A view is entirely visible if neither it
  /// nor an ancestor is hidden or shown with an opacity below 0.01, and if no ancestor clips a part
  /// of its bounds. The root of the tree always clips. Views in front of the view have no effect.
  public func firstMoment(whollyShowing view: View) -> TimeInterval? {
    firstMoment(of: FlightCondition(clearances: WholeClearance(view: view)))
  }

  /// Returns the first time, in seconds on the clock, at which a touch reaches the view or one of
  /// its descendants.
  ///
  /// Returns nil if there is none in the next 60 seconds. The touch is at the point where the
  /// center of the view is shown. The hit test uses model values (R15.21), and animated views may
  /// ignore touches (R15.20).
  public func firstMoment(reaching view: View) -> TimeInterval? {
    let root = view.topmost
    return firstMoment(
      of: FlightCondition(
        holds: {
          let hit = root.hitTest(view.shownCenter(in: root), with: nil)
          return hit?.isDescendant(of: view) ?? false
        },
        clearances: PointClearances(of: { view.shownCenter(in: root) }, toModelsIn: root)))
  }
}

// MARK: - Looking ahead

extension AnimationClock {
  /// Calls `body` while the clock shows the values of the time `later`, in seconds, and returns the
  /// result of `body`.
  ///
  /// The clock isn't advanced, and no completion is called. In `body`, presentation layers and
  /// scroll offsets reflect the later time, and so does whether animated views ignore touches. All
  /// other model values are the current ones. Animations that completions will start aren't
  /// included, nor are the values that an animator restores in the model when it has run back to
  /// its start.
  ///
  ///     clock.look(at: clock.now + 0.12) { card.layer.presentation()?.frame }
  ///
  /// - Precondition: The time is finite and not before `now`, and `body` doesn't advance the clock.
  public func look<Result>(
    at later: TimeInterval, _ body: () throws -> Result
  ) rethrows -> Result {
    let present = now
    precondition(
      later.isFinite && later >= present,
      "A clock at \(present) seconds can't look at \(later) seconds.")
    let outer = lookedMoment
    lookedMoment = later
    show(later, isNow: false)
    defer {
      lookedMoment = outer
      show(present, isNow: outer == nil)
    }
    return try body()
  }

  private func show(_ moment: TimeInterval, isNow: Bool) {
    self.moment.now = moment
    for object in movingObjects { object.look(at: isNow ? nil : moment) }
    for flight in flightsInTheAir where flight.barsTouches { flight.barTouchesAsShown() }
  }
}

extension Flight {
  /// Updates which animated views ignore touches, for the time that the clock shows.
  fileprivate func barTouchesAsShown() {
    for member in members {
      member.flights.view?.view.touchesAreBarred = member.flights.entries.contains {
        $0.flight.barsTouches && !$0.flight.isShownEnded
      }
    }
  }

  private var isShownEnded: Bool { moment.map { timing.end <= $0.now } ?? isOverAtLook }

  /// Sets whether the animator will have ended the flight at the time for which the clock looks
  /// ahead, and updates which animated views ignore touches at that time.
  package func look(asOver isOver: Bool) {
    guard isOver != isOverAtLook else { return }
    isOverAtLook = isOver
    if barsTouches { barTouchesAsShown() }
  }
}

// MARK: - What is seen

extension View {
  fileprivate final var topmost: View {
    var top = self
    while let next = top.superview { top = next }
    return top
  }

  /// Returns whether the view or one of its descendants is frontmost at a point in the bounds
  /// coordinates of `root`.
  fileprivate final func isSeen(at point: CGPoint, in root: View) -> Bool {
    let (tree, spot) = (PresentationTree(), LayerSpot(root))
    let found = tree.firstHit(
      at: SIMD2(Double(point.x), Double(point.y)), in: spot, policy: .layers)
    var next = found?.layer
    while let layer = next {
      if layer === self.layer { return true }
      next = layer.superlayer
    }
    return false
  }

  /// The minimum distance from the view's edges to those of the ancestors that clip it and of the
  /// root, as shown.
  ///
  /// It is negative if the view isn't entirely visible. The minimum also includes the opacities of
  /// the view and its ancestors, each minus the minimum visible opacity. If the view or an ancestor
  /// is hidden, or if an edge can't be computed, the result is minus infinity.
  final var clearanceInClips: Double {
    let own = presentedValues.placement.bounds
    var clearance = Double.infinity
    var next: View? = self
    while let view = next {
      let values = view.presentedValues
      guard !view.isHidden else { return -.infinity }
      clearance = min(clearance, Double(values.opacity) - Double(0.01 as Float))
      if view !== self, view.clipsToBounds || view.superview == nil {
        let shown = convertShown(own, to: view)
        guard !shown.isNull else { return -.infinity }
        // The edges are compared because `CGRect.contains(_:)` compares the size of a union, which
        // is rounded if the area is scrolled by fractions.
        let area = values.placement.bounds
        let (left, right) = (shown.minX - area.minX, area.maxX - shown.maxX)
        let (top, bottom) = (shown.minY - area.minY, area.maxY - shown.maxY)
        // The minimum of NaN and a number may be the number.
        guard !(left + right + top + bottom).isNaN else { return -.infinity }
        clearance = min(clearance, Double(min(min(left, right), min(top, bottom))))
      }
      next = view.superview
    }
    return clearance
  }

  /// Returns the center of the view as shown, in the bounds coordinates of `root`.
  fileprivate final func shownCenter(in root: View) -> CGPoint {
    let bounds = presentedValues.placement.bounds
    return convertShown(CGPoint(x: bounds.midX, y: bounds.midY), to: root)
  }
}
