import Dispatch
import Foundation
import ViewGeometry

extension Suite {
  /// Benchmarks of snapshots of view trees: taking them, and converting and hit-testing in them,
  /// with one and two threads.
  static var snapshots: Suite {
    Suite(
      title: "Snapshots",
      rows: [
        snapshotBuild, retake, copyRetaken, indexed, indexedOnCores,
        conversion("snapshot.convert", isRotated: true),
        conversion("snapshot.convert.translation", isRotated: false), frozenHitTest, twoThreads,
        snapshotMemory, indexedMemory,
      ])
  }

  private static let sizes = [349_525]
  private static let quickSizes = [21_845]

  private static var snapshotBuild: Row {
    Row(
      "snapshot.build", sizes: sizes, quickSizes: quickSizes, unit: .nanosecondsPerItem,
      limit: "limit.frozenCopy"
    ) { inputs in
      let tree = FreezableTree(count: inputs.size)
      let limit = FrozenCopyLimit(levels: tree.levels, side: FreezableTree.side)
      return .timing(
        Timing(
          operation: tree.freezing, limit: limit.batch, naive: tree.naiveFreezing,
          itemsPerOperation: Double(inputs.size)
        ) { () throws(WrongAnswer) in try tree.check() })
    }
  }

  /// Retakes a snapshot after a hundredth of the views have moved; the moves aren't timed.
  private static var retake: Row { retake("snapshot.retake", holdsCopy: false) }

  /// Retakes a snapshot while a copy of it exists, so that the shared memory must be copied first.
  private static var copyRetaken: Row { retake("snapshot.retake.copied", holdsCopy: true) }

  private static func retake(_ id: String, holdsCopy: Bool) -> Row {
    Row(
      id, sizes: sizes, quickSizes: quickSizes, unit: .nanosecondsPerItem, limit: "snapshot.build"
    ) { inputs in
      let refrozen = RefrozenTree(count: inputs.size)
      let tree = refrozen.tree
      return .timing(
        Timing(
          operation: refrozen.refreezing(holdsCopy: holdsCopy), limit: tree.freezing,
          naive: tree.naiveFreezing, itemsPerOperation: Double(inputs.size)
        ) { () throws(WrongAnswer) in
          for _ in 0..<3 {
            tree.move()
            try tree.check(refrozen.refrozen())
          }
        })
    }
  }

  /// Takes a snapshot and runs its first query for the elements in a rectangle, which builds the
  /// index.
  private static var indexed: Row {
    Row(
      "snapshot.build.indexed", sizes: sizes, quickSizes: quickSizes, unit: .nanosecondsPerItem,
      limit: "snapshot.build"
    ) { inputs in
      let tree = FreezableTree(count: inputs.size)
      return .timing(
        Timing(
          operation: tree.freezingWithIndex, limit: tree.freezing, naive: tree.naiveFreezing,
          itemsPerOperation: Double(inputs.size)
        ) { () throws(WrongAnswer) in try tree.check() })
    }
  }

  /// Takes a snapshot and builds its index on all cores; the baseline uses one core.
  private static var indexedOnCores: Row {
    Row(
      "snapshot.build.indexed.cores", sizes: sizes, quickSizes: quickSizes,
      unit: .nanosecondsPerItem, limit: "snapshot.build.indexed"
    ) { inputs in
      let tree = FreezableTree(count: inputs.size)
      let freezing = { (workers: Int) in
        Batch(count: 1, isConcurrent: true) { range in
          let standard = GeometryParallelism.maximumWorkers
          defer { GeometryParallelism.maximumWorkers = standard }
          GeometryParallelism.maximumWorkers = workers
          return tree.freezingWithIndex.run(range)
        }
      }
      return .timing(
        Timing(
          operation: freezing(GeometryParallelism.maximumWorkers), limit: freezing(1),
          itemsPerOperation: Double(inputs.size)
        ) { () throws(WrongAnswer) in try tree.check() })
    }
  }

  private static var snapshotMemory: Row {
    Row(
      "snapshot.memory", sizes: sizes, quickSizes: quickSizes, unit: .bytesPerItem,
      limit: "view.memory"
    ) { inputs in
      FreezableTree.heldBytes(count: inputs.size) { GeometrySnapshot(of: $0) }
    }
  }

  /// Counts the bytes of a snapshot, including the index that its first query for elements builds.
  private static var indexedMemory: Row {
    Row(
      "snapshot.memory.indexed", sizes: sizes, quickSizes: quickSizes, unit: .bytesPerItem,
      limit: "view.memory"
    ) { inputs in
      FreezableTree.heldBytes(count: inputs.size) {
        FreezableTree.indexed(GeometrySnapshot(of: $0))
      }
    }
  }

