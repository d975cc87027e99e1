/// Maps the numbers of elements before some were removed and others put in to their numbers afterwards.
///
/// Both lists ascend without repetition: `emptied` by numbers before, `filled` by numbers after. Others keep their
/// order and take the numbers that aren't filled.
package struct IndexMap: Sendable {
  package let emptied: ArraySlice<Int>
  package let filled: ArraySlice<Int>

  package init(emptied: ArraySlice<Int>, filled: ArraySlice<Int>) {
    self.emptied = emptied
    self.filled = filled
  }

  /// The new number of what had the number `old`, or nil if its place was emptied.
  ///
  /// - Complexity: O(log n) for n places emptied or filled.
  package func newNumber(of old: Int) -> Int? {
    let before = emptied.partitioningIndex { $0 >= old }
    if before < emptied.endIndex, emptied[before] == old { return nil }
    let rank = old - (before - emptied.startIndex)
    // Filled places lie before the answer as long as no more than `rank` unfilled numbers come before them.
    let start = filled.startIndex
    let end = filled.indices.partitioningIndex { filled[$0] - ($0 - start) > rank }
    return rank + (end - start)
  }
}
