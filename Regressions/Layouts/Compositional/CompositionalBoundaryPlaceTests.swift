import TestSupport
import Testing
import ViewGeometry

/// Headers and footers with space around them, or with insets that make them larger.
@Suite struct CompositionalBoundaryPlaceTests {
  private func boundary(
    _ alignment: Double, extends: Bool = true, pins: Bool = false,
    edges: CompositionalEdges = .zero, insets: CompositionalInsets = .zero
  ) -> CompositionalBoundary {
    CompositionalBoundary(
      kind: "boundary", size: CompositionalSize(width: .absolute(300), height: .absolute(20)),
      alignmentY: alignment, extendsBoundary: extends, pinsToVisibleBounds: pins, edges: edges,
      insets: insets)
  }

  /// Two sections of an item of 100 points, each with a boundary element.
  private func solved(_ boundary: CompositionalBoundary) -> CompositionalSolution {
    let item = CompositionalItem(
      size: CompositionalSize(width: .absolute(300), height: .absolute(100)))
    var builder = CompositionalBuilder(
      container: LayoutSize(width: 300, height: 600), sectionCount: 2)
    for _ in 0..<2 {
      builder.append(CompositionalRules(group: item, boundaries: [boundary]), itemCount: 1)
    }
    return builder.solution()
  }

  @Test(arguments: [false, true])
  func `what stays in view is found where it reaches out of its section`(isFooter: Bool) throws {
    let insets = CompositionalInsets(top: isFooter ? -10 : 0, bottom: isFooter ? 0 : -10)
    let solution = solved(boundary(isFooter ? 1 : 0, pins: true, insets: insets))
    // The first header is pushed to the end of its section at 120, the second footer to the start of its own.
    let viewport = Extent(
      minX: 0, minY: isFooter ? 0 : 115, maxX: 300, maxY: isFooter ? 125 : 400)
    let section = isFooter ? 1 : 0
    let pinned = try #require(
      solution.supplementary(named: "boundary", section: section, item: 0, viewport: viewport))
    expectEqual(
      pinned.frame, LayoutFrame(x: 0, y: isFooter ? 110 : 100, width: 300, height: 30))

    var found: [LayoutElement] = []
    let y: Double = isFooter ? 112 : 128
    solution.forEachElement(in: Extent(x: 0, y: y, width: 300, height: 1), viewport: viewport) {
      found.append($0)
    }

    expect(found.contains(pinned))
  }

  @Test(arguments: [false, true])
  func `a header or footer is found to the end of what reaches out of its section`(
    isFooter: Bool
  ) {
    let insets = CompositionalInsets(top: isFooter ? 0 : -5, bottom: isFooter ? -5 : 0)
    let solution = solved(boundary(isFooter ? 1 : 0, insets: insets))

    // The second section begins at 120.
    var found: [LayoutElement] = []
    let y: Double = isFooter ? 124.5 : 115
    solution.forEachElement(in: Extent(x: 0, y: y, width: 300, height: 0.5)) { found.append($0) }

    let frame = LayoutFrame(x: 0, y: isFooter ? 100 : 115, width: 300, height: 25)
    expectEqual(found.filter { $0.kind != .item }.map(\.frame), [frame])
  }

  @Test(arguments: [(0, 5), (1, 73), (0.5, 39)] as [(Double, Double)])
  func `R8.11 what takes no room keeps its own around itself`(alignment: Double, y: Double) {
    let edges = CompositionalEdges(top: .fixed(5), bottom: .fixed(7))

    let solution = solved(boundary(alignment, extends: false, edges: edges))

    let found = solution.supplementary(named: "boundary", section: 0, item: 0, viewport: nil)
    expectEqual(found?.frame.y, y)
    expectEqual(solution.height, 200)
  }

  @Test func `a footer that takes no room keeps its own where it stays in view`() {
    let edges = CompositionalEdges(bottom: .fixed(7))
    let solution = solved(boundary(1, extends: false, pins: true, edges: edges))

    let viewport = Extent(minX: 0, minY: 0, maxX: 300, maxY: 60)

    let found = solution.supplementary(named: "boundary", section: 0, item: 0, viewport: viewport)
    expectEqual(found?.frame.y, 33)
  }
}
