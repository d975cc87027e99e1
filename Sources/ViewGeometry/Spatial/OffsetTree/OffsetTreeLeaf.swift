/// The header of a leaf of an `OffsetTree`.
struct OffsetTreeLeafHeader {
  enum Kind: UInt8 {
    /// Single rows of two bytes each.
    case narrow
    /// Single rows of eight bytes each.
    case wide
    /// Any number of rows of equal length.
    case run
    /// Borrowed single rows of two bytes each, in shared memory: see ``LengthMemory``.
    case lent16
    /// Borrowed single rows of four bytes each, in shared memory.
    case lent32
  }

  var kind: Kind
  /// Whether all lengths, and thus all sums, are known to be multiples of 1/64 point.
  var isWhole: Bool
  /// The number of single rows; 0 for a run.
  var used: Int32
  /// The capacity of a narrow or wide leaf, in rows.
  var capacity: Int32
  var count: Int
  /// The sum of the lengths.
  var sum: OffsetTreeSum
  /// The length of each row of a run.
  var runLength: Double
}

/// A leaf of an `OffsetTree`: a single allocation with a header, followed by the rows.
final class OffsetTreeLeaf: ManagedBuffer<OffsetTreeLeafHeader, Int64>, CountedLeaf {
  /// Access to the leaf's contents by address, valid while the leaf is retained.
  ///
  /// The compiler may release a leaf after the last use of the reference, even while its addresses
  /// are still used. Therefore use this only in `read`, or while something else retains the leaf.
  var view: OffsetTreeLeafView {
    withUnsafeMutablePointerToHeader { OffsetTreeLeafView(header: $0) }
  }

  deinit {
    view.endLoan()
  }

  /// Calls `body` with the leaf's contents while the leaf is retained.
  @inline(__always)
  func read<Result>(_ body: (OffsetTreeLeafView) -> Result) -> Result {
    withExtendedLifetime(self) { body(view) }
  }

  // Accessing `header` itself would check for exclusive access at run time.
  var kind: OffsetTreeLeafHeader.Kind { read { $0.kind } }
  var used: Int { read { $0.used } }
  var rowCapacity: Int { read { $0.capacity } }
  var runLength: Double { read { $0.header.pointee.runLength } }

  var places: Int { read { $0.count } }
  static var hasLengths: Bool { true }
  var sum: OffsetTreeSum { read { $0.sum } }
  func place(at sum: OffsetTreeSum) -> Int { read { $0.row(at: sum) } }
  func start(ofPlace row: Int) -> OffsetTreeSum { read { $0.start(ofRow: row) } }

  // Counter 0 is the number of leaves with fractions. If it is 0, searches compare integers.
  static func counterCount(_ limits: OffsetTreeLimits) -> Int { 1 }
  func counter(_ index: Int) -> Int64 { read { $0.isWhole ? 0 : 1 } }

  func cut(at row: Int, _ limits: OffsetTreeLimits) -> (OffsetTreeLeaf, OffsetTreeLeaf) {
    (slice(0..<row), slice(row..<places))
  }

  /// Allocates a leaf with space for `bytes` bytes after its header.
  ///
  /// The caller initializes these bytes.
  static func allocate(_ header: OffsetTreeLeafHeader, bytes: Int) -> OffsetTreeLeaf {
    let words = (bytes + 7) / 8
    let buffer = create(minimumCapacity: words) { _ in header }
    let leaf = unsafeDowncast(buffer, to: OffsetTreeLeaf.self)
    assert(leaf.withUnsafeMutablePointers { UnsafeRawPointer($0 + 1) == UnsafeRawPointer($1) })
    return leaf
  }

  /// Makes the reference to a leaf unique, copying the leaf if it is shared.
  static func makeUnique(_ leaf: inout OffsetTreeLeaf) {
    if !isKnownUniquelyReferenced(&leaf) { leaf = leaf.copied(capacity: leaf.rowCapacity) }
  }

  /// Returns a copy of the leaf, with space for `capacity` rows if it is narrow or wide.
  func copied(capacity: Int) -> OffsetTreeLeaf {
    read { old in
      let copy = OffsetTreeLeaf.allocate(
        old.header.pointee, bytes: OffsetTreeLeafView.bytes(old.kind, capacity: capacity))
      copy.read { new in
        new.header.pointee.capacity = Int32(capacity)
        let rows = min(capacity, old.capacity)
        new.tail.copyMemory(
          from: old.tail, byteCount: OffsetTreeLeafView.bytes(old.kind, capacity: rows))
      }
      return copy
    }
  }
}
