import Foundation
import ViewGeometry

extension Suite {
  /// Benchmarks of hit-testing a large tree.
  static var hitTesting: Suite {
    Suite(title: "Hit-testing", rows: [tree])
  }

  private static var tree: Row {
    Row("hitTest.tree", sizes: [349_525], quickSizes: [21_845], limit: "limit.flatTree") { inputs in
      let side = 1024.0
      let levels = QuadrantTree.levels(count: inputs.size)
      var places: [ObjectIdentifier: Int] = [:]
      let root = QuadrantTree.make(levels: levels, side: side) { view in
        places[ObjectIdentifier(view)] = places.count
      }
      let flat = FlatTreeLimit(levels: levels, side: side)
      let points = RandomPoints(width: side, height: side, random: &inputs.random)
      let operation = Batch { range in
        var hits = 0
        for index in range where root.hitTest(points[index], with: nil) != nil { hits += 1 }
        return Double(hits)
      }
      let naive = Batch(each: { index in
        NaiveHitTest.hitTest(points[index], in: root) == nil ? 0 : 1
      })
      return .timing(
        Timing(operation: operation, limit: flat.batch(points), naive: naive) {
          () throws(WrongAnswer) in
          // The check queries each point once, and so fills the tree's caches before the timing.
          for index in 0..<RandomPoints.count {
            let hit = root.hitTest(points[index], with: nil)
            try Agreement.require(
              identical: hit, NaiveHitTest.hitTest(points[index], in: root),
              for: "The hit test at \(points[index])")
            try Agreement.require(
              hit.flatMap { places[ObjectIdentifier($0)] }, flat.hitTest(points[index]),
              for: "The position of the view hit at \(points[index])")
          }
        })
    }
  }
}
