import Foundation

/// Readings of the system's clocks, in nanoseconds.
enum Clock {
  /// Time since some fixed moment; never steps back.
  static func now() -> Double {
    read(CLOCK_MONOTONIC)
  }

  /// Time this thread has been running on a core.
  static func threadTime() -> Double {
    read(CLOCK_THREAD_CPUTIME_ID)
  }

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
