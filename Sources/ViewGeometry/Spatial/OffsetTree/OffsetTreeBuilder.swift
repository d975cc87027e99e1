/// Builds a sequence from lengths that are passed in parts, without storing all of them twice.
///
///     var builder = OffsetTreeBuilder(count: 1_000_000_000)
///     while let some = next() { builder.append(some) }
///     let rows = builder.finish()
///
/// The rows of a long sequence are stored in blocks of large pages, which many leaves share.
/// Filling such a block causes one page fault per 2 MiB; separately allocated leaves would cause
/// one for every four leaves.
package struct OffsetTreeBuilder {
  private let limits: OffsetTreeLimits
  private var tree: OffsetTree
  /// Complete leaves that haven't been appended to the tree yet.
  private var leaves: [OffsetTreeLeaf] = []
  /// Lengths that aren't in a leaf yet.
  private var pending: ContiguousArray<Double> = []
  /// The current block in which rows are stored; nil if none has been allocated.
  private var block: LengthMemory?
  private var blockUsed = 0
  /// The approximate number of lengths still to come.
  private var expected: Int
  private let usesBlocks: Bool

  /// The number of lengths that are made into leaves at a time.
  ///
  /// It is eight times the number of rows in a leaf.
  private let stretch: Int
  /// The maximum size of a block, in bytes.
  private static let mostBlockBytes = 1 << 26
  /// The minimum number of equal rows for which a separate run saves memory.
  private static let longRun = 1 << 12

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - count: The expected number of lengths.
  ///   - nodeCapacity: The maximum number of rows or children of a node; nil for the standard
  ///     limits.
  ///   - leastInBlocks: The minimum number of lengths for which rows are stored in blocks.
  package init(count: Int, nodeCapacity: Int? = nil, leastInBlocks: Int = 1 << 21) {
    limits =
      nodeCapacity.map { OffsetTreeLimits(leafRows: $0, fanOut: max(3, min(32, $0))) } ?? .standard
    tree = OffsetTree(CountedTree(root: nil, limits))
    expected = count
    usesBlocks = count >= leastInBlocks
    stretch = 8 * (usesBlocks ? limits.leafRows : limits.builtNarrowRows)
  }

  /// Appends lengths.
  ///
  /// - Precondition: Every length is finite and not negative.
  package mutating func append(_ lengths: UnsafeBufferPointer<Double>) {
    var next = 0
    while next < lengths.count {
      let count = min(lengths.count - next, 2 * stretch - pending.count)
      pending.append(contentsOf: UnsafeBufferPointer(rebasing: lengths[next..<next + count]))
      next += count
      // The remaining lengths are enough to fill leaves of their own.
      if pending.count == 2 * stretch { makeLeaves(stretch) }
    }
  }

  /// Appends `count` equal lengths.
  ///
  /// - Precondition: The length is finite; the length and `count` aren't negative.
  /// - Complexity: Amortized O(log n) for at least 4,096 lengths, otherwise O(`count`).
  package mutating func append(repeating length: Double, count: Int) {
    guard count >= Self.longRun else {
      return ContiguousArray(repeating: length, count: count)
        .withUnsafeBufferPointer { append($0) }
    }
    OffsetTree.checkLength(length)
    flush()
    tree.append(OffsetTree(CountedTree([.run(length, count: count)], limits)))
    expected -= count
  }

  /// Returns the finished sequence.
  package consuming func finish() -> OffsetTree {
    flush()
    return tree
  }

  private mutating func flush() {
    if !pending.isEmpty { makeLeaves(pending.count) }
    guard !leaves.isEmpty else { return }
    tree.append(OffsetTree(CountedTree(leaves, limits)))
    leaves.removeAll()
  }

  private mutating func makeLeaves(_ count: Int) {
    // `pending` is swapped out, so that it isn't changed while it is read.
    var lengths = ContiguousArray<Double>()
    swap(&lengths, &pending)
    lengths.withUnsafeBufferPointer { lengths in
      for piece in count.pieces(atMost: stretch / 8) {
        let rows = UnsafeBufferPointer(rebasing: lengths[piece])
        if !extendRun(rows) { leaves.append(makeLeaf(rows)) }
      }
    }
    lengths.removeFirst(count)
    swap(&lengths, &pending)
    expected -= count
  }

  /// Appends rows as a run and returns true if there are several and all of them are equal.
  ///
  /// If the last leaf is a run of rows with the same length, that run is extended. If the rows
  /// aren't equal, or there is only one, appends nothing and returns false.
  private mutating func extendRun(_ rows: UnsafeBufferPointer<Double>) -> Bool {
    let first = rows[0]
    guard rows.count > 1, rows[1] == first, rows.allSatisfy({ $0 == first }) else { return false }
    OffsetTree.checkLength(first)
    var count = rows.count
    if let last = leaves.last, last.kind == .run, last.runLength == first {
      count += leaves.removeLast().places
    }
    leaves.append(.run(first, count: count))
    return true
  }

  private mutating func makeLeaf(_ rows: UnsafeBufferPointer<Double>) -> OffsetTreeLeaf {
    guard usesBlocks else { return .checkedRows(rows, capacity: limits.leafRows) }
    // A block must have space for all rows of the leaf, and for 16 bytes after them.
    let bytes = rows.count * 2
    if block.map({ $0.bytes.count - blockUsed < bytes + 16 }) ?? true {
      block = LengthMemory(
        byteCount: min(Self.mostBlockBytes, 2 * max(expected, rows.count) + 64))
      blockUsed = 0
    }
    guard let block, let start = block.bytes.baseAddress else {
      return .checkedRows(rows, capacity: limits.leafRows)
    }
    let packed = (start + blockUsed).bindMemory(to: UInt16.self, capacity: rows.count)
    guard OffsetTreeNarrowFormat.pack(rows, into: packed) else {
      return .checkedRows(rows, capacity: limits.leafRows)
    }
    blockUsed += bytes
    return .lent(UnsafeMutableBufferPointer(start: packed, count: rows.count), of: block)
  }
}
