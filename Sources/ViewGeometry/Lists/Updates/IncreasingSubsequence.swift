/// Computes the longest ascending subsequence of distinct values.
///
/// To sort the values, only those outside the subsequence need to be moved.
///
/// It is computed by patience sorting (Schensted, Longest increasing and decreasing subsequences,
/// 1961, DOI 10.4153/CJM-1961-015-3).
package enum IncreasingSubsequence {
  /// Returns the positions of the subsequence, in ascending order.
  ///
  /// Of several longest subsequences, it returns one with the lowest last value.
  ///
  /// - Complexity: O(n log n); O(n) for values that are already in ascending order.
  package static func positions(of numbers: [Int]) -> [Int] {
    guard !isAscending(numbers) else { return Array(numbers.indices) }
    // For each length, the position of the lowest value that ends a subsequence of that length.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (position, number) in numbers.enumerated() {
      let length = ends.partitioningIndex { numbers[$0] >= number }
      if length > 0 { previous[position] = ends[length - 1] }
      if length == ends.count { ends.append(position) } else { ends[length] = position }
    }
    var positions = ends
    guard var position = ends.last else { return [] }
    for length in ends.indices.reversed() {
      positions[length] = position
      position = previous[position]
    }
    return positions
  }

  private static func isAscending(_ numbers: [Int]) -> Bool {
    for (number, next) in zip(numbers, numbers.dropFirst()) where next < number { return false }
    return true
  }
}
