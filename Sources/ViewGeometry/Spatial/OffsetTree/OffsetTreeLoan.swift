/// The location of a leaf's borrowed rows.
struct OffsetTreeLoan {
  let rows: UnsafeMutableRawPointer
  /// The owner of the rows; retained by the leaf.
  let memory: Unmanaged<LengthMemory>
}

extension OffsetTreeLeafView {
  var lent16: OffsetTreeRows<OffsetTreeLentFormat<UInt16>> { OffsetTreeRows(self) }
  var lent32: OffsetTreeRows<OffsetTreeLentFormat<UInt32>> { OffsetTreeRows(self) }

  var loan: UnsafeMutablePointer<OffsetTreeLoan> {
    (tail + Self.blockBytes).assumingMemoryBound(to: OffsetTreeLoan.self)
  }

  var isLent: Bool { kind == .lent16 || kind == .lent32 }

  /// The size of the borrowed rows, in bytes.
  ///
  /// It is 0 if the rows are in a file or belong to the leaf.
  var lentBytes: Int {
    guard isLent, !loan.pointee.memory._withUnsafeGuaranteedRef(\.isFile) else { return 0 }
    return used * (kind == .lent16 ? 2 : 4)
  }

  /// Releases the reference to the memory of borrowed rows, if any; called when the leaf is
  /// deallocated.
  func endLoan() {
    if isLent { loan.pointee.memory.release() }
  }
}

extension OffsetTreeLeaf {
  /// Returns a leaf of rows borrowed from `memory`.
  static func lent<Unit: OffsetTreeLentUnit>(
    _ rows: UnsafeMutableBufferPointer<Unit>, of memory: LengthMemory
  ) -> OffsetTreeLeaf {
    let leaf = allocate(
      OffsetTreeLeafHeader(
        kind: Unit.kind, isWhole: true, used: Int32(rows.count), capacity: Int32(rows.count),
        count: rows.count, sum: .zero, runLength: 0),
      bytes: OffsetTreeLeafView.bytes(Unit.kind, capacity: 0))
    leaf.read { view in
      // An empty buffer, which has no address, never becomes a leaf.
      guard let address = rows.baseAddress else { return }
      view.loan.initialize(
        to: OffsetTreeLoan(
          rows: UnsafeMutableRawPointer(address), memory: .passRetained(memory)))
      OffsetTreeRows<OffsetTreeLentFormat<Unit>>(view).sumUp()
    }
    return leaf
  }

  /// Returns a leaf with its own copy of the rows in `range`, and with space for `capacity` rows.
  func owned(_ range: Range<Int>, capacity: Int = 0) -> OffsetTreeLeaf {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: max(1, range.count)) { lengths in
      read { $0.copyRows(range, to: lengths, at: 0) }
      return .rows(UnsafeBufferPointer(rebasing: lengths[..<range.count]), capacity: capacity)
    }
  }

  /// Replaces the leaf with a writable copy if its rows are borrowed.
  static func makeOwner(_ leaf: inout OffsetTreeLeaf, _ limits: OffsetTreeLimits) {
    guard leaf.read(\.isLent) else { return }
    leaf = leaf.owned(0..<leaf.places, capacity: limits.leafRows)
  }
}
