public import Foundation

// These methods examine the future: they set the clock to later times temporarily, so that shown
// values are computed for those times, and call no completions. So they don't include animations
// that completions will begin.

extension AnimationClock {
  /// Returns the future intervals in which a condition holds, in seconds on the clock.
  ///
  /// The intervals include their lower bounds, but not their upper bounds. The last upper bound is
  /// infinite if the condition holds after all animations have ended.
  ///
  /// The condition should read presentations, which have the values at the examined time, and must
  /// not change anything.
  ///
  ///     clock.intervals { card.layer.presentation()?.frame.minY ?? 0 < 400 }
  ///
  /// The condition is examined at each thousandth of a second, and the time of a change is then
  /// found by bisection, to the last bits of the number. Two changes within a thousandth of a
  /// second may both be missed. At most `limit` seconds are examined, if animations last longer.
  ///
  /// - Complexity: O(n) calls of `condition`, where n is the number of thousandths of a second
  ///   during which something is animated.
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
  /// Returns nil if the condition doesn't hold until all animations have ended. See
  /// ``intervals(within:where:)`` for the condition and the accuracy.
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

  /// Returns the intervals in which `view` or a descendant is shown frontmost at a point.
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

  /// Returns the first time at which `view` is completely visible; nil if it never is.
  ///
  /// A view is completely visible if neither it nor an ancestor is hidden or transparent, and if
  /// its bounds are inside those of each ancestor that clips, and of the root. Views in front of it
  /// have no effect.
  public func firstMoment(whollyShowing view: View) -> TimeInterval? {
    firstMoment { view.isWhollyShown }
  }

  /// Returns the first time at which a touch at the center of `view` as shown hits the view or a
  /// descendant; nil if it never does.
  ///
  /// Touches are hit-tested in the model (R15.21), and animated views may ignore them (R15.20).
  public func firstMoment(reaching view: View) -> TimeInterval? {
    firstMoment { view.isReachable }
  }
}

// MARK: - Looking ahead

extension AnimationClock {
  /// Calls `found` with the current time, and with each later time at which the condition changes.
  ///
  /// The second argument is whether the condition holds from then on. The search ends when `found`
  /// returns false.
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

  /// Returns the times to examine, ascending: the starts and ends of all animations, and between
  /// them each thousandth of a second.
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
  /// The clock isn't advanced, and no completion is called. In `body`, the presentations, the
  /// offsets of scroll views and the views that ignore touches are those of that time. Animations
  /// that completions will begin aren't included.
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

  /// Sets the time without running events; `isNow` is true when the actual time is restored.
  private func show(_ moment: TimeInterval, isNow: Bool) {
    self.moment.now = moment
    for object in movingObjects { object.look(at: isNow ? nil : moment) }
    var seen: Set<ObjectIdentifier> = []
    for flight in flightsInTheAir where flight.barsTouches {
      for member in flight.members where seen.insert(ObjectIdentifier(member.flights)).inserted {
        member.flights.barTouches(at: moment)
      }
    }
  }
}

extension ViewFlights {
  /// Makes the view ignore touches if one of its animations does so at `moment`.
  fileprivate func barTouches(at moment: TimeInterval) {
    view?.view.touchesAreBarred = entries.contains {
      $0.flight.barsTouches && ($0.flight.moment == nil || $0.flight.timing.end > moment)
    }
  }
}

// MARK: - What is seen

extension View {
  /// The root of the view's tree.
  private final var topmost: View {
    var top = self
    while let next = top.superview { top = next }
    return top
  }

  /// Returns whether the view or a descendant is shown frontmost at a point in `root`'s bounds.
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

  /// Whether the view is completely visible; see `firstMoment(whollyShowing:)`.
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

  /// Whether a touch at the center of the view as shown hits the view or a descendant.
  fileprivate final var isReachable: Bool {
    let (bounds, root) = (presentedValues.placement.bounds, topmost)
    let middle = convertShown(CGPoint(x: bounds.midX, y: bounds.midY), to: root)
    return root.hitTest(middle, with: nil)?.isDescendant(of: self) ?? false
  }
}
