import Testing
import ViewGeometry

@testable import TestSupport

/// Lists whose rows are measured in random order, compared with sums of heights.
@Suite struct CompositionalMeasuringLawTests {
  struct Case {
    var columns: Int
    var counts: [Int]
    var edits: [(section: Int, item: Int, height: Double)]
  }

  static func generate(_ source: inout ChoiceSource) -> Case {
    let counts = source.list(mean: 2, limit: 4) { 1 + $0.index(below: 30) }
    let edits = source.list(mean: 10, limit: 40) { source in
      let section = source.index(below: max(1, counts.count))
      let item = source.index(below: counts.isEmpty ? 1 : counts[section])
      return (section: section, item: item, height: source.flowLength(below: 100))
    }
    return Case(columns: 1 + source.index(below: 3), counts: counts, edits: edits)
  }

  private static func rules(columns: Int) -> CompositionalRules {
    let item = CompositionalItem(
      size: CompositionalSize(width: .absolute(90), height: .estimated(44)))
    return CompositionalRules(
      group: CompositionalItem(
        size: CompositionalSize(width: .fractionOfWidth(1), height: .estimated(44)),
        content: .group(
          CompositionalGroup(
            axis: .horizontal, elements: [item], repetition: .count(columns)))),
      insets: CompositionalInsets(top: 3, bottom: 5), groupSpacing: 2)
  }

  /// The y of every item, and the total height.
  private static func naive(
    _ page: Case, _ heights: [[Double]]
  ) -> (tops: [[Double]], height: Double) {
    var (tops, y): ([[Double]], Double) = ([], 0)
    for heights in heights {
      y += 3
      var places: [Double] = []
      for first in stride(from: 0, to: heights.count, by: page.columns) {
        let row = heights[first..<min(heights.count, first + page.columns)]
        places += row.map { _ in y }
        y += (row.max() ?? 0) + 2
      }
      y += 5 - 2
      tops.append(places)
    }
    return (tops, y)
  }

  @Test func `Items after a measured one move, and a copy stays as it was`() {
    check(Self.generate) { page in
      var builder = CompositionalBuilder(
        container: LayoutSize(width: 300, height: 600), sectionCount: page.counts.count)
      for count in page.counts {
        builder.append(Self.rules(columns: page.columns), itemCount: count)
      }
      var solution = builder.solution()
      var heights = page.counts.map { Array(repeating: 44.0, count: $0) }

      for edit in page.edits where !page.counts.isEmpty {
        let copy = solution
        let before = copy.height
        let size = LayoutSize(width: 10, height: edit.height)
        _ = solution.measure(size, ofItem: edit.item, section: edit.section)
        heights[edit.section][edit.item] = edit.height
        try demand(copy.height == before, "The copy went along: \(copy.height), not \(before)")
      }

      let broken = solution.brokenInvariant
      try demand(broken == nil, broken ?? "")
      let naive = Self.naive(page, heights)
      try demand(solution.height == naive.height, "\(solution.height), not \(naive.height)")
      for (section, heights) in heights.enumerated() {
        for (item, height) in heights.enumerated() {
          let frame = solution.frame(ofItem: item, section: section)
          let x = Double(item % page.columns) * 90
          let expected = LayoutFrame(x: x, y: naive.tops[section][item], width: 90, height: height)
          try demand(frame == expected, "\(section).\(item): \(frame), not \(expected)")
          guard height > 0 else { continue }
          let found = solution.item(x: x, y: frame.y)
          try demand(found?.section == section && found?.item == item, "\(frame)")
        }
      }
    }
  }

  @Test func `R8.4 siblings of uniform length take the largest that was measured`() {
    let item = CompositionalItem(
      size: CompositionalSize(width: .absolute(90), height: .uniform(estimate: 44)))
    let rules = CompositionalRules(
      group: CompositionalItem(
        size: CompositionalSize(width: .fractionOfWidth(1), height: .estimated(44)),
        content: .group(CompositionalGroup(axis: .horizontal, elements: [item]))))
    var builder = CompositionalBuilder(
      container: LayoutSize(width: 300, height: 600), sectionCount: 1)
    builder.append(rules, itemCount: 6)
    var solution = builder.solution()

    let moved = solution.measure(LayoutSize(width: 90, height: 70), ofItem: 1, section: 0)

    expect(moved)
    expectEqual(
      (0..<6).map { solution.frame(ofItem: $0, section: 0).height }, [70, 70, 70, 44, 44, 44])
    expectEqual(solution.height, 114)
  }
}
