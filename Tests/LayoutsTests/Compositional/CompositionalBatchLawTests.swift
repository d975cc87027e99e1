import Testing
import ViewGeometry

@testable import TestSupport

/// Batches leave a composition that is the same, bit for bit, as one solved from scratch with the
/// same measured sizes.
@Suite struct CompositionalBatchLawTests {
  struct Case: CustomStringConvertible {
    var batch: BatchCase
    /// Sections take their rules from here by their old indices, new ones by their new indices.
    var rules: [CompositionalRules]
    var measured: [String: LayoutSize]
    var headers: [LayoutSize]

    var description: String { "\(batch) with \(measured) and \(rules)" }
  }

  private static let container = LayoutSize(width: 320, height: 480)

  private static func anyCase(_ source: inout ChoiceSource) -> Case {
    let batch = BatchCase.any(&source)
    var measured: [String: LayoutSize] = [:]
    for name in batch.before.sections.joined() where source.flag() {
      measured[name] = source.measuredSize()
    }
    return Case(
      batch: batch, rules: (0..<3).map { _ in source.estimatedRules() }, measured: measured,
      headers: (0..<3).map { _ in source.measuredSize() })
  }

  /// A composition solved from scratch, and then measured.
  private static func solve(
    _ contents: ListContents, _ rules: [CompositionalRules], _ measured: [String: LayoutSize],
    headers: [LayoutSize?]
  ) -> CompositionalSolution {
    var builder = CompositionalBuilder(container: container, sectionCount: rules.count)
    for (section, rules) in rules.enumerated() {
      builder.append(rules, itemCount: contents.sections[section].count)
    }
    var solution = builder.solution(sectionSpacing: 6)
    for (section, names) in contents.sections.enumerated() {
      for (item, name) in names.enumerated() {
        if let size = measured[name] {
          _ = solution.measure(size, ofItem: item, section: section)
        }
      }
      if let size = headers[section] {
        _ = solution.measure(size, ofBoundary: "header", section: section)
      }
    }
    return solution
  }

  private static func demandEqual(
    _ solution: CompositionalSolution, _ fresh: CompositionalSolution
  ) throws {
    let broken = solution.brokenInvariant
    try demand(broken == nil, broken ?? "")
    try demand(
      solution.height == fresh.height, "The height is \(solution.height), not \(fresh.height).")
    try demand(solution.sectionCount == fresh.sectionCount, "\(solution.sectionCount) sections")
    for section in 0..<fresh.sectionCount {
      try demand(
        solution.frame(ofSection: section) == fresh.frame(ofSection: section),
        "Section \(section): \(solution.frame(ofSection: section))")
      let count = fresh.itemCount(inSection: section)
      try demand(
        solution.itemCount(inSection: section) == count, "\(section) hasn't \(count) items.")
      for item in 0..<count {
        let frame = solution.frame(ofItem: item, section: section)
        let expected = fresh.frame(ofItem: item, section: section)
        try demand(frame == expected, "\(section).\(item): \(frame), not \(expected)")
        let found = solution.item(x: frame.x, y: frame.y)
        let wanted = fresh.item(x: frame.x, y: frame.y)
        try demand(
          found == wanted, "\(String(describing: found)) at \(frame)")
      }
    }
    func elements(_ solution: CompositionalSolution) -> [LayoutElement] {
      var elements: [LayoutElement] = []
      let all = Extent(minX: -1e6, minY: -1e6, maxX: 1e6, maxY: 1e6)
      solution.forEachElement(in: all) { elements.append($0) }
      return elements
    }
    try demand(elements(solution) == elements(fresh), "The elements are others.")
  }

  @Test func `A batch leads to what is solved afresh`() {
    check(Self.anyCase) { input in
      let (before, after) = (input.batch.before, input.batch.after)
      let plan = try input.batch.updates.plan(before: before, after: after)
      try Self.demandFresh(after: plan, input, from: before, to: after)
    }
  }

  @Test func `The difference of two lists leads there, with items that move and are reloaded`() {
    check(Self.anyDifference) { input, lists in
      try Self.demandFresh(
        after: lists.matches.plan(), input, from: lists.contentsBefore, to: lists.contentsAfter)
    }
  }

  /// Two lists, and a case of which only the layout and the measured sizes count.
  private static func anyDifference(
    _ source: inout ChoiceSource
  ) -> (Case, IdentifierMatchesLaws.Case) {
    let lists = IdentifierMatchesLaws.anyCase(&source)
    var input = anyCase(&source)
    for name in lists.contentsBefore.sections.joined() where source.flag() {
      input.measured[name] = source.measuredSize()
    }
    return (input, lists)
  }

  /// Sections keep their rules, and measured sizes move with names that stay the same.
  private static func demandFresh(
    after plan: BatchUpdatePlan, _ input: Case, from before: ListContents, to after: ListContents
  ) throws {
    let old = before.sections.indices.map { input.rules[$0 % 3] }
    let estimated = old.map { isEstimated($0) }
    // A measured size that has no effect in one section isn't known in another.
    var measured: [String: LayoutSize] = [:]
    for (section, names) in before.sections.enumerated() where estimated[section] {
      for name in names { measured[name] = input.measured[name] }
    }
    let headers = before.sections.indices.map { input.headers[$0 % 3] }
    var solution = solve(before, old, measured, headers: headers)
    let copy = solution
    let new = after.sections.indices.map { section in
      let from = plan.oldSection(of: section)
      return input.rules[(from ?? section) % 3]
    }

    solution.apply(plan) {
      after.sections[$0].count
    } describe: {
      CompositionalDescription(rules: new[$0])
    }

    let kept = after.sections.indices.map { section -> LayoutSize? in
      guard let from = plan.oldSection(of: section),
        !plan.reloadedSections.contains(where: { $0.old == from })
      else { return nil }
      return headers[from]
    }
    try demandEqual(solution, solve(after, new, measured, headers: kept))
    try demandEqual(copy, solve(before, old, measured, headers: headers))
  }

