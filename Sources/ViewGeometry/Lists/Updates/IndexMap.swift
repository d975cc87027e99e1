/// Maps the indices of elements before removals and insertions to their indices afterwards.
///
/// Both lists ascend without repetition: `emptied` by indices before, `filled` by indices after. The other elements
/// keep their order and take the indices that aren't filled.
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
    // Filled indices precede the result as long as no more than `rank` unfilled indices precede them.
    let start = filled.startIndex
    let end = filled.indices.partitioningIndex { filled[$0] - ($0 - start) > rank }
    return rank + (end - start)
  }
}
