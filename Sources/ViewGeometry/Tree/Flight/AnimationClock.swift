public import Foundation

/// A clock that drives animations, and that only the app or a test advances.
///
/// ```swift
/// let clock = AnimationClock()
/// clock.use { View.animate(withDuration: 0.4) { card.center.y = 100 } }
/// clock.advance(by: 0.2)
/// let model = card.center.y  // 100
/// let seen = card.layer.presentation()?.position.y  // 50, halfway from 0
/// clock.advanceToRest()
/// ```
///
/// An animation runs on the clock that its thread has when the animation begins; without a clock,
/// it is over immediately (R15.1). Presentations are computed when they are read, for the current
/// time: one step of a second has the same result as a thousand steps of a millisecond. The methods
/// that advance the clock call completions, each at its time: during the call, `now` is that time.
///
/// A clock belongs to one thread, like the views that it animates, and retains the animations in
/// progress. When it is deallocated, property animators keep their positions, and all other
/// animations end (R15.57): views are shown with their model values, scroll views have reached
/// their targets, and transitions of controllers, batch updates and other animations of the library
/// are completed. The completions of the app's own blocks aren't called.
public final class AnimationClock {
  /// The current time, which all animations on the clock share.
  let moment = FlightMoment()
  private var events = EventQueue()
  private var motions = MotionList()
  /// The completions of the library's own animations in progress, keyed by number.
  private var ownCompletions: [Int: (Bool) -> Void] = [:]
  /// The animations that end only if they are interrupted, keyed by number.
  private var endless: [Int: Flight] = [:]
  /// The animations in progress that end at a known time, keyed by number; numbers aren't reused.
  private var landings: [Int: Flight] = [:]
  /// The last number assigned to an animation, a motion or a completion.
  private var numbered = 0
  private var isAdvancing = false
  /// The time that `look(at:_:)` shows; nil outside of its calls.
  var lookedMoment: TimeInterval?
  /// Whether animation blocks run at a constant speed, regardless of their timing curves.
  package var isLinear = false

  /// The maximum number of events that may be added for the current time while the events of that
  /// time are run.
  ///
  /// Further events are discarded. This limit ends chains of completions that start animations with
  /// a duration of 0.
  static let maximumFollowUps = 1_000

  /// Creates a clock whose time is 0.
  public init() {}

  deinit {
    for flight in landings.values { flight.land() }
    for flight in endless.values { flight.land() }
    for object in motions.objects { object.clockEnds() }
    for (_, completion) in ownCompletions.sorted(by: { $0.key < $1.key }) { completion(true) }
  }

  /// The clock of the calling thread; nil, the default, means that animations take no time.
  ///
  /// The thread retains its clock. After another clock is set, animations in progress continue on
  /// the previous one as long as something else retains it.
  public static var current: AnimationClock? {
    get { FlightRecorder.current.clock }
    set {
      let recorder = FlightRecorder.current
      // The previous clock may be deallocated after the change, which may call completions.
      withExtendedLifetime(recorder.clock) { recorder.clock = newValue }
    }
  }

  /// Calls `body` with the receiver as the clock of the thread, and then restores the previous
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

  /// Advances the clock by `seconds`, and runs the events that are due by the new time.
  ///
  /// If `seconds` is 0, the events that are already due are run. The events of one time may add
  /// further events for the same time; after 1,000 of these, the others are discarded.
  ///
  /// - Complexity: O(e log e) for e events, and O(animators and scroll views in motion) for each
  ///   time with an event.
  /// - Precondition: `seconds` is finite and not negative, and the method isn't called from a
  ///   closure that the clock runs.
  public func advance(by seconds: TimeInterval) {
    precondition(
      seconds.isFinite && seconds >= 0, "A clock can't be advanced by \(seconds) seconds.")
    advance(to: now + seconds)
  }

  /// Advances the clock to the time `target`, in seconds; see ``advance(by:)``.
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

  /// Advances the clock until all animations have ended, except those that never end.
  ///
  /// An animation never ends if it repeats indefinitely, or if its duration or delay is infinite.
  ///
  /// - Parameter limit: The maximum time by which the clock is advanced, in seconds.
  /// - Returns: Whether the clock is at rest (``isAtRest``).
  /// - Precondition: `limit` is finite and not negative, and the method isn't called from a closure
  ///   that the clock runs.
  @discardableResult
  public func advanceToRest(within limit: TimeInterval = 3_600) -> Bool {
    precondition(
      limit.isFinite && limit >= 0, "A clock can't be advanced by \(limit) seconds.")
    let last = now + limit
    while let next = events.first?.moment, next <= last { advance(to: max(next, now)) }
    return isAtRest
  }

  // MARK: Rest

  /// Whether no animation is in progress and no completion is pending.
  ///
  /// A paused animator doesn't count as an animation in progress.
  public var isAtRest: Bool {
    endless.values.allSatisfy(\.isEmpty) && events.lastMoment == nil
  }

