import Foundation

/// Divides work over many elements among threads.
///
///     work.forEachPart(of: boxes.count) { part, range in
///       for index in range { keys[index] = key(of: boxes[index]) }
///     }
///
/// A part is a range of consecutive elements. The assignment of parts to threads varies, so parts
/// must not depend on each other, and the combined result must not depend on the boundaries between
/// parts.
package struct ParallelWork: Sendable {
  /// The maximum number of threads, including the caller's.
  package let workers: Int
  /// The minimum number of elements of a part, if there are several parts.
  package let leastElements: Int

  /// The number of parts per worker, if there are enough elements.
  ///
  /// It is more than one, because other processes may delay a worker.
  private static let partsPerWorker = 4

  /// Creates a division of work.
  ///
  /// `leastElements` is the minimum number of elements of a part, if there are several parts. Small
  /// values let tests divide little work.
  package init(workers: Int, leastElements: Int = 1 << 14) {
    precondition(workers >= 1, "The number of workers must be at least 1, not \(workers).")
    precondition(leastElements >= 1, "A part must have at least 1 element, not \(leastElements).")
    // The limit exceeds the number of processors of any computer, and is small enough that products
    // of it don't overflow.
    self.workers = min(workers, 1 << 16)
    self.leastElements = leastElements
  }

  /// A division among the maximum number of threads that `GeometryParallelism` allows.
  package static var standard: ParallelWork {
    ParallelWork(workers: GeometryParallelism.maximumWorkers)
  }

  /// A division that does all work on the caller's thread.
  package static let serial = ParallelWork(workers: 1)

  /// Returns a division whose elements are groups, each of `elements` elements of this division.
  func grouping(_ elements: Int) -> ParallelWork {
    ParallelWork(workers: workers, leastElements: max(1, leastElements / elements))
  }

  /// Returns the number of parts into which `count` elements are divided; at least 1.
  func parts(of count: Int) -> Int {
    guard workers > 1 else { return 1 }
    return max(1, min(workers * Self.partsPerWorker, count / leastElements))
  }

  /// Returns the indices of a part's elements.
  func range(ofPart part: Int, of count: Int) -> Range<Int> {
    let parts = parts(of: count)
    return count * part / parts..<count * (part + 1) / parts
  }

  /// Calls `body` with the index of each part and the range of its elements, in any order, on up to
  /// `workers` threads, and returns after all calls.
  func forEachPart(of count: Int, _ body: (Int, Range<Int>) -> Void) {
    perform(parts(of: count)) { body($0, range(ofPart: $0, of: count)) }
  }

  /// Returns the results of `body` for the elements of each part, in the order of the parts.
  ///
  /// `body` is called in any order, on up to `workers` threads.
  package func mapParts<Answer>(of count: Int, _ body: (Range<Int>) -> Answer) -> [Answer] {
    let parts = parts(of: count)
    return Array(unsafeUninitializedCapacity: parts) { answers, used in
      forEachPart(of: count) { answers.initializeElement(at: $0, to: body($1)) }
      used = parts
    }
  }

  /// Returns whether `body` returns true for all parts.
  ///
  /// `body` is called for every part, in any order, on up to `workers` threads.
  func allParts(of count: Int, satisfy body: (Range<Int>) -> Bool) -> Bool {
    mapParts(of: count, body).allSatisfy { $0 }
  }

  /// Calls `body` with each index from 0 to `count` - 1, in any order, on up to `workers` threads,
  /// and returns after all calls.
  package func perform(_ count: Int, _ body: (Int) -> Void) {
    guard workers > 1, count > 1 else {
      for number in 0..<count { body(number) }
      return
    }
    // This is safe if no call writes memory that a call with another index reads or writes; the
    // caller waits until all calls have returned.
    nonisolated(unsafe) let body = body
    let next = Locked(0)
    DispatchQueue.concurrentPerform(iterations: min(workers, count)) { _ in
      while true {
        let number = next.withLock { next in
          defer { next += 1 }
          return next
        }
        guard number < count else { return }
        body(number)
      }
    }
  }

  /// Calls `first` with each index from 0 to `count` - 1 in order, and calls `then` with each index
  /// once `first` has returned for that index.
  ///
  /// Calls of `first` don't overlap. Calls of `then` may run in parallel, on up to `workers`
  /// threads. The method is for parts that depend on the parts before them: `first` does the
  /// dependent work, and `then` does the remaining work.
  package func performInTurn(_ count: Int, first: (Int) -> Void, then: (Int) -> Void) {
    guard workers > 1, count > 1 else {
      for number in 0..<count {
        first(number)
        then(number)
      }
      return
    }
    // This is safe for the reason given above: calls of `first` don't overlap, and `then` is called
    // with an index only after `first` has returned for that index.
    nonisolated(unsafe) let (first, then) = (first, then)
    let turns = ParallelTurns(count: count, lead: Self.partsPerWorker * workers)
    DispatchQueue.concurrentPerform(iterations: min(workers, count)) { _ in
      turns.work(first, then)
    }
  }
}

/// The progress of a call of `performInTurn(_:first:then:)`, shared by its threads.
private final class ParallelTurns {
  private let count: Int
  /// The maximum number of parts by which `first` may be ahead of `then`.
  ///
  /// It is limited so that the output of `first` is still in the processor's cache when `then`
  /// reads it.
  private let lead: Int
  private let condition = NSCondition()
  // The lock of `condition` guards these three properties.
  private var isInFirst = false
  private var firstDone = 0
  private var thenBegun = 0

  init(count: Int, lead: Int) {
    self.count = count
    self.lead = lead
  }

  /// Calls `first` and `then` for parts that no other thread has taken.
  ///
  /// Returns when a call of `then` has begun, on any thread, for each part.
  func work(_ first: (Int) -> Void, _ then: (Int) -> Void) {
    condition.lock()
    defer { condition.unlock() }
    while thenBegun < count {
      if !isInFirst, firstDone < count, firstDone - thenBegun < lead {
        isInFirst = true
        unlocked(first, firstDone)
        isInFirst = false
        firstDone += 1
        condition.broadcast()
      } else if thenBegun < firstDone {
        thenBegun += 1
        unlocked(then, thenBegun - 1)
      } else {
        // This happens only while another worker calls `first`; that worker will signal the
        // condition.
        condition.wait()
      }
    }
  }

  private func unlocked(_ step: (Int) -> Void, _ number: Int) {
    condition.unlock()
    step(number)
    condition.lock()
  }
}

// Mutable state is guarded by the lock.
extension ParallelTurns: @unchecked Sendable {}
