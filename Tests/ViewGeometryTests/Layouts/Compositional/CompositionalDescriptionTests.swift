import Testing
import ViewGeometry

/// Sections whose description changes with their items.
@Suite struct CompositionalDescriptionTests {
  /// Rows of one item across the container.
  private func rules(rowHeight: Double) -> CompositionalRules {
    let cell = CompositionalItem(
      size: CompositionalSize(width: .fractionOfWidth(1), height: .fractionOfHeight(1)))
    return CompositionalRules(
      group: CompositionalItem(
        size: CompositionalSize(width: .fractionOfWidth(1), height: .absolute(rowHeight)),
        content: .group(CompositionalGroup(axis: .horizontal, elements: [cell]))))
  }

  @Test func `a section that gets an item and other rules is solved by those`() throws {
    var builder = CompositionalBuilder(
      container: LayoutSize(width: 300, height: 600), sectionCount: 1)
    builder.append(rules(rowHeight: 40), itemCount: 2)
    var solution = builder.solution()
    var updates = BatchUpdates()
    updates.items.inserts = [ItemIndex(section: 0, item: 2)]
    let plan = try updates.plan(
      before: ListContents([["A", "B"]]), after: ListContents([["A", "B", "C"]]))
    let described = rules(rowHeight: 60)

    solution.apply(plan, itemCount: { _ in 3 }) { _ in CompositionalDescription(rules: described) }

    #expect(solution.height == 180)
    #expect(
      solution.frame(ofItem: 2, section: 0) == LayoutFrame(x: 0, y: 120, width: 300, height: 60))
  }
}
