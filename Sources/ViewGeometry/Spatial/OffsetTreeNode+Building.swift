extension OffsetTreeNode {
  /// A tree of the lengths, with leaves and nodes evenly filled; nil for none.
  ///
  /// Neighbouring leaves whose rows are all equal become one run.
  /// - Complexity: O(n).
  static func build(
    _ lengths: UnsafeBufferPointer<Double>, _ limits: OffsetTreeLimits
  ) -> OffsetTreeNode? {
    guard !lengths.isEmpty else { return nil }
    var level: [OffsetTreeNode] = []
    let pieces = pieces(of: lengths.count, atMost: limits.builtRows)
    let capacity = pieces.count > 1 ? limits.leafRows : 0
    level.reserveCapacity(pieces.count)
    for piece in pieces {
      let rows = UnsafeBufferPointer(rebasing: lengths[piece])
      let first = rows[0]
      precondition(
        rows.allSatisfy { $0 >= 0 && $0 < .infinity },
        "A length is finite and not negative; not all of \(piece) are")
      guard rows.count > 1, rows.allSatisfy({ $0 == first }) else {
        level.append(.rows(rows, capacity: capacity))
        continue
      }
      if let last = level.last, last.kind == .run, last.runLength == first {
        level[level.count - 1] = .run(first, count: last.count + rows.count)
      } else {
        level.append(.run(first, count: rows.count))
      }
    }
    while level.count > 1 {
      level = OffsetTreeNode.pieces(of: level.count, atMost: limits.fanOut)
        .map { .inner(level[$0].map(OffsetTreeChild.init)[...]) }
    }
    return level[0]
  }

  /// `count` places cut into as few pieces as possible, as equal as possible.
  private static func pieces(of count: Int, atMost most: Int) -> [Range<Int>] {
    let pieces = (count + most - 1) / most
    return (0..<pieces).map { piece in
      count * piece / pieces..<count * (piece + 1) / pieces
    }
  }
}
