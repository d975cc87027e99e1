extension RandomAccessCollection {
  /// The start of the second part of a collection that a condition divides in two; the end if no element meets it.
  ///
  /// By binary search: the condition holds for no element of the first part and for all of the second.
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
