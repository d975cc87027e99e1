import Foundation
import ViewGeometry

extension Suite {
  /// Benchmarks of testing whether an outline with very many segments contains a point.
  static var paths: Suite {
    Suite(title: "Paths", rows: [contains])
  }

  private static var contains: Row {
    Row("path.contains", sizes: [100_000], quickSizes: [10_000]) { inputs in
      let coast = Coastline(count: inputs.size, random: &inputs.random)
      let path = coast.path
      let points = RandomPoints(width: 1_000, height: 1_000, random: &inputs.random)
      // The path builds its index after some scans.
      for index in 0..<32 { _ = path.contains(points[index]) }
      let operation = Batch { range in
        var inside = 0
        for index in range where path.contains(points[index]) { inside += 1 }
        return Double(inside)
      }
      let naive = Batch(each: { index in
        let point = points[index]
        return coast.contains(x: Double(point.x), y: Double(point.y)) ? 1 : 0
      })
      return .timing(
        Timing(operation: operation, naive: naive) { () throws(WrongAnswer) in
          for index in 0..<200 {
            let point = points[index]
            try Agreement.require(
              path.contains(point), coast.contains(x: Double(point.x), y: Double(point.y)),
              for: "Whether the island contains \(point)")
          }
        })
    }
  }
}
