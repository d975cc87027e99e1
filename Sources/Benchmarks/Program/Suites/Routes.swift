import Foundation
import ViewGeometry

extension Suite {
  /// Benchmarks of conversion along long routes, cached or not, and of many points at once.
  static var routes: Suite {
    Suite(
      title: "Conversion routes",
      rows: [
        chainRow("convert.point.warm", moves: false),
        chainRow("convert.point.afterMove", moves: true),
        pairsRow("convert.pairs.translation", isRotated: false),
        pairsRow("convert.pairs.rotated", isRotated: true),
        onceRow("convert.once.translation", isRotated: false),
        onceRow("convert.once.rotated", isRotated: true),
        batch,
      ])
  }

  /// Converts points from one leaf to another.
  ///
  /// If `moves` is true, a view halfway up is moved before each conversion. The naive twin walks up
  /// and down the same views without a cache, and moves none.
  private static func chainRow(_ id: String, moves: Bool) -> Row {
    Row(id, sizes: [32, 128, 1024], quickSizes: [32, 128], limit: "limit.chain") { inputs in
      let tree = ChainTree(depth: inputs.size, isRotated: false)
      let points = RandomPoints(width: 100, height: 100, random: &inputs.random)
      let (first, second) = (tree.first, tree.second)
      let middle = (0..<inputs.size / 2).reduce(first) { view, _ in view.superview ?? view }
      let place = middle.center
      let operation = Batch { range in
        var sum: CGFloat = 0
        for index in range {
          if moves { middle.center = CGPoint(x: place.x + CGFloat(index & 7), y: place.y) }
          let point = first.convert(points[index], to: second)
          sum += point.x + point.y
        }
        return sum
      }
      let naive = Batch { range in
        var sum: CGFloat = 0
        for index in range {
          let point = first.convertUncached(points[index], to: second)
          sum += point.x + point.y
        }
        return sum
      }
      return .timing(
        Timing(
          operation: operation, limit: ChainLimit(depth: inputs.size).batch(points), naive: naive,
          owner: tree.root
        ) { () throws(WrongAnswer) in
          for index in 0..<100 {
            if moves { middle.center = CGPoint(x: place.x + CGFloat(index & 7), y: place.y) }
            try Agreement.require(
              first.convert(points[index], to: second),
              NaiveConversion.convert(points[index], from: first, to: second),
              tolerance: 0, for: "Converting \(points[index])")
          }
        })
    }
  }

  /// Converts from one of 16 leaves to another; the pair is chosen at random for each operation.
  ///
  /// The pairs hold unmanaged references to the leaves, like the pairs of `convert.phone`.
  /// Retaining and releasing two views would take as long as converting through eight levels, and
  /// the baseline does neither.
  private static func pairsRow(_ id: String, isRotated: Bool) -> Row {
    Row(
      id, sizes: [8, 32, 128], quickSizes: [8, 32],
      limit: isRotated ? "limit.affineChain" : "limit.chain"
    ) { inputs in
      let tree = ChainTree(depth: inputs.size, isRotated: isRotated, chains: 16)
      let points = RandomPoints(width: 100, height: 100, random: &inputs.random)
      let pairs = (0..<1 << 12).map { _ in
        let first = inputs.random.nextIndex(below: 16)
        let second = (first + 1 + inputs.random.nextIndex(below: 15)) % 16
        return (
          from: Unmanaged.passUnretained(tree.leaves[first]),
          to: Unmanaged.passUnretained(tree.leaves[second])
        )
      }
      let operation = Batch { range in
        var sum: CGFloat = 0
        for index in range {
          let pair = pairs[index & (pairs.count - 1)]
          let point = pair.from._withUnsafeGuaranteedRef { source in
            pair.to._withUnsafeGuaranteedRef { source.convert(points[index], to: $0) }
          }
          sum += point.x + point.y
        }
        return sum
      }
      let naive = Batch(each: { index in
        let pair = pairs[index & (pairs.count - 1)]
        return NaiveConversion.convert(
          points[index], from: pair.from.takeUnretainedValue(), to: pair.to.takeUnretainedValue()
        ).x
      })
      return .timing(
        Timing(
          operation: operation,
          limit: isRotated
            ? AffineChainLimit(depth: inputs.size).batch(points)
            : ChainLimit(depth: inputs.size).batch(points),
          naive: naive, owner: tree.root
        ) { () throws(WrongAnswer) in
          for (index, pair) in pairs.prefix(100).enumerated() {
            let (source, target) = (
              pair.from.takeUnretainedValue(), pair.to.takeUnretainedValue()
            )
            try Agreement.require(
              source.convert(points[index], to: target),
              NaiveConversion.convert(points[index], from: source, to: target),
              tolerance: isRotated ? 1e-9 : 0, for: "Converting \(points[index])")
          }
        })
    }
  }

