package import Foundation

/// Animations that the system makes by itself: batches, zooming, layouts that change (R15.35).
package enum SystemAnimation {
  /// Carries out changes and animates them, with a call at their end; without a clock, or unless `isAnimated`, both at once.
  package static func run(
    isAnimated: Bool = true, duration: TimeInterval = ScrollPath.animationDuration,
    _ changes: () -> Void, completion: @escaping (Bool) -> Void
  ) {
    guard isAnimated, let clock = AnimationClock.current else {
      changes()
      return completion(true)
    }
    var timing = Flight.Timing()
    timing.duration = duration
    timing.curve = { TimingCurve.easeInOut.progress(at: $0) }
    let group = FlightGroup(on: clock, completion: completion)
    let flight = clock.makeFlight(timing, barsTouches: false, replaces: false)
    FlightRecorder.current.record(into: flight, changes)
    clock.launch(flight, in: group)
    group.close(notBefore: clock.now + duration)
  }

  /// Carries out changes that aren't animated, whatever is around them.
  @inline(__always)
  package static func still(_ changes: () -> Void) {
    if FlightMarks.recording.isEmpty {
      changes()
    } else {
      FlightRecorder.current.record(into: nil, changes)
    }
  }
}
