public import Foundation

// These methods examine the future: the clock shows a later time for a while, without calling any
// closure, and shown values are computed from the curves. Animations that completions will begin
// aren't known.

extension AnimationClock {
  /// Returns the future intervals in which a condition holds, in seconds on the clock.
  ///
  /// Intervals are half-open. The last one is infinite if the condition holds when all animations
  /// have ended.
  ///
  /// The condition reads presentations, which have the values at the examined time. It must not
  /// change anything.
  ///
  ///     clock.intervals { card.layer.presentation()?.frame.minY ?? 0 < 400 }
  ///
  /// The ends of intervals are found by bisection, mostly to the last bits. If the condition
  /// changes twice within a thousandth of a second, both changes may be missed. Animations that
  /// repeat indefinitely are examined for `limit` seconds.
  ///
  /// - Complexity: O(n) calls of `condition` for n thousandths of a second in which something
  ///   moves.
  /// - Precondition: `limit` is finite and not negative.
  public func intervals(
    within limit: TimeInterval = 60, where condition: () -> Bool
  ) -> [Range<TimeInterval>] {
    var result: [Range<TimeInterval>] = []
    var begin: TimeInterval?
    search(within: limit, condition) { moment, holds in
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

  /// Returns the first time from now on at which a condition holds, in seconds on the clock.
  ///
  /// Returns nil if the condition doesn't hold before all animations have ended. See
  /// ``intervals(within:where:)``.
  ///
  /// - Precondition: `limit` is finite and not negative.
  public func firstMoment(
    within limit: TimeInterval = 60, where condition: () -> Bool
  ) -> TimeInterval? {
    var first: TimeInterval?
    search(within: limit, condition) { moment, holds in
      if holds { first = moment }
      return !holds
    }
    return first
  }

  /// Returns the intervals in which `view` or a view inside it is frontmost at a point.
  ///
  /// See ``intervals(within:where:)``.
  ///
  /// - Parameters:
  ///   - view: The view to find.
  ///   - point: A point in the bounds of `root`.
  ///   - root: A view that contains `view`, such as its window.
  public func intervals(inWhich view: View, isSeenAt point: CGPoint, in root: View)
    -> [Range<TimeInterval>]
  {
    intervals { view.isSeen(at: point, in: root) }
  }

  /// Returns the first time at which the view is wholly visible; nil if it never is.
  ///
  /// A view is wholly visible if neither it nor an ancestor is hidden or transparent, and if no
  /// ancestor clips its bounds. Views in front of it have no effect.
  public func firstMoment(whollyShowing view: View) -> TimeInterval? {
    firstMoment { view.isWhollyShown }
  }

  /// Returns the first time at which a touch reaches the view or a view inside it; nil if none
  /// does.
  ///
  /// The touch is at the center of the view as shown. Touches hit the model (R15.21), and animated
  /// views may ignore touches (R15.20).
  public func firstMoment(reaching view: View) -> TimeInterval? {
    firstMoment { view.isReachable }
  }
}

// MARK: - Looking ahead

extension AnimationClock {
  /// Calls `found` for the current time, and for each later time at which the condition changes.
  ///
  /// It is called with the time and whether the condition holds, until it returns false.
  private func search(
    within limit: TimeInterval, _ condition: () -> Bool,
    found: (TimeInterval, Bool) -> Bool
  ) {
    precondition(limit.isFinite && limit >= 0, "A clock can't look ahead by \(limit) seconds.")
    func holds(at moment: TimeInterval) -> Bool { look(at: moment, condition) }
    var (moment, state) = (now, holds(at: now))
    guard found(moment, state) else { return }
    for next in moments(within: limit) {
      let nextState = holds(at: next)
      if nextState != state {
        var (low, high) = (moment, next)
        while true {
          let middle = low + (high - low) / 2
          guard middle > low, middle < high else { break }
          if holds(at: middle) == state { low = middle } else { high = middle }
        }
        guard found(high, nextState) else { return }
      }
      (moment, state) = (next, nextState)
    }
  }

  /// Returns the times to examine: the ends of all movements, and each thousandth of a second
  /// between.
  private func moments(within limit: TimeInterval) -> [TimeInterval] {
    let last = now + limit
    var spans: [ClosedRange<TimeInterval>] = []
    func add(_ begin: TimeInterval, _ end: TimeInterval) {
      if end > now, begin <= last { spans.append(max(begin, now)...min(max(end, now), last)) }
    }
    for flight in flightsInTheAir { add(flight.timing.begin, flight.timing.end) }
    for motion in movingObjects { add(now, motion.nextEvent) }
    spans.sort { $0.lowerBound < $1.lowerBound }
    var result: Set<TimeInterval> = []
    var covered = now
    for span in spans {
      result.formUnion([span.lowerBound, span.upperBound])
      var moment = max(covered, span.lowerBound)
      while moment < span.upperBound {
        result.insert(moment)
        moment += 0.001
      }
      covered = max(covered, span.upperBound)
    }
    return result.filter { $0 > now }.sorted()
  }

  /// Returns the result of `body` with the values shown at a later time, in seconds on the clock.
  ///
  /// The clock isn't advanced, and no completion is called. In `body`, presentations, offsets of
  /// scroll views, and the effect of animations on touches are those of that time. Animations that
  /// completions will begin aren't included.
  ///
  ///     clock.look(at: clock.now + 0.12) { card.layer.presentation()?.frame }
  ///
  /// - Precondition: The time is finite and not before `now`.
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
    for flight in flightsInTheAir where flight.barsTouches { flight.barTouches(at: moment) }
  }
}

extension Flight {
  /// Updates whether the views of the flight ignore touches, as at a given time.
  fileprivate func barTouches(at moment: TimeInterval) {
    for member in members {
      member.flights.view?.view.touchesAreBarred = member.flights.entries.contains {
        $0.flight.barsTouches && ($0.flight.moment == nil || $0.flight.timing.end > moment)
      }
    }
  }
}

// MARK: - What is seen

extension View {
  private final var topmost: View {
    var top = self
    while let next = top.superview { top = next }
    return top
  }

  /// Returns whether the view or a view inside it is frontmost at a point in the bounds of `root`.
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

  fileprivate final var isWhollyShown: Bool {
    let own = presentedValues.placement.bounds
    var next: View? = self
    while let view = next {
      let values = view.presentedValues
      guard !view.isHidden, values.opacity >= 0.01 else { return false }
      if view !== self, view.clipsToBounds || view.superview == nil {
        let shown = convertShown(own, to: view)
        let area = values.placement.bounds
        // The edges are compared because `CGRect.contains(_:)` compares the size of a union, which
        // is rounded if the area is scrolled by fractions.
        guard !shown.isNull, shown.minX >= area.minX, shown.maxX <= area.maxX,
          shown.minY >= area.minY, shown.maxY <= area.maxY
        else { return false }
      }
      next = view.superview
    }
    return true
  }

  fileprivate final var isReachable: Bool {
    let (bounds, root) = (presentedValues.placement.bounds, topmost)
    let middle = convertShown(CGPoint(x: bounds.midX, y: bounds.midY), to: root)
    return root.hitTest(middle, with: nil)?.isDescendant(of: self) ?? false
  }
}
