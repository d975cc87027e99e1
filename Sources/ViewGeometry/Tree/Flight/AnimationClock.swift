public import Foundation

/// The time on which animations run; it advances only when the app or a test advances it.
///
/// ```swift
/// let clock = AnimationClock()
/// clock.use { View.animate(withDuration: 0.4) { card.center.y = 100 } }
/// clock.advance(by: 0.2)
/// let model = card.center.y  // 100
/// let seen = card.layer.presentation()?.position.y  // 50, half way from 0
/// clock.advanceToRest()
/// ```
///
/// Animations that begin while the thread has a clock run on that clock; without a clock they end
/// immediately (R15.1). Presentations are computed for the current time when they are read, so one
/// step of a second has the same result as a thousand steps of a millisecond. The methods that
/// advance the clock call completions, each at its time: during the call, `now` is that time.
///
/// A clock belongs to one thread, like the views that it animates. It retains the animations in
/// progress. When it is deallocated, these end without calling their completions.
public final class AnimationClock {
  let moment = FlightMoment()
  private var events = EventQueue()
  private var motions: [Motion] = []
  /// The flights without an end, which only the app can end.
  private var endless: [Int: Flight] = [:]
  /// The flights with an end, by number; numbers aren't reused.
  private var landings: [Int: Flight] = [:]
  /// The number last assigned to a flight or a motion.
  private var numbered = 0
  private var isAdvancing = false
  /// The time examined by `look(at:_:)`; nil outside of it.
  var lookedMoment: TimeInterval?

  /// An object that the clock moves, and the version of its next event.
  ///
  /// Events of earlier versions have no effect.
  private struct Motion {
    let object: any TimedMotion
    var version: Int
  }

  /// The maximum number of calls requested at the current time that are made at that time.
  ///
  /// It ends chains of completions that start each other.
  static let maximumFollowUps = 1_000

  /// Creates a clock whose time is 0.
  public init() {}

  deinit {
    for flight in landings.values { flight.land() }
    for flight in endless.values { flight.land() }
  }

  /// The clock of the calling thread; nil, the default, ends animations immediately.
  ///
  /// After another clock is set, animations in progress continue on the clock on which they began.
  public static var current: AnimationClock? {
    get { FlightRecorder.current.clock }
    set { FlightRecorder.current.clock = newValue }
  }

  /// Runs `body` with the receiver as the clock of the thread, and then restores the previous
  /// clock.
  public func use<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return try body()
  }

  /// The current time of the clock, in seconds.
  public var now: TimeInterval { moment.now }

  // MARK: Moving

  /// Advances the clock by `seconds` and runs the events that fall due; 0 runs those due now.
  ///
  /// - Complexity: O(events in between · log events), and O(animators and scroll views in motion)
  ///   for each time with an event.
  /// - Precondition: `seconds` is finite and not negative, and the method isn't called from a
  ///   closure that the clock runs.
  public func advance(by seconds: TimeInterval) {
    precondition(
      seconds.isFinite && seconds >= 0, "A clock can't be advanced by \(seconds) seconds.")
    advance(to: now + seconds)
  }

  /// Advances the clock to a time, in seconds; see ``advance(by:)``.
  ///
  /// - Precondition: The time is finite and not before `now`, and the method isn't called from a
  ///   closure that the clock runs.
  public func advance(to target: TimeInterval) {
    precondition(
      target.isFinite && target >= now,
      "A clock can't be advanced from \(now) to \(target) seconds.")
    precondition(
      !isAdvancing && lookedMoment == nil, "A clock can't be advanced by a closure that it runs.")
    isAdvancing = true
    while let next = events.first?.moment, next <= target {
      moveMotions(to: max(next, now))
      callEvents()
    }
    moveMotions(to: target)
    isAdvancing = false
  }

  /// Advances the clock until all animations have ended, except those that repeat indefinitely.
  ///
  /// The clock is advanced by at most `limit` seconds.
  ///
  /// - Returns: Whether the clock is at rest.
  /// - Precondition: `limit` is finite and not negative.
  @discardableResult
  public func advanceToRest(within limit: TimeInterval = 3_600) -> Bool {
    precondition(
      limit.isFinite && limit >= 0, "A clock can't be advanced by \(limit) seconds.")
    let last = now + limit
    while let next = events.first?.moment, next <= last { advance(to: max(next, now)) }
    return isAtRest
  }

  // MARK: Rest

  /// Whether no animation is in progress and no completion is due.
  public var isAtRest: Bool {
    endless.values.allSatisfy(\.isEmpty) && events.lastMoment == nil
  }

  /// The time at which the animations in progress will have ended; nil if one repeats indefinitely.
  ///
  /// Animations that completions will begin aren't included.
  ///
  /// - Complexity: O(animations).
  public var momentOfRest: TimeInterval? {
    guard endless.values.allSatisfy(\.isEmpty) else { return nil }
    let last = max(now, events.lastMoment ?? now)
    return last.isFinite ? last : nil
  }
}

