/// Half-open spans of one length at one distance: the columns and the lines of a grid, in closed form.
///
/// Span `k` is `start + k * stride ..< start + k * stride + length`. Spans overlap when `stride < length`. Every answer
/// agrees bit for bit with comparing a point with each of these sums: a division only guesses, the comparison decides.
package struct RegularSpans: Sendable, Hashable {
  package var start: Double
  /// The distance between the starts of neighbours, at least 0.
  package var stride: Double
  package var length: Double
  package var count: Int

  package init(start: Double, stride: Double, length: Double, count: Int) {
    self.start = start
    self.stride = stride
    self.length = length
    self.count = count
  }

  /// Where span `index` starts.
  @inline(__always)
  package func start(of index: Int) -> Double {
    start + Double(index) * stride
  }

  /// The end of the last span; `start` when there is none.
  package var end: Double {
    count > 0 ? start(of: count - 1) + length : start
  }

  /// The last span that starts at or before `position`, if a division finds it; nil when there is none or rounding misses it.
  @inline(__always)
  func guessedLast(startingAtOrBefore position: Double) -> Int? {
    let quotient = (position - start) / stride
    guard quotient >= 0 && quotient < Double(count) else { return nil }
    let index = Int(quotient)
    return start(of: index) <= position && start(of: index &+ 1) > position ? index : nil
  }

  /// The number of spans that start at or before `position`.
  @inline(__always)
  package func countStarting(atOrBefore position: Double) -> Int {
    let index = guess((position - start) / stride, undefined: count)
    let isTooHigh = index > 0 && start(of: index - 1) > position
    let isTooLow = index < count && start(of: index) <= position
    return isTooHigh || isTooLow ? mended(index, startingAtOrBefore: position) : index
  }

  /// Out of line: it is rarely needed, and inlined its loops are unrolled for many steps, which costs 25 ns a query.
  @inline(never)
  private func mended(_ guess: Int, startingAtOrBefore position: Double) -> Int {
    var index = guess
    while index > 0 && start(of: index - 1) > position { index -= 1 }
    while index < count && start(of: index) <= position { index += 1 }
    return index
  }

  /// The number of spans that start before `position`.
  package func countStarting(before position: Double) -> Int {
    var index = guess((position - start) / stride, undefined: 0)
    while index > 0 && start(of: index - 1) >= position { index -= 1 }
    while index < count && start(of: index) < position { index += 1 }
    return index
  }

  /// The number of spans that end at or before `position`.
  package func countEnding(atOrBefore position: Double) -> Int {
    var index = guess((position - start - length) / stride, undefined: count)
    while index > 0 && start(of: index - 1) + length > position { index -= 1 }
    while index < count && start(of: index) + length <= position { index += 1 }
    return index
  }

  /// The spans that share a point with `lower ..< upper`; none when either is empty.
  package func indices(overlapping lower: Double, _ upper: Double) -> Range<Int> {
    guard length > 0 && lower < upper else { return 0..<0 }
    let first = countEnding(atOrBefore: lower)
    let end = countStarting(before: upper)
    return first < end ? first..<end : first..<first
  }

  /// The count a quotient stands for, 0 to `count`; `undefined` for 0 / 0.
  ///
  /// With a stride of 0 all spans start at one place. The loops above only mend rounding and would walk through all
  /// of them, so the quotient, an infinity or NaN, must lead straight to the right end.
  @inline(__always)
  func guess(_ quotient: Double, undefined: Int) -> Int {
    if quotient < Double(count) {
      return quotient >= 0 ? Int(quotient) + 1 : 0
    }
    return quotient.isNaN ? undefined : count
  }
}
