/// A block's contents by address, so that a query counts no references.
///
/// Safe because whoever makes a view keeps the block alive while it is used, or the tree that holds the block. Writing through a
/// view is safe where the block is known to be referenced once (see ``WaterfallBlock``).
///
/// Layout behind the header, for C columns:
///
///     firsts (C + 1) x UInt16, heights, 2 or 8 bytes a slot, order 2 bytes a slot, growth C x Int64, entry C x Int64
///
/// The slots of a block are its items by column, in each from top to bottom; `order` tells the item in a slot. Where a slot
/// starts is added up when it is asked for: that takes less than fetching sums from memory would.
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

  /// A counter of the tree of blocks.
  @inline(__always)
  func counter(_ index: Int) -> Int64 {
    index < columnCount ? growth[index] : header.pointee.isStale ? 1 : 0
  }

  /// Where each column's slots begin, and the end of the last one's.
  var firsts: UnsafeMutablePointer<UInt16> { tail.assumingMemoryBound(to: UInt16.self) }

  var lengthsOffset: Int { Self.firstsBytes(columnCount) }

  /// Bytes a height takes.
  var lengthBytes: Int { isNarrow ? 2 : 8 }

  /// The height of each slot: 64ths of a point in a narrow block, points in a wide one.
  var lengths: UnsafeMutableRawPointer { tail + lengthsOffset }
  var narrow: UnsafeMutablePointer<UInt16> { lengths.assumingMemoryBound(to: UInt16.self) }
  var wide: UnsafeMutablePointer<Double> { lengths.assumingMemoryBound(to: Double.self) }

  /// The item of each slot.
  var order: UnsafeMutablePointer<UInt16> {
    (lengths + lengthBytes &* capacity).assumingMemoryBound(to: UInt16.self)
  }

  /// By how much each column grows, the spacing below its last item included.
  var growth: UnsafeMutablePointer<Int64> {
    (lengths + (lengthBytes &+ 2) &* capacity).assumingMemoryBound(to: Int64.self)
  }

  /// By how much each column was longer than the first where the block began when it was solved.
  var entry: UnsafeMutablePointer<Int64> { growth + columnCount }
}
