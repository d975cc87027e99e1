import Foundation
import ViewGeometry

extension Suite {
  /// Benchmarks of converting points and rectangles from one leaf of a tree to another.
  static var conversion: Suite {
    Suite(
      title: "Conversion",
      rows: [
        pointRow("convert.point.translation", isRotated: false),
        pointRow("convert.point.rotated", isRotated: true),
        rectRow("convert.rect.translation", isRotated: false),
        rectRow("convert.rect.rotated", isRotated: true),
      ])
  }

  private static func pointRow(_ id: String, isRotated: Bool) -> Row {
    chainRow(id, isRotated: isRotated) { tree, inputs in
      let points = RandomPoints(width: 100, height: 100, random: &inputs.random)
      let (first, second) = (tree.first, tree.second)
      let operation = Batch { range in
        var sum: CGFloat = 0
        for index in range {
          let point = first.convert(points[index], to: second)
          sum += point.x + point.y
        }
        return sum
      }
      let naive = Batch(each: { index in
        NaiveConversion.convert(points[index], from: first, to: second).x
      })
      return Timing(operation: operation, naive: naive) { () throws(WrongAnswer) in
        for index in 0..<100 {
          try Agreement.require(
            first.convert(points[index], to: second),
            NaiveConversion.convert(points[index], from: first, to: second),
            tolerance: isRotated ? 1e-9 : 0, for: "Converting \(points[index])")
        }
      }
    }
  }

  private static func rectRow(_ id: String, isRotated: Bool) -> Row {
    chainRow(id, isRotated: isRotated) { tree, inputs in
      let rects = RandomRects(side: 100, random: &inputs.random)
      let (first, second) = (tree.first, tree.second)
      let operation = Batch { range in
        var sum: CGFloat = 0
        for index in range {
          let rect = first.convert(rects[index], to: second)
          sum += rect.origin.x + rect.size.width
        }
        return sum
      }
      let naive = Batch(each: { index in
        NaiveConversion.convert(rects[index], from: first, to: second).origin.x
      })
      return Timing(operation: operation, naive: naive) { () throws(WrongAnswer) in
        for index in 0..<100 {
          try Agreement.require(
            first.convert(rects[index], to: second),
            NaiveConversion.convert(rects[index], from: first, to: second),
            tolerance: isRotated ? 1e-9 : 0, for: "Converting \(rects[index])")
        }
      }
    }
  }

  /// Creates a row for converting between two chains, with the baseline for chains of this kind.
  private static func chainRow(
    _ id: String, isRotated: Bool, timing: @escaping (ChainTree, inout Inputs) -> Timing
  ) -> Row {
    Row(
      id, sizes: [8, 32, 128], quickSizes: [8, 32],
      limit: isRotated ? "limit.affineChain" : "limit.chain"
    ) { inputs in
      let tree = ChainTree(depth: inputs.size, isRotated: isRotated)
      var timing = timing(tree, &inputs)
      timing.owner = tree.root
      let points = RandomPoints(width: 100, height: 100, random: &inputs.random)
      timing.limit =
        isRotated
        ? AffineChainLimit(depth: inputs.size).batch(points)
        : ChainLimit(depth: inputs.size).batch(points)
      return .timing(timing)
    }
  }
}