  private static func conversion(_ id: String, isRotated: Bool) -> Row {
    Row(id, sizes: [8, 128], quickSizes: [8], limit: "limit.affinePair") { inputs in
      let tree = ChainTree(depth: inputs.size, isRotated: isRotated)
      let points = RandomPoints(width: 100, height: 100, random: &inputs.random)
      let snapshot = GeometrySnapshot(of: tree.root)
      guard let first = snapshot.id(of: tree.first), let second = snapshot.id(of: tree.second)
      else { throw WrongAnswer("The snapshot doesn't contain the leaves.") }
      let operation = Batch { range in
        var sum: CGFloat = 0
        for index in range {
          let point = snapshot.convert(points[index], from: first, to: second)
          sum += point.x + point.y
        }
        return sum
      }
      let naive = Batch(each: { index in
        NaiveConversion.convert(points[index], from: tree.first, to: tree.second).x
      })
      return .timing(
        Timing(
          operation: operation, limit: AffinePairLimit().batch(points), naive: naive,
          owner: tree.root
        ) { () throws(WrongAnswer) in
          for index in 0..<100 {
            try Agreement.require(
              snapshot.convert(points[index], from: first, to: second),
              NaiveConversion.convert(points[index], from: tree.first, to: tree.second),
              tolerance: isRotated ? 1e-9 : 0, for: "Converting \(points[index])")
          }
        })
    }
  }

  private static var frozenHitTest: Row {
    Row("snapshot.hitTest", sizes: sizes, quickSizes: quickSizes, limit: "hitTest.tree") {
      inputs in
      let hits = FrozenHits(&inputs)
      return .timing(
        Timing(
          operation: Batch { hits.run($0) }, limit: Batch { hits.runLive($0) },
          naive: Batch(each: { NaiveHitTest.hitTest(hits.points[$0], in: hits.root) == nil ? 0 : 1 }
          )
        ) { () throws(WrongAnswer) in try hits.check() })
    }
  }

  /// Hit-tests a snapshot from two threads, each of which runs half of the operations.
  ///
  /// The baseline runs all operations on one thread.
  private static var twoThreads: Row {
    Row(
      "snapshot.hitTest.threads2", sizes: sizes, quickSizes: quickSizes, limit: "snapshot.hitTest"
    ) { inputs in
      let hits = FrozenHits(&inputs)
      let operation = Batch(isConcurrent: true) { range in
        let middle = (range.lowerBound + range.upperBound) / 2
        let halves = [range.lowerBound..<middle, middle..<range.upperBound]
        DispatchQueue.concurrentPerform(iterations: 2) {
          hits.results[8 * $0] = hits.run(halves[$0])
        }
        return hits.results[0] + hits.results[8]
      }
      return .timing(
        Timing(
          operation: operation, limit: Batch(isConcurrent: true) { hits.run($0) }
        ) { () throws(WrongAnswer) in try hits.check() })
    }
  }
}

/// The tree of `hitTest.tree`, and its snapshot.
private final class FrozenHits: @unchecked Sendable {
  let root: View
  let snapshot: GeometrySnapshot
  let points: RandomPoints
  /// One result per thread, each on its own cache line.
  let results: UnsafeMutablePointer<Double>

  init(_ inputs: inout Inputs) {
    root = QuadrantTree.make(levels: QuadrantTree.levels(count: inputs.size), side: 1024)
    snapshot = GeometrySnapshot(of: root)
    points = RandomPoints(width: 1024, height: 1024, random: &inputs.random)
    results = .allocate(capacity: 16)
    results.initialize(repeating: 0, count: 16)
  }

  deinit {
    results.deallocate()
  }

  func run(_ range: Range<Int>) -> Double {
    let (snapshot, points) = (snapshot, points)
    var hits = 0
    for index in range where snapshot.hitTest(points[index]) != nil { hits += 1 }
    return Double(hits)
  }

  func runLive(_ range: Range<Int>) -> Double {
    var hits = 0
    for index in range where root.hitTest(points[index], with: nil) != nil { hits += 1 }
    return Double(hits)
  }

  func check() throws(WrongAnswer) {
    for index in 0..<RandomPoints.count {
      let view = root.hitTest(points[index], with: nil)
      try Agreement.require(
        snapshot.hitTest(points[index]), view.flatMap { snapshot.id(of: $0) },
        for: "The frozen hit test at \(points[index])")
    }
  }
}
