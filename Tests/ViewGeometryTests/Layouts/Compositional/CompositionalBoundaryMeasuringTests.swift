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
    #expect(moved)
    #expect(solution.height == 115)

    let movedAgain = solution.measure(size, ofBoundary: "header", section: 0)
    #expect(!movedAgain)
    #expect(solution.height == 115)
  }

  @Test func `what a header of a fixed height measures moves nothing`() {
    var solution = solved(headerHeight: .absolute(20))

    let moved = solution.measure(
      LayoutSize(width: 300, height: 35), ofBoundary: "header", section: 0)

    #expect(!moved)
    #expect(solution.height == 100)
  }
}
