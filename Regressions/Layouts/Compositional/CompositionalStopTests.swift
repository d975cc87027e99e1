import TestSupport
import Testing
import ViewGeometry

/// Resting offsets of sections that scroll by themselves, worked out by hand.
@Suite struct CompositionalStopTests {
  /// Ten cards of 100 by 50, 10 apart, between insets of 20 and 30: 1,140 points in 300.
  private func shelf(
    _ scrolling: CompositionalScrolling, count: Int = 10, width: Double = 300
  ) -> CompositionalSection {
    let rules = CompositionalRules(
      group: CompositionalItem(
        size: CompositionalSize(width: .absolute(100), height: .absolute(50))),
      insets: CompositionalInsets(leading: 20, trailing: 30), groupSpacing: 10,
      scrolling: scrolling)
    return CompositionalDescription(rules: rules)
      .solved(in: LayoutSize(width: width, height: 600), itemCount: count)
  }

  private func stops(_ section: CompositionalSection) -> [Double] {
    (0..<section.stopCount).map { section.stop($0) }
  }

  @Test func `a section scrolls from its start to its end`() {
    for scrolling in [
      CompositionalScrolling.continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging,
    ] {
      expectEqual(shelf(scrolling).scrollLength, 1_140)
      expectEqual(shelf(scrolling).scrollLimits, 0...840)
      expectEqual(shelf(scrolling, count: 2).scrollLimits, 0...0)
      expectEqual(shelf(scrolling, count: 0).scrollLimits, 0...0)
    }
    // The first and the last card in the middle: 20 - 100, and 20 + 9 * 110 - 100.
    expectEqual(shelf(.groupPagingCentered).scrollLimits, -80...910)
    expectEqual(shelf(.groupPagingCentered, count: 0).scrollLimits, 0...0)
    expectEqual(shelf(.groupPagingCentered, count: 1).scrollLimits, -80 ... -80)
  }

  @Test func `offsets are kept within the limits`() {
    let section = shelf(.groupPagingCentered)

    expectEqual(
      [-200, -80, 5, 910, 2_000].map { section.clampedScrollOffset($0) }, [-80, -80, 5, 910, 910])
    expectEqual(section.clampedScrollOffset(.nan), -80)
    expectEqual(shelf(.continuous).clampedScrollOffset(.infinity), 840)
  }

  @Test func `stops are groups or pages`() {
    expect(stops(shelf(.continuous)).isEmpty)
    expect(stops(shelf(.none)).isEmpty)
    expectEqual(shelf(.continuous).stop(3), 0)
    expectEqual(
      stops(shelf(.groupPaging)), [0, 110, 220, 330, 440, 550, 660, 770, 840, 840])
    expectEqual(
      stops(shelf(.continuousGroupLeadingBoundary)),
      [0, 110, 220, 330, 440, 550, 660, 770, 840, 840])
    expectEqual(
      stops(shelf(.groupPagingCentered)), [-80, 30, 140, 250, 360, 470, 580, 690, 800, 910])
    expectEqual(stops(shelf(.paging)), [0, 300, 600, 840])
    expectEqual(stops(shelf(.paging, count: 2)), [0])
    expectEqual(stops(shelf(.paging, width: 0)), [0])
    expectEqual(stops(shelf(.paging, width: 1e-300)), [0])
    // 1,140 - 380 are two pages.
    expectEqual(stops(shelf(.paging, width: 380)), [0, 380, 760])
  }

  @Test(arguments: [320, 375, 393, 414, 430] as [Double])
  func `groups that fill whole pages have no page more by a rounding`(width: Double) {
    for parts in 1...12 {
      let rules = CompositionalRules(
        group: CompositionalItem(
          size: CompositionalSize(
            width: .fractionOfWidth(1 / Double(parts)), height: .absolute(50))),
        scrolling: .paging)
      for pages in 1...4 {
        let section = CompositionalDescription(rules: rules)
          .solved(in: LayoutSize(width: width, height: 600), itemCount: parts * pages)

        expectEqual(section.stopCount, pages)
      }
    }
  }

  @Test func `groups rest in the middle whatever width they have measured`() {
    let card = CompositionalSize(width: .estimated(100), height: .absolute(50))
    let rules = CompositionalRules(
      group: CompositionalItem(
        size: card,
        content: .group(CompositionalGroup(axis: .horizontal, elements: [.init(size: card)]))),
      insets: CompositionalInsets(leading: 20, trailing: 30), groupSpacing: 10,
      scrolling: .groupPagingCentered)
    var builder = CompositionalBuilder(
      container: LayoutSize(width: 300, height: 600), sectionCount: 1)
    builder.append(rules, itemCount: 5)
    var solution = builder.solution()

    for (item, width) in [(0, 160.0), (2, 40), (4, 260)] {
      _ = solution.measure(LayoutSize(width: width, height: 50), ofItem: item, section: 0)
    }

    // Cards of 160, 100, 40, 100 and 260, from 20 on.
    expectEqual(stops(solution.section(0)), [-50, 90, 170, 250, 440])
    expectEqual(solution.section(0).scrollLimits, -50...440)
    for group in 0..<5 {
      solution.setScrollOffset(solution.section(0).stop(group), ofSection: 0)
      let frame = solution.frame(ofItem: group, section: 0)
      expectEqual(frame.x + frame.width / 2, 150)
    }
  }

  @Test(
    arguments: [
      (.continuous, 123, 0, 0, 123), (.continuous, 900, 5, 0, 840), (.continuous, -9, -5, 0, 0),
      (.continuousGroupLeadingBoundary, 54, 0, 0, 0),
      (.continuousGroupLeadingBoundary, 55, 0, 0, 110),
      (.continuousGroupLeadingBoundary, 500, 9, 0, 550),
      (.continuousGroupLeadingBoundary, 2_000, 0, 0, 840), (.groupPaging, 500, 0, 0, 110),
      (.groupPaging, 50, 0, 0, 0), (.groupPaging, 0, 0, 330, 220), (.groupPaging, 50, 1, 0, 110),
      (.groupPaging, 0, -1, 0, 0), (.groupPaging, 400, -1, 330, 220),
      (.groupPaging, 840, 2, 840, 840), (.groupPaging, 400, .nan, 330, 440),
      (.paging, 200, 0, 0, 300), (.paging, 140, 0, 0, 0),
      (.paging, 840, 1, 600, 840), (.paging, 100, -3, 300, 0),
      (.groupPagingCentered, 25, 0, -80, 30), (.groupPagingCentered, -80, -1, -80, -80),
    ] as [(CompositionalScrolling, Double, Double, Double, Double)])
  func `R8.23 a drag rests at the next stop at most`(
    scrolling: CompositionalScrolling, proposed: Double, velocity: Double, start: Double,
    offset: Double
  ) {
    expectEqual(
      shelf(scrolling).restingOffset(proposed: proposed, velocity: velocity, start: start), offset)
  }
}
