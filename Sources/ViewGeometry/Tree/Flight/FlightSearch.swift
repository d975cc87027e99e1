import Foundation

/// A condition on the shown views, and the continuous values on which it depends.
struct FlightCondition {
  /// Returns whether the condition holds at the current time of the clock.
  ///
  /// If the closure is nil, the condition holds if the first clearance isn't negative.
  var holds: (() -> Bool)?
  /// The distances on which the condition depends; nil if they aren't known.
  var clearances: (any ShownClearances)?
}

/// The signed distances on which a condition depends, such as those of a point from views' edges.
///
/// A distance from an edge is negative outside the view.
protocol ShownClearances {
  /// Returns all distances at the current time of the clock, always in the same order.
  func all() -> [Double]
  /// Returns the distance at `index` in the result of `all()`.
  func one(at index: Int) -> Double
}

/// Finds the times at which a condition on the shown views changes.
///
/// The condition is examined whenever an animation begins, ends or starts its next run, and every
/// millisecond in between. Each change is located by bisection.
///
/// A distance may also cross zero twice within one step. If the distances before and after the
/// step show that this is possible, the step is searched. If several distances change sign within
/// one step, the time of each change is examined.
struct FlightSearch {
  private let clock: AnimationClock
  private let condition: FlightCondition
  /// The examined times in ascending order.
  ///
  /// The first one is the current time.
  private let times: [TimeInterval]
  /// Whether an animation begins, ends or starts its next run at each of the examined times.
  private let isEdge: [Bool]
  private var samples: [[Double]?]

  /// The maximum time between two examined times while something is animated, in seconds.
  private static let step = 0.001
  /// The precision with which the extremum of a distance is located, in seconds.
  private static let precision = 1e-8

  init(of condition: FlightCondition, on clock: AnimationClock, within limit: TimeInterval) {
    precondition(limit.isFinite && limit >= 0, "A clock can't look ahead by \(limit) seconds.")
    (self.clock, self.condition) = (clock, condition)
    (times, isEdge) = Self.moments(of: clock, within: limit)
    samples = Array(repeating: nil, count: times.count)
  }

  /// Calls `found` for the current time, and for each later time at which the condition changes.
  ///
  /// `found` is called with the time and whether the condition holds. Returning false ends the
  /// search.
  mutating func run(found: (TimeInterval, Bool) -> Bool) {
    var (moment, state) = (clock.now, holds(atIndex: 0))
    guard found(moment, state) else { return }
    for index in 1..<max(1, times.count) {
      for next in turns(inStepTo: index) + [times[index]] {
        let nextState = next == times[index] ? holds(atIndex: index) : holds(at: next)
        if nextState != state {
          let change = Self.change(after: moment, until: next) { holds(at: $0) != state }
          guard found(change, nextState) else { return }
        }
        (moment, state) = (next, nextState)
      }
    }
  }

  private mutating func holds(atIndex index: Int) -> Bool {
    condition.holds == nil ? sample(index)[0] >= 0 : holds(at: times[index])
  }

  private func holds(at moment: TimeInterval) -> Bool {
    clock.look(at: moment) { condition.holds?() ?? ((condition.clearances?.one(at: 0) ?? -1) >= 0) }
  }

