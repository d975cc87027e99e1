/// The set of steps that must be performed, with one bit for each step.
///
/// Invariant: no bit is set in a word before `firstWord`.
struct DueSteps: ~Copyable {
  private(set) var words = TrivialBuffer<UInt64>()
  private(set) var firstWord = 0

  /// Whether no step is due.
  var isEmpty: Bool { words.indices.allSatisfy { words[$0] == 0 } }

  mutating func removeAll() {
    words.removeAll()
    firstWord = 0
  }

  /// Adds a bit for a step that was just appended, and makes the step due.
  mutating func append(_ step: Int) {
    if step >> 6 >= words.count { words.append(0) }
    insert(step)
  }

  /// Makes a step due.
  @inline(__always)
  mutating func insert(_ step: Int) {
    words[step >> 6] |= 1 << UInt64(step & 63)
    firstWord = min(firstWord, step >> 6)
  }

  /// Makes a step due.
  ///
  /// The step must not precede the last step performed.
  @inline(__always)
  func insertLater(_ step: Int) {
    words[step >> 6] |= 1 << UInt64(step & 63)
  }

  /// Makes a range of steps due.
  ///
  /// No step of the range may precede the last step performed.
  @inline(__always)
  func insertLater(_ steps: Range<Int>) {
    forEachWord(of: steps) { word, mask in words[word] |= mask }
  }

  /// Clears the bits of steps that have been performed.
  @inline(__always)
  func remove(_ steps: Range<Int>) {
    forEachWord(of: steps) { word, mask in words[word] &= ~mask }
  }

  /// Makes the next search include `step`, even if earlier searches have already passed it.
  mutating func searchAgain(from step: Int) {
    firstWord = min(firstWord, step >> 6)
  }

  /// Returns the first step that is due, and clears its bit; nil if no step is due.
  @inline(__always)
  mutating func popFirst() -> Int? {
    while firstWord < words.count {
      let word = words[firstWord]
      if word != 0 {
        words[firstWord] = word & (word - 1)
        return firstWord << 6 + word.trailingZeroBitCount
      }
      firstWord += 1
    }
    return nil
  }

  /// Calls `body` with the index of each word that contains bits of `steps`, and a mask of these
  /// bits.
  @inline(__always)
  private func forEachWord(of steps: Range<Int>, _ body: (Int, UInt64) -> Void) {
    guard !steps.isEmpty else { return }
    let (first, last) = (steps.lowerBound, steps.upperBound - 1)
    for word in first >> 6...last >> 6 {
      let from: UInt64 = word == first >> 6 ? ~0 << UInt64(first & 63) : ~0
      let to: UInt64 = word == last >> 6 ? ~0 >> UInt64(63 - last & 63) : ~0
      body(word, from & to)
    }
  }
}