  private static func isEstimated(_ rules: CompositionalRules) -> Bool {
    var builder = CompositionalBuilder(container: container, sectionCount: 1)
    builder.append(rules, itemCount: 1)
    return builder.solution().isEstimated(section: 0)
  }

  @Test func `It doesn't matter in which order items are measured`() {
    check(Self.anyCase) { input in
      let contents = input.batch.before
      let rules = contents.sections.indices.map { input.rules[$0 % 3] }
      var solution = Self.solve(
        contents, rules, [:], headers: contents.sections.map { _ in nil })
      for (section, names) in contents.sections.enumerated().reversed() {
        for (item, name) in names.enumerated().reversed() {
          guard let size = input.measured[name] else { continue }
          let other = LayoutSize(width: size.height, height: size.width)
          _ = solution.measure(other, ofItem: item, section: section)
          _ = solution.measure(size, ofItem: item, section: section)
        }
      }

      try Self.demandEqual(
        solution,
        Self.solve(contents, rules, input.measured, headers: contents.sections.map { _ in nil }))
    }
  }

  @Test func `Scrolled sections stay scrolled where they go`() {
    let card = CompositionalItem(
      size: CompositionalSize(width: .absolute(100), height: .absolute(50)))
    let shelf = CompositionalRules(
      group: CompositionalItem(
        size: card.size, content: .group(CompositionalGroup(axis: .horizontal, elements: [card]))),
      scrolling: .continuous)
    var builder = CompositionalBuilder(container: Self.container, sectionCount: 2)
    for _ in 0..<2 { builder.append(shelf, itemCount: 10) }
    var solution = builder.solution(sectionSpacing: 7)
    solution.setScrollOffset(70, ofSection: 0)

    solution.replaceSections(
      0..<0, with: [CompositionalDescription(rules: shelf).solved(in: Self.container, itemCount: 4)]
    )
    solution.replaceItems(0..<2, inSection: 1, count: 0)

    expectEqual((0..<3).map { solution.scrollOffset(ofSection: $0) }, [0, 70, 0])
    expectEqual(solution.height, 164)
    expectEqual(
      solution.frame(ofItem: 1, section: 1), LayoutFrame(x: 30, y: 57, width: 100, height: 50))
  }

  @Test func `Sections that are described otherwise stay scrolled as far as they can`() throws {
    func shelf(spacing: Double, _ scrolling: CompositionalScrolling) -> CompositionalRules {
      CompositionalRules(
        group: CompositionalItem(
          size: CompositionalSize(width: .absolute(100), height: .absolute(50))),
        groupSpacing: spacing, scrolling: scrolling)
    }
    let before = ListContents((0..<3).map { section in (0..<10).map { "\(section).\($0)" } })
    var after = before
    after.sections[0].insert("new", at: 0)
    after.sections[1].removeFirst(5)
    after.sections[2].removeFirst()
    var updates = BatchUpdates(insert: [0])
    updates.items.deletes =
      (0..<5).map { ItemIndex(section: 1, item: $0) } + [ItemIndex(section: 2, item: 0)]
    let plan = try updates.plan(before: before, after: after)
    var builder = CompositionalBuilder(container: Self.container, sectionCount: 3)
    for _ in 0..<3 { builder.append(shelf(spacing: 0, .continuous), itemCount: 10) }
    var solution = builder.solution()
    for (section, offset) in [70.0, 600, 100].enumerated() {
      solution.setScrollOffset(offset, ofSection: section)
    }

    solution.apply(plan) {
      after.sections[$0].count
    } describe: {
      CompositionalDescription(rules: shelf(spacing: 10, $0 == 2 ? .none : .groupPaging))
    }

    // Five cards and four gaps are 540 points, of which 320 are visible.
    expectEqual((0..<3).map { solution.scrollOffset(ofSection: $0) }, [70, 220, 0])
    expectEqual(solution.frame(ofItem: 1, section: 0).x, 40)
    expectEqual(solution.frame(ofItem: 4, section: 1).x, 220)
    expectEqual(solution.frame(ofItem: 0, section: 2).x, 0)
  }

  @Test func `Regular items are held by their number alone`() {
    let cell = CompositionalItem(
      size: CompositionalSize(width: .fractionOfWidth(0.5), height: .estimated(40)))
    let rules = CompositionalRules(
      group: CompositionalItem(
        size: CompositionalSize(width: .fractionOfWidth(1), height: .estimated(40)),
        content: .group(CompositionalGroup(axis: .horizontal, elements: [cell]))))
    var builder = CompositionalBuilder(container: Self.container, sectionCount: 1)
    builder.append(rules, itemCount: 1_000_000)
    var solution = builder.solution()
    expectEqual(solution.section(0).heldRuns, 0)

    for item in [0, 400_000, 999_999] {
      _ = solution.measure(LayoutSize(width: 1, height: 50), ofItem: item, section: 0)
    }
    // The three groups and the two stretches between them.
    expectEqual(solution.section(0).heldRuns, 5)
    expectEqual(solution.height, 20_000_030)

    solution.replaceItems(0..<2, inSection: 0, count: 0)
    expectEqual(solution.section(0).heldRuns, 4)
    expectEqual(solution.height, 19_999_980)
  }
}
