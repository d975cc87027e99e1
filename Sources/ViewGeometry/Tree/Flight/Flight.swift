package import Foundation

/// One animation: how its progress follows the time, and how many properties of views it still moves.
///
/// The values lie with the views, in `ViewFlights`. A flight with a clock computes its progress from the clock's moment whenever that is
/// asked for; one without is given its progress by an animator.
package final class Flight {
  /// How the progress follows the time.
  package struct Timing {
    /// The moment on the clock at which the first run begins, in seconds.
    package var begin: TimeInterval = 0
    /// The length of a run, in seconds; infinity for a flight that never moves.
    package var duration: TimeInterval = 0
    /// How many runs there are; infinity for no end.
    package var repeatCount: Double = 1
    /// Whether every run is followed by one back.
    package var autoreverses = false
    /// The progress at a part of a run, both from 0 to 1 at the ends.
    package var curve: (Double) -> Double = { $0 }

    package init() {}

    /// The moment at which all runs are over.
    package var end: TimeInterval {
      let runs = repeatCount * (autoreverses ? 2 : 1)
      return begin + (duration == 0 || runs == 0 ? 0 : duration * runs)
    }

    /// The progress at a moment: 0 before the flight begins, 1 when it is over.
    package func progress(at moment: TimeInterval) -> Double {
      guard moment > begin else { return 0 }
      guard moment < end else { return 1 }
      let runs = (moment - begin) / duration
      guard runs >= 1 || autoreverses else { return curve(runs) }
      let whole = runs.rounded(.down)
      let part = runs - whole
      let isOnTheWayBack = autoreverses && whole.truncatingRemainder(dividingBy: 2) == 1
      return curve(isOnTheWayBack ? 1 - part : part)
    }
  }

  /// A property that the flight moves: the flights of its view, and the number of the entry there.
  struct Member {
    let flights: ViewFlights
    let entry: Int
  }

  /// What the clock shows; nil for a flight that an animator moves.
  let moment: FlightMoment?
  package private(set) var timing = Timing()
  /// The progress that an animator gave.
  @exclusivity(unchecked) private var givenProgress = 0.0
  @exclusivity(unchecked) private var computed = (moment: Double.nan, progress: 0.0)
  /// Whether views in the flight take no touches (R15.20).
  package let barsTouches: Bool
  /// Whether it takes the place of flights of the same property instead of adding to them (R15.9).
  package let replaces: Bool
  /// The block of which the flight is one part; nil for a flight by itself.
  ///
  /// A part doesn't replace another.
  package var block: ObjectIdentifier?
  /// How values between the keyframes of the flight are found; nil for a flight from start to end.
  package let keyframeMode: KeyframeTrack.Mode?
  /// The part of the flight, from 0 to 1, that what is being recorded takes, in a flight through keyframes.
  package var keyframe: ClosedRange<Double> = 0...1
  /// The properties that it moves, or did.
  @exclusivity(unchecked) private(set) var members: [Member] = []
  /// How many properties it still moves.
  @exclusivity(unchecked) private(set) var liveEntries = 0
  /// Whether a property was taken from it before its end.
  package private(set) var wasBrokenOff = false
  /// Called when the last property was taken from it before its end.
  var allBrokenOff: (() -> Void)?

  /// A flight that an animator moves.
  package init(barsTouches: Bool) {
    (moment, self.barsTouches, replaces, keyframeMode) = (nil, barsTouches, false, nil)
  }

  /// A flight that a clock moves.
  init(
    on moment: FlightMoment, timing: Timing, barsTouches: Bool, replaces: Bool,
    keyframeMode: KeyframeTrack.Mode? = nil
  ) {
    (self.moment, self.timing, self.barsTouches, self.replaces) = (
      moment, timing, barsTouches, replaces
    )
    self.keyframeMode = keyframeMode
  }

  /// Whether it changes any property.
  package var isEmpty: Bool { liveEntries == 0 }

  /// How far the values are from start to end.
  package var progress: Double {
    get {
      guard let moment else { return givenProgress }
      if computed.moment != moment.now {
        computed = (moment.now, timing.progress(at: moment.now))
      }
      return computed.progress
    }
    set {
      guard newValue != givenProgress else { return }
      givenProgress = newValue
      FlightMarks.progressDidChange()
    }
  }

  func entryAdded(_ entry: Int, to flights: ViewFlights) {
    liveEntries += 1
    members.append(Member(flights: flights, entry: entry))
  }

  func entryLost(brokenOff: Bool) {
    liveEntries -= 1
    guard brokenOff else { return }
    wasBrokenOff = true
    if liveEntries == 0 { allBrokenOff?() }
  }
}

/// The moment that a clock shows, shared by its flights.
final class FlightMoment {
  /// In seconds since the clock was made.
  @exclusivity(unchecked) var now: TimeInterval = 0 { didSet { FlightMarks.progressDidChange() } }
}

extension Flight {
  /// Ends the flight: the properties have the values of the model.
  package func land() {
    allBrokenOff = nil
    let landing = members
    members = []
    for member in landing { member.flights.remove(entry: member.entry) }
  }
}
