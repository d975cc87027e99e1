/// A node's contents by address, so that a walk down the tree counts no references.
///
/// Safe because whoever makes a view keeps the tree's root alive until the walk is over, and the root keeps every node below
/// it: no step of a walk can free one. Writing through a view is safe where the node is known to be referenced once (see
/// `WaterfallNode`).
///
/// Layout behind the header, for C columns:
///
///     inner   countEnds 32 x Int64, then for each column columnEnds 32 x Int64, children
///     block   firsts (C + 1) x UInt16, heights, 2 or 8 bytes a slot, order 2 bytes a slot,
///             growth C x Int64, entry C x Int64
///
/// An end is the sum of everything in the node up to and including its child. The slots of a block are its items by column,
/// in each from top to bottom; `order` tells the item in a slot. Where a slot starts is added up when it is asked for: that
/// takes less than fetching sums from memory would.
struct WaterfallNodeView {
  let header: UnsafeMutablePointer<WaterfallNodeHeader>

  /// Children an inner node has room for.
  static let lanes = AscendingEnds.lanes

  static func innerBytes(columnCount: Int) -> Int { lanes * 8 * (columnCount + 2) }

  static func blockBytes(columnCount: Int, capacity: Int, isNarrow: Bool) -> Int {
    firstsBytes(columnCount) + 16 * columnCount + (isNarrow ? 4 : 10) * capacity
  }

  @inline(__always)
  private static func firstsBytes(_ columnCount: Int) -> Int { (columnCount * 2 + 9) & ~7 }

  var height: Int { Int(header.pointee.height) }
  var columnCount: Int { Int(header.pointee.columnCount) }
  var used: Int { Int(header.pointee.used) }
  var capacity: Int { Int(header.pointee.capacity) }
  var count: Int { header.pointee.count }
  var isNarrow: Bool { header.pointee.isNarrow }
  var tail: UnsafeMutableRawPointer { UnsafeMutableRawPointer(header + 1) }

  /// What the items below add to a column.
  func growth(ofColumn column: Int) -> Int64 {
    if height == 0 { return growth[column] }
    return used == 0 ? 0 : columnEnds(column)[used - 1]
  }

  // Of an inner node.

  var childrenOffset: Int { Self.lanes * 8 * (columnCount + 1) }

  /// The running numbers of items.
  var countEnds: UnsafeMutablePointer<Int64> { tail.assumingMemoryBound(to: Int64.self) }

  /// The running lengths of a column.
  func columnEnds(_ column: Int) -> UnsafeMutablePointer<Int64> {
    countEnds + Self.lanes &* (column &+ 1)
  }

  var children: UnsafeMutablePointer<WaterfallNode> {
    (tail + childrenOffset).assumingMemoryBound(to: WaterfallNode.self)
  }

  /// A child by address, without touching its reference count.
  @inline(__always)
  func child(_ index: Int) -> WaterfallNodeView {
    let reference = (tail + childrenOffset + index &* 8)
      .load(as: Unmanaged<WaterfallNode>.self)
    return reference._withUnsafeGuaranteedRef { $0.view }
  }

  // Of a block.

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
