import TestSupport
import Testing
import ViewGeometry

/// Groups as wide as the items that they hold, between flexible edges.
@Suite struct CompositionalCenteringTests {
  @Test func `R8.11 flexible edges center a last group that holds fewer items by its own width`() {
    let cell = CompositionalItem(
      size: CompositionalSize(width: .absolute(50), height: .absolute(20)))
    let group = CompositionalItem(
      size: CompositionalSize(width: .estimated(150), height: .absolute(20)),
      edges: CompositionalEdges(leading: .flexible(0), trailing: .flexible(0)),
      content: .group(
        CompositionalGroup(axis: .horizontal, elements: [cell], repetition: .count(3))))
    var builder = CompositionalBuilder(
      container: LayoutSize(width: 300, height: 600), sectionCount: 1)

    builder.append(CompositionalRules(group: group), itemCount: 4)

    let solution = builder.solution()
    expectEqual(
      (0..<4).map { solution.frame(ofItem: $0, section: 0) },
      [(75.0, 0.0), (125, 0), (175, 0), (125, 20)].map {
        LayoutFrame(x: $0, y: $1, width: 50, height: 20)
      })
    expectEqual(solution.item(x: 130, y: 30)?.item, 3)
    expect(solution.item(x: 80, y: 30) == nil)
  }
}
