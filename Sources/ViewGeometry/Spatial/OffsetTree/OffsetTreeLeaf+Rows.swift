extension OffsetTreeLeaf {
  /// Returns a leaf of `count` equal rows.
  static func run(_ length: Double, count: Int) -> OffsetTreeLeaf {
    let sum = OffsetTreeSum(length, times: count)
    return allocate(
      OffsetTreeLeafHeader(
        kind: .run, isWhole: OffsetTreeSum(length).fraction == 0, used: 0, capacity: 0,
        count: count, sum: sum, runLength: length),
      bytes: 0)
  }

  /// Returns a leaf of one row.
  static func single(_ length: Double) -> OffsetTreeLeaf {
    withUnsafePointer(to: length) { .rows(UnsafeBufferPointer(start: $0, count: 1)) }
  }

  /// Returns a leaf of single rows.
  ///
  /// The leaf is narrow if all lengths are multiples of 1/64 point below 1,024 points.
  ///
  /// - Parameters:
  ///   - lengths: The lengths of the rows, in points.
  ///   - capacity: The minimum number of rows for which space is allocated.
  static func rows(_ lengths: UnsafeBufferPointer<Double>, capacity: Int = 0) -> OffsetTreeLeaf {
    narrowRows(lengths, capacity: capacity) ?? wideRows(lengths, capacity: capacity)
  }

  /// Returns a narrow leaf, or nil if a narrow leaf can't store one of the lengths.
  static func narrowRows(
    _ lengths: UnsafeBufferPointer<Double>, capacity: Int
  ) -> OffsetTreeLeaf? {
    let node = leaf(OffsetTreeNarrowFormat.self, count: lengths.count, capacity: capacity)
    let isNarrow = node.read { view in
      let rows = OffsetTreeRows<OffsetTreeNarrowFormat>(view)
      guard OffsetTreeNarrowFormat.pack(lengths, into: rows.rows) else { return false }
      rows.sumUp()
      return true
    }
    return isNarrow ? node : nil
  }

  static func wideRows(
    _ lengths: UnsafeBufferPointer<Double>, capacity: Int
  ) -> OffsetTreeLeaf {
    let node = leaf(OffsetTreeWideFormat.self, count: lengths.count, capacity: capacity)
    node.read { view in
      let rows = OffsetTreeRows<OffsetTreeWideFormat>(view)
      if let first = lengths.baseAddress { rows.rows.initialize(from: first, count: lengths.count) }
      rows.sumUp()
    }
    return node
  }

  /// Allocates a leaf whose rows and sums the caller must set.
  private static func leaf<Format: OffsetTreeRowFormat>(
    _ format: Format.Type, count: Int, capacity: Int
  ) -> OffsetTreeLeaf {
    let capacity = max(count, capacity)
    return allocate(
      OffsetTreeLeafHeader(
        kind: Format.kind, isWhole: true, used: Int32(count),
        capacity: Int32(capacity), count: count, sum: .zero, runLength: 0),
      bytes: OffsetTreeLeafView.bytes(Format.kind, capacity: capacity))
  }

  /// Returns a leaf with the rows in `range`.
  ///
  /// It is the leaf itself if the range contains all of its rows, a run if the leaf is a run, and
  /// otherwise a copy.
  func slice(_ range: Range<Int>) -> OffsetTreeLeaf {
    if range == 0..<places { return self }
    return switch kind {
    case .narrow: slice(range, as: OffsetTreeNarrowFormat.self)
    case .wide: slice(range, as: OffsetTreeWideFormat.self)
    case .run: .run(runLength, count: range.count)
    case .lent16, .lent32: owned(range)
    }
  }

  private func slice<Format: OffsetTreeRowFormat>(
    _ range: Range<Int>, as format: Format.Type
  ) -> OffsetTreeLeaf {
    let node = OffsetTreeLeaf.leaf(format, count: range.count, capacity: 0)
    read { old in
      node.read { new in
        let rows = OffsetTreeRows<Format>(new)
        rows.rows.initialize(
          from: OffsetTreeRows<Format>(old).rows + range.lowerBound, count: range.count)
        rows.sumUp()
      }
    }
    return node
  }

  /// Returns a leaf with the rows of `left` at the indices in `leftRange`, followed by the rows of
  /// `right` at the indices in `rightRange`.
  private static func rows(
    _ left: OffsetTreeLeaf, _ leftRange: Range<Int>, _ right: OffsetTreeLeaf,
    _ rightRange: Range<Int>
  ) -> OffsetTreeLeaf {
    let count = leftRange.count + rightRange.count
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: count) { lengths in
      left.read { $0.copyRows(leftRange, to: lengths, at: 0) }
      right.read { $0.copyRows(rightRange, to: lengths, at: leftRange.count) }
      return .rows(UnsafeBufferPointer(lengths))
    }
  }

  /// Returns one or two leaves that contain the rows of two leaves.
  ///
  /// If there are two, each has at least the minimum number of rows of a leaf below the root.
  static func fused(
    _ left: OffsetTreeLeaf, _ right: OffsetTreeLeaf, _ limits: OffsetTreeLimits
  ) -> (OffsetTreeLeaf, OffsetTreeLeaf?) {
    let (leftCount, rightCount) = (left.places, right.places)
    if left.kind == .run, right.kind == .run, left.runLength == right.runLength {
      return (.run(left.runLength, count: leftCount + rightCount), nil)
    }
    if min(leftCount, rightCount) >= limits.fewestRows { return (left, right) }
    if leftCount + rightCount <= limits.leafRows {
      return (.rows(left, 0..<leftCount, right, 0..<rightCount), nil)
    }
    // Move rows to the smaller leaf. If the other one is a long run, the smaller leaf is then half
    // full.
    if leftCount < rightCount {
      let moved = (min(rightCount, limits.leafRows) - leftCount) / 2
      return (
        .rows(left, 0..<leftCount, right, 0..<moved), right.slice(moved..<rightCount)
      )
    }
    let moved = (min(leftCount, limits.leafRows) - rightCount) / 2
    return (
      left.slice(0..<leftCount - moved),
      .rows(left, leftCount - moved..<leftCount, right, 0..<rightCount)
    )
  }

  /// Creates evenly filled leaves that contain the lengths.
  ///
  /// A leaf of several rows becomes a run if all of them have the same length. Neighboring runs of
  /// the same length become one run.
  ///
  /// - Complexity: O(n).
  static func leaves(
    _ lengths: UnsafeBufferPointer<Double>, _ limits: OffsetTreeLimits
  ) -> [OffsetTreeLeaf] {
    let areNarrow = lengths.prefix(limits.leafRows).allSatisfy(OffsetTreeNarrowFormat.canHold)
    let most = areNarrow ? limits.builtNarrowRows : limits.leafRows
    let pieces = lengths.count.pieces(atMost: most)
    let capacity = pieces.count > 1 ? limits.leafRows : 0
    var leaves: [OffsetTreeLeaf] = []
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
        count += leaves.removeLast().places
      }
      leaves.append(.run(first, count: count))
    }
    return leaves
  }

  /// Returns a leaf of lengths that haven't been validated; traps if one of them is invalid.
  static func checkedRows(
    _ lengths: UnsafeBufferPointer<Double>, capacity: Int
  ) -> OffsetTreeLeaf {
    // A narrow leaf can't store an invalid length.
    if let leaf = narrowRows(lengths, capacity: capacity) { return leaf }
    lengths.forEach(OffsetTree.checkLength)
    return wideRows(lengths, capacity: 0)
  }
}