/// Clocks are confined to the thread or task of the views they move.
@available(*, unavailable)
extension AnimationClock: Sendable {}

// MARK: - Flights

extension AnimationClock {
  /// Creates a flight on this clock, with a timing whose `begin` is the delay from now.
  package func makeFlight(
    _ timing: Flight.Timing, barsTouches: Bool, replaces: Bool,
    keyframeMode: KeyframeTrack.Mode? = nil
  ) -> Flight {
    var timing = timing
    timing.begin += now
    return Flight(
      on: moment, timing: timing, barsTouches: barsTouches, replaces: replaces,
      keyframeMode: keyframeMode)
  }

  /// Starts a flight to which its views have been added, and ends it when its time is over.
  ///
  /// - Parameter group: The group to notify when the flight ends.
  package func launch(_ flight: Flight, in group: FlightGroup) {
    guard !flight.isEmpty else { return }
    group.enter()
    let name = nextNumber()
    flight.allBrokenOff = { [weak self] in
      guard let self else { return }
      (landings[name], endless[name]) = (nil, nil)
      group.breakOff()
    }
    guard flight.timing.end < .infinity else {
      endless[name] = flight
      return
    }
    landings[name] = flight
    events.add(at: flight.timing.end, isCurrent: { [weak self] in self?.landings[name] != nil }) {
      [weak self] in
      guard let flight = self?.landings.removeValue(forKey: name) else { return }
      flight.land()
      group.land(isWhole: !flight.wasBrokenOff)
    }
  }

  /// Calls a closure when the clock reaches a time.
  ///
  /// If the time isn't after now, the closure is called when the clock is next advanced.
  package func call(at moment: TimeInterval, _ body: @escaping () -> Void) {
    events.add(at: max(moment, now), body)
  }

  private func nextNumber() -> Int {
    numbered += 1
    return numbered
  }

  private func callEvents() {
    let last = events.lastOrder
    var followUps = 0
    while let event = events.first, event.moment <= now {
      events.removeFirst()
      if event.order > last { followUps += 1 }
      if followUps <= Self.maximumFollowUps { event.body() }
    }
  }
}

// MARK: - Motions

/// An object that a clock moves step by step, because caller-provided code runs as it moves.
package protocol TimedMotion: AnyObject {
  /// The view whose bounds the motion sets itself; nil if it animates presentations only.
  var movedView: View? { get }
  /// The time at which the motion ends or changes; infinity if it doesn't.
  var nextEvent: TimeInterval { get }
  /// Moves the object to its state at a time before the next event.
  func step(to moment: TimeInterval)
  /// Moves the object to its next event, and handles the event.
  func arrive()
  /// Shows the state at a time, or the current state for nil, without calling any closure.
  func look(at moment: TimeInterval?)
}

extension TimedMotion {
  package var movedView: View? { nil }
}

extension AnimationClock {
  /// Begins to move an object; for one that is already moving, reads its changed next event.
  package func move(_ object: any TimedMotion) {
    let version = nextNumber()
    if let index = motions.firstIndex(where: { $0.object === object }) {
      motions[index].version = version
    } else {
      motions.append(Motion(object: object, version: version))
    }
    guard object.nextEvent < .infinity else { return }
    let isCurrent = { [weak self, weak object] in
      self?.motions.contains { $0.object === object && $0.version == version } ?? false
    }
    events.add(at: max(object.nextEvent, now), isCurrent: isCurrent) { [weak object] in
      if isCurrent() { object?.arrive() }
    }
  }

  /// Stops moving an object.
  package func stopMoving(_ object: any TimedMotion) {
    motions.removeAll { $0.object === object }
  }

  /// The objects that the clock moves step by step.
  var movingObjects: [any TimedMotion] { motions.map(\.object) }

  /// The flights that haven't ended, including those that haven't begun, in no order.
  var flightsInTheAir: [Flight] { Array(landings.values) + Array(endless.values) }

  private func moveMotions(to target: TimeInterval) {
    guard target > now else { return }
    moment.now = target
    for motion in motions where motion.object.nextEvent > target {
      motion.object.step(to: target)
    }
  }
}
