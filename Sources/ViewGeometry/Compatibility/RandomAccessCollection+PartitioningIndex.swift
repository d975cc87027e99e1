extension RandomAccessCollection {
  /// Returns the index of the first element that satisfies a condition, found by binary search.
  ///
  /// Returns the end index if no element does. The condition must be false for all elements before
  /// the returned index, and true for all others.
  ///
  /// - Complexity: O(log n).
  @inline(__always)
  package func partitioningIndex(where belongsInSecondPart: (Element) -> Bool) -> Index {
    var (low, length) = (startIndex, count)
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if belongsInSecondPart(self[middle]) {
        length = half
      } else {
        low = index(after: middle)
        length -= half + 1
      }
    }
    return low
  }
}
