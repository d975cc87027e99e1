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
    private static let lock = NSLock()
  #else
    // Relaxed atomics compile to plain loads; the globals are laid out at compile time.
    private static let recordingWord = Atomic<UInt32>(0)
    private static let flyingWord = Atomic<UInt32>(0)
    private static let counts = Mutex(Counts())
  #endif

  /// How many recordings are open and how many views are in flight, in all threads.
  private struct Counts {
    var recordings = 0
    var flyingViews = 0
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

  /// Counts recordings that open or close, and views that take off or arrive.
  static func count(recordings: Int = 0, flyingViews: Int = 0) {
    let marked = View.Flags.placedBySolver.rawValue
    #if canImport(Darwin)
      lock.lock()
      defer { lock.unlock() }
      change(&darwinCounts, recordings, flyingViews)
      recordingWord = darwinCounts.recordings > 0 ? marked : 0
      flyingWord = darwinCounts.flyingViews > 0 ? 1 : 0
    #else
      counts.withLock { counts in
        change(&counts, recordings, flyingViews)
        recordingWord.store(counts.recordings > 0 ? marked : 0, ordering: .relaxed)
        flyingWord.store(counts.flyingViews > 0 ? 1 : 0, ordering: .relaxed)
      }
    #endif
  }

  #if canImport(Darwin)
    nonisolated(unsafe) private static var darwinCounts = Counts()
  #endif

  private static func change(_ counts: inout Counts, _ recordings: Int, _ flyingViews: Int) {
    counts.recordings += recordings
    counts.flyingViews += flyingViews
  }
}
