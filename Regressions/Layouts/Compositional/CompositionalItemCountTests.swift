import Testing
import ViewGeometry

@testable import TestSupport

/// Sections solved for few items, and the properties for more of them, or for fewer.
@Suite struct CompositionalItemCountTests {
  private let container = LayoutSize(width: 300, height: 600)

  private func size(_ width: Double, _ height: Double) -> CompositionalSize {
    CompositionalSize(width: .absolute(width), height: .absolute(height))
  }

  private func row(_ elements: [CompositionalItem]) -> CompositionalRules {
    CompositionalRules(
      group: CompositionalItem(
        size: size(300, 40),
        content: .group(CompositionalGroup(axis: .horizontal, elements: elements))))
  }

  /// Inserts an item at each of these indices in the only section.
  private func insert(
    _ places: [Int], into solution: inout CompositionalSolution, of count: Int,
    _ description: CompositionalDescription
  ) throws {
    var updates = BatchUpdates()
    updates.items.inserts = places.map { ItemIndex(section: 0, item: $0) }
    func list(_ count: Int) -> ListContents {
      ListContents([Array(repeating: "A", count: count)])
    }
    let after = count + places.count
    let plan = try updates.plan(before: list(count), after: list(after))
    solution.apply(plan, itemCount: { _ in after }) { _ in description }
  }

  @Test(arguments: 1...13)
  func `R8.9 a section's columns don't depend on how many items another has`(first: Int) {
    // Three columns of two cells.
    let column = CompositionalItem(
      size: size(100, 40),
      content: .group(
        CompositionalGroup(axis: .vertical, elements: [CompositionalItem(size: size(100, 20))])))
    let rules = CompositionalRules(
      group: CompositionalItem(
        size: size(300, 40),
        content: .group(
          CompositionalGroup(axis: .horizontal, elements: [column], repetition: .count(3)))))
    var builder = CompositionalBuilder(container: container, sectionCount: 2)
    for count in [first, 12] { builder.append(rules, itemCount: count) }
    var solution = builder.solution()
    let expected = (0..<12).map { (item: Int) -> LayoutFrame in
      let (column, y) = (item / 2 % 3, item / 6 * 40 + item % 2 * 20)
      return LayoutFrame(x: Double(100 * column), y: Double(y), width: 100, height: 20)
    }
    func frames(_ section: Int) -> [LayoutFrame] {
      let start = solution.start(ofSection: section)
      return (0..<min(12, solution.itemCount(inSection: section))).map { item in
        let frame = solution.frame(ofItem: item, section: section)
        return LayoutFrame(
          x: frame.x, y: frame.y - start, width: frame.width, height: frame.height)
      }
    }

    expectEqual(frames(0), Array(expected.prefix(first)))
    expectEqual(frames(1), expected)
    solution.replaceItems(first..<first, inSection: 0, count: 13 - first)
    expectEqual(frames(0), expected)
  }

  /// Columns half as high as the row: two cells by its estimate, and one once the row is as high as they are.
  @Test(arguments: 1...9)
  func `R8.14 a row holds the same columns whether more items follow or not`(count: Int) {
    let column = CompositionalItem(
      size: CompositionalSize(width: .absolute(25), height: .fractionOfHeight(0.5)),
      content: .group(
        CompositionalGroup(axis: .vertical, elements: [CompositionalItem(size: size(25, 25))])))
    let rules = CompositionalRules(
      group: CompositionalItem(
        size: CompositionalSize(width: .absolute(100), height: .estimated(100)),
        content: .group(CompositionalGroup(axis: .horizontal, elements: [column]))))
    var builder = CompositionalBuilder(container: container, sectionCount: 1)
    builder.append(rules, itemCount: count)
    let solution = builder.solution()

    let frames = (0..<count).map { solution.frame(ofItem: $0, section: 0) }

    let expected = (0..<count).map { (item: Int) -> LayoutFrame in
      LayoutFrame(x: Double(item % 4 * 25), y: Double(item / 4 * 50), width: 25, height: 25)
    }
    expectEqual(frames, expected)
    expectEqual(solution.height, Double((count + 3) / 4 * 50))
  }

  @Test func `an arrangement that items reach only now is requested`() throws {
    let cell = CompositionalItem(size: size(100, 40))
    let rules = row([cell, cell, CompositionalItem(size: size(100, 40), content: .custom(0))])
    let arrange: CompositionalSolver.Arrange = { _, _ in
      [
        CompositionalPlacedItem(
          frame: LayoutFrame(x: 10, y: 5, width: 80, height: 30), zIndex: 0)
      ]
    }
    var builder = CompositionalBuilder(container: container, sectionCount: 1)
    builder.append(rules, itemCount: 1, arrange: arrange)
    var solution = builder.solution()

    try insert(
      [1, 2], into: &solution, of: 1, CompositionalDescription(rules: rules, arrange: arrange))

    expectEqual(
      solution.frame(ofItem: 2, section: 0), LayoutFrame(x: 210, y: 5, width: 80, height: 30))
    expectEqual(solution.height, 40)
  }

