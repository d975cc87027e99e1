/// The metadata of a ``WaterfallBlock``.
struct WaterfallBlockHeader {
  let columnCount: UInt8
  /// Whether heights are stored as two-byte integers.
  var isNarrow: Bool
  /// Whether the block must be solved again.
  var isStale = false
  /// The index of the block's first item in the waterfall, modulo the number of columns.
  ///
  /// If columns are filled in turn, it determines the column of that item.
  var phase: UInt8 = 0
  /// The number of items.
  var used: Int32 = 0
  /// The number of items that the block has space for.
  ///
  /// As an `Int`, it makes the header 16 bytes long, so that the arrays follow without a gap.
  let capacity: Int
}

/// A leaf of the tree of items: consecutive items of a waterfall.
///
/// A block is one allocation, mutated only while it is uniquely referenced. It is read through a
/// ``WaterfallBlockView``.
final class WaterfallBlock: ManagedBuffer<WaterfallBlockHeader, Int64> {
  /// Unmanaged access to the contents, valid while the block is retained.
  ///
  /// The compiler may release a block after the last use of the reference, even while its addresses
  /// are still used. Therefore use this only in `read`, or while something else retains the block.
  var view: WaterfallBlockView {
    withUnsafeMutablePointerToHeader { WaterfallBlockView(header: $0) }
  }

  /// Calls `body` with the contents, and retains the block during the call.
  @inline(__always)
  func read<Result>(_ body: (WaterfallBlockView) -> Result) -> Result {
    withExtendedLifetime(self) { body(view) }
  }

  /// Creates a block without items, with at least the given capacity.
  ///
  /// If `isNarrow` is true, the block stores heights as two-byte integers.
  static func empty(columnCount: Int, capacity: Int, isNarrow: Bool) -> WaterfallBlock {
    // Rounded up to whole words.
    let capacity = (capacity + 3) & ~3
    let bytes = WaterfallBlockView.bytes(
      columnCount: columnCount, capacity: capacity, isNarrow: isNarrow)
    let buffer = create(minimumCapacity: (bytes + 7) / 8) { _ in
      WaterfallBlockHeader(
        columnCount: UInt8(columnCount), isNarrow: isNarrow, capacity: capacity)
    }
    let block = unsafeDowncast(buffer, to: WaterfallBlock.self)
    assert(block.withUnsafeMutablePointers { UnsafeRawPointer($0 + 1) == UnsafeRawPointer($1) })
    return block
  }

  /// Copies `block` if it is shared, has no space for `items` items, or must store heights that
  /// don't fit its format.
  ///
  /// `isNarrow` is false if a height to be stored doesn't fit a narrow block.
  @inline(__always)
  static func makeUnique(_ block: inout WaterfallBlock, items: Int = 0, isNarrow: Bool = true) {
    let isFit = block.read { $0.capacity >= items && (isNarrow || !$0.isNarrow) }
    if isFit, isKnownUniquelyReferenced(&block) { return }
    block = block.copied(items: items, isNarrow: isNarrow)
  }

  /// Returns a copy with space for `items` items, and for some more if the capacity grows.
  ///
  /// The copy is narrow if this block is narrow and `isNarrow` is true.
  private func copied(items: Int, isNarrow: Bool) -> WaterfallBlock {
    read { old in
      let room = old.capacity >= items ? old.capacity : items + max(4, items / 4)
      let isNarrow = isNarrow && old.isNarrow
      let copy = Self.empty(columnCount: old.columnCount, capacity: room, isNarrow: isNarrow)
      copy.read { new in
        new.header.pointee.isStale = old.header.pointee.isStale
        new.header.pointee.phase = old.header.pointee.phase
        new.header.pointee.used = old.header.pointee.used
        new.tail.copyMemory(from: old.tail, byteCount: old.lengthsOffset)
        new.growth.update(from: old.growth, count: 2 * old.columnCount)
        new.order.update(from: old.order, count: old.used)
        if old.isNarrow == isNarrow {
          new.lengths.copyMemory(from: old.lengths, byteCount: old.used * old.lengthBytes)
        } else {
          for slot in 0..<old.used { new.wide[slot] = old.height(ofSlot: slot) }
        }
      }
      return copy
    }
  }
}

extension WaterfallBlock: CountedLeaf {
  var places: Int { read(\.used) }

  // The counters are the growth of each column and, after these, the number of stale blocks.
  static func counterCount(_ rule: WaterfallRule) -> Int { rule.columnCount + 1 }
  func counter(_ index: Int) -> Int64 {
    read { $0.counter(index) }
  }

  func cut(at place: Int, _ rule: WaterfallRule) -> (WaterfallBlock, WaterfallBlock) {
    (joined(0..<place, rule), joined(place..<places, rule))
  }

  static func fused(
    _ left: WaterfallBlock, _ right: WaterfallBlock, _ rule: WaterfallRule
  ) -> (WaterfallBlock, WaterfallBlock?) {
    guard left.places + right.places <= rule.blockItems else { return (left, right) }
    return (left.joined(0..<left.places, rule, and: right, 0..<right.places), nil)
  }

  /// Returns a description of a violated invariant of the block; nil if there is none.
  ///
  /// Each item must have exactly one slot, the items of each column must be in ascending order, and
  /// the growth of a column must be the sum of the lengths of its items.
  func brokenInvariant(_ rule: WaterfallRule, isRoot: Bool) -> String? {
    read { view in
      guard view.used <= rule.mostItems, view.used <= view.capacity else {
        return "A block has \(view.used) items."
      }
      guard view.firsts[0] == 0, Int(view.firsts[rule.columnCount]) == view.used,
        Set((0..<view.used).map { view.order[$0] }) == Set(0..<UInt16(view.used))
      else { return "The slots of a block don't contain each item exactly once." }
      for column in 0..<rule.columnCount {
        let slots = Int(view.firsts[column])..<Int(view.firsts[column + 1])
        if zip(slots, slots.dropFirst()).contains(where: { view.order[$0] > view.order[$1] }) {
          return "The items of column \(column) of a block aren't in ascending order."
        }
        let growth = view.start(ofSlot: slots.upperBound, inColumn: column, rule)
        if view.growth[column] != growth {
          return "The growth of column \(column) should be \(growth)."
        }
      }
      return nil
    }
  }
}
