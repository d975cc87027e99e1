/// A list implemented the textbook way: an array of lengths, and one of offsets.
///
/// The offsets are rebuilt after each edit.
struct NaiveList {
  private(set) var lengths: [Double]
  private(set) var offsets: [Double]

  init(_ lengths: [Double]) {
    self.lengths = lengths
    offsets = PrefixSumLimit.sums(lengths)
  }

  /// Returns the row at an offset within the list, by binary search.
  func index(at offset: Double) -> Int {
    var low = 0
    var high = lengths.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if offsets[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  mutating func insert(_ length: Double, at index: Int) {
    lengths.insert(length, at: index)
    offsets = PrefixSumLimit.sums(lengths)
  }

  mutating func remove(at index: Int) {
    lengths.remove(at: index)
    offsets = PrefixSumLimit.sums(lengths)
  }

  mutating func setLength(_ length: Double, at index: Int) {
    lengths[index] = length
    offsets = PrefixSumLimit.sums(lengths)
  }
}