  @Test(arguments: [CompositionalLength.absolute(40), .estimated(40)])
  func `a group without elements gives later items no frame either`(
    height: CompositionalLength
  ) throws {
    var rules = row([])
    rules.group.size.height = height
    var builder = CompositionalBuilder(container: container, sectionCount: 1)
    builder.append(rules, itemCount: 2)
    var solution = builder.solution()

    try insert([0], into: &solution, of: 2, CompositionalDescription(rules: rules))

    expectEqual(solution.itemCount(inSection: 0), 0)
    expectEqual(solution.height, 0)
  }

  @Test func `a section whose measured items have gone holds no groups one by one`() {
    let cell = CompositionalItem(
      size: CompositionalSize(width: .absolute(300), height: .estimated(40)))
    var builder = CompositionalBuilder(container: container, sectionCount: 1)
    builder.append(CompositionalRules(group: cell), itemCount: 9)
    var solution = builder.solution()
    for item in [2, 6] {
      _ = solution.measure(LayoutSize(width: 300, height: 70), ofItem: item, section: 0)
    }

    solution.replaceItems(2..<3, inSection: 0, count: 0)
    expectEqual(solution.height, 350)
    expectEqual(solution.section(0).heldRuns, 3)
    solution.replaceItems(5..<6, inSection: 0, count: 1)
    expectEqual(solution.height, 320)
    expectEqual(solution.section(0).heldRuns, 0)
  }

  @Test func `a last row that isn't full is one of those that are alike`() {
    let cell = CompositionalItem(
      size: CompositionalSize(width: .absolute(100), height: .estimated(40)))
    var builder = CompositionalBuilder(container: container, sectionCount: 1)
    builder.append(row([cell]), itemCount: 9)
    var solution = builder.solution()
    _ = solution.measure(LayoutSize(width: 100, height: 30), ofItem: 0, section: 0)

    solution.replaceItems(8..<9, inSection: 0, count: 0)

    // The row with the measured item, and two others.
    expectEqual(solution.section(0).heldRuns, 2)
    expectEqual(
      solution.frame(ofItem: 7, section: 0), LayoutFrame(x: 100, y: 80, width: 100, height: 40))
    expectEqual(solution.height, 120)
  }

  @Test(arguments: 1...9, [false, true])
  func `R8.10 a group holds no more where its last part would have fewer items`(
    count: Int, isMeasured: Bool
  ) {
    // One part of two items fits, and half of another would.
    let part = CompositionalItem(
      size: CompositionalSize(width: .absolute(100), height: .estimated(80)),
      content: .group(
        CompositionalGroup(
          axis: .vertical,
          elements: [
            CompositionalItem(
              size: CompositionalSize(width: .absolute(100), height: .estimated(40)))
          ], repetition: .count(2))))
    let rules = CompositionalRules(
      group: CompositionalItem(
        size: size(100, 130),
        content: .group(CompositionalGroup(axis: .vertical, elements: [part]))))
    var builder = CompositionalBuilder(container: container, sectionCount: 1)
    builder.append(rules, itemCount: count)
    var solution = builder.solution()

    if isMeasured {
      // As high as its estimate.
      _ = solution.measure(LayoutSize(width: 100, height: 40), ofItem: 0, section: 0)
    }

    let frames = (0..<count).map { solution.frame(ofItem: $0, section: 0) }
    let expected = (0..<count).map { (item: Int) -> LayoutFrame in
      let y: Int = item / 2 * 130 + item % 2 * 40
      return LayoutFrame(x: 0, y: Double(y), width: 100, height: 40)
    }
    let height: Int = (count + 1) / 2 * 130
    expectEqual(frames, expected)
    expectEqual(solution.height, Double(height))
  }

  @Test(arguments: [40, 60, 400] as [Double])
  func `R8.10 a row holds an item behind an arrangement of none`(width: Double) {
    let item = CompositionalItem(
      size: CompositionalSize(width: .estimated(50), height: .absolute(40)))
    let rules = row([CompositionalItem(size: size(250, 40), content: .custom(0)), item])
    var builder = CompositionalBuilder(container: container, sectionCount: 1)
    builder.append(rules, itemCount: 3)
    var solution = builder.solution()

    _ = solution.measure(LayoutSize(width: width, height: 40), ofItem: 1, section: 0)

    expectEqual(
      solution.frame(ofItem: 1, section: 0), LayoutFrame(x: 250, y: 40, width: width, height: 40))
    expectEqual(solution.height, 120)
  }
}
