package import Foundation

/// An animation in progress, or a *flight*: its timing, and the views whose properties it moves.
///
/// The animated values are stored with the views, in `ViewFlights`. A flight on a clock computes
/// its progress from the clock's time when the progress is read. For a flight without a clock, an
/// animator sets the progress.
package final class Flight {
  /// The function from time to progress.
  package struct Timing {
    /// The time on the clock at which the first run begins, in seconds.
    package var begin: TimeInterval = 0
    /// The duration of a run, in seconds; infinity for a flight that never moves.
    package var duration: TimeInterval = 0
    /// The number of runs; infinity for a flight without an end.
    package var repeatCount: Double = 1
    /// Whether each run is followed by a reverse run.
    package var autoreverses = false
    /// Returns the progress at a fraction of a run, from 0 to 1; the progress is 0 and 1 at the
    /// ends.
    package var curve: (Double) -> Double = { $0 }

    package init() {}

    /// The time at which the last run ends.
    package var end: TimeInterval {
      let runs = repeatCount * (autoreverses ? 2 : 1)
      return begin + (duration == 0 || runs == 0 ? 0 : duration * runs)
    }

    /// Returns the progress at a time: 0 before the flight begins, 1 after it ends.
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

  /// The time of the flight's clock; nil for a flight that an animator moves.
  let moment: FlightMoment?
  package private(set) var timing = Timing()
  /// The progress that an animator set.
  @exclusivity(unchecked) private var givenProgress = 0.0
  @exclusivity(unchecked) private var computed = (moment: Double.nan, progress: 0.0)
  /// Whether views in the flight ignore touches (R15.20).
  package let barsTouches: Bool
  /// Whether the flight replaces flights of the same property instead of adding to them (R15.9).
  package let replaces: Bool
  /// The animation block of which the flight is one part; nil for a separate flight.
  ///
  /// Parts of one block don't replace each other.
  package var block: ObjectIdentifier?
  /// The interpolation between the flight's keyframes; nil for a flight from a start to an end.
  package let keyframeMode: KeyframeTrack.Mode?
  /// The fractions of the flight that the keyframe being recorded covers, from 0 to 1.
  package var keyframe: ClosedRange<Double> = 0...1
  /// The properties that the flight moves or has moved.
  @exclusivity(unchecked) private(set) var members: [Member] = []
  /// The number of properties that the flight still moves.
  @exclusivity(unchecked) private(set) var liveEntries = 0
  /// Whether the flight was interrupted for one of its properties.
  package private(set) var wasBrokenOff = false
  /// Whether an animator will have ended the flight by the time that its clock looks at.
  var isOverAtLook = false
  /// Called when the flight has been interrupted for its last property.
  var allBrokenOff: (() -> Void)?

  /// Creates a flight that an animator moves.
  package init(barsTouches: Bool) {
    (moment, self.barsTouches, replaces, keyframeMode) = (nil, barsTouches, false, nil)
  }

  /// Creates a flight that a clock moves.
  init(
    on moment: FlightMoment, timing: Timing, barsTouches: Bool, replaces: Bool,
    keyframeMode: KeyframeTrack.Mode? = nil
  ) {
    (self.moment, self.timing, self.barsTouches, self.replaces) = (
      moment, timing, barsTouches, replaces
    )
    self.keyframeMode = keyframeMode
  }

  /// Whether the flight moves no property any more.
  package var isEmpty: Bool { liveEntries == 0 }

  /// The fraction of the way from the start values to the end values.
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

/// The current time of a clock, shared by its flights.
final class FlightMoment {
  /// The time, in seconds since the clock was created.
  @exclusivity(unchecked) var now: TimeInterval = 0 { didSet { FlightMarks.progressDidChange() } }
}

extension Flight {
  /// Ends the flight; the properties are then shown with their model values.
  package func land() {
    allBrokenOff = nil
    let landing = members
    members = []
    for member in landing { member.flights.remove(entry: member.entry) }
  }
}
