import Foundation
import ViewGeometry

/// A tree whose single snapshot is retaken repeatedly.
final class RefrozenTree {
  let tree: FreezableTree
  private var snapshot: GeometrySnapshot

  init(count: Int) {
    tree = FreezableTree(count: count)
    snapshot = GeometrySnapshot(of: tree.root)
  }

  /// Retakes the snapshot of the tree and returns it.
  func refrozen() -> GeometrySnapshot {
    snapshot.retake(of: tree.root)
    return snapshot
  }

  /// Retakes the snapshot, once per operation.
  ///
  /// Views are moved before each operation, untimed. If `holdsCopy` is true, a copy of the snapshot
  /// exists while it is retaken, so that the shared memory must be copied first.
  func refreezing(holdsCopy: Bool) -> Batch {
    Batch(count: 1, reset: { self.tree.move() }) { range in
      var sum = 0
      for _ in range {
        let copy = holdsCopy ? self.snapshot : nil
        self.snapshot.retake(of: self.tree.root)
        sum += self.snapshot.count + (copy?.count ?? 0)
      }
      return Double(sum)
    }
  }
}
