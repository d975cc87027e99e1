/// What every node of a waterfall's tree knows about the items below it.
struct WaterfallNodeHeader {
  /// Levels of inner nodes below and including this one; 0 in a block.
  let height: UInt8
  let columnCount: UInt8
  /// Of a block, whether its heights are numbers of two bytes.
  var isNarrow = false
  /// Of a block, the column the first item got where columns are filled in turn.
  var phase: UInt8 = 0
  /// Of an inner node, a bit for each child below which is a block that must be solved again; of a block 1 or 0.
  var stale: UInt32 = 0
  /// Children of an inner node, items of a block.
  var used: Int32 = 0
  /// Items a block has room for.
  var capacity: Int32 = 0
  /// Items below.
  var count = 0
}

/// A node of the tree of a waterfall's items: one allocation, its header in front of its arrays.
final class WaterfallNode: ManagedBuffer<WaterfallNodeHeader, Int64> {
  /// The address of the node's contents, valid while someone holds the node.
  ///
  /// The compiler may release a node after the last use of the reference, whatever is still done with addresses: use this
  /// only where something else holds the node, or in `read`.
  var view: WaterfallNodeView {
    withUnsafeMutablePointerToHeader { WaterfallNodeView(header: $0) }
  }

  /// Runs a function on the node's contents while the node is held.
  @inline(__always)
  func read<Result>(_ body: (WaterfallNodeView) -> Result) -> Result {
    withExtendedLifetime(self) { body(view) }
  }

  deinit {
    let view = view
    if view.height > 0 { view.children.deinitialize(count: view.used) }
  }

  /// A block without items, with room for some.
  static func block(columnCount: Int, capacity: Int, isNarrow: Bool) -> WaterfallNode {
    // In whole words.
    let capacity = (capacity + 3) & ~3
    var header = WaterfallNodeHeader(height: 0, columnCount: UInt8(columnCount))
    header.capacity = Int32(capacity)
    header.isNarrow = isNarrow
    return allocate(
      header,
      bytes: WaterfallNodeView.blockBytes(
        columnCount: columnCount, capacity: capacity, isNarrow: isNarrow))
  }

  /// An inner node without children.
  static func inner(columnCount: Int, height: Int) -> WaterfallNode {
    let node = allocate(
      WaterfallNodeHeader(height: UInt8(height), columnCount: UInt8(columnCount)),
      bytes: WaterfallNodeView.innerBytes(columnCount: columnCount))
    node.read {
      // Ends behind the last one in use are larger than any sum.
      $0.countEnds.initialize(
        repeating: .max, count: WaterfallNodeView.lanes * (columnCount + 1))
    }
    return node
  }

  private static func allocate(_ header: WaterfallNodeHeader, bytes: Int) -> WaterfallNode {
    let buffer = create(minimumCapacity: (bytes + 7) / 8) { _ in header }
    let node = unsafeDowncast(buffer, to: WaterfallNode.self)
    assert(node.withUnsafeMutablePointers { UnsafeRawPointer($0 + 1) == UnsafeRawPointer($1) })
    return node
  }

  /// Makes `node` the only reference to its contents, with room for `items` if it is a block, and for wide ones.
  @inline(__always)
  static func makeUnique(_ node: inout WaterfallNode, items: Int = 0, isNarrow: Bool = true) {
    let isFit = node.read {
      $0.height > 0 || $0.capacity >= items && (isNarrow || !$0.isNarrow)
    }
    if isFit, isKnownUniquelyReferenced(&node) { return }
    node = node.copied(items: items, isNarrow: isNarrow)
  }

  /// A node of equal contents; a block with room for `items` and some more if it had none.
  private func copied(items: Int, isNarrow: Bool) -> WaterfallNode {
    read { old in
      if old.height > 0 {
        let copy = Self.inner(columnCount: old.columnCount, height: old.height)
        copy.read { new in
          new.header.pointee = old.header.pointee
          new.tail.copyMemory(from: old.tail, byteCount: old.childrenOffset)
          new.children.initialize(from: old.children, count: old.used)
        }
        return copy
      }
      let room = old.capacity >= items ? old.capacity : items + max(4, items / 4)
      let copy = Self.block(
        columnCount: old.columnCount, capacity: room, isNarrow: isNarrow && old.isNarrow)
      copy.read { new in
        let (capacity, isNarrow) = (new.header.pointee.capacity, new.isNarrow)
        new.header.pointee = old.header.pointee
        new.header.pointee.capacity = capacity
        new.header.pointee.isNarrow = isNarrow
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
