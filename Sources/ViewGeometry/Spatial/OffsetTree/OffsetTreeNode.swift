/// What every node of an `OffsetTree` knows about the rows below it.
struct OffsetTreeNodeHeader {
  enum Kind: UInt8 {
    /// Children and the running sums of their rows and lengths.
    case inner
    /// Rows one by one, two bytes each.
    case narrow
    /// Rows one by one, eight bytes each.
    case wide
    /// Any number of rows of the same length.
    case run
  }

  var kind: Kind
  /// Levels of inner nodes below and including this one; 0 in a leaf.
  var height: UInt8
  /// No row below has a fraction of 1/64 point, so no sum below has one either.
  var isWhole: Bool
  /// Children of an inner node, rows of a narrow or wide leaf, 0 in a run.
  var used: Int32
  /// Rows a narrow or wide leaf has room for.
  var capacity: Int32
  /// Rows below.
  var count: Int
  /// The sum of their lengths.
  var sum: OffsetTreeSum
  /// The length of each row of a run.
  var runLength: Double
}

/// A node of an `OffsetTree`: one allocation, its header in front of its arrays.
final class OffsetTreeNode: ManagedBuffer<OffsetTreeNodeHeader, Int64> {
  /// The address of the node's contents, valid while someone holds the node.
  ///
  /// The compiler may release a node after the last use of the reference, whatever is still done
  /// with addresses: use this only where something else holds the node, or in `read`.
  var view: OffsetTreeNodeView {
    withUnsafeMutablePointerToHeader { OffsetTreeNodeView(header: $0) }
  }

  /// Runs a function on the node's contents while the node is held.
  @inline(__always)
  func read<Result>(_ body: (OffsetTreeNodeView) -> Result) -> Result {
    withExtendedLifetime(self) { body(view) }
  }

  // `header` itself would check at run time that nobody writes it meanwhile.
  var kind: OffsetTreeNodeHeader.Kind { read { $0.kind } }
  var height: Int { read { $0.height } }
  var used: Int { read { $0.used } }
  var rowCapacity: Int { read { Int($0.header.pointee.capacity) } }
  var count: Int { read { $0.count } }
  var sum: OffsetTreeSum { read { $0.sum } }
  var runLength: Double { read { $0.header.pointee.runLength } }

  deinit {
    let view = view
    if view.kind == .inner {
      view.children.deinitialize(count: view.used)
    }
  }

  /// A node with room for `bytes` behind its header, which the caller fills.
  static func allocate(_ header: OffsetTreeNodeHeader, bytes: Int) -> OffsetTreeNode {
    let words = (bytes + 7) / 8
    let buffer = create(minimumCapacity: words) { _ in header }
    let node = unsafeDowncast(buffer, to: OffsetTreeNode.self)
    assert(node.withUnsafeMutablePointers { UnsafeRawPointer($0 + 1) == UnsafeRawPointer($1) })
    return node
  }

  /// Makes `node` the only reference to its contents, copying them if it isn't.
  static func makeUnique(_ node: inout OffsetTreeNode) {
    if !isKnownUniquelyReferenced(&node) {
      node = node.copied(capacity: node.rowCapacity)
    }
  }

  /// A node of equal contents, with room for `capacity` rows if it is a narrow or wide leaf.
  func copied(capacity: Int) -> OffsetTreeNode {
    read { old in
      let copy = OffsetTreeNode.allocate(
        old.header.pointee, bytes: OffsetTreeNodeView.bytes(old.kind, capacity: capacity))
      copy.read { new in
        new.header.pointee.capacity = Int32(capacity)
        if old.kind == .inner {
          new.tail.copyMemory(from: old.tail, byteCount: OffsetTreeNodeView.childrenOffset)
          new.children.initialize(from: old.children, count: old.used)
        } else {
          let rows = min(capacity, Int(old.header.pointee.capacity))
          new.tail.copyMemory(
            from: old.tail, byteCount: OffsetTreeNodeView.bytes(old.kind, capacity: rows))
        }
      }
      return copy
    }
  }
}
