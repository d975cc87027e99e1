package import Foundation

/// An animation in progress, called a *flight*: its timing and the properties that it animates.
///
/// The animated values are stored with the views, in `ViewFlights`. A flight on a clock computes
/// its progress from the clock's time when the progress is read. The progress of a flight without a
/// clock is set by an animator.
package final class Flight {
  /// The start time of a flight, its duration, its repetitions and its timing curve.
  package struct Timing {
    /// The time on the clock at which the first run begins, in seconds.
    package var begin: TimeInterval = 0
    /// The duration of one run, in seconds; infinite for a flight that stays at its start.
    package var duration: TimeInterval = 0
    /// The number of runs; infinite for a flight that never ends.
    package var repeatCount: Double = 1
    /// Whether each run is followed by a reverse run.
    package var autoreverses = false
    /// The timing curve.
    ///
    /// It returns the progress for the elapsed fraction of a run, from 0 to 1. The progress is 0 at
    /// the start of a run and 1 at its end.
    package var curve: (Double) -> Double = { $0 }

    package init() {}

    /// The time on the clock at which the last run ends, in seconds; infinite if it never ends.
    package var end: TimeInterval {
      let runs = repeatCount * (autoreverses ? 2 : 1)
      return begin + (duration == 0 || runs == 0 ? 0 : duration * runs)
    }

    /// Returns the progress at `moment`: 0 until the flight begins, and 1 once it has ended.
    ///
    /// A flight with a duration of 0 is at its end when it begins.
    package func progress(at moment: TimeInterval) -> Double {
      guard moment < end else { return 1 }
      guard moment > begin else { return 0 }
      let runs = (moment - begin) / duration
      guard runs >= 1 || autoreverses else { return curve(runs) }
      let whole = runs.rounded(.down)
      let part = runs - whole
      let isOnTheWayBack = autoreverses && whole.truncatingRemainder(dividingBy: 2) == 1
      return curve(isOnTheWayBack ? 1 - part : part)
    }
  }

  /// A reference to an entry of the flight in a view's `ViewFlights`: one animated property.
  struct Member {
    let flights: ViewFlights
    let entry: Int
  }

  /// The current time of the flight's clock; nil if an animator sets the flight's progress.
  let moment: FlightMoment?
  package private(set) var timing = Timing()
  /// The progress set by an animator.
  @exclusivity(unchecked) private var givenProgress = 0.0
  /// The progress computed last, and the time for which it was computed.
  @exclusivity(unchecked) private var computed = (moment: Double.nan, progress: 0.0)
  /// Whether the animated views ignore touches until the flight ends (R15.20).
  package let barsTouches: Bool
  /// Whether the flight replaces other flights of the same properties, instead of being added to
  /// them (R15.9).
  package let replaces: Bool
  /// The identity of the animation block that created the flight; nil if no block did.
  ///
  /// Flights of one block don't replace each other.
  package var block: ObjectIdentifier?
  /// The method of interpolation between keyframes; nil for a flight without keyframes.
  package let keyframeMode: KeyframeTrack.Mode?
  /// The time range of the keyframe being recorded, as fractions of the flight's duration.
  package var keyframe: ClosedRange<Double> = 0...1
  /// The properties that the flight animates or has animated.
  @exclusivity(unchecked) private(set) var members: [Member] = []
  /// The number of live entries: the properties that the flight still animates.
  @exclusivity(unchecked) private(set) var liveEntries = 0
  /// Whether the animation of at least one property was interrupted.
  package private(set) var wasBrokenOff = false
  /// Whether an animator will have ended the flight at the time that the clock shows in
  /// `look(at:_:)`.
  var isOverAtLook = false
  /// Called when the last live entry of the flight is interrupted.
  var allBrokenOff: (() -> Void)?

  /// Creates a flight without a clock, whose progress an animator sets.
  package init(barsTouches: Bool) {
    (moment, self.barsTouches, replaces, keyframeMode) = (nil, barsTouches, false, nil)
  }

  /// Creates a flight on the clock whose time is `moment`.
  init(
    on moment: FlightMoment, timing: Timing, barsTouches: Bool, replaces: Bool,
    keyframeMode: KeyframeTrack.Mode? = nil
  ) {
    (self.moment, self.timing, self.barsTouches, self.replaces) = (
      moment, timing, barsTouches, replaces
    )
    self.keyframeMode = keyframeMode
  }

  /// Whether the flight has no live entries: it doesn't animate any property, or no longer does.
  package var isEmpty: Bool { liveEntries == 0 }

  /// The progress from the start values (0) to the end values (1).
  ///
  /// The progress of a spring, for example, may lie outside this range.
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

  /// Records that an entry of this flight was added to `flights`, the animations of a view.
  func entryAdded(_ entry: Int, to flights: ViewFlights) {
    liveEntries += 1
    members.append(Member(flights: flights, entry: entry))
  }

  /// Records that an entry of this flight was removed.
  ///
  /// - Parameter brokenOff: Whether the animation was interrupted, rather than ended.
  func entryLost(brokenOff: Bool) {
    liveEntries -= 1
    guard brokenOff else { return }
    wasBrokenOff = true
    if liveEntries == 0 { allBrokenOff?() }
  }
}

/// The current time of a clock, shared by its flights.
final class FlightMoment {
  /// The time that the clock shows, in seconds.
  @exclusivity(unchecked) var now: TimeInterval = 0 { didSet { FlightMarks.progressDidChange() } }
}

extension Flight {
  /// Ends the flight, so that its properties are shown with their model values.
  package func land() {
    allBrokenOff = nil
    let landing = members
    members = []
    for member in landing { member.flights.remove(entry: member.entry) }
  }
}
