package import Foundation

/// The animations that the library starts itself, such as those of batch updates, zooms and layout
/// changes (R15.35).
package enum SystemAnimation {
  /// Runs `changes`, animates them, and calls `completion` after `duration` seconds on the clock.
  ///
  /// If the thread has no clock, its animations are disabled, or `isAnimated` is false, the changes
  /// take effect immediately, and `completion` is called immediately, with true. Otherwise, it is
  /// called with false if the animation of a property was interrupted, and with true if none was
  /// or nothing was animated. If the clock is deallocated before then, `completion` is called at
  /// that time, with true (R15.57).
  package static func run(
    isAnimated: Bool = true, duration: TimeInterval = ScrollPath.animationDuration,
    _ changes: () -> Void, completion: @escaping (Bool) -> Void
  ) {
    guard isAnimated, FlightRecorder.current.areAnimationsEnabled,
      let clock = AnimationClock.current
    else {
      changes()
      return completion(true)
    }
    var timing = Flight.Timing()
    timing.duration = duration
    if !clock.isLinear { timing.curve = { TimingCurve.easeInOut.progress(at: $0) } }
    let group = FlightGroup(on: clock, completion: clock.completing(completion))
    let flight = clock.makeFlight(timing, barsTouches: false, replaces: false)
    FlightRecorder.current.record(into: flight, changes)
    clock.launch(flight, in: group)
    group.close(notBefore: clock.now + duration)
  }

  /// Runs `changes` without animating them, even inside an animation block.
  @inline(__always)
  package static func still(_ changes: () -> Void) {
    if FlightMarks.recording.isEmpty {
      changes()
    } else {
      FlightRecorder.current.record(into: nil, changes)
    }
  }
}
