extension OffsetTree {
  /// The length at an index, as it was set, in points.
  ///
  /// - Precondition: the index is in `0..<count`.
  /// - Complexity: O(log n).
  public func length(at index: Int) -> Double {
    position(of: index).length
  }

  /// The offset at which a row starts: the sum of all lengths before it, in points.
  ///
  /// - Parameter index: A row, or `count` for the end of the last one.
  /// - Precondition: the index is in `0...count`.
  /// - Complexity: O(log n).
  public func offset(of index: Int) -> Double {
    index == count ? totalLength : position(of: index).offset
  }

  /// The row at an index, with its offset and length in points.
  ///
  /// - Precondition: the index is in `0..<count`.
  /// - Complexity: O(log n).
  public func position(of index: Int) -> Position {
    checkRow(index)
    guard let root else { preconditionFailure("An empty sequence has no row \(index)") }
    return withExtendedLifetime(root) {
      var node = root.view
      var row = index
      var start = OffsetTreeSum.zero
      while node.kind == .inner {
        let child = node.child(ofRow: row)
        row -= node.countBefore(child)
        start += node.sumBefore(child)
        node = node.child(child)
      }
      start += node.start(ofRow: row)
      return Position(index: index, offset: start.points, length: node.length(ofRow: row))
    }
  }

  /// The row at an offset in points, or nil before the first and from the end of the last one on.
  ///
  /// Half-open: a row holds the offset at which it starts and not the one at which it ends, so one
  /// of length zero is never found. Nil for NaN.
  ///
  /// - Complexity: O(log n).
  public func index(at offset: Double) -> Int? {
    position(at: offset)?.index
  }

  /// The row at an offset in points, with its own offset and length; as `index(at:)`.
  ///
  /// - Complexity: O(log n).
  public func position(at offset: Double) -> Position? {
    guard let root, offset >= 0, offset < totalLength else { return nil }
    return withExtendedLifetime(root) {
      var node = root.view
      let wanted = OffsetTreeSum(lastRoundingTo: offset)
      var index = 0
      var start = OffsetTreeSum.zero
      while node.kind == .inner {
        let child = node.child(at: wanted - start)
        index += node.countBefore(child)
        start += node.sumBefore(child)
        node = node.child(child)
      }
      let found = node.find(wanted - start)
      return Position(
        index: index + found.row, offset: (start + found.start).points,
        length: node.length(ofRow: found.row))
    }
  }

  func checkRow(_ index: Int) {
    precondition(
      index >= 0 && index < count, "Row \(index) is out of range; there are \(count) rows")
  }
}

extension OffsetTreeNodeView {
  /// The sum of the rows of a leaf before one.
  func start(ofRow row: Int) -> OffsetTreeSum {
    switch kind {
    case .narrow:
      OffsetTreeNarrowFormat.sum(OffsetTreeRows<OffsetTreeNarrowFormat>(self).start(ofRow: row))
    case .wide: OffsetTreeRows<OffsetTreeWideFormat>(self).start(ofRow: row)
    case .run, .inner: OffsetTreeSum(header.pointee.runLength, times: row)
    }
  }

  /// The row of a leaf at a sum, and the sum at which it starts.
  func find(_ sum: OffsetTreeSum) -> (row: Int, start: OffsetTreeSum) {
    switch kind {
    case .narrow:
      let rows = OffsetTreeRows<OffsetTreeNarrowFormat>(self)
      let found = rows.find(OffsetTreeNarrowFormat.end(sum))
      return (found.row, OffsetTreeNarrowFormat.sum(found.start))
    case .wide: return OffsetTreeRows<OffsetTreeWideFormat>(self).find(sum)
    case .run, .inner: return findInRun(sum)
    }
  }

  private func findInRun(_ sum: OffsetTreeSum) -> (row: Int, start: OffsetTreeSum) {
    let length = header.pointee.runLength
    // The quotient may be off by a few rows of 2^53; the exact sums decide.
    var row = min(count - 1, max(0, Int(sum.points / OffsetTreeSum(length).points)))
    while row > 0, OffsetTreeSum(length, times: row) > sum {
      row -= 1
    }
    while row < count - 1, OffsetTreeSum(length, times: row + 1) <= sum {
      row += 1
    }
    return (row, OffsetTreeSum(length, times: row))
  }
}
