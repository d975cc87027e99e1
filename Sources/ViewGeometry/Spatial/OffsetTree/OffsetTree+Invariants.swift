extension OffsetTree {
  /// The memory of the tree in bytes, with allocator overhead.
  ///
  /// Nodes shared with copies are counted in full; files aren't counted.
  package var memory: Int { rows.memory { $0.allocatedBytes } }

  /// Traps if an invariant of the tree is broken.
  package func checkInvariants() {
    let broken = brokenInvariant
    precondition(broken == nil, broken ?? "")
  }

  /// In builds with internal checks, traps if an edit broke an invariant; large trees are skipped.
  @inline(__always)
  func checkAfterEdit() {
    #if VIEWGEOMETRY_INTERNAL_CHECKS
      if count <= 4_096 { checkInvariants() }
    #endif
  }

  /// A description of a violated invariant, or nil if all of these hold.
  ///
  /// - The invariants of ``CountedTree`` hold, and below the root a leaf has at least `fewestRows`
  ///   rows.
  /// - Leaves of single rows have at most `leafRows` rows.
  /// - The end stored for a block in use is the exact sum of the leaf's rows up to that end. All
  ///   other ends are `unreachable`, which is larger than any sum.
  /// - A leaf whose `isWhole` is true contains only multiples of 1/64 point.
  package var brokenInvariant: String? { rows.brokenInvariant }
}

extension OffsetTreeLeaf {
  /// The memory that a leaf uses, in bytes: its object, rounded up to a multiple of 16, and the
  /// rows that it borrows from memory other than a file.
  ///
  /// The object consists of the object's header, the leaf's header, the leaf's own rows and one
  /// word for the allocator.
  fileprivate var allocatedBytes: Int {
    let own =
      16 + MemoryLayout<OffsetTreeLeafHeader>.stride
      + OffsetTreeLeafView.bytes(kind, capacity: rowCapacity)
    return (own + 8 + 15) / 16 * 16 + read(\.lentBytes)
  }

  func brokenInvariant(_ limits: OffsetTreeLimits, isRoot: Bool) -> String? {
    read { view in
      if view.count < (isRoot ? 1 : limits.fewestRows) { return "A leaf has \(view.count) rows." }
      switch view.kind {
      case .narrow:
        return view.brokenInvariant(of: OffsetTreeRows<OffsetTreeNarrowFormat>(view), limits)
      case .wide:
        return view.brokenInvariant(of: OffsetTreeRows<OffsetTreeWideFormat>(view), limits)
      case .lent16:
        return view.brokenInvariant(of: view.lent16, limits)
      case .lent32:
        return view.brokenInvariant(of: view.lent32, limits)
      case .run:
        let isRight = view.sum == OffsetTreeSum(view.header.pointee.runLength, times: view.count)
        return isRight ? nil : "A run has the wrong sum \(view.sum.points)."
      }
    }
  }
}

extension OffsetTreeLeafView {
  fileprivate func brokenInvariant<Format>(
    of rows: OffsetTreeRows<Format>, _ limits: OffsetTreeLimits
  ) -> String? {
    guard 1...limits.leafRows ~= used else { return "A leaf has \(used) rows." }
    if used > header.pointee.capacity { return "A leaf has no room for its \(used) rows." }
    if isWhole && !Format.isWhole(rows.rows, count: used) {
      return "A leaf of whole lengths contains a fraction."
    }
    var total = Format.End.zero
    for row in 0..<used {
      let (block, place) = row.quotientAndRemainder(dividingBy: Format.rowsPerBlock)
      if place == 0, rows.before(block: block) != total {
        return "Block \(block) has the wrong start."
      }
      total += Format.end(rows.rows[row])
    }
    if count != used || sum != Format.sum(total) { return "The totals of a leaf are wrong." }
    let blocks = (used + Format.rowsPerBlock - 1) / Format.rowsPerBlock
    if rows.before(block: blocks) != total { return "The last end of a leaf isn't its sum." }
    for block in blocks..<OffsetTreeRows<Format>.blocks where rows.ends[block] != Format.unreachable
    {
      return "The unused block \(block) is reachable."
    }
    return nil
  }
}
