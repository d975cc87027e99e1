import Testing
import ViewGeometry

@testable import TestSupport

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

    expectEqual(solution.height, 180)
    expectEqual(
      solution.frame(ofItem: 2, section: 0), LayoutFrame(x: 0, y: 120, width: 300, height: 60))
  }

  /// Items without height, one to a group: a measured one would let the next one in.
  @Test func `what an item measured counts for nothing in a section without estimates`() throws {
    let flat = CompositionalSize(width: .absolute(50), height: .absolute(0))
    let flatRules = CompositionalRules(
      group: CompositionalItem(
        size: CompositionalSize(width: .absolute(50), height: .absolute(10)),
        content: .group(
          CompositionalGroup(axis: .vertical, elements: [CompositionalItem(size: flat)]))))
    var builder = CompositionalBuilder(
      container: LayoutSize(width: 300, height: 600), sectionCount: 2)
    let growing = CompositionalSize(width: .absolute(50), height: .estimated(40))
    builder.append(CompositionalRules(group: CompositionalItem(size: growing)), itemCount: 2)
    builder.append(flatRules, itemCount: 3)
    var solution = builder.solution()
    _ = solution.measure(LayoutSize(width: 50, height: 0), ofItem: 0, section: 0)
    var updates = BatchUpdates()
    updates.items.moves = [
      .init(from: ItemIndex(section: 0, item: 0), to: ItemIndex(section: 1, item: 0))
    ]
    let plan = try updates.plan(
      before: ListContents([["A", "B"], ["C", "D", "E"]]),
      after: ListContents([["B"], ["A", "C", "D", "E"]]))

    solution.apply(plan, itemCount: { [1, 4][$0] }) {
      CompositionalDescription(
        rules: $0 == 0 ? CompositionalRules(group: CompositionalItem(size: growing)) : flatRules)
    }

    expectEqual(solution.height, 40 + 4 * 10)
  }
}
