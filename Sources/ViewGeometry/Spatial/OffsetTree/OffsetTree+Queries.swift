extension OffsetTree {
  /// Returns the length at an index, in points.
  ///
  /// - Precondition: The index is in `0..<count`.
  /// - Complexity: O(log n).
  @inline(never)
  public func length(at index: Int) -> Double {
    checkRow(index)
    return withPlace(ofRow: index) { $0.leaf.length(ofRow: $0.row) }
  }

  /// Returns the offset of a row: the sum of all lengths before it, in points.
  ///
  /// - Parameter index: The index of a row, or `count` for the end of the last row.
  /// - Precondition: The index is in `0...count`.
  /// - Complexity: O(log n).
  @inline(never)
  public func offset(of index: Int) -> Double {
    if index == count { return totalLength }
    checkRow(index)
    return withPlace(ofRow: index) { $0.start.points }
  }

  /// Returns the row at an index, with its offset and length in points.
  ///
  /// - Precondition: The index is in `0..<count`.
  /// - Complexity: O(log n).
  @inline(never)
  public func position(of index: Int) -> Position {
    checkRow(index)
    return withPlace(ofRow: index) { $0.position }
  }

  /// Returns the index of the row that contains an offset in points, or nil if there is none.
  ///
  /// A row contains its start offset but not its end offset, so a row of length zero is never
  /// found. The result is nil if the offset is NaN, negative, or at least `totalLength`.
  ///
  /// - Complexity: O(log n).
  @inline(never)
  public func index(at offset: Double) -> Int? {
    withPlace(at: offset) { $0.index }
  }

  /// Returns the row that contains an offset in points, with the row's offset and length.
  ///
  /// A row contains its start offset but not its end offset. The result is nil if the offset is
  /// NaN, negative, or at least `totalLength`.
  ///
  /// - Complexity: O(log n).
  @inline(never)
  public func position(at offset: Double) -> Position? {
    withPlace(at: offset) { $0.position }
  }

  /// Returns the first row of positive length at or after an index; nil if there is none.
  ///
  /// - Precondition: The index is in `0..<count`.
  /// - Complexity: O(log n).
  @inline(never)
  func positivePosition(from index: Int) -> Position? {
    checkRow(index)
    guard let view = rows.root?.view else { return nil }
    let start = LocatedRow(ofRow: index, in: view).start
    return start < view.sum ? LocatedRow(at: start, in: view).position : nil
  }

  /// Returns the last row of positive length before an index; nil if there is none.
  ///
  /// - Precondition: The index is in `0...count`.
  /// - Complexity: O(log n).
  @inline(never)
  func positivePosition(before index: Int) -> Position? {
    guard let view = rows.root?.view else { return nil }
    let end = index == count ? view.sum : LocatedRow(ofRow: index, in: view).start
    guard end > .zero else { return nil }
    return LocatedRow(at: end - OffsetTreeSum(units: 0, fraction: 1), in: view).position
  }

  func checkRow(_ index: Int) {
    precondition(
      index >= 0 && index < count, "Row \(index) is out of range: there are \(count) rows.")
  }

  /// Descends to the row at `index`, and calls `body` with its location.
  ///
  /// Nothing is retained: the caller of a function that isn't inlined retains the tree until the
  /// function returns. Retaining and releasing the root would take as long as one level of the
  /// descent.
  @inline(__always)
  private func withPlace<Result>(
    ofRow index: Int, _ body: (LocatedRow) -> Result
  ) -> Result {
    guard let root = rows.root else {
      preconditionFailure("There is no row \(index): the sequence is empty.")
    }
    return body(LocatedRow(ofRow: index, in: root.view))
  }

  /// Descends to the row at an offset, and calls `body` with its location if there is such a row.
  ///
  /// As in `withPlace(ofRow:_:)`, nothing is retained.
  @inline(__always)
  private func withPlace<Result>(
    at offset: Double, _ body: (LocatedRow) -> Result
  ) -> Result? {
    guard let view = rows.root?.view, let sum = view.sum(at: offset) else { return nil }
    if sum.isUnits { return body(LocatedRow(atUnits: sum.position.units, in: view)) }
    return body(LocatedRow(at: sum.position, in: view))
  }
}
