#if canImport(Darwin)
  import Foundation
#else
  import Synchronization
#endif

/// Process-wide flags: whether any thread is recording changes, and whether any has animated views.
///
/// Setters read each flag with a single load. The flags are hints: if one is set, the calling
/// thread looks up its own state, which alone determines what is done. Therefore, it doesn't matter
/// how soon a thread sees a flag that another thread has changed.
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

  /// The counts of open recordings and of threads with animated views.
  private struct Counts {
    var recordings = 0
    var flyingThreads = 0
  }

  /// `placedBySolver` while any thread is recording changes; otherwise empty.
  ///
  /// Geometry setters form the union of this set and the flags of their view. They take the slow
  /// path if the union contains `placedBySolver`. A single test thus covers both recordings and
  /// views positioned by a solver.
  @inline(__always)
  static var recording: View.Flags {
    #if canImport(Darwin)
      View.Flags(rawValue: recordingWord)
    #else
      View.Flags(rawValue: recordingWord.load(ordering: .relaxed))
    #endif
  }

  /// Whether any thread has animated views.
  @inline(__always)
  static var hasFlyingViews: Bool {
    #if canImport(Darwin)
      flyingWord != 0
    #else
      flyingWord.load(ordering: .relaxed) != 0
    #endif
  }

  /// The revision of all animations.
  ///
  /// It changes whenever the progress of an animation changes, or a view gets or loses an
  /// animation, on any thread. Shown values that were computed at another revision are stale. The
  /// revision is never 0.
  @inline(__always)
  static var revision: Int {
    #if canImport(Darwin)
      revisionWord
    #else
      revisionWord.load(ordering: .relaxed)
    #endif
  }

  /// Marks all shown values computed so far as stale.
  static func progressDidChange() {
    #if canImport(Darwin)
      lock.lock()
      revisionWord += 1
      lock.unlock()
    #else
      revisionWord.add(1, ordering: .relaxed)
    #endif
  }

  /// Adds the parameters, which may be negative, to the counts of open recordings and of threads
  /// with animated views.
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
