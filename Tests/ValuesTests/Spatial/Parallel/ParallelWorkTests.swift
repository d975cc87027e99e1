import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Work that is divided among threads.
@Suite struct ParallelWorkTests {
  @Test func `there are as many workers as processors by default`() {
    expectEqual(GeometryParallelism.maximumWorkers, ProcessInfo.processInfo.activeProcessorCount)
    expectEqual(ParallelWork.standard.workers, GeometryParallelism.maximumWorkers)
  }

  @Test func `the app sets how many workers there are`() async {
    await #expect(processExitsWith: .success) {
      for count in [1, 3, Int.max] {
        GeometryParallelism.maximumWorkers = count
        precondition(GeometryParallelism.maximumWorkers == count)
        // More than any computer has: the most among which work is divided.
        precondition(ParallelWork.standard.workers == min(count, 1 << 16))
      }
    }
  }

  @Test(arguments: [1, 2, 3, 8], [0, 1, 2, 7, 100])
  func `parts are disjoint, in order and complete`(workers: Int, count: Int) {
    let work = ParallelWork(workers: workers, leastElements: 3)

    let parts = work.mapParts(of: count) { $0 }

    expectEqual(parts.flatMap { Array($0) }, Array(0..<count))
    expect(parts.count == 1 || parts.allSatisfy { $0.count >= 3 })
    expect(workers > 1 || parts.count == 1)
  }

  @Test func `the largest number of workers is allowed`() {
    let work = ParallelWork(workers: .max, leastElements: 4)
    let boxes = (0..<1_000).map {
      Extent(x: Double($0 % 37), y: Double($0 % 41), width: 2, height: 2)
    }

    let index = boxes.withUnsafeBufferPointer { SpatialIndex(extents: $0, work: work) }

    expectEqual(index.items(in: .everything, order: .ascending), Array(0..<1_000))
    expectEqual(work.mapParts(of: 100) { $0.count }.reduce(0, +), 100)
  }

  @Test(arguments: [1, 2, 8])
  func `no more threads work than there are workers`(workers: Int) {
    let running = Counter()

    ParallelWork(workers: workers, leastElements: 1).perform(200) { _ in
      running.enter()
      Thread.sleep(forTimeInterval: 0.000_1)
      running.leave()
    }

    expect(running.most <= workers)
    expectEqual(running.total, 200)
  }

  @Test func `one worker does everything on the caller's thread, in order`() {
    let caller = Thread.current
    let log = Counter()

    ParallelWork.serial.perform(50) { number in
      expectEqual(Thread.current, caller)
      expectEqual(log.total, number)
      log.enter()
      log.leave()
    }

    expectEqual(log.total, 50)
  }

  @Test(arguments: [1, 2, 3, 8], [0, 1, 5, 300])
  func
    `steps in turn see the result of the one before, and the second step of each follows the first`(
      workers: Int, count: Int
    )
  {
    let sums = UnsafeMutableBufferPointer<Int>.allocate(capacity: count + 1)
    let doubled = UnsafeMutableBufferPointer<Int>.allocate(capacity: count)
    defer {
      sums.deallocate()
      doubled.deallocate()
    }
    sums.initialize(repeating: 0)
    doubled.initialize(repeating: -1)

    ParallelWork(workers: workers, leastElements: 1).performInTurn(count) { number in
      sums[number + 1] = sums[number] + number
    } then: { number in
      doubled[number] = 2 * sums[number + 1]
    }

    expectEqual(Array(doubled), (0..<count).map { $0 * ($0 + 1) })
  }

  @Test func `first steps in turn are taken once each and one at a time`() {
    let running = Counter()

    ParallelWork(workers: 4, leastElements: 1).performInTurn(20) { _ in
      running.enter()
      Thread.sleep(forTimeInterval: 0.002)
      running.leave()
    } then: { _ in
    }

    expectEqual(running.most, 1)
    expectEqual(running.total, 20)
  }

  @Test func `steps in turn are never taken twice, however short they are`() {
    let (first, then) = (Counter(), Counter())
    let work = ParallelWork(workers: 4, leastElements: 1)

    for _ in 0..<500 {
      work.performInTurn(40) { _ in
        first.enter()
        first.leave()
      } then: { _ in
        then.enter()
        then.leave()
      }
    }

    expectEqual(first.most, 1)
    expectEqual(first.total, 20_000)
    expectEqual(then.total, 20_000)
  }
}

/// The number of threads that are currently inside a section.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var now = 0
  private var peak = 0
  private var entered = 0

  var most: Int { lock.withLock { peak } }
  var total: Int { lock.withLock { entered } }

  func enter() {
    lock.withLock {
      now += 1
      entered += 1
      peak = max(peak, now)
    }
  }

  func leave() {
    lock.withLock { now -= 1 }
  }
}
