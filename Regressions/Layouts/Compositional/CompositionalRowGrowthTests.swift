import TestSupport
import Testing
import ViewGeometry

/// Columns inside rows that grow: the number of their items changes with what was measured (R8.10, R8.14).
@Suite struct CompositionalRowGrowthTests {
  private static func size(_ width: Double, _ height: CompositionalLength) -> CompositionalSize {
    CompositionalSize(width: .fractionOfWidth(width), height: height)
  }

  private static func column(
    _ height: CompositionalLength, of element: CompositionalItem, width: Double = 1,
    _ repetition: CompositionalGroup.Repetition = .untilFull
  ) -> CompositionalItem {
    CompositionalItem(
      size: size(width, height),
      content: .group(
        CompositionalGroup(axis: .vertical, elements: [element], repetition: repetition)))
  }

  private static let item = CompositionalItem(size: size(1, .absolute(20)))
  private static let columns = [
    column(.fractionOfHeight(1), of: item, width: 0.5),
    // Equal parts, which would be 20 points high by themselves.
    column(
      .fractionOfHeight(1), of: column(.absolute(20), of: item), width: 0.5, .equalParts(2)),
  ]

  /// The frames of items in rows of an item of an estimated height and a column as high as the row.
  private static func frames(
    _ column: CompositionalItem, measured: [(item: Int, height: Double)]
  ) -> [LayoutFrame] {
    let row = CompositionalItem(
      size: size(1, .estimated(44)),
      content: .group(
        CompositionalGroup(
          axis: .horizontal,
          elements: [CompositionalItem(size: size(0.5, .estimated(44))), column])))
    var builder = CompositionalBuilder(
      container: LayoutSize(width: 320, height: 480), sectionCount: 1)
    builder.append(CompositionalRules(group: row), itemCount: 30)
    var solution = builder.solution()
    for (item, height) in measured {
      _ = solution.measure(LayoutSize(width: 160, height: height), ofItem: item, section: 0)
    }
    return (0..<30).map { solution.frame(ofItem: $0, section: 0) }
  }

  @Test(arguments: [0, 1])
  func `It doesn't matter in which order items of rows with columns are measured`(column: Int) {
    let measured: [(item: Int, height: Double)] = [(0, 100), (9, 70), (6, 90), (15, 30)]

    let expected = Self.frames(Self.columns[column], measured: measured)

    // A row of 100 points has room for five items of 20, or for two in each half.
    expectEqual(expected[0].height, 100)
    expectEqual(expected.filter { $0.y < 100 }.count, [6, 5][column])
    for order in [[3, 2, 1, 0], [1, 0, 3, 2], [2, 3, 0, 1]] {
      expectEqual(
        Self.frames(Self.columns[column], measured: order.map { measured[$0] }), expected)
    }
  }

  /// A card is an eighth of its cell, and all cells are as high as the highest where one was measured (R8.4).
  @Test func `Rows where nothing was measured keep their estimates when a row above is measured`() {
    let card = CompositionalItem(
      size: CompositionalSize(width: .estimated(10), height: .fractionOfHeight(0.125)))
    let cell = Self.column(.uniform(estimate: 80), of: card, width: 0.25, .count(1))
    let row = CompositionalItem(
      size: Self.size(1, .absolute(100)),
      content: .group(
        CompositionalGroup(axis: .horizontal, elements: [cell], repetition: .count(3))))
    var builder = CompositionalBuilder(
      container: LayoutSize(width: 320, height: 480), sectionCount: 1)
    builder.append(CompositionalRules(group: row), itemCount: 5)
    var solution = builder.solution()

    _ = solution.measure(LayoutSize(width: 20, height: 1), ofItem: 0, section: 0)
    solution.replaceItems(1..<2, inSection: 0, count: 0)

    expectEqual(solution.frame(ofItem: 3, section: 0).height, 10)
    expect(solution.frame(ofItem: 2, section: 0).height < 10)
  }

  /// By its estimate of 60 points a page has two cells of one card each; as wide as a cell, 15 points, it has two of two cards.
  @Test func `A page that turns out to hold more items takes them when they come`() {
    let card = CompositionalItem(
      size: CompositionalSize(width: .absolute(1), height: .fractionOfWidth(1)))
    let cell = CompositionalItem(
      size: CompositionalSize(width: .fractionOfWidth(0.25), height: .fractionOfHeight(0.5)),
      content: .group(CompositionalGroup(axis: .vertical, elements: [card], spacing: .fixed(10))))
    let page = CompositionalItem(
      size: CompositionalSize(width: .estimated(60), height: .absolute(40)),
      content: .group(CompositionalGroup(axis: .vertical, elements: [cell])))
    func solution(_ count: Int) -> CompositionalSolution {
      var builder = CompositionalBuilder(
        container: LayoutSize(width: 320, height: 480), sectionCount: 1)
      builder.append(CompositionalRules(group: page), itemCount: count)
      return builder.solution()
    }
    var grown = solution(2)

    grown.replaceItems(2..<2, inSection: 0, count: 2)

    let frames = (0..<4).map { grown.frame(ofItem: $0, section: 0) }
    let fresh = solution(4)
    expectEqual(frames, (0..<4).map { fresh.frame(ofItem: $0, section: 0) })
    expectEqual(frames.map(\.y), [0, 13.75, 20, 33.75])
  }
}
