import Testing
import ViewGeometry

@testable import TestSupport

/// Sections of rows whose items are measured, arranged by an app, or extend beyond them.
@Suite struct CompositionalRowTests {
  private let container = LayoutSize(width: 300, height: 600)

  private func size(_ width: Double, _ height: CompositionalLength) -> CompositionalSize {
    CompositionalSize(width: .absolute(width), height: height)
  }

  private func group(
    _ axis: Axis, _ elements: [CompositionalItem], height: CompositionalLength,
    spacing: Double = 0, _ repetition: CompositionalGroup.Repetition = .untilFull
  ) -> CompositionalItem {
    CompositionalItem(
      size: size(300, height),
      content: .group(
        CompositionalGroup(
          axis: axis, elements: elements, spacing: .fixed(spacing), repetition: repetition)))
  }

  @Test func `R8.9 a group with measured items has no more rows than its items need`() {
    let cell = CompositionalItem(size: size(150, .estimated(40)))
    let row = group(.horizontal, [cell], height: .estimated(40))
    let rows = group(.vertical, [row], height: .estimated(100), spacing: 10, .count(3))
    var builder = CompositionalBuilder(container: container, sectionCount: 1)
    builder.append(CompositionalRules(group: rows), itemCount: 4)
    var solution = builder.solution()
    expectEqual(solution.height, 90)

    _ = solution.measure(LayoutSize(width: 150, height: 50), ofItem: 0, section: 0)

    expectEqual(solution.frame(ofItem: 2, section: 0).y, 60)
    expectEqual(solution.height, 100)
  }

  @Test func `a batch that deletes the only measured item of a row leaves none`() throws {
    let cell = CompositionalItem(size: size(100, .estimated(40)))
    let rules = CompositionalRules(group: group(.horizontal, [cell], height: .absolute(40)))
    var builder = CompositionalBuilder(container: container, sectionCount: 1)
    builder.append(rules, itemCount: 9)
    var solution = builder.solution()
    _ = solution.measure(LayoutSize(width: 100, height: 30), ofItem: 0, section: 0)
    var updates = BatchUpdates()
    updates.items.deletes = [ItemIndex(section: 0, item: 0)]
    let (before, after) = (Array(repeating: "A", count: 9), Array(repeating: "A", count: 8))
    let plan = try updates.plan(before: ListContents([before]), after: ListContents([after]))

    solution.apply(plan, itemCount: { _ in 8 }) { _ in CompositionalDescription(rules: rules) }

    expectEqual(solution.frame(ofItem: 0, section: 0).height, 40)
    expectEqual(solution.section(0).heldRuns, 0)
  }

  @Test func `an app is called as often for long rows as for short ones`() {
    let calls = [1, 2, 10].map { (count: Int) -> Int in
      var calls = 0
      let part = CompositionalItem(
        size: size(300 / Double(count), .absolute(40)), content: .custom(0))
      let rules = CompositionalRules(group: group(.horizontal, [part], height: .absolute(40)))
      var builder = CompositionalBuilder(container: container, sectionCount: 1)
      builder.append(rules, itemCount: 100) { _, _ in
        calls += 1
        let frame = LayoutFrame(x: 0, y: 0, width: 10, height: 10)
        return [CompositionalPlacedItem(frame: frame, zIndex: 0)]
      }
      return calls
    }

    expectEqual(calls, [calls[0], calls[0], calls[0]])
  }

  @Test func `a badge below the last row is found over the section that follows`() {
    let badge = CompositionalSupplementary(
      kind: "badge", size: size(20, .absolute(10)),
      containerAnchor: CompositionalAnchor(x: 0, y: 1),
      itemAnchor: CompositionalAnchor(x: 0, y: 0))
    let card = CompositionalItem(size: size(300, .absolute(40)), supplementaries: [badge])
    var builder = CompositionalBuilder(container: container, sectionCount: 2)
    // More space between groups than the badge takes, and none after the last one.
    for _ in 0..<2 {
      builder.append(CompositionalRules(group: card, groupSpacing: 20), itemCount: 1)
    }
    let solution = builder.solution()
    var found: [LayoutElement] = []

    solution.forEachElement(in: Extent(x: 5, y: 44, width: 5, height: 2)) { found.append($0) }

    expectEqual(solution.start(ofSection: 1), 40)
    expectEqual(found.map(\.section), [0, 1])
    expectEqual(found.map(\.kind), [.supplementary("badge"), .item])
  }
}
