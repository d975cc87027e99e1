import Foundation
import ViewGeometry

extension Suite {
  /// Benchmarks of tree changes that invalidate cached conversion routes and hit-test boxes.
  static var upkeep: Suite {
    Suite(title: "Cache invalidation", rows: [moveFrame, reparent])
  }

  private static var moveFrame: Row {
    row("tree.moveFrame") { forest, index in
      let view = forest.views[forest.order[index & forest.mask]]
      view.frame = CGRect(x: index & 15, y: index & 7, width: 40, height: 40)
    }
  }

  private static var reparent: Row {
    row("tree.reparent") { forest, index in
      let child = forest.order[index & forest.mask]
      let (branch, level) = (child / Forest.depth, child % Forest.depth)
      guard level > 0 else { return }
      let other = (branch + 1 + index % (forest.branches - 1)) % forest.branches
      forest.views[other * Forest.depth + level - 1].addSubview(forest.views[child])
    }
  }

  /// Creates a row that changes a forest whose caches are filled.
  ///
  /// The baseline is the same change to a forest that was never queried and has empty caches.
  private static func row(_ id: String, change: @escaping (Forest, Int) -> Void) -> Row {
    Row(id, sizes: [100_000], quickSizes: [10_000], limit: "limit.noCaches") { inputs in
      let forest = Forest(views: inputs.size, random: inputs.random)
      let bare = Forest(views: inputs.size, random: inputs.random)
      let operation = Batch(count: inputs.size, reset: { forest.ask() }) { range in
        for index in range { change(forest, index) }
        return Double(forest.views[0].center.x)
      }
      let limit = Batch(count: inputs.size) { range in
        for index in range { change(bare, index) }
        return Double(bare.views[0].center.x)
      }
      return .timing(
        Timing(operation: operation, limit: limit, owner: forest) { () throws(WrongAnswer) in
          forest.ask()
          for index in 0..<100 {
            change(forest, index)
            change(bare, index)
            let leaf = forest.views[forest.order[index]]
            try Agreement.require(
              leaf.convert(CGPoint.zero, to: forest.root),
              leaf.convertUncached(CGPoint.zero, to: forest.root), tolerance: 0,
              for: "Converting after change \(index)")
          }
        })
    }
  }
}

/// Chains of 100 views below one root.
private final class Forest {
  static let depth = 100

  let root = View(frame: CGRect(x: 0, y: 0, width: 1_000, height: 1_000))
  /// The views of each chain from the root down, one chain after the other.
  private(set) var views: [View] = []
  /// Shuffled indices into `views`; their count is the largest power of two that is at most the
  /// number of views.
  let order: [Int]
  let mask: Int
  var branches: Int { views.count / Forest.depth }

  init(views count: Int, random: SplitMix64) {
    for _ in 0..<count / Forest.depth {
      var parent = root
      for level in 0..<Forest.depth {
        let view = View(frame: CGRect(x: level & 3, y: level & 1, width: 40, height: 40))
        parent.addSubview(view)
        views.append(view)
        parent = view
      }
    }
    var random = random
    let all = Array(0..<count).shuffled(using: &random)
    let size = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    (order, mask) = (Array(all.prefix(size)), size - 1)
  }

  /// Fills the caches: converts points from the original leaf of each chain, and hit-tests once.
  func ask() {
    for leaf in stride(from: Forest.depth - 1, to: views.count, by: Forest.depth) {
      for _ in 0..<4 { _ = views[leaf].convert(CGPoint.zero, to: root) }
    }
    _ = root.hitTest(CGPoint(x: 5, y: 5), with: nil)
  }
}
