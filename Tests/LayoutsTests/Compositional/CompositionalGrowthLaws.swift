import Testing
import ViewGeometry

@testable import TestSupport

/// Sections of any rules whose items are inserted and removed, compared with sections solved with
/// the final count.
@Suite struct CompositionalGrowthLaws {
  struct Case: CustomStringConvertible {
    var rules: CompositionalRules
    var count: Int
    var edits: [(place: Int, removed: Int, inserted: Int)]
    var description: String { "\(count), \(edits) by \(rules)" }
  }

  private static func anyCase(_ source: inout ChoiceSource) -> Case {
    let rules = source.flag() ? source.compositionalSection().rules : source.estimatedRules()
    return Case(
      rules: rules, count: source.index(below: 4),
      edits: source.list(mean: 4, limit: 8) { source in
        (source.index(below: 30), source.index(below: 4), source.index(below: 9))
      })
  }

  private static func solve(_ rules: CompositionalRules, _ count: Int) -> CompositionalSolution {
    var builder = CompositionalBuilder(
      container: LayoutSize(width: 320, height: 480), sectionCount: 1)
    builder.append(rules, itemCount: count)
    return builder.solution()
  }

  @Test func `a section that grew is as one that was solved at once`() {
    check(Self.anyCase, cases: .perThousand(400)) { input in
      var (solution, count) = (Self.solve(input.rules, input.count), input.count)
      for edit in input.edits {
        let place = edit.place % (count + 1)
        let range = place..<min(count, place + edit.removed)
        solution.replaceItems(range, inSection: 0, count: edit.inserted)
        count += edit.inserted - range.count
        let fresh = Self.solve(input.rules, count)

        try demand(solution.itemCount(inSection: 0) == count, "There aren't \(count) items.")
        try demand(solution.height == fresh.height, "\(solution.height), not \(fresh.height)")
        for item in 0..<count {
          let frame = solution.frame(ofItem: item, section: 0)
          let expected = fresh.frame(ofItem: item, section: 0)
          try demand(frame == expected, "\(item) is at \(frame), not \(expected)")
        }
        let broken = solution.brokenInvariant
        try demand(broken == nil, broken ?? "")
      }
    }
  }
}