  /// The time on the clock, in seconds, at which all animations in progress will have ended; nil if
  /// one of them never ends.
  ///
  /// An animation never ends if it repeats indefinitely, or if its duration or delay is infinite.
  /// The time is `now` if nothing is in progress. Animations that completions will start aren't
  /// included.
  ///
  /// - Complexity: O(animations).
  public var momentOfRest: TimeInterval? {
    guard endless.values.allSatisfy(\.isEmpty) else { return nil }
    let last = max(now, events.lastMoment ?? now)
    return last.isFinite ? last : nil
  }
}

/// Clocks are confined to the thread or task of the views that they animate.
@available(*, unavailable)
extension AnimationClock: Sendable {}

// MARK: - Flights

extension AnimationClock {
  /// Creates a flight, an animation in progress, on this clock.
  ///
  /// The `begin` of `timing` is the delay from now, in seconds.
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

  /// Starts a recorded flight, and ends it when its time is over.
  ///
  /// - Parameters:
  ///   - flight: The flight to start. If no property is animated, the call has no effect.
  ///   - group: The group that is notified when the flight ends or is interrupted.
  package func launch(_ flight: Flight, in group: FlightGroup) {
    guard !flight.isEmpty else { return }
    group.enter()
    let name = nextNumber()
    flight.allBrokenOff = { [weak self] in
      guard let self else { return }
      (landings[name], endless[name]) = (nil, nil)
      events.noteStaleEvent()
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
  /// If the time isn't in the future, the closure is called when the clock is next advanced, or
  /// later in an advance that is in progress.
  package func call(at moment: TimeInterval, _ body: @escaping () -> Void) {
    events.add(at: max(moment, now), body)
  }

  /// Returns a closure that calls the completion of one of the library's animations at most once.
  ///
  /// Further calls of the closure have no effect. If the clock is deallocated before the closure is
  /// called, the completion is called with true (R15.57).
  package func completing(_ completion: @escaping (Bool) -> Void) -> (Bool) -> Void {
    let number = nextNumber()
    ownCompletions[number] = completion
    return { [weak self] in self?.ownCompletions.removeValue(forKey: number)?($0) }
  }

  /// Returns a new number for a flight, a motion or a completion.
  private func nextNumber() -> Int {
    numbered += 1
    return numbered
  }

  /// Runs the events that are due.
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

/// An object that a clock moves step by step, because each step calls the app's code.
package protocol TimedMotion: AnyObject {
  /// The view whose bounds the motion itself sets; nil if it only animates presentation layers.
  var movedView: View? { get }
  /// The time on the clock at which the motion ends or changes; infinite if it never does.
  var nextEvent: TimeInterval { get }
  /// Moves the object to its state at `moment`, which is before the next event.
  func step(to moment: TimeInterval)
  /// Moves the object to its next event, and handles the event.
  func arrive()
  /// Shows the state at `moment` without calling the app's code; nil means the current state.
  func look(at moment: TimeInterval?)
  /// Called when the clock is being deallocated.
  func clockEnds()
}

extension TimedMotion {
  package var movedView: View? { nil }
}

extension AnimationClock {
  /// Starts to move an object.
  ///
  /// If the clock already moves the object, its next event is scheduled again.
  package func move(_ object: any TimedMotion) {
    let version = nextNumber()
    if motions.version(of: object) != nil { events.noteStaleEvent() }
    motions.set(version, of: object)
    guard object.nextEvent < .infinity else { return }
    let isCurrent = { [weak self, weak object] in
      object.map { self?.motions.version(of: $0) == version } ?? false
    }
    events.add(at: max(object.nextEvent, now), isCurrent: isCurrent) { [weak object] in
      if isCurrent() { object?.arrive() }
    }
  }

  /// Stops moving an object.
  package func stopMoving(_ object: any TimedMotion) {
    if motions.remove(object) { events.noteStaleEvent() }
  }

  /// The objects that the clock moves step by step.
  package var movingObjects: [any TimedMotion] { motions.objects }

  /// The flights that haven't ended, including those that haven't started, in no particular order.
  var flightsInTheAir: [Flight] { Array(landings.values) + Array(endless.values) }

  /// Shows the state at `moment`, which may be in the past, without running events.
  ///
  /// Only interactive transitions call it, on clocks of their own.
  package func show(at moment: TimeInterval) {
    self.moment.now = moment
    for object in motions.objects { object.look(at: moment) }
  }

  /// Ends the flights, and restores the values that the properties had when the flights began.
  ///
  /// A property that the app has set since a flight began keeps its value. Completions are called
  /// when the clock reaches the times at which the flights were to end.
  package func undoFlights() {
    let flights = landings.merging(endless) { first, _ in first }
    let ways = FlightWay.landing(flights.sorted { $0.key < $1.key }.map(\.value))
    FlightWay.put(ways, at: .start)
  }

  /// Sets the time to `target`, and advances to it every moving object whose next event is later.
  private func moveMotions(to target: TimeInterval) {
    guard target > now else { return }
    moment.now = target
    for object in motions.objects where object.nextEvent > target { object.step(to: target) }
  }
}
