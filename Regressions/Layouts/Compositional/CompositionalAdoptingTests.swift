import TestSupport
import Testing
import ViewGeometry

/// A composition solved from scratch takes over the scrolled offsets and measured sizes of the one
/// before.
@Suite struct CompositionalAdoptingTests {
  private func solved(
    width: Double = 300, shelf: Int = 10, rows: Int = 3, sections: Int = 2,
    layoutHeader: Double = 12
  ) -> CompositionalSolution {
    let card = CompositionalSize(width: .absolute(100), height: .absolute(50))
    let row = CompositionalSize(width: .fractionOfWidth(1), height: .estimated(40))
    let all = [
      (CompositionalRules(group: CompositionalItem(size: card), scrolling: .continuous), shelf),
      (
        CompositionalRules(
          group: CompositionalItem(
            size: row,
            content: .group(
              CompositionalGroup(axis: .horizontal, elements: [CompositionalItem(size: row)]))),
          boundaries: [CompositionalBoundary(kind: "header", size: row, alignmentY: 0)]), rows
      ),
    ]
    var builder = CompositionalBuilder(
      container: LayoutSize(width: width, height: 600), sectionCount: sections)
    for (rules, count) in all.prefix(sections) { builder.append(rules, itemCount: count) }
    let header = CompositionalBoundary(
      kind: "top",
      size: CompositionalSize(width: .fractionOfWidth(1), height: .estimated(layoutHeader)),
      alignmentY: 0)
    return builder.solution(boundaries: [header])
  }

  /// 30, 50, 25, and rows of 40, 70 and 40 points.
  private func varied() -> CompositionalSolution {
    var solution = solved()
    solution.setScrollOffset(170, ofSection: 0)
    _ = solution.measure(LayoutSize(width: 300, height: 70), ofItem: 1, section: 1)
    _ = solution.measure(LayoutSize(width: 300, height: 25), ofBoundary: "header", section: 1)
    _ = solution.measure(LayoutSize(width: 300, height: 30), ofLayoutBoundary: 0)
    return solution
  }

  @Test func `everything stays where nothing else has changed`() {
    var solution = solved()
    expect(!solution.isVaried)
    expectEqual(solution.height, 12 + 50 + 40 + 120)

    solution.adopt(varied(), keepingMeasures: true)

    expectEqual(solution.height, 30 + 50 + 25 + 150)
    expectEqual(solution.scrollOffset(ofSection: 0), 170)
    expectEqual(
      solution.frame(ofItem: 2, section: 1), LayoutFrame(x: 0, y: 215, width: 300, height: 40))
    expect(solution.isVaried)
  }

  @Test func `measured sizes are dropped on request, or if the width changes`() {
    var forgetful = solved()
    forgetful.adopt(varied(), keepingMeasures: false)
    expectEqual(forgetful.height, 12 + 50 + 40 + 120)
    expectEqual(forgetful.scrollOffset(ofSection: 0), 170)

    var wider = solved(width: 900)
    wider.adopt(varied(), keepingMeasures: true)
    expectEqual(wider.height, 12 + 50 + 40 + 120)
    // A thousand points in nine hundred.
    expectEqual(wider.scrollOffset(ofSection: 0), 100)
  }

  @Test func `sections of another number of items are measured again`() {
    var longer = solved(rows: 4)
    longer.adopt(varied(), keepingMeasures: true)
    expectEqual(longer.height, 30 + 50 + 40 + 160)

    var fewer = solved(sections: 1)
    fewer.adopt(varied(), keepingMeasures: true)
    expectEqual(fewer.height, 80)
    expectEqual(fewer.scrollOffset(ofSection: 0), 170)
  }

