/// Access to a leaf's contents by address, so that reading does no reference counting.
///
/// Reading through a view is safe because the view's creator keeps the leaf or its tree alive.
/// Writing through a view is safe if the leaf is known to be uniquely referenced (see
/// `CountedTree`).
///
/// Layout after the header:
///
///     narrow  block ends 32 x Int32, rows UInt16
///     wide    block ends 8 x OffsetTreeSum, rows Double
///     run     nothing
///     lent    block ends 16 x Int64, an `OffsetTreeLoan`
///
/// A block end is the sum of all rows of the leaf up to the end of that block. Unused ends are
/// larger than any sum, so a search may compare all ends.
struct OffsetTreeLeafView {
  let header: UnsafeMutablePointer<OffsetTreeLeafHeader>

  /// The size of the array of block ends, in bytes.
  ///
  /// Runs have no block ends.
  static let blockBytes = 128
  /// The maximum number of single rows of a leaf.
  static let mostRows = 512

  /// Returns the number of bytes that a leaf of the given kind and capacity takes after its header.
  ///
  /// The capacity is rounded up to a multiple of 16 rows, because searches read 16 rows at a time.
  static func bytes(_ kind: OffsetTreeLeafHeader.Kind, capacity: Int) -> Int {
    let rows = (capacity + 15) / 16 * 16
    return switch kind {
    case .narrow: blockBytes + rows * MemoryLayout<UInt16>.stride
    case .wide: blockBytes + rows * MemoryLayout<Double>.stride
    case .run: 0
    case .lent16, .lent32: blockBytes + MemoryLayout<OffsetTreeLoan>.stride
    }
  }

  var kind: OffsetTreeLeafHeader.Kind { header.pointee.kind }
  var used: Int { Int(header.pointee.used) }
  var capacity: Int { Int(header.pointee.capacity) }
  var count: Int { header.pointee.count }
  var sum: OffsetTreeSum { header.pointee.sum }
  var isWhole: Bool { header.pointee.isWhole }

  var tail: UnsafeMutableRawPointer { UnsafeMutableRawPointer(header + 1) }

  /// Returns the length of a row.
  func length(ofRow row: Int) -> Double {
    switch kind {
    case .narrow:
      OffsetTreeNarrowFormat.length(OffsetTreeRows<OffsetTreeNarrowFormat>(self).rows[row])
    case .wide: OffsetTreeRows<OffsetTreeWideFormat>(self).rows[row]
    case .run: header.pointee.runLength
    case .lent16: lent16.length(ofRow: row)
    case .lent32: lent32.length(ofRow: row)
    }
  }

  /// Returns the sum of the lengths of the rows before `row`.
  func start(ofRow row: Int) -> OffsetTreeSum {
    switch kind {
    case .narrow:
      OffsetTreeNarrowFormat.sum(OffsetTreeRows<OffsetTreeNarrowFormat>(self).start(ofRow: row))
    case .wide: OffsetTreeRows<OffsetTreeWideFormat>(self).start(ofRow: row)
    case .run: OffsetTreeSum(header.pointee.runLength, times: row)
    case .lent16: lent16.sum(before: row)
    case .lent32: lent32.sum(before: row)
    }
  }

  /// Returns the row that contains `sum`, an offset from the leaf's start that is less than its
  /// length.
  ///
  /// It is the first row whose end is greater than `sum`.
  func row(at sum: OffsetTreeSum) -> Int {
    switch kind {
    case .narrow:
      OffsetTreeRows<OffsetTreeNarrowFormat>(self).row(at: OffsetTreeNarrowFormat.end(sum))
    case .wide: OffsetTreeRows<OffsetTreeWideFormat>(self).row(at: sum)
    case .run:
      OffsetTreeSum.index(at: sum, ofEqual: header.pointee.runLength, count: count)
    case .lent16: lent16.row(at: sum.units)
    case .lent32: lent32.row(at: sum.units)
    }
  }

  /// Writes the lengths of the rows in `range` to `lengths`, starting at the index `place` there.
  ///
  /// The memory may be uninitialized.
  func copyRows(_ range: Range<Int>, to lengths: UnsafeMutableBufferPointer<Double>, at place: Int)
  {
    for (offset, row) in range.enumerated() {
      lengths.initializeElement(at: place + offset, to: length(ofRow: row))
    }
  }
}

/// The location of a row in a tree and in its leaf, found by a descent from the root.
///
/// The tree must be retained while the location is used.
struct LocatedRow {
  let place: LocatedLeaf<OffsetTreeLeaf>
  let leaf: OffsetTreeLeafView
  /// The index of the row within the leaf.
  let row: Int

  /// Finds the row at `index`.
  ///
  /// The row must exist.
  @inline(__always)
  init(ofRow index: Int, in tree: CountedTreeView<OffsetTreeLeaf>) {
    place = LocatedLeaf(of: index, in: tree)
    leaf = place.leaf._withUnsafeGuaranteedRef { $0.view }
    row = index &- place.before
  }

  /// Finds the row that contains the offset of `units` / 64 points.
  ///
  /// All lengths in the tree must be multiples of 1/64 point, and the offset must be less than the
  /// tree's total length.
  @inline(__always)
  init(atUnits units: Int64, in tree: CountedTreeView<OffsetTreeLeaf>) {
    place = LocatedLeaf(atUnits: units, in: tree)
    leaf = place.leaf._withUnsafeGuaranteedRef { $0.view }
    row = leaf.row(at: OffsetTreeSum(units: units &- place.start.units, fraction: 0))
  }

  /// Finds the row that contains the offset `sum`.
  ///
  /// - Precondition: `sum` is less than the tree's total length.
  init(at sum: OffsetTreeSum, in tree: CountedTreeView<OffsetTreeLeaf>) {
    place = LocatedLeaf(at: sum, in: tree)
    leaf = place.leaf._withUnsafeGuaranteedRef { $0.view }
    row = leaf.row(at: sum - place.start)
  }

  var index: Int { place.before &+ row }

  /// The offset of the row.
  var start: OffsetTreeSum { place.start + leaf.start(ofRow: row) }

  var position: OffsetTree.Position {
    OffsetTree.Position(index: index, offset: start.points, length: leaf.length(ofRow: row))
  }
}
