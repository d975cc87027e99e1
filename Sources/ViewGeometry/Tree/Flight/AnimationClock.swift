public import Foundation

/// The time by which animations take place: it shows a moment, and moves when the program or a test says so.
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
/// Animations that begin while a thread has a clock take their time on it; without one they are over at once (R15.1). What is shown is computed
/// from the moment when it is asked for, so a step of a second gives the same as a thousand of a millisecond. Completions are
/// called by the method that advances the clock, each at its moment: `now` is that moment while it is called.
///
/// A clock belongs to the thread that uses it, as views do. It holds what is in flight. When it is freed, everything in flight is over,
/// and completions aren't called.
public final class AnimationClock {
  let moment = FlightMoment()
  private var events = EventQueue()
  private var motions: [Motion] = []
  /// Flights without end, which only the program can break off.
  private var endless: [Int: Flight] = [:]
  /// Flights with an end, by numbers that are never used again.
  private var landings: [Int: Flight] = [:]
  /// How many flights and motions were numbered.
  private var numbered = 0
  private var isAdvancing = false
  /// The moment that is being looked at; nil for none.
  var lookedMoment: TimeInterval?

  /// Something that moves by itself, with the event that ends it.
  private struct Motion {
    let object: any TimedMotion
    var version: Int
  }

  /// How many calls that began at a moment are made in it, so that completions that start each other come to rest.
  static let maximumFollowUps = 1_000

  /// Creates a clock that shows 0.
  public init() {}

  deinit {
    for flight in landings.values { flight.land() }
    for flight in endless.values { flight.land() }
  }

  /// The clock of the calling thread; nil, as long as none is set, for animations that are over at once.
  ///
  /// Setting another one lets what is in flight go on by the clock on which it began.
  public static var current: AnimationClock? {
    get { FlightRecorder.current.clock }
    set { FlightRecorder.current.clock = newValue }
  }

  /// Carries out `body` with the receiver as the clock of the thread, and gives the thread its clock back.
  public func use<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return try body()
  }

  /// The moment that the clock shows, in seconds.
  public var now: TimeInterval { moment.now }

  // MARK: Moving

  /// Lets time pass, in seconds; 0 calls what is due now.
  ///
  /// - Complexity: O(events in between · log events), and O(animators and scroll views in motion) for each moment with an event.
  /// - Precondition: Finite and not negative; not called by what the clock calls.
  public func advance(by seconds: TimeInterval) {
    precondition(
      seconds.isFinite && seconds >= 0, "A clock can't be advanced by \(seconds) seconds.")
    advance(to: now + seconds)
  }

  /// Lets time pass until a moment, in seconds; see ``advance(by:)``.
  ///
  /// - Precondition: Finite and not before `now`; not called by what the clock calls.
  public func advance(to target: TimeInterval) {
    precondition(
      target.isFinite && target >= now, "A clock can't go from \(now) to \(target) seconds.")
    precondition(
      !isAdvancing && lookedMoment == nil, "A clock can't be advanced by what it calls.")
    isAdvancing = true
    while let next = events.first?.moment, next <= target {
      moveMotions(to: max(next, now))
      callEvents()
    }
    moveMotions(to: target)
    isAdvancing = false
  }

  /// Lets time pass until nothing is in flight, but for animations that repeat without end, and at most so many seconds.
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

  /// Whether nothing is in flight and no completion is due.
  public var isAtRest: Bool {
    endless.values.allSatisfy(\.isEmpty) && events.lastMoment == nil
  }

  /// The moment at which all that is in flight now is over; nil if something repeats without end.
  ///
  /// What completions are going to start isn't known.
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
  /// A flight on this clock, with a timing whose `begin` is the delay from now.
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

  /// Lets a flight that has its views go until its end.
  ///
  /// - Parameter group: What hears of the end.
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

  /// Calls a closure when the clock comes to a moment, or, for one that isn't after now, when it is next advanced.
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

/// Something that a clock moves step by step, because code of the program runs as it moves.
package protocol TimedMotion: AnyObject {
  /// The moment at which it ends, or does something else than to move; infinity for none.
  var nextEvent: TimeInterval { get }
  /// Moves to a moment before its next event.
  func step(to moment: TimeInterval)
  /// Moves to its next event and does what is due.
  func arrive()
  /// Shows where it is going to be at a moment, or for nil where it is now, without calling anything.
  func look(at moment: TimeInterval?)
}

extension AnimationClock {
  /// Moves an object from now on, or goes by its next event after that has changed.
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

  /// Moves an object no longer.
  package func stopMoving(_ object: any TimedMotion) {
    motions.removeAll { $0.object === object }
  }

  /// What moves step by step.
  var movingObjects: [any TimedMotion] { motions.map(\.object) }

  /// The flights that have begun or are going to, in no order.
  var flightsInTheAir: [Flight] { Array(landings.values) + Array(endless.values) }

  private func moveMotions(to target: TimeInterval) {
    guard target > now else { return }
    moment.now = target
    for motion in motions where motion.object.nextEvent > target {
      motion.object.step(to: target)
    }
  }
}
