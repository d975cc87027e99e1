import Foundation

/// The system's clocks, in nanoseconds.
enum Clock {
  /// Returns the time since a fixed moment; it never decreases.
  static func now() -> Double {
    read(CLOCK_MONOTONIC)
  }

  /// Returns the time that this thread has spent running on a core.
  static func threadTime() -> Double {
    read(CLOCK_THREAD_CPUTIME_ID)
  }

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
