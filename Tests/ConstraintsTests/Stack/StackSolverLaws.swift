import Testing
import ViewGeometry

@testable import TestSupport

/// Properties for any lengths, gaps and available length.
@Suite struct StackSolverLaws {
  struct Case: CustomStringConvertible {
    let solver: StackSolver
    let room: Double
    var description: String { "mainSpans(in: \(room)) of \(solver)" }
  }

  private static func anyCase(_ source: inout ChoiceSource) -> Case {
    let items = source.list(mean: 4, limit: 8) { source in
      StackSolver.Item(
        main: Double(source.index(below: 80)), hugging: Double(source.index(below: 3)),
        resistance: Double(source.index(below: 3)), spacingAfter: Double(source.index(below: 20)))
    }
    let distribution = source.pick([
      StackSolver.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
      .equalCentering,
    ])
    return Case(
      solver: StackSolver(items: items, distribution: distribution),
      room: Double(source.index(below: 600)))
  }

  @Test func `items fill the room exactly unless the gaps alone are longer`() {
    check(Self.anyCase) { input in
      guard let last = input.solver.mainSpans(in: input.room).last else { return }
      let end = last.start + last.length
      let least = input.solver.items.dropLast().map(\.spacingAfter)
      let gaps =
        input.solver.distribution == .equalSpacing
        ? (least.max() ?? 0) * Double(least.count) : least.reduce(0, +)
      try demand(
        abs(end - max(input.room, gaps)) < 1e-9, "The last item ends at \(end) of \(input.room).")
    }
  }

  @Test func `lengths are never negative and gaps never below their spacing`() {
    check(Self.anyCase) { input in
      let spans = input.solver.mainSpans(in: input.room)
      try demand(spans.allSatisfy { $0.length >= 0 }, "A length is negative: \(spans).")
      for (index, item) in input.solver.items.indices.dropLast().map({
        ($0, input.solver.items[$0])
      }) {
        let gap = spans[index + 1].start - spans[index].start - spans[index].length
        try demand(gap >= item.spacingAfter - 1e-9, "The gap after \(index) is \(gap).")
      }
    }
  }

  @Test func `gaps of equal spacing are all alike`() {
    check(Self.anyCase) { input in
      var solver = input.solver
      solver.distribution = .equalSpacing
      let spans = solver.mainSpans(in: input.room)
      let gaps = zip(spans, spans.dropFirst()).map { $1.start - $0.start - $0.length }
      guard let widest = gaps.max(), let least = gaps.min() else { return }
      try demand(widest - least < 1e-9, "Gaps of \(gaps) differ.")
    }
  }

  @Test func `no length moved from one gap to another makes centers more even (R11.86)`() {
    check(Self.anyCase) { input in
      var solver = input.solver
      solver.distribution = .equalCentering
      let spans = solver.mainSpans(in: input.room)
      let steps = zip(spans, spans.dropFirst()).map {
        $1.start + $1.length / 2 - $0.start - $0.length / 2
      }
      func error(_ steps: [Double]) -> Double { steps.reduce(0) { $0 + abs($1 - steps[0]) } }
      for (from, (span, next)) in zip(spans, spans.dropFirst()).enumerated() {
        let room = next.start - span.start - span.length - solver.items[from].spacingAfter
        for to in steps.indices where to != from && room > 1e-9 {
          for part in [room, room / 2, room / 64] {
            var other = steps
            other[from] -= part
            other[to] += part
            try demand(error(other) > error(steps) - 1e-9, "\(other) are nearer than \(steps).")
          }
        }
      }
    }
  }

  @Test func `in the fitting length items have the lengths they want`() {
    check(Self.anyCase) { input in
      guard input.solver.distribution != .fillEqually else { return }
      let spans = input.solver.mainSpans(in: input.solver.fittingMain)
      for (span, item) in zip(spans, input.solver.items) {
        try demand(
          abs(span.length - item.main) < 1e-9, "An item of \(item.main) got \(span.length).")
      }
    }
  }
}
