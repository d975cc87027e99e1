/// Unmanaged access to the contents of a block, which avoids reference counting in queries.
///
/// This is safe because the creator of a view keeps the block, or the tree that contains it, alive
/// while the view is used. Writing through a view is safe if the block is known to be uniquely
/// referenced (see ``WaterfallBlock``).
///
/// The memory layout after the header is, for C columns:
///
///     firsts: (C + 1) x UInt16, heights: 2 or 8 bytes per slot, order: 2 bytes per slot,
///     growth: C x Int64, entry: C x Int64
///
/// A block has one slot for each item. The slots are sorted by column, and within a column from top
/// to bottom; `order` contains the item of each slot. The start of a slot is computed by addition
/// when needed, because that takes less time than loading sums from memory.
struct WaterfallBlockView {
  let header: UnsafeMutablePointer<WaterfallBlockHeader>

  static func bytes(columnCount: Int, capacity: Int, isNarrow: Bool) -> Int {
    firstsBytes(columnCount) + 16 * columnCount + (isNarrow ? 4 : 10) * capacity
  }

  @inline(__always)
  private static func firstsBytes(_ columnCount: Int) -> Int { (columnCount * 2 + 9) & ~7 }

  var columnCount: Int { Int(header.pointee.columnCount) }
  var used: Int { Int(header.pointee.used) }
  var capacity: Int { header.pointee.capacity }
  var isNarrow: Bool { header.pointee.isNarrow }
  var tail: UnsafeMutableRawPointer { UnsafeMutableRawPointer(header + 1) }

  /// Returns the value of a counter that the tree of blocks sums up.
  ///
  /// The counters are the growth of each column and, after these, 1 if the block is stale.
  @inline(__always)
  func counter(_ index: Int) -> Int64 {
    index < columnCount ? growth[index] : header.pointee.isStale ? 1 : 0
  }

  /// The index of the first slot of each column and, as the last element, the number of slots.
  var firsts: UnsafeMutablePointer<UInt16> { tail.assumingMemoryBound(to: UInt16.self) }

  var lengthsOffset: Int { Self.firstsBytes(columnCount) }

  /// The number of bytes per stored height.
  var lengthBytes: Int { isNarrow ? 2 : 8 }

  /// The height of each slot: 64ths of a point in a narrow block, points in a wide one.
  var lengths: UnsafeMutableRawPointer { tail + lengthsOffset }
  var narrow: UnsafeMutablePointer<UInt16> { lengths.assumingMemoryBound(to: UInt16.self) }
  var wide: UnsafeMutablePointer<Double> { lengths.assumingMemoryBound(to: Double.self) }

  /// For each slot, the index of its item within the block.
  var order: UnsafeMutablePointer<UInt16> {
    (lengths + lengthBytes &* capacity).assumingMemoryBound(to: UInt16.self)
  }

  /// The length that the block's items add to each column, including the spacing below each item,
  /// in units of 2^-32 points (see `WaterfallUnits`).
  var growth: UnsafeMutablePointer<Int64> {
    (lengths + (lengthBytes &+ 2) &* capacity).assumingMemoryBound(to: Int64.self)
  }

  /// The lengths of the columns at the start of the block, minus the length of the first column.
  ///
  /// They are the lengths as of the last time the block was solved.
  var entry: UnsafeMutablePointer<Int64> { growth + columnCount }
}
