/// Half-open spans of equal length at equal distances, such as the columns and lines of a grid.
///
/// Span `k` is `start + k * stride ..< start + k * stride + length`. Spans overlap if
/// `stride < length`. Results are exact: a division provides only an estimate, which is then
/// corrected by comparisons with these sums.
package struct RegularSpans: Sendable, Hashable {
  package var start: Double
  /// The distance between the starts of adjacent spans, at least 0.
  package var stride: Double
  package var length: Double
  package var count: Int

  package init(start: Double, stride: Double, length: Double, count: Int) {
    self.start = start
    self.stride = stride
    self.length = length
    self.count = count
  }

  /// Returns the start of span `index`.
  @inline(__always)
  package func start(of index: Int) -> Double {
    start + Double(index) * stride
  }

  /// The end of the last span; `start` if there is none.
  package var end: Double {
    count > 0 ? start(of: count - 1) + length : start
  }

  /// Returns the last span that starts at or before `position`, if a division finds it.
  ///
  /// Returns nil if there is none, if `position` is a stride or more beyond the last start, or if
  /// rounding makes the division miss it.
  @inline(__always)
  func guessedLast(startingAtOrBefore position: Double) -> Int? {
    let quotient = (position - start) / stride
    guard quotient >= 0 && quotient < Double(count) else { return nil }
    let index = Int(quotient)
    return start(of: index) <= position && start(of: index &+ 1) > position ? index : nil
  }

  /// Returns the number of spans that start at or before `position`.
  @inline(__always)
  package func countStarting(atOrBefore position: Double) -> Int {
    let index = guess((position - start) / stride, undefined: count)
    let isTooHigh = index > 0 && start(of: index - 1) > position
    let isTooLow = index < count && start(of: index) <= position
    return isTooHigh || isTooLow ? mended(index, startingAtOrBefore: position) : index
  }

  /// Corrects an estimated count.
  ///
  /// It isn't inlined, because it is rarely needed, and inlining unrolls its loops for many steps,
  /// which costs 25 ns per query.
  @inline(never)
  private func mended(_ guess: Int, startingAtOrBefore position: Double) -> Int {
    var index = guess
    while index > 0 && start(of: index - 1) > position { index -= 1 }
    while index < count && start(of: index) <= position { index += 1 }
    return index
  }

  /// Returns the number of spans that start before `position`.
  package func countStarting(before position: Double) -> Int {
    var index = guess((position - start) / stride, undefined: 0)
    while index > 0 && start(of: index - 1) >= position { index -= 1 }
    while index < count && start(of: index) < position { index += 1 }
    return index
  }

  /// Returns the number of spans that end at or before `position`.
  package func countEnding(atOrBefore position: Double) -> Int {
    var index = guess((position - start - length) / stride, undefined: count)
    while index > 0 && start(of: index - 1) + length > position { index -= 1 }
    while index < count && start(of: index) + length <= position { index += 1 }
    return index
  }

  /// Returns the spans that overlap `lower ..< upper`; an empty range if the interval or the spans
  /// are empty.
  package func indices(overlapping lower: Double, _ upper: Double) -> Range<Int> {
    guard length > 0 && lower < upper else { return 0..<0 }
    let first = countEnding(atOrBefore: lower)
    let end = countStarting(before: upper)
    return first < end ? first..<end : first..<first
  }

  /// Returns the number of spans that a quotient indicates: its integral part plus 1, clamped to
  /// the range from 0 to `count`.
  ///
  /// Returns `undefined` if the quotient is NaN, the result of 0 / 0.
  ///
  /// With a stride of 0, all spans start at the same position, and the quotient is an infinity or
  /// NaN. The result must then already be correct: the loops above are meant for rounding errors,
  /// and would otherwise visit all spans.
  @inline(__always)
  func guess(_ quotient: Double, undefined: Int) -> Int {
    if quotient < Double(count) {
      return quotient >= 0 ? Int(quotient) + 1 : 0
    }
    return quotient.isNaN ? undefined : count
  }
}
