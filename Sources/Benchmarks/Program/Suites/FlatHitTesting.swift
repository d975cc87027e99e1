import Foundation
import ViewGeometry

extension Suite {
  /// Benchmarks of hit-testing among many siblings, both static and moving.
  static var flatHitTesting: Suite {
    Suite(title: "Hit-testing among siblings", rows: [flat, flatMoving, flatDragging])
  }

  private static var flat: Row {
    Row(
      "hitTest.flat", sizes: [1_000, 10_000, 100_000, 1_000_000], quickSizes: [1_000, 10_000]
    ) { inputs in
      let siblings = FlatSiblings(count: inputs.size, random: &inputs.random)
      let (root, points) = (siblings.root, siblings.points)
      let operation = Batch { range in
        var hits = 0
        for index in range where root.hitTest(points[index], with: nil) !== root { hits += 1 }
        return Double(hits)
      }
      let naive = Batch(each: { NaiveHitTest.hitTest(points[$0], in: root) === root ? 0 : 1 })
      return .timing(
        Timing(operation: operation, naive: naive, owner: siblings) { () throws(WrongAnswer) in
          try siblings.checkHits()
        })
    }
  }

  /// In each operation, changes the frames of a hundredth of the siblings, and then hit-tests once.
  private static var flatMoving: Row {
    Row(
      "hitTest.flat.moving", sizes: [1_000, 10_000, 100_000, 1_000_000], quickSizes: [1_000]
    ) { inputs in
      moving(max(1, inputs.size / 100), &inputs)
    }
  }

  /// In each operation, changes the frame of one sibling, and then hit-tests once.
  private static var flatDragging: Row {
    Row("hitTest.flat.dragging", sizes: [10_000, 100_000, 1_000_000], quickSizes: [10_000]) {
      inputs in
      moving(1, &inputs)
    }
  }

  private static func moving(_ count: Int, _ inputs: inout Inputs) -> Trial {
    let siblings = FlatSiblings(count: inputs.size, random: &inputs.random)
    let (root, points, views) = (siblings.root, siblings.points, siblings.views)
    var random = inputs.random
    let moves = (0..<1 << 16).map { _ in
      (random.nextIndex(below: views.count), FlatSiblings.frame(side: siblings.side, &random))
    }
    func move(_ index: Int) {
      for step in 0..<count {
        let (place, frame) = moves[(index &* count &+ step) & (moves.count - 1)]
        views[place].frame = frame
      }
    }
    let operation = Batch { range in
      var hits = 0
      for index in range {
        move(index)
        if root.hitTest(points[index], with: nil) !== root { hits += 1 }
      }
      return Double(hits)
    }
    let naive = Batch(each: { index in
      move(index)
      return NaiveHitTest.hitTest(points[index], in: root) === root ? 0 : 1
    })
    return .timing(
      Timing(operation: operation, naive: naive, owner: siblings) { () throws(WrongAnswer) in
        for round in 0..<10 {
          move(round)
          try siblings.checkHits()
        }
      })
  }
}
