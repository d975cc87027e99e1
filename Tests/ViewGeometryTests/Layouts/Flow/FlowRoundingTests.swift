import Testing
import ViewGeometry

/// Where sums of lengths round, frames decide what lies under a point.
@Suite struct FlowRoundingTests {
  @Test func `an item whose end rounds beyond its section is found there`() {
    let metrics = FlowMetrics(itemSpacing: 0, lineSpacing: 0)
    let rows = [0.1, 0.2, 0.3].map { LayoutSize(width: 100, height: $0) }
    var below = metrics
    below.before = 10
    let solution = FlowSolution(
      [
        NaiveFlow.Section(metrics: metrics, sizes: rows),
        NaiveFlow.Section(metrics: below, sizes: [LayoutSize(width: 100, height: 10)]),
      ], width: 100)

    // The third row starts a little behind 0.3 and, added to that, ends a little behind 0.6, where
    // the next section begins with an inset.
    #expect(solution.frame(ofItem: 2, section: 0).maxY > 0.6)
    #expect(solution.item(x: 5, y: 0.6)?.section == 0)
    #expect(solution.item(x: 5, y: 0.6)?.item == 2)
    #expect(solution.index(x: 5, y: 0.6) == ItemIndex(section: 0, item: 2))
    #expect(solution.item(x: 5, y: 0.7) == nil)
  }
}
