// Offsets along the axis of a tree of lengths, in points.
extension CountedTree {
  /// Returns the offset of the element at the index `place`.
  ///
  /// If `place` is the number of elements, returns the end of the last one. Traps if it is negative
  /// or larger.
  ///
  /// - Complexity: O(log n).
  package func start(ofPlace place: Int) -> Double {
    if place == places { return sum.points }
    return withLeaf(ofPlace: place) { leaf, found in
      (found.start + leaf.start(ofPlace: place - found.before)).points
    }
  }

  /// Returns the index of the element at an offset.
  ///
  /// Returns nil if the offset is NaN or outside the sequence. Elements include their start, but
  /// not their end.
  ///
  /// - Complexity: O(log n).
  package func place(at position: Double) -> Int? {
    guard let root else { return nil }
    return withExtendedLifetime(root.object) {
      root.view.sum(at: position).map { sum, _ in
        let found = LocatedLeaf(at: sum, in: root.view)
        return found.before
          + found.leaf._withUnsafeGuaranteedRef { $0.place(at: sum - found.start) }
      }
    }
  }

  /// Returns the range of the elements that overlap the interval from `lower` to `upper`.
  ///
  /// An element that starts at `upper` is included, but one that ends at `lower` isn't. Before the
  /// comparison, each element is extended by `reach` at both ends.
  func places(from lower: Double, to upper: Double, reach: Double) -> Range<Int> {
    let length = sum.points
    guard lower <= upper, lower - reach < length, upper + reach >= 0 else { return 0..<0 }
    let first = lower - reach > 0 ? place(at: lower - reach) ?? 0 : 0
    let last = upper + reach < length ? place(at: max(0, upper + reach)) : nil
    return first..<max(first, (last ?? places - 1) + 1)
  }
}
