import TestSupport
import Testing
import ViewGeometry

/// Sections that reach into one another.
@Suite struct CompositionalOverlappingTests {
  /// Sections of one row of 40 points each, and ten points of inset above, spaced as given.
  private func solved(spacing: Double) -> CompositionalSolution {
    let rules = CompositionalRules(
      group: CompositionalItem(
        size: CompositionalSize(width: .absolute(300), height: .absolute(40))),
      insets: CompositionalInsets(top: 10))
    var builder = CompositionalBuilder(
      container: LayoutSize(width: 300, height: 600), sectionCount: 2)
    for _ in 0..<2 { builder.append(rules, itemCount: 1) }
    return builder.solution(sectionSpacing: spacing)
  }

  @Test func `an item is found where the section after it begins`() {
    let solution = solved(spacing: -8)

    // 10 to 50, and 52 to 92; the second section begins at 42.
    expectEqual(solution.start(ofSection: 1), 42)
    expectEqual(solution.item(x: 5, y: 41)?.section, 0)
    expectEqual(solution.item(x: 5, y: 45)?.section, 0)
    expect(solution.item(x: 5, y: 51) == nil)
    expectEqual(solution.item(x: 5, y: 52)?.section, 1)
    var found: [Int] = []
    solution.forEachElement(in: Extent(x: 0, y: 45, width: 10, height: 3)) {
      found.append($0.section)
    }
    expectEqual(found, [0])
  }

  @Test func `R6.13 of groups that overlap the larger zIndex wins, then the last item`() {
    let rules = CompositionalRules(
      group: CompositionalItem(
        size: CompositionalSize(width: .absolute(300), height: .absolute(40)), content: .custom(0)))
    var builder = CompositionalBuilder(
      container: LayoutSize(width: 300, height: 600), sectionCount: 1)
    builder.append(rules, itemCount: 6) { _, _ in
      // Two on the left, of which the front one reaches into the next group, and one on the right that does so.
      [
        (LayoutFrame(x: 0, y: 20, width: 100, height: 40), 5),
        (LayoutFrame(x: 0, y: 0, width: 100, height: 20), 1),
        (LayoutFrame(x: 200, y: 0, width: 100, height: 60), 1),
      ].map { CompositionalPlacedItem(frame: $0.0, zIndex: $0.1) }
    }
    let solution = builder.solution()

    expectEqual(solution.item(x: 50, y: 50)?.item, 0)
    expectEqual(solution.item(x: 250, y: 50)?.item, 5)
    expectEqual(solution.item(x: 250, y: 30)?.item, 2)
  }

  @Test(arguments: [CompositionalScrolling.none, .continuous])
  func `a badge is found where only that of the last group reaches out of it`(
    scrolling: CompositionalScrolling
  ) {
    // At the end of what the group leaves, with its badge below: over the next card, if there is one.
    let card = CompositionalItem(
      size: CompositionalSize(width: .absolute(100), height: .absolute(40)),
      edges: CompositionalEdges(top: .flexible(0)),
      supplementaries: [
        CompositionalSupplementary(
          kind: "badge",
          size: CompositionalSize(width: .absolute(20), height: .absolute(20)),
          containerAnchor: CompositionalAnchor(x: 0, y: 1),
          itemAnchor: CompositionalAnchor(x: 0, y: 0))
      ])
    let next = CompositionalItem(
      size: CompositionalSize(width: .absolute(100), height: .absolute(50)))
    let column = CompositionalItem(
      size: CompositionalSize(width: .absolute(100), height: .absolute(100)),
      content: .group(CompositionalGroup(axis: .vertical, elements: [card, next])))
    let isVertical = scrolling == .none
    var builder = CompositionalBuilder(
      container: LayoutSize(width: 300, height: 600), sectionCount: 1)
    builder.append(
      CompositionalRules(
        group: isVertical ? column : column.transposed, scrolling: scrolling), itemCount: 3)
    let solution = builder.solution()

    var found: [LayoutElement] = []
    let (x, y): (Double, Double) = isVertical ? (5, 205) : (205, 5)
    solution.forEachElement(in: Extent(x: x, y: y, width: 10, height: 10)) { found.append($0) }

    let frame = LayoutFrame(x: isVertical ? 0 : 200, y: isVertical ? 200 : 0, width: 20, height: 20)
    expectEqual(
      found, [LayoutElement(kind: .supplementary("badge"), section: 0, item: 2, frame: frame)])
  }

  @Test(arguments: [CompositionalScrolling.none, .continuous], [-3, -10, -20] as [Double])
  func `groups are as long as the last one reaches, however far they overlap`(
    scrolling: CompositionalScrolling, spacing: Double
  ) {
    let rules = CompositionalRules(
      group: CompositionalItem(
        size: CompositionalSize(width: .absolute(10), height: .absolute(10))),
      groupSpacing: spacing, scrolling: scrolling)
    for count in 1...3 {
      let section = CompositionalDescription(rules: rules)
        .solved(in: LayoutSize(width: 300, height: 600), itemCount: count)

      let length = scrolling == .none ? section.length : section.scrollLength

      expectEqual(length, Double(count - 1) * max(0, 10 + spacing) + 10)
    }
  }
}
