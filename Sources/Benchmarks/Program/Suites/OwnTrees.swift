import Foundation
import ViewGeometry

extension Suite {
  /// Benchmarks of custom trees stored in arrays, compared with equivalent view trees.
  static var ownTrees: Suite {
    Suite(
      title: "Custom trees",
      rows: [
        pairs("ownTree.convert", isRotated: false),
        pairs("ownTree.convert.rotated", isRotated: true),
        hitTest, snapshot,
      ])
  }

  /// Converts from one of 16 leaves to another; the pair is chosen at random for each operation.
  ///
  /// The baseline does the same for views.
  private static func pairs(_ id: String, isRotated: Bool) -> Row {
    Row(id, sizes: [8, 32], limit: "convert.pairs") { inputs in
      let views = ChainTree(depth: inputs.size, isRotated: isRotated, chains: 16)
      let (tree, nodes) = ArrayTree.copy(of: views.root)
      let leaves = views.leaves.map { nodes[ObjectIdentifier($0)] ?? 0 }
      let points = RandomPoints(width: 100, height: 100, random: &inputs.random)
      let pairs = (0..<1 << 12).map { _ in
        let first = inputs.random.nextIndex(below: 16)
        return (first, (first + 1 + inputs.random.nextIndex(below: 15)) % 16)
      }
      let ends = pairs.map { (from: leaves[$0.0], to: leaves[$0.1]) }
      let viewEnds = pairs.map { (from: views.leaves[$0.0], to: views.leaves[$0.1]) }
      let operation = Batch { range in
        var sum: CGFloat = 0
        for index in range {
          let pair = ends[index & (ends.count - 1)]
          let point = tree.convert(points[index], from: pair.from, to: pair.to)
          sum += point.x + point.y
        }
        return sum
      }
      let limit = Batch { range in
        var sum: CGFloat = 0
        for index in range {
          let pair = viewEnds[index & (viewEnds.count - 1)]
          let point = pair.from.convert(points[index], to: pair.to)
          sum += point.x + point.y
        }
        return sum
      }
      let naive = Batch(each: { index in
        let pair = viewEnds[index & (viewEnds.count - 1)]
        return NaiveConversion.convert(points[index], from: pair.from, to: pair.to).x
      })
      return .timing(
        Timing(operation: operation, limit: limit, naive: naive, owner: views.root) {
          () throws(WrongAnswer) in
          for index in 0..<100 {
            try Agreement.require(
              tree.convert(points[index], from: ends[index].from, to: ends[index].to),
              viewEnds[index].from.convert(points[index], to: viewEnds[index].to),
              for: "Converting \(points[index])")
          }
        })
    }
  }

  private static var hitTest: Row {
    Row("ownTree.hitTest", sizes: [349_525], quickSizes: [21_845], limit: "hitTest.tree") {
      inputs in
      let root = QuadrantTree.make(levels: QuadrantTree.levels(count: inputs.size), side: 1024)
      let (tree, nodes) = ArrayTree.copy(of: root)
      let points = RandomPoints(width: 1024, height: 1024, random: &inputs.random)
      let operation = Batch { range in
        var hits = 0
        for index in range where tree.hitTest(points[index], policy: .uiKit) != nil { hits += 1 }
        return Double(hits)
      }
      let limit = Batch { range in
        var hits = 0
        for index in range where root.hitTest(points[index], with: nil) != nil { hits += 1 }
        return Double(hits)
      }
      let naive = Batch(each: { NaiveHitTest.hitTest(points[$0], in: root) == nil ? 0 : 1 })
      return .timing(
        Timing(operation: operation, limit: limit, naive: naive, owner: root) {
          () throws(WrongAnswer) in
          for index in 0..<RandomPoints.count {
            try Agreement.require(
              tree.hitTest(points[index], policy: .uiKit),
              root.hitTest(points[index], with: nil).flatMap { nodes[ObjectIdentifier($0)] },
              for: "The hit test at \(points[index])")
          }
        })
    }
  }

  private static var snapshot: Row {
    Row(
      "ownTree.snapshot", sizes: [349_525], quickSizes: [21_845], unit: .nanosecondsPerItem,
      limit: "snapshot.build"
    ) { inputs in
      let count = inputs.size
      let root = QuadrantTree.make(levels: QuadrantTree.levels(count: inputs.size), side: 1024)
      let (tree, _) = ArrayTree.copy(of: root)
      let operation = Batch(count: 1) { range in
        var sum = 0
        for _ in range { sum += TreeSnapshot(of: tree).snapshot.count }
        return Double(sum)
      }
      let limit = Batch(count: 1) { range in
        var sum = 0
        for _ in range { sum += GeometrySnapshot(of: root).count }
        return Double(sum)
      }
      let naive = Batch(count: 1) { range in
        var sum = 0
        for _ in range { sum += NaiveFreeze(of: root).boundsInRoot.count }
        return Double(sum)
      }
      return .timing(
        Timing(
          operation: operation, limit: limit, naive: naive,
          itemsPerOperation: Double(inputs.size), owner: root
        ) { () throws(WrongAnswer) in
          try Agreement.require(
            TreeSnapshot(of: tree).snapshot.count, count, for: "The number of elements")
        })
    }
  }
}
