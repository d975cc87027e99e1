import Testing
import ViewGeometry

@testable import TestSupport

/// Counts of spans in closed form, compared with a scan of the spans.
@Suite struct RegularSpansLaws {
  struct Case: CustomStringConvertible {
    var spans: RegularSpans
    var positions: [Double]
    var description: String { "\(spans) at \(positions)" }

    func start(of index: Int) -> Double { spans.start + Double(index) * spans.stride }

    /// The indices of the spans that satisfy a condition on their start and end.
    func indices(where holds: (_ start: Double, _ end: Double) -> Bool) -> [Int] {
      (0..<spans.count).filter { holds(start(of: $0), start(of: $0) + spans.length) }
    }
  }

  private static func anyCase(_ source: inout ChoiceSource) -> Case {
    func length(_ source: inout ChoiceSource) -> Double {
      switch source.index(below: 4) {
      case 0: 0
      case 1: source.unit() * 10
      default: source.flowLength(below: 12)
      }
    }
    let spans = RegularSpans(
      // So far away that neighbors round to the same start.
      start: source.oneIn(8)
        ? 0x1p60 : source.flag() ? source.flowLength(below: 20) - 10 : source.real(within: 10),
      stride: length(&source), length: length(&source), count: source.index(below: 30))
    let input = Case(spans: spans, positions: [])
    let positions = (0..<8).map { _ -> Double in
      guard source.flag() else { return source.flowLength(below: 400) - 40 }
      // Around an edge, where a division rounds to the wrong side.
      let start = input.start(of: source.index(below: spans.count + 2))
      let edge = source.flag() ? start : start + spans.length
      return source.pick([edge, edge.nextUp, edge.nextDown])
    }
    return Case(spans: spans, positions: positions)
  }

  @Test func `the count of spans that start or end by a position agrees with a scan`() {
    check(Self.anyCase) { input in
      let spans = input.spans
      for position in input.positions {
        let started = input.indices { start, _ in start <= position }.count
        let before = input.indices { start, _ in start < position }.count
        let ended = input.indices { _, end in end <= position }.count
        try demand(spans.countStarting(atOrBefore: position) == started, "\(started) start")
        try demand(spans.countStarting(before: position) == before, "\(before) start before")
        try demand(spans.countEnding(atOrBefore: position) == ended, "\(ended) end")
      }
      let end = input.indices { _, _ in true }.last.map { input.start(of: $0) + spans.length }
      try demand(spans.end == end ?? spans.start, "The end is \(spans.end).")
    }
  }

  /// Cases in which a division yields one span too few in front of a point just after a start.
  @Test(
    arguments: [(-3.3, 0.7, 3), (-3.3, 1.0 / 3, 7), (-3.3, 1.1, 15)] as [(Double, Double, Int)])
  func `a point counts the span that starts in front of it by a rounding`(
    start: Double, stride: Double, number: Int
  ) {
    let spans = RegularSpans(start: start, stride: stride, length: 0.1, count: 100)
    let edge = start + Double(number) * stride
    expect((edge.nextUp - start) / stride < Double(number))

    expectEqual(spans.countStarting(before: edge.nextUp), number + 1)
    expectEqual(spans.countStarting(before: edge), number)
    expectEqual(spans.countStarting(atOrBefore: edge), number + 1)
    expectEqual(spans.countStarting(atOrBefore: edge.nextDown), number)
  }

  @Test func `the spans that overlap a stretch are those of which each says so`() {
    check(Self.anyCase) { input in
      for (one, other) in zip(input.positions, input.positions.dropFirst()) {
        let (lower, upper) = (min(one, other), max(one, other))
        let expected = input.indices { start, end in
          input.spans.length > 0 && lower < upper && start < upper && lower < end
        }
        let found = input.spans.indices(overlapping: lower, upper)
        try demand(Array(found) == expected, "\(found) from \(lower) to \(upper)")
        try demand(input.spans.indices(overlapping: upper, lower).isEmpty, "Turned round.")
      }
    }
  }
}
