/// A map from the identities of views to the elements of a snapshot.
///
/// A view has the same identity in all snapshots. Views that are neighbors in their first snapshot
/// get consecutive identities, so the map is stored as a few runs.
struct SnapshotIdentities {
  private struct Run {
    let identity: UInt64
    let element: Int32
    var count: Int32
  }

  private var runs: ContiguousArray<Run> = []
  /// The identity that would extend the last run.
  private var expected: UInt64 = 0
  private static let reservedAtOnce = threshold(1 << 12, low: 1)
  /// Reserved identities for views that don't have one yet.
  private var reserved: Range<UInt64> = 0..<0

  /// Records that the next element, `element`, has the identity `identity`.
  @inline(__always)
  mutating func append(_ identity: UInt64, element: Int32) {
    if identity != expected { startRun(identity, element) }
    expected = identity &+ 1
  }

  /// Returns an identity that no view has.
  @inline(never)
  mutating func newNumber() -> UInt64 {
    if reserved.isEmpty { reserved = ViewIdentity.reserve(Self.reservedAtOnce) }
    let number = reserved.lowerBound
    reserved = number + 1..<reserved.upperBound
    return number
  }

  @inline(never)
  private mutating func startRun(_ identity: UInt64, _ element: Int32) {
    closeRun()
    runs.append(Run(identity: identity, element: element, count: 0))
  }

  private mutating func closeRun() {
    guard let last = runs.indices.last else { return }
    runs[last].count = Int32(expected - runs[last].identity)
  }

  mutating func finish() {
    closeRun()
    runs.sort { $0.identity < $1.identity }
  }

  /// Returns the element of the view with `identity`, or nil if there is none.
  ///
  /// - Complexity: O(log runs).
  func element(of identity: UInt64) -> Int32? {
    let next = runs.partitioningIndex { $0.identity > identity }
    guard next > 0, identity - runs[next - 1].identity < UInt64(runs[next - 1].count) else {
      return nil
    }
    return runs[next - 1].element + Int32(identity - runs[next - 1].identity)
  }
}
