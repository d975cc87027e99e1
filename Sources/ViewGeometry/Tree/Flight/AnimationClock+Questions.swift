public import Foundation

// When-questions look ahead: the clock shows another moment for a while, without calling anything, and what is seen then is computed
// from the curves. What completions are going to start isn't known.

extension AnimationClock {
  /// The intervals from now on in which a condition holds, in seconds on the clock; half-open, the last one without end if it holds at rest.
  ///
  /// The condition reads presentations, which have the values of the moment that is being looked at; it mustn't change anything.
  ///
  ///     clock.intervals { card.layer.presentation()?.frame.minY ?? 0 < 400 }
  ///
  /// The ends are found within a thousandth of a second, by halving mostly to the last bits. A condition that changes twice
  /// within a thousandth of a second may be missed there. Animations that repeat without end are looked at for `limit` seconds.
  ///
  /// - Complexity: O(thousandths of a second in which something moves) looks.
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

  /// The first moment from now on at which a condition holds, in seconds on the clock; nil if it doesn't until all is at rest.
  ///
  /// See ``intervals(within:where:)``.
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

  /// The intervals in which what is seen at a point is `view` or something in it; see ``intervals(within:where:)``.
  ///
  /// - Parameters:
  ///   - view: The view that is to be seen.
  ///   - point: In the bounds of `root`.
  ///   - root: A view around `view`, such as its window.
  public func intervals(inWhich view: View, isSeenAt point: CGPoint, in root: View)
    -> [Range<TimeInterval>]
  {
    intervals { view.isSeen(at: point, in: root) }
  }

  /// The first moment at which all of the view's bounds are seen: inside of what clips it, neither hidden nor transparent; nil for never.
  ///
  /// What lies in front of the view doesn't count.
  public func firstMoment(whollyShowing view: View) -> TimeInterval? {
    firstMoment { view.isWhollyShown }
  }

  /// The first moment at which a touch in the middle of where the view is seen goes to it or into it; nil for never.
  ///
  /// Touches go by the model (R15.21), and views in flight may take none (R15.20).
  public func firstMoment(reaching view: View) -> TimeInterval? {
    firstMoment { view.isReachable }
  }
}

// MARK: - Looking ahead

extension AnimationClock {
  /// Calls `found` with now and the state of the condition, then with each moment at which it changes, until that answers false.
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

  /// The moments to look at: the ends of all that moves, and each thousandth of a second in between.
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

  /// Computes something of what is seen at a later moment, in seconds on the clock, without moving or calling anything.
  ///
  /// Inside, presentations, offsets of scroll views, and touches that flights bar are those of the moment. What completions are going
  /// to start isn't known.
  ///
  ///     clock.look(at: clock.now + 0.12) { card.layer.presentation()?.frame }
  ///
  /// - Precondition: The moment is finite and not before `now`.
  public func look<Result>(
    at later: TimeInterval, _ body: () throws -> Result
  ) rethrows -> Result {
    let present = now
    precondition(
      later.isFinite && later >= present, "A clock at \(present) seconds can't look at \(later).")
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
  /// Has the views of the flight take touches, or not, as they are going to at a moment.
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

  /// Whether what is seen at a point, in the bounds of `root`, is the view or something in it.
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
        // By edges: `CGRect.contains(_:)` compares a union's size, which rounds where the area is scrolled by fractions.
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
