import Testing
import ViewGeometry

@testable import TestSupport

/// Items that an app positions freely, on levels, compared with a scan of all of them.
@Suite struct CompositionalLevelLaws {
  struct Case: CustomStringConvertible {
    /// The app's arrangement of each section.
    var arrangements: [[CompositionalPlacedItem]]
    var counts: [Int]
    var isOrthogonal: [Bool]
    var points: [(x: Double, y: Double)]
    var description: String { "\(arrangements) of \(counts), \(isOrthogonal) at \(points)" }

    var solution: CompositionalSolution {
      var builder = CompositionalBuilder(
        container: LayoutSize(width: 200, height: 300), sectionCount: counts.count)
      for (section, placed) in arrangements.enumerated() {
        let size = CompositionalSize(width: .absolute(80), height: .absolute(40))
        let rules = CompositionalRules(
          group: CompositionalItem(size: size, content: .custom(0)), groupSpacing: 4,
          scrolling: isOrthogonal[section] ? .continuous : .none)
        builder.append(rules, itemCount: counts[section]) { _, _ in placed }
      }
      return builder.solution(sectionSpacing: 3)
    }
  }

  private static func anyCase(_ source: inout ChoiceSource) -> Case {
    let arrangements = source.list(mean: 3, limit: 4) { source in
      let levels = source.pick([0, 2])
      return (0..<1 + source.index(below: 5)).map { _ in
        CompositionalPlacedItem(
          frame: LayoutFrame(
            x: source.flowLength(below: 90) - 10, y: source.flowLength(below: 60) - 10,
            width: source.flowLength(below: 50), height: source.flowLength(below: 50)),
          zIndex: source.integer(within: levels))
      }
    }
    return Case(
      arrangements: arrangements, counts: arrangements.map { _ in source.index(below: 12) },
      isOrthogonal: arrangements.map { _ in source.oneIn(3) },
      points: (0..<20).map { _ in
        (source.flowLength(below: 220) - 10, source.flowLength(below: 400) - 10)
      })
  }

  @Test func `items lie where the app put them, group after group`() {
    check(Self.anyCase, cases: .perThousand(300)) { input in
      let solution = input.solution
      var y = 0.0
      for (section, placed) in input.arrangements.enumerated() {
        for item in 0..<input.counts[section] {
          let own = placed[item % placed.count]
          let group = Double(item / placed.count)
          var frame = own.frame
          frame.x += input.isOrthogonal[section] ? group * 84 : 0
          frame.y += y + (input.isOrthogonal[section] ? 0 : group * 44)
          let found = solution.element(section: section, item: item, viewport: nil)
          let expected = LayoutElement(
            kind: .item, section: section, item: item, frame: frame, zIndex: own.zIndex)
          try demand(found == expected, "\(String(describing: found)), not \(expected)")
        }
        let groups = (input.counts[section] + placed.count - 1) / placed.count
        if groups > 0 { y += input.isOrthogonal[section] ? 40 : Double(groups) * 44 - 4 }
        if section < input.counts.count - 1 { y += 3 }
      }
      try demand(solution.height == y, "It is \(solution.height) high, not \(y).")
    }
  }

  @Test func `a point finds the item on the highest level, and of equals the last`() {
    check(Self.anyCase, cases: .perThousand(300)) { input in
      var solution = input.solution
      for section in 0..<solution.sectionCount { solution.setScrollOffset(30, ofSection: section) }
      let all = (0..<solution.sectionCount).flatMap { section in
        (0..<solution.itemCount(inSection: section)).compactMap {
          solution.element(section: section, item: $0, viewport: nil)
        }
      }
      for (x, y) in input.points {
        let under = all.filter { $0.frame.contains(x: x, y: y) }
        let expected = under.reduce(nil) { (best: LayoutElement?, element) in
          best.map { element.zIndex >= $0.zIndex } ?? true ? element : best
        }
        let found = solution.item(x: x, y: y)
        try demand(
          found?.section == expected?.section && found?.item == expected?.item
            && found?.frame == expected?.frame,
          "\(String(describing: found)), not \(String(describing: expected)) at \(x), \(y)")
      }
    }
  }

  @Test func `a rectangle finds all items that overlap it, with their levels`() {
    check(Self.anyCase, cases: .perThousand(200)) { input in
      let solution = input.solution
      for (x, y) in input.points.prefix(5) {
        let window = Extent(x: x, y: y, width: 30, height: 25)
        var found: [LayoutElement] = []
        solution.forEachElement(in: window) { found.append($0) }
        let expected = (0..<solution.sectionCount).flatMap { section in
          (0..<solution.itemCount(inSection: section)).compactMap {
            solution.element(section: section, item: $0, viewport: nil)
          }
        }.filter { $0.frame.overlaps(window) }
        try demand(found == expected, "\(found), not \(expected)")
      }
    }
  }
}