  /// Returns a time at which the result of `hasChanged` becomes true, exact to the last bit.
  ///
  /// `hasChanged` must return false at `low` and true at `high`.
  private static func change(
    after low: TimeInterval, until high: TimeInterval, _ hasChanged: (TimeInterval) -> Bool
  ) -> TimeInterval {
    var (low, high) = (low, high)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if hasChanged(middle) { high = middle } else { low = middle }
    }
  }

  // MARK: Peaks within a step

  private mutating func sample(_ index: Int) -> [Double] {
    if let known = samples[index] { return known }
    let sample = clock.look(at: times[index]) { condition.clearances?.all() ?? [] }
    samples[index] = sample
    return sample
  }

  /// Returns the times within the step to `times[index]` at which the condition must also be
  /// examined, in ascending order.
  ///
  /// They are times at which a distance that has the same sign at both ends of the step has the
  /// opposite one. If distances change sign at several times within the step, all these times are
  /// included. If the distances aren't known, there are none.
  private mutating func turns(inStepTo index: Int) -> [TimeInterval] {
    guard condition.clearances != nil else { return [] }
    let (start, end) = (sample(index - 1), sample(index))
    let before = index > 1 ? sample(index - 2) : nil
    let after = index + 1 < times.count ? sample(index + 1) : nil
    if index > 1 { samples[index - 2] = nil }
    var (turns, crossings): ([TimeInterval], [Int]) = ([], [])
    for place in start.indices {
      let (from, to) = (start[place], end[place])
      if (from < 0) != (to < 0) {
        crossings.append(place)
      } else if from != to || before?[place] != from || after?[place] != to,
        mayTurn(at: index, before?[place], from, to, after?[place]),
        let turn = turn(of: place, inStepTo: index, below: from < 0)
      {
        turns.append(turn)
      }
    }
    if crossings.count + turns.count > 1 {
      turns += crossings.map { crossing(of: $0, from: start[$0], inStepTo: index) }
    }
    return turns.sorted()
  }

  /// Returns whether a distance with the same sign at both ends of a step may be zero in between.
  ///
  /// The speed within the step is assumed to be at most twice the speed in the steps before and
  /// after it. Where an animation begins or ends, the speed on that side is unknown and
  /// therefore not limited.
  private func mayTurn(
    at index: Int, _ before: Double?, _ from: Double, _ to: Double, _ after: Double?
  ) -> Bool {
    let sign: Double = from < 0 ? 1 : -1
    let length = times[index] - times[index - 1]
    var (rise, fall) = (Double.infinity, Double.infinity)
    if let before, !isEdge[index - 1] {
      rise = sign * (from - before) * length / (times[index - 1] - times[index - 2])
    }
    if let after, !isEdge[index] {
      fall = sign * (to - after) * length / (times[index + 1] - times[index])
    }
    return rise >= 0 && fall >= 0 && sign * from + 2 * rise >= 0 && sign * to + 2 * fall >= 0
  }

  /// Returns a time within a step at which a distance has the opposite sign; nil if none is found.
  ///
  /// - Parameters:
  ///   - place: The index of the distance.
  ///   - index: The index in `times` of the end of the step.
  ///   - below: Whether the distance is negative at both ends of the step.
  private func turn(of place: Int, inStepTo index: Int, below: Bool) -> TimeInterval? {
    let sign: Double = below ? 1 : -1
    var (low, high) = (times[index - 1], times[index])
    while high - low > Self.precision {
      let part = 0.382 * (high - low)
      let (first, last) = (low + part, high - part)
      let (left, right) = (clearance(place, at: first), clearance(place, at: last))
      if (left < 0) != below { return first }
      if (right < 0) != below { return last }
      if sign * left < sign * right { low = first } else { high = last }
    }
    return nil
  }

  private func crossing(of place: Int, from start: Double, inStepTo index: Int) -> TimeInterval {
    Self.change(after: times[index - 1], until: times[index]) {
      (clearance(place, at: $0) < 0) != (start < 0)
    }
  }

  private func clearance(_ place: Int, at moment: TimeInterval) -> Double {
    clock.look(at: moment) { condition.clearances?.one(at: place) ?? 0 }
  }
}

extension FlightSearch {
  /// Returns the times to examine, and for each of them whether an animation begins, ends or starts
  /// its next run.
  private static func moments(
    of clock: AnimationClock, within limit: TimeInterval
  ) -> (times: [TimeInterval], isEdge: [Bool]) {
    var (spans, edges) = animatedSpans(of: clock, until: clock.now + limit)
    spans.sort { $0.lowerBound < $1.lowerBound }
    edges.sort()
    var (times, isEdge) = ([clock.now], [edges.contains(clock.now)])
    func add(_ moment: TimeInterval, isEdge atEdge: Bool) {
      guard moment > times[times.count - 1] else { return }
      times.append(moment)
      isEdge.append(atEdge)
    }
    var next = 0
    var covered = clock.now
    // Merges the edges and the steps, both of which ascend.
    for span in spans {
      var moment = max(covered, span.lowerBound)
      while moment < span.upperBound {
        while next < edges.count, edges[next] <= moment {
          add(edges[next], isEdge: true)
          next += 1
        }
        add(moment, isEdge: false)
        moment += step
      }
      covered = max(covered, span.upperBound)
    }
    for edge in edges[next...] { add(edge, isEdge: true) }
    return (times, isEdge)
  }

  /// Returns the time ranges in which something is animated, and the times at which an animation
  /// begins, ends or starts its next run.
  private static func animatedSpans(
    of clock: AnimationClock, until last: TimeInterval
  ) -> (spans: [ClosedRange<TimeInterval>], edges: [TimeInterval]) {
    let now = clock.now
    var spans: [ClosedRange<TimeInterval>] = []
    var edges: [TimeInterval] = []
    func add(_ begin: TimeInterval, _ end: TimeInterval) {
      guard end > now, begin <= last else { return }
      spans.append(max(begin, now)...min(max(end, now), last))
      edges += [max(begin, now), min(max(end, now), last)]
    }
    for flight in clock.flightsInTheAir {
      let timing = flight.timing
      add(timing.begin, timing.end)
      // A flight whose runs are shorter than a step is examined only once per step.
      guard timing.repeatCount > 1 || timing.autoreverses, timing.duration >= step else { continue }
      var run = max(1, ((now - timing.begin) / timing.duration).rounded(.down))
      while case let turn = timing.begin + run * timing.duration, turn < min(timing.end, last) {
        if turn > now { edges.append(turn) }
        run += 1
      }
    }
    for motion in clock.movingObjects { add(now, motion.nextEvent) }
    return (spans, edges)
  }
}
