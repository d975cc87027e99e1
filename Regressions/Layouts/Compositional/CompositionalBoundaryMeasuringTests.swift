import TestSupport
import Testing
import ViewGeometry

/// Headers that are measured after their section was solved.
@Suite struct CompositionalBoundaryMeasuringTests {
  /// Two rows of 40 points below a header.
  private func solved(headerHeight: CompositionalLength) -> CompositionalSolution {
    let cell = CompositionalItem(
      size: CompositionalSize(width: .fractionOfWidth(1), height: .fractionOfHeight(1)))
    let rules = CompositionalRules(
      group: CompositionalItem(
        size: CompositionalSize(width: .fractionOfWidth(1), height: .absolute(40)),
        content: .group(CompositionalGroup(axis: .horizontal, elements: [cell]))),
      boundaries: [
        CompositionalBoundary(
          kind: "header",
          size: CompositionalSize(width: .fractionOfWidth(1), height: headerHeight),
          alignmentY: 0)
      ])
    var builder = CompositionalBuilder(
      container: LayoutSize(width: 300, height: 600), sectionCount: 1)
    builder.append(rules, itemCount: 2)
    return builder.solution()
  }

  @Test func `an estimated header takes the height it measures, and moves nothing again`() {
    var solution = solved(headerHeight: .estimated(20))
    let size = LayoutSize(width: 300, height: 35)

    let moved = solution.measure(size, ofBoundary: "header", section: 0)
    expect(moved)
    expectEqual(solution.height, 115)

    let movedAgain = solution.measure(size, ofBoundary: "header", section: 0)
    expect(!movedAgain)
    expectEqual(solution.height, 115)
  }

  @Test func `what a header of a fixed height measures moves nothing`() {
    var solution = solved(headerHeight: .absolute(20))

    let moved = solution.measure(
      LayoutSize(width: 300, height: 35), ofBoundary: "header", section: 0)

    expect(!moved)
    expectEqual(solution.height, 100)
  }

  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func `headers of the layout keep what they measure, in whichever order`(order: [Int]) {
    var builder = CompositionalBuilder(
      container: LayoutSize(width: 300, height: 600), sectionCount: 1)
    builder.append(
      CompositionalRules(
        group: CompositionalItem(
          size: CompositionalSize(width: .fractionOfWidth(1), height: .absolute(40)))),
      itemCount: 2)
    var solution = builder.solution(
      boundaries: [("first", 0.0), ("second", 0), ("footer", 1)].map { kind, alignment in
        CompositionalBoundary(
          kind: kind,
          size: CompositionalSize(width: .fractionOfWidth(1), height: .estimated(20)),
          alignmentY: alignment)
      })
    let heights = [35.0, 50, 15]

    for number in order {
      _ = solution.measure(
        LayoutSize(width: 300, height: heights[number]), ofLayoutBoundary: number)
    }

    expectEqual(solution.height, 180)
    expectEqual(solution.frame(ofItem: 1, section: 0).y, 125)
    var found: [String: LayoutFrame] = [:]
    solution.forEachElement(in: Extent(x: 0, y: 0, width: 300, height: 600)) {
      if let name = $0.kind.name { found[name] = $0.frame }
    }
    expectEqual(found["first"], LayoutFrame(x: 0, y: 0, width: 300, height: 35))
    expectEqual(found["second"], LayoutFrame(x: 0, y: 35, width: 300, height: 50))
    expectEqual(found["footer"], LayoutFrame(x: 0, y: 165, width: 300, height: 15))
  }
}
