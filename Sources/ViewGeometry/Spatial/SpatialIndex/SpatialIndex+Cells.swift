package import Foundation

extension SpatialIndex {
  /// The boxes of the main tree's nodes, grouped by level from the leaves up; empty if the tree is
  /// empty.
  ///
  /// Boxes that have been set since the tree was built aren't included. Boxes that have been
  /// replaced or removed since then still are.
  package var cells: [[CGRect]] {
    let tree = main
    guard tree.count > 0 else { return [] }
    // The boxes are in the order of the leaves, each of which contains the next `width` boxes.
    var level: [CGRect] = []
    var count = 0
    tree.forEachBox { _, box in
      if count % tree.width == 0 { level.append(.null) }
      level[level.count - 1] = level[level.count - 1].union(box.cgRect)
      count += 1
    }
    var levels = [level]
    while level.count > 1 {
      level = stride(from: 0, to: level.count, by: tree.width).map { start in
        level[start..<min(start + tree.width, level.count)].reduce(CGRect.null) { $0.union($1) }
      }
      levels.append(level)
    }
    return levels
  }
}
