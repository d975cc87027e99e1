import Foundation

/// Divides work over many elements among threads.
///
///     work.forEachPart(of: boxes.count) { part, range in
///       for index in range { keys[index] = key(of: boxes[index]) }
///     }
///
/// A part is a range of neighbouring elements. Which thread takes which part is left to chance, so parts must not depend on each
/// other, and what they add up to must not depend on where one ends and the next begins.
package struct ParallelWork: Sendable {
  /// The most threads, the caller's included.
  package let workers: Int
  /// The fewest elements worth a part of their own.
  package let leastElements: Int

  /// How many parts a worker has on average: other programs may hold one of them up.
  private static let partsPerWorker = 4

  /// - Parameter leastElements: The fewest elements of a part; a few, so that a short test divides its work.
  package init(workers: Int, leastElements: Int = 1 << 14) {
    precondition(workers >= 1, "Work needs at least 1 worker, not \(workers).")
    precondition(leastElements >= 1, "A part needs at least 1 element, not \(leastElements).")
    // More than any computer has, and few enough for products of it.
    self.workers = min(workers, 1 << 16)
    self.leastElements = leastElements
  }

  /// As many workers as the program allows.
  package static var standard: ParallelWork {
    ParallelWork(workers: GeometryParallelism.maximumWorkers)
  }

  /// All on the caller's thread.
  package static let serial = ParallelWork(workers: 1)

  /// The same for groups of so many elements, of which a part takes whole ones.
  func grouping(_ elements: Int) -> ParallelWork {
    ParallelWork(workers: workers, leastElements: max(1, leastElements / elements))
  }

  /// The number of parts that so many elements are cut into; at least 1.
  func parts(of count: Int) -> Int {
    guard workers > 1 else { return 1 }
    return max(1, min(workers * Self.partsPerWorker, count / leastElements))
  }

  /// The elements of a part.
  func range(ofPart part: Int, of count: Int) -> Range<Int> {
    let parts = parts(of: count)
    return count * part / parts..<count * (part + 1) / parts
  }

  /// Calls `body` with the number and the elements of each part.
  func forEachPart(of count: Int, _ body: (Int, Range<Int>) -> Void) {
    perform(parts(of: count)) { body($0, range(ofPart: $0, of: count)) }
  }

  /// The answers of `body` for the elements of each part, in the order of the parts.
  package func mapParts<Answer>(of count: Int, _ body: (Range<Int>) -> Answer) -> [Answer] {
    let parts = parts(of: count)
    return Array(unsafeUninitializedCapacity: parts) { answers, used in
      forEachPart(of: count) { answers.initializeElement(at: $0, to: body($1)) }
      used = parts
    }
  }

  /// Whether `body` answers yes for all parts.
  func allParts(of count: Int, satisfy body: (Range<Int>) -> Bool) -> Bool {
    mapParts(of: count, body).allSatisfy { $0 }
  }

  /// Calls `body` with each number below `count`, on several threads, in any order.
  package func perform(_ count: Int, _ body: (Int) -> Void) {
    guard workers > 1, count > 1 else {
      for number in 0..<count { body(number) }
      return
    }
    // Safe if calls with different numbers write nothing that another reads; the caller waits until all have returned.
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

  /// Calls `first` with each number below `count`, in order and one at a time, and `then` with each number after that, on several
  /// threads.
  ///
  /// For parts that depend on those before: `first` does what depends on them, `then` all the rest.
  package func performInTurn(_ count: Int, first: (Int) -> Void, then: (Int) -> Void) {
    guard workers > 1, count > 1 else {
      for number in 0..<count {
        first(number)
        then(number)
      }
      return
    }
    // Safe as above: calls of `first` follow each other, under the lock, and each call of `then` follows that of `first`.
    nonisolated(unsafe) let (first, then) = (first, then)
    let turns = ParallelTurns(count: count, lead: Self.partsPerWorker * workers)
    DispatchQueue.concurrentPerform(iterations: min(workers, count)) { _ in
      turns.work(first, then)
    }
  }
}

/// Which parts of some work in turn are begun and which are done.
private final class ParallelTurns {
  private let count: Int
  /// By how many parts the first step may be ahead of the second, so that what it wrote is still in a cache.
  private let lead: Int
  private let condition = NSCondition()
  // All guarded by the condition's lock.
  private var isInFirst = false
  private var firstDone = 0
  private var thenBegun = 0

  init(count: Int, lead: Int) {
    self.count = count
    self.lead = lead
  }

  /// Takes steps until none is left to begin.
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
        // Only while another worker is in a first step, which it will tell the end of.
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

// What changes is guarded by the lock.
extension ParallelTurns: @unchecked Sendable {}
