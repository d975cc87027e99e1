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
      let gaps = input.solver.items.dropLast().reduce(0) { $0 + $1.spacingAfter }
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

  @Test func `gaps wider than their spacing are all alike, and no other is narrower than they`() {
    check(Self.anyCase) { input in
      var solver = input.solver
      for distribution in [StackSolver.Distribution.equalSpacing, .equalCentering] {
        solver.distribution = distribution
        let spans = solver.mainSpans(in: input.room)
        var (wider, kept): ([Double], [Double]) = ([], [])
        for (index, item) in solver.items.indices.dropLast().map({ ($0, solver.items[$0]) }) {
          let (span, next) = (spans[index], spans[index + 1])
          let gap = next.start - span.start - span.length
          let step = gap + (distribution == .equalSpacing ? 0 : (span.length + next.length) / 2)
          if gap > item.spacingAfter + 1e-9 { wider.append(step) } else { kept.append(step) }
        }
        guard let level = wider.max(), let least = wider.min() else { continue }
        try demand(level - least < 1e-9, "Gaps of \(wider) differ.")
        try demand(kept.allSatisfy { $0 > level - 1e-9 }, "\(kept) are below \(level).")
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
