/// Finds a longest increasing subsequence of distinct numbers: the elements that kept their order.
///
/// Uses patience sorting (C. Schensted, "Longest Increasing and Decreasing Subsequences",
/// doi:10.4153/CJM-1961-015-3).
enum LongestRun {
  /// Returns, for each number, whether it is part of the subsequence.
  ///
  /// - Complexity: O(n log n).
  static func kept(_ numbers: [Int32]) -> [Bool] {
    /// For each length, the index of the smallest number that ends an increasing subsequence of
    /// that length.
    var ends: [Int] = []
    var before = Array(repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? ends[low - 1] : -1
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var kept = Array(repeating: false, count: numbers.count)
    var next = ends.last ?? -1
    while next >= 0 {
      kept[next] = true
      next = before[next]
    }
    return kept
  }
}
