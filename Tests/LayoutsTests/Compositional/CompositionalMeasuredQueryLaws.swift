import Testing
import ViewGeometry

@testable import TestSupport

/// Sections with some measured items give the same answers as a scan of all their frames.
@Suite struct CompositionalMeasuredQueryLaws {
  struct Case: CustomStringConvertible {
    var rules: [CompositionalRules]
    var counts: [Int]
    var measures: [(section: Int, item: Int, size: LayoutSize)]
    var headers: [LayoutSize?]
    var scrollOffset: Double
    var points: [(x: Double, y: Double)]
    var description: String { "\(counts), \(measures), \(headers) by \(rules) at \(points)" }

    var solution: CompositionalSolution {
      var builder = CompositionalBuilder(
        container: LayoutSize(width: 320, height: 480), sectionCount: rules.count)
      for (rules, count) in zip(rules, counts) { builder.append(rules, itemCount: count) }
      var solution = builder.solution(sectionSpacing: 6)
      for each in measures where each.section < counts.count && counts[each.section] > 0 {
        let item = each.item % counts[each.section]
        _ = solution.measure(each.size, ofItem: item, section: each.section)
      }
      for (section, size) in headers.enumerated() {
        guard let size else { continue }
        _ = solution.measure(size, ofBoundary: "header", section: section)
      }
      for section in counts.indices { solution.setScrollOffset(scrollOffset, ofSection: section) }
      return solution
    }
  }

  private static func anyCase(_ source: inout ChoiceSource) -> Case {
    let rules = source.list(mean: 2, limit: 3) { $0.estimatedRules() }
    return Case(
      rules: rules, counts: rules.map { _ in source.index(below: 25) },
      measures: source.list(mean: 6, limit: 20) {
        ($0.index(below: 3), $0.index(below: 25), $0.measuredSize())
      }, headers: rules.map { _ in source.flag() ? source.measuredSize() : nil },
      scrollOffset: source.flowLength(below: 100),
      points: (0..<12).map { _ in
        (source.flowLength(below: 320), source.flowLength(below: 600))
      })
  }

  private static func items(_ solution: CompositionalSolution) -> [LayoutElement] {
    (0..<solution.sectionCount).flatMap { section in
      (0..<solution.itemCount(inSection: section)).compactMap {
        solution.element(section: section, item: $0, viewport: nil)
      }
    }
  }

  @Test func `a point finds the last item that holds it`() {
    check(Self.anyCase, cases: .perThousand(300)) { input in
      let solution = input.solution
      let items = Self.items(solution)
      for (x, y) in input.points + items.map({ ($0.frame.x, $0.frame.y) }) {
        let found = solution.item(x: x, y: y)
        let expected = items.last { $0.frame.contains(x: x, y: y) }
        try demand(
          found?.section == expected?.section && found?.item == expected?.item,
          "\(String(describing: found)), not \(String(describing: expected)) at \(x), \(y)")
      }
    }
  }

  @Test func `a rectangle finds the items that overlap it`() {
    check(Self.anyCase, cases: .perThousand(300)) { input in
      let solution = input.solution
      let items = Self.items(solution)
      for (x, y) in input.points {
        let window = Extent(x: x - 20, y: y - 20, width: 50, height: 35)
        var found: [LayoutElement] = []
        solution.forEachElement(in: window) { if $0.kind == .item { found.append($0) } }
        let expected = items.filter { $0.frame.overlaps(window) }
        try demand(found == expected, "\(found), not \(expected)")
      }
    }
  }

  @Test func `a shelf is as high as its highest card, whichever was measured last`() {
    let card = CompositionalSize(width: .absolute(50), height: .estimated(40))
    let rules = CompositionalRules(
      group: CompositionalItem(
        size: card,
        content: .group(CompositionalGroup(axis: .horizontal, elements: [.init(size: card)]))),
      groupSpacing: 10, scrolling: .continuous)
    var builder = CompositionalBuilder(
      container: LayoutSize(width: 320, height: 480), sectionCount: 1)
    builder.append(rules, itemCount: 120)
    var solution = builder.solution()
    var heights = Array(repeating: 40.0, count: 120)

    for number in 0..<100 {
      let item = number * 37 % 110
      heights[item] = Double(20 + number * 29 % 71)
      _ = solution.measure(LayoutSize(width: 9, height: heights[item]), ofItem: item, section: 0)

      expectEqual(solution.height, heights.max())
      expectEqual(
        solution.frame(ofItem: item, section: 0),
        LayoutFrame(x: Double(item) * 60, y: 0, width: 50, height: heights[item]))
      let end = (x: Double(item) * 60 + 49, y: heights[item] - 0.5)
      expectEqual(solution.item(x: end.x, y: end.y)?.item, item)
      expect(solution.item(x: end.x, y: heights[item]) == nil)
    }
    solution.replaceItems(0..<110, inSection: 0, count: 0)
    expectEqual(solution.height, 40)
  }
}
