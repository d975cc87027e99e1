/// Random row lengths and queries about them, precomputed so that no generator is timed.
struct ListLengths {
  let lengths: [Double]
  /// Random offsets; their count is a power of two.
  let offsets: [Double]
  /// Random row indices; their count is a power of two.
  let rows: [Int]
  /// Offsets of a list that scrolls by 40 points each time; their count equals that of `offsets`.
  let localOffsets: [Double]

  /// Creates random lengths of 20 to 180 points, in multiples of 1/64.
  init(count: Int, random: inout SplitMix64) {
    lengths = (0..<count).map { _ in 20 + random.nextDyadic(below: 160) }
    let total = lengths.reduce(0, +)
    // A million, so that the queries don't all fit into a cache.
    let questions = 1 << 20
    offsets = (0..<questions).map { _ in random.nextDyadic(below: total) }
    rows = (0..<questions).map { _ in random.nextIndex(below: count) }
    let start = random.nextDyadic(below: total)
    localOffsets = (0..<questions).map {
      (start + 40 * Double($0)).truncatingRemainder(dividingBy: total)
    }
  }
}

extension Array {
  /// The element for an operation with the given index; indices wrap around.
  ///
  /// The count must be a power of two.
  @inline(__always)
  subscript(wrapping index: Int) -> Element {
    self[index & (count - 1)]
  }
}