  /// Converts between random views of new chains.
  ///
  /// Each pair is converted once; then the chains are replaced.
  private static func onceRow(_ id: String, isRotated: Bool) -> Row {
    Row(
      id, sizes: [8, 32, 128], quickSizes: [8, 32],
      limit: isRotated ? "limit.affineChain" : "limit.chain"
    ) { inputs in
      let fresh = FreshPairs(depth: inputs.size, isRotated: isRotated, random: &inputs.random)
      let points = RandomPoints(width: 100, height: 100, random: &inputs.random)
      let operation = Batch(count: fresh.count, reset: { fresh.renew() }) { range in
        var sum: CGFloat = 0
        for index in range {
          let pair = fresh.pairs[index % fresh.count]
          let point = pair.from._withUnsafeGuaranteedRef { source in
            pair.to._withUnsafeGuaranteedRef { source.convert(points[index], to: $0) }
          }
          sum += point.x + point.y
        }
        return sum
      }
      let naive = Batch(count: fresh.count, reset: { fresh.renew() }) { range in
        var sum: CGFloat = 0
        for index in range {
          let pair = fresh.pairs[index % fresh.count]
          sum +=
            NaiveConversion.convert(
              points[index], from: pair.from.takeUnretainedValue(),
              to: pair.to.takeUnretainedValue()
            ).x
        }
        return sum
      }
      let limit = Swift.max(1, inputs.size / 2)
      return .timing(
        Timing(
          operation: operation,
          limit: isRotated
            ? AffineChainLimit(depth: limit).batch(points) : ChainLimit(depth: limit).batch(points),
          naive: naive, owner: fresh
        ) { () throws(WrongAnswer) in
          fresh.renew()
          for (index, pair) in fresh.pairs.prefix(100).enumerated() {
            let (source, target) = (
              pair.from.takeUnretainedValue(), pair.to.takeUnretainedValue()
            )
            try Agreement.require(
              source.convert(points[index], to: target),
              NaiveConversion.convert(points[index], from: source, to: target),
              tolerance: isRotated ? 1e-9 : 0, for: "Converting \(points[index])")
          }
        })
    }
  }

  /// Converts an array of points in place from one leaf to the other, and back in the next
  /// operation.
  ///
  /// It is measured per point.
  private static var batch: Row {
    Row(
      "convert.points.batch", sizes: [1_000_000], quickSizes: [100_000],
      unit: .nanosecondsPerItem, limit: "limit.mapPoints"
    ) { inputs in
      let tree = ChainTree(depth: 32, isRotated: false)
      let (first, second) = (tree.first, tree.second)
      let few = RandomPoints(width: 100, height: 100, random: &inputs.random)
      let limit = PointArrayLimit(count: inputs.size, points: few)
      let array = PointArrayLimit(count: inputs.size, points: few)
      let operation = Batch { range in
        for index in range {
          if index & 1 == 0 {
            first.convert(array.points, to: second)
          } else {
            second.convert(array.points, to: first)
          }
        }
        return Double(array.points[range.lowerBound % array.points.count].x)
      }
      let naive = Batch { range in
        var sum: CGFloat = 0
        for _ in range {
          for point in array.points { sum += first.convert(point, to: second).x }
        }
        return sum
      }
      return .timing(
        Timing(
          operation: operation, limit: limit.batch, naive: naive,
          itemsPerOperation: Double(inputs.size), owner: tree.root
        ) { () throws(WrongAnswer) in
          let before = Array(array.points.prefix(1_000))
          first.convert(array.points, to: second)
          for (index, point) in before.enumerated() {
            try Agreement.require(
              array.points[index], first.convert(point, to: second), tolerance: 0,
              for: "Converting \(point)")
          }
          second.convert(array.points, to: first)
        })
    }
  }
}

/// Pairs of random views from 64 chains below one root.
///
/// Each view is in at most one pair. After `renew()`, all views are new.
private final class FreshPairs {
  typealias Pair = (from: Unmanaged<View>, to: Unmanaged<View>)

  private let depth: Int
  private let isRotated: Bool
  /// The chain and the level of each view; the views at 2i and 2i + 1 form a pair.
  private let ends: [(chain: Int, level: Int)]
  private var tree: ChainTree
  private(set) var pairs: [Pair] = []
  var count: Int { ends.count / 2 }

  init(depth: Int, isRotated: Bool, random: inout SplitMix64) {
    self.depth = depth
    self.isRotated = isRotated
    let all = (0..<64 * depth).map { (chain: $0 / depth, level: $0 % depth) }
    ends = Array(all.shuffled(using: &random).prefix(512))
    tree = ChainTree(depth: depth, isRotated: isRotated, chains: 64)
    renew()
  }

  func renew() {
    tree = ChainTree(depth: depth, isRotated: isRotated, chains: 64)
    let chains = tree.leaves.map { leaf in Array(sequence(first: leaf) { $0.superview }) }
    let views = ends.map { Unmanaged.passUnretained(chains[$0.chain][$0.level]) }
    pairs = stride(from: 0, to: views.count, by: 2).map { (from: views[$0], to: views[$0 + 1]) }
  }
}
