extension OffsetTreeNode {
  /// A tree of the lengths, with leaves and nodes evenly filled; nil for none.
  ///
  /// Neighbouring leaves whose rows are all equal become one run.
  /// - Complexity: O(n).
  static func build(
    _ lengths: UnsafeBufferPointer<Double>, _ limits: OffsetTreeLimits
  ) -> OffsetTreeNode? {
    guard !lengths.isEmpty else { return nil }
    var level = leaves(lengths, limits)
    while level.count > 1 {
      level = OffsetTreeNode.pieces(of: level.count, atMost: limits.fanOut)
        .map { .inner(level[$0].map(OffsetTreeChild.init)[...]) }
    }
    return level[0]
  }

  private static func leaves(
    _ lengths: UnsafeBufferPointer<Double>, _ limits: OffsetTreeLimits
  ) -> [OffsetTreeNode] {
    let areNarrow = lengths.prefix(limits.leafRows).allSatisfy(OffsetTreeNarrowFormat.canHold)
    let most = areNarrow ? limits.builtNarrowRows : limits.leafRows
    let pieces = pieces(of: lengths.count, atMost: most)
    let capacity = pieces.count > 1 ? limits.leafRows : 0
    var leaves: [OffsetTreeNode] = []
    leaves.reserveCapacity(pieces.count)
    for piece in pieces {
      let rows = UnsafeBufferPointer(rebasing: lengths[piece])
      let first = rows[0]
      guard rows.count > 1, rows[1] == first, rows.allSatisfy({ $0 == first }) else {
        leaves.append(.checkedRows(rows, capacity: capacity))
        continue
      }
      OffsetTree.checkLength(first)
      var count = rows.count
      if let last = leaves.last, last.kind == .run, last.runLength == first {
        count += leaves.removeLast().count
      }
      leaves.append(.run(first, count: count))
    }
    return leaves
  }

  /// A leaf of lengths nobody has looked at yet.
  private static func checkedRows(
    _ lengths: UnsafeBufferPointer<Double>, capacity: Int
  ) -> OffsetTreeNode {
    // A narrow leaf can't hold what isn't a length.
    if let node = narrowRows(lengths, capacity: capacity) { return node }
    lengths.forEach(OffsetTree.checkLength)
    return wideRows(lengths, capacity: 0)
  }

  /// `count` places cut into as few pieces as possible, as equal as possible.
  private static func pieces(of count: Int, atMost most: Int) -> [Range<Int>] {
    let pieces = (count + most - 1) / most
    return (0..<pieces).map { piece in
      count * piece / pieces..<count * (piece + 1) / pieces
    }
  }
}
