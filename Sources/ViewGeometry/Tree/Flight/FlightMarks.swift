#if canImport(Darwin)
  import Foundation
#else
  import Synchronization
#endif

/// Whether any thread records changes or has views in flight, in one load that setters can afford.
///
/// The marks are hints: they are set while there may be something to do, and what is done then depends on the state of the
/// calling thread alone. So it doesn't matter when another thread sees a change of them.
enum FlightMarks {
  #if canImport(Darwin)
    nonisolated(unsafe) private static var recordingWord: UInt32 = 0
    nonisolated(unsafe) private static var flyingWord: UInt32 = 0
    nonisolated(unsafe) private static var revisionWord = 1
    private static let lock = NSLock()
  #else
    // Relaxed atomics compile to plain loads; the globals are laid out at compile time.
    private static let recordingWord = Atomic<UInt32>(0)
    private static let flyingWord = Atomic<UInt32>(0)
    private static let revisionWord = Atomic<Int>(1)
    private static let counts = Mutex(Counts())
  #endif

  /// How many recordings are open, and how many threads have views in flight.
  private struct Counts {
    var recordings = 0
    var flyingThreads = 0
  }

  /// The flags that a setter adds to a view's own to find out whether it takes the slow way.
  ///
  /// While a recording is open this is `placedBySolver`, which setters of the geometry test anyway.
  @inline(__always)
  static var recording: View.Flags {
    #if canImport(Darwin)
      View.Flags(rawValue: recordingWord)
    #else
      View.Flags(rawValue: recordingWord.load(ordering: .relaxed))
    #endif
  }

  /// Whether any view of any thread may be in flight.
  @inline(__always)
  static var hasFlyingViews: Bool {
    #if canImport(Darwin)
      flyingWord != 0
    #else
      flyingWord.load(ordering: .relaxed) != 0
    #endif
  }

  /// Changes whenever a clock moves or an animator does, in any thread: values shown that were computed at another revision are stale.
  ///
  /// Never 0.
  @inline(__always)
  static var revision: Int {
    #if canImport(Darwin)
      revisionWord
    #else
      revisionWord.load(ordering: .relaxed)
    #endif
  }

  /// Makes the values shown that were computed so far stale.
  static func progressDidChange() {
    #if canImport(Darwin)
      lock.lock()
      revisionWord += 1
      lock.unlock()
    #else
      revisionWord.add(1, ordering: .relaxed)
    #endif
  }

  /// Counts recordings that open or close, and threads whose first view takes off or whose last one arrives.
  static func count(recordings: Int = 0, flyingThreads: Int = 0) {
    let marked = View.Flags.placedBySolver.rawValue
    #if canImport(Darwin)
      lock.lock()
      defer { lock.unlock() }
      change(&darwinCounts, recordings, flyingThreads)
      recordingWord = darwinCounts.recordings > 0 ? marked : 0
      flyingWord = darwinCounts.flyingThreads > 0 ? 1 : 0
    #else
      counts.withLock { counts in
        change(&counts, recordings, flyingThreads)
        recordingWord.store(counts.recordings > 0 ? marked : 0, ordering: .relaxed)
        flyingWord.store(counts.flyingThreads > 0 ? 1 : 0, ordering: .relaxed)
      }
    #endif
  }

  #if canImport(Darwin)
    nonisolated(unsafe) private static var darwinCounts = Counts()
  #endif

  private static func change(_ counts: inout Counts, _ recordings: Int, _ flyingThreads: Int) {
    counts.recordings += recordings
    counts.flyingThreads += flyingThreads
  }
}
