/// Random row lengths and questions about them, made once so that no generator is timed.
struct ListLengths {
  let lengths: [Double]
  /// Offsets in random order; the count is a power of two.
  let offsets: [Double]
  /// Rows in random order; the count is a power of two.
  let rows: [Int]
  /// Offsets a finger scrolls over, 40 points apart, from a random one; the same number of them.
  let localOffsets: [Double]

  /// Lengths of 20 up to 180 points, multiples of 1/64.
  init(count: Int, random: inout SplitMix64) {
    lengths = (0..<count).map { _ in 20 + random.nextDyadic(below: 160) }
    let total = lengths.reduce(0, +)
    // A million, so that the questions don't all stay in a cache.
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
  /// The element for an operation's index, where the count is a power of two; indices wrap.
  @inline(__always)
  subscript(wrapping index: Int) -> Element {
    self[index & (count - 1)]
  }
}