  @Test(arguments: [20, 35] as [Double])
  func `measured sizes stay beside groups that an app arranges`(height: Double) {
    let row = CompositionalSize(width: .fractionOfWidth(1), height: .estimated(40))
    let custom = CompositionalItem(
      size: CompositionalSize(width: .fractionOfWidth(1), height: .absolute(50)),
      content: .custom(0))
    let rules = CompositionalRules(
      group: CompositionalItem(
        size: CompositionalSize(width: .fractionOfWidth(1), height: .estimated(90)),
        content: .group(
          CompositionalGroup(axis: .vertical, elements: [custom, CompositionalItem(size: row)]))),
      boundaries: [CompositionalBoundary(kind: "header", size: row, alignmentY: 0)])
    func solved(_ height: Double) -> CompositionalSolution {
      var builder = CompositionalBuilder(
        container: LayoutSize(width: 300, height: 600), sectionCount: 1)
      builder.append(rules, itemCount: 3) { _, _ in
        [
          CompositionalPlacedItem(
            frame: LayoutFrame(x: 0, y: 0, width: 300, height: height), zIndex: 0)
        ]
      }
      return builder.solution()
    }
    func measure(_ solution: inout CompositionalSolution) {
      _ = solution.measure(LayoutSize(width: 300, height: 70), ofItem: 1, section: 0)
      _ = solution.measure(LayoutSize(width: 300, height: 25), ofBoundary: "header", section: 0)
    }
    var (old, solution, fresh) = (solved(20), solved(height), solved(height))
    measure(&old)
    measure(&fresh)

    solution.adopt(old, keepingMeasures: true)

    expectEqual(solution.height, fresh.height)
    expectEqual(solution.height, 25 + 120 + 50)
    for item in 0..<3 {
      expectEqual(
        solution.frame(ofItem: item, section: 0), fresh.frame(ofItem: item, section: 0))
    }
  }

  @Test func `a measured header of the layout is enough to differ from a fresh solution`() {
    var solution = solved()

    _ = solution.measure(LayoutSize(width: 300, height: 30), ofLayoutBoundary: 0)

    expect(solution.isVaried)
  }

  @Test func `a header of the layout that is another is measured again`() {
    var solution = solved(layoutHeader: 13)

    solution.adopt(varied(), keepingMeasures: true)

    expectEqual(solution.height, 13 + 50 + 25 + 150)
  }

  @Test func `only what changes anything moves anything`() {
    var solution = solved()
    func row(_ height: Double, width: Double = 300, section: Int = 1) -> Bool {
      solution.measure(LayoutSize(width: width, height: height), ofItem: 1, section: section)
    }
    func header(_ kind: String, _ height: Double) -> Bool {
      solution.measure(LayoutSize(width: 300, height: height), ofBoundary: kind, section: 1)
    }
    func top(_ height: Double, _ number: Int = 0) -> Bool {
      solution.measure(LayoutSize(width: 300, height: height), ofLayoutBoundary: number)
    }

    expectEqual([row(40), row(70), row(70), row(70, width: 20)], [false, true, false, false])
    expectEqual([row(40), row(9, section: 0)], [true, false])
    expectEqual(
      [header("header", 40), header("header", 9), header("other", 8)], [false, true, false])
    expectEqual(
      [top(12), top(30, 1), top(30, -1), top(30), top(30)], [false, false, false, true, false])
  }

  @Test func `a composition says what of it can be measured`() {
    let solution = solved()

    expectEqual((0..<2).map { solution.isEstimated(section: $0) }, [false, true])
    expect(solution.isEstimated(item: 0, section: 1, along: .vertical))
    expect(!solution.isEstimated(item: 0, section: 1, along: .horizontal))
    expect(!solution.isEstimated(item: 0, section: 0, along: .vertical))
    expect(solution.isEstimated(boundary: "header", section: 1))
    expect(!solution.isEstimated(boundary: "header", section: 0))
    expect(!solution.isEstimated(boundary: "footer", section: 1))
    expectEqual((-1...1).map { solution.isEstimated(layoutBoundary: $0) }, [false, true, false])
    expectEqual((0..<2).map { solution.isOrthogonal(section: $0) }, [true, false])
  }
}
