/// A map from old to new indices, for a sequence from which elements were removed and inserted.
///
/// `emptied` contains the removed indices before the edits, and `filled` the inserted indices after
/// them. Both are sorted and have no duplicates. The other elements keep their order and take the
/// indices that aren't filled.
package struct IndexMap: Sendable {
  package let emptied: ArraySlice<Int>
  package let filled: ArraySlice<Int>

  package init(emptied: ArraySlice<Int>, filled: ArraySlice<Int>) {
    self.emptied = emptied
    self.filled = filled
  }

  /// Returns the new index of the element at index `old`, or nil if it was removed.
  ///
  /// - Complexity: O(log n) for n removals and insertions.
  package func newNumber(of old: Int) -> Int? {
    let before = emptied.partitioningIndex { $0 >= old }
    if before < emptied.endIndex, emptied[before] == old { return nil }
    let rank = old - (before - emptied.startIndex)
    // A filled index precedes the result if at most `rank` unfilled indices precede it.
    let start = filled.startIndex
    let end = filled.indices.partitioningIndex { filled[$0] - ($0 - start) > rank }
    return rank + (end - start)
  }
}
