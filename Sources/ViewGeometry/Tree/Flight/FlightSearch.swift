import Foundation

/// A condition on what is shown, and the continuous values that decide it.
struct FlightCondition {
  /// Returns whether the condition holds at the time that the clock shows.
  ///
  /// If it is nil, the condition holds where the first clearance isn't negative.
  var holds: (() -> Bool)?
  /// The distances that decide the condition; nil if they aren't known.
  var clearances: (any ShownClearances)?
}

/// Signed distances from edges as shown: not negative inside, negative outside.
protocol ShownClearances {
  /// Returns all distances at the time that the clock shows, always in the same order.
  func all() -> [Double]
  /// Returns the distance at an index.
  func one(at index: Int) -> Double
}

/// Finds the times at which a condition on what is shown changes.
///
/// The condition is examined where a movement begins or ends and once in each thousandth of a second
/// between, and each change is located by bisection. A distance that comes to zero and back within a
/// step has a peak there, which the distances before and after the step show; it is located, too.
/// So are the order of two distances that change their sign in one step.
struct FlightSearch {
  private let clock: AnimationClock
  private let condition: FlightCondition
  /// The examined times, ascending, the first one the current time.
  private let times: [TimeInterval]
  /// The times at which a movement begins, ends or turns.
  private let edges: Set<TimeInterval>
  private var samples: [[Double]?]

  /// The time between two examined times, in seconds.
  private static let step = 0.001
  /// The time within which a peak is located, in seconds.
  private static let precision = 1e-8

  init(of condition: FlightCondition, on clock: AnimationClock, within limit: TimeInterval) {
    precondition(limit.isFinite && limit >= 0, "A clock can't look ahead by \(limit) seconds.")
    (self.clock, self.condition) = (clock, condition)
    (times, edges) = Self.moments(of: clock, within: limit)
    samples = Array(repeating: nil, count: times.count)
  }

  /// Calls `found` for the current time, and for each later time at which the condition changes.
  ///
  /// It is called with the time and whether the condition holds, until it returns false.
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

  /// Returns the first time at which `hasChanged`, to the last bit; it hasn't at `low`.
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

  /// Returns the times within the step that ends at an index at which more must be examined.
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
  /// It would have to go on as it does before and after the step, at up to twice the speed. Where a
  /// movement begins or ends, the speed on one side is unknown.
  private func mayTurn(
    at index: Int, _ before: Double?, _ from: Double, _ to: Double, _ after: Double?
  ) -> Bool {
    let sign: Double = from < 0 ? 1 : -1
    let length = times[index] - times[index - 1]
    var (rise, fall) = (Double.infinity, Double.infinity)
    if let before, !edges.contains(times[index - 1]) {
      rise = sign * (from - before) * length / (times[index - 1] - times[index - 2])
    }
    if let after, !edges.contains(times[index]) {
      fall = sign * (to - after) * length / (times[index + 1] - times[index])
    }
    return rise >= 0 && fall >= 0 && sign * from + 2 * rise >= 0 && sign * to + 2 * fall >= 0
  }

  /// Returns a time within a step at which a distance has the other sign; nil if there is none.
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
  /// Returns the times to examine, and those among them at which a movement begins, ends or turns.
  private static func moments(
    of clock: AnimationClock, within limit: TimeInterval
  ) -> (times: [TimeInterval], edges: Set<TimeInterval>) {
    let (now, last) = (clock.now, clock.now + limit)
    var spans: [ClosedRange<TimeInterval>] = []
    var edges: Set<TimeInterval> = []
    func add(_ begin: TimeInterval, _ end: TimeInterval) {
      if end > now, begin <= last { spans.append(max(begin, now)...min(max(end, now), last)) }
    }
    for flight in clock.flightsInTheAir {
      let timing = flight.timing
      add(timing.begin, timing.end)
      // Runs that are shorter than a step are examined as often as a step is.
      guard timing.repeatCount > 1 || timing.autoreverses, timing.duration >= step else { continue }
      var run = max(1, ((now - timing.begin) / timing.duration).rounded(.down))
      while case let turn = timing.begin + run * timing.duration, turn < min(timing.end, last) {
        if turn > now { edges.insert(turn) }
        run += 1
      }
    }
    for motion in clock.movingObjects { add(now, motion.nextEvent) }
    spans.sort { $0.lowerBound < $1.lowerBound }
    for span in spans { edges.formUnion([span.lowerBound, span.upperBound]) }
    var result = edges
    var covered = now
    for span in spans {
      var moment = max(covered, span.lowerBound)
      while moment < span.upperBound {
        result.insert(moment)
        moment += step
      }
      covered = max(covered, span.upperBound)
    }
    return ([now] + result.filter { $0 > now }.sorted(), edges)
  }
}
