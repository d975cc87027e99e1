import Testing
import ViewGeometry

@testable import TestSupport

/// Groups of items that an app arranges and of one below them that is measured.
@Suite struct CompositionalArrangedItemTests {
  private static let rules = CompositionalRules(
    group: CompositionalItem(
      size: CompositionalSize(width: .absolute(300), height: .estimated(60)),
      content: .group(
        CompositionalGroup(
          axis: .vertical,
          elements: [
            CompositionalItem(
              size: CompositionalSize(width: .absolute(300), height: .absolute(40)),
              content: .custom(0)),
            CompositionalItem(
              size: CompositionalSize(width: .absolute(300), height: .estimated(20))),
          ]))))

  /// Two on the left, of which the front one reaches down to 80, and one on the right that does so.
  private static func arrange(_ number: Int, _ size: LayoutSize) -> [CompositionalPlacedItem] {
    [
      (LayoutFrame(x: 0, y: 20, width: 100, height: 60), 5),
      (LayoutFrame(x: 0, y: 0, width: 100, height: 20), 1),
      (LayoutFrame(x: 200, y: 0, width: 100, height: 80), 1),
    ].map { CompositionalPlacedItem(frame: $0.0, zIndex: $0.1) }
  }

  /// Two groups of four, of which the last item of the first measured 30 points: 0 to 70, and 70 to 130.
  private func solved() -> CompositionalSolution {
    var builder = CompositionalBuilder(
      container: LayoutSize(width: 300, height: 600), sectionCount: 1)
    builder.append(Self.rules, itemCount: 8, arrange: Self.arrange)
    var solution = builder.solution()
    _ = solution.measure(LayoutSize(width: 300, height: 30), ofItem: 3, section: 0)
    return solution
  }

  @Test func `R6.13 of measured groups that overlap the larger zIndex wins, then the last item`() {
    let solution = solved()
    expectEqual(solution.height, 130)

    expectEqual(solution.item(x: 50, y: 75)?.item, 0)
    expectEqual(solution.item(x: 50, y: 80)?.item, 5)
    expectEqual(solution.item(x: 50, y: 90)?.item, 4)
    expectEqual(solution.item(x: 250, y: 75)?.item, 6)
    expectEqual(solution.item(x: 250, y: 65)?.item, 2)
    expectEqual(solution.item(x: 150, y: 65)?.item, 3)
    expect(solution.item(x: 150, y: 75) == nil)
  }

  /// To the end of the other group, or to a position that the app decides.
  @Test(arguments: [(7, 30), (0, 20)] as [(Int, Double)])
  func `a measured size moves with its item where the app arranges others of its section`(
    target: Int, height: Double
  ) throws {
    var solution = solved()
    var updates = BatchUpdates()
    updates.items.moves = [
      .init(from: ItemIndex(section: 0, item: 3), to: ItemIndex(section: 0, item: target))
    ]
    let list = ListContents([Array(repeating: "A", count: 8)])
    let plan = try updates.plan(before: list, after: list)

    solution.apply(plan, itemCount: { _ in 8 }) { _ in
      CompositionalDescription(rules: Self.rules, arrange: Self.arrange)
    }

    expectEqual(
      solution.frame(ofItem: 3, section: 0), LayoutFrame(x: 0, y: 40, width: 300, height: 20))
    expectEqual(
      solution.frame(ofItem: 7, section: 0), LayoutFrame(x: 0, y: 100, width: 300, height: height))
    expectEqual(solution.height, 100 + height)
  }
}
