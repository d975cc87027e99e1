extension OffsetTree {
  /// Calls `body` with each row of a range, in order.
  ///
  /// - Precondition: The range is within `0..<count`.
  /// - Complexity: O(log n + k) for k rows; faster than k single queries.
  public func forEach(in range: Range<Int>, _ body: (Position) -> Void) {
    _ = firstPosition(in: range) {
      body($0)
      return false
    }
  }

  /// Returns the first row in `range` that satisfies `condition`, or nil if there is none.
  ///
  /// The rows after it aren't visited, so the method can also be used to end an iteration early.
  ///
  /// - Precondition: The range is within `0..<count`.
  /// - Complexity: O(log n + k) for k visited rows.
  @inline(__always)
  public func firstPosition(
    in range: Range<Int>, where condition: (Position) -> Bool
  ) -> Position? {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "Rows \(range) are out of range: there are \(count) rows.")
    guard let root = rows.root, !range.isEmpty else { return nil }
    var found: Position?
    withExtendedLifetime(root.object) {
      _ = root.view.forEachLeaf(in: range) { place in
        let leaf = place.leaf._withUnsafeGuaranteedRef { $0.view }
        let first = max(0, range.lowerBound - place.before)
        var offset = place.start + leaf.start(ofRow: first)
        for row in first..<min(leaf.count, range.upperBound - place.before) {
          let length = leaf.length(ofRow: row)
          let position = Position(
            index: place.before + row, offset: offset.points, length: length)
          if condition(position) {
            found = position
            return false
          }
          offset += OffsetTreeSum(length)
        }
        return true
      }
    }
    return found
  }
}
