import Testing
import ViewGeometry

@testable import LayoutsTests
@testable import TestSupport

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
    expect(solution.frame(ofItem: 2, section: 0).maxY > 0.6)
    expectEqual(solution.item(x: 5, y: 0.6)?.section, 0)
    expectEqual(solution.item(x: 5, y: 0.6)?.item, 2)
    expectEqual(solution.index(x: 5, y: 0.6), ItemIndex(section: 0, item: 2))
    expect(solution.item(x: 5, y: 0.7) == nil)
  }

  /// Six a line, which is too short for them by less than the rounding tolerance: each begins a
  /// little before the one it follows.
  @Test func `R6.13 where items run backwards, the first of a line may be the last at a point`() {
    let metrics = FlowMetrics(itemSpacing: -10 + 0.9e-10, lineSpacing: 0)
    let sizes =
      Array(repeating: LayoutSize(width: 10, height: 20), count: 30)
      + [LayoutSize(width: 10, height: 5)]
    let limits = FlowLimits(blockItems: 2, fanOut: 4)
    let solution = FlowSolution(
      [.init(metrics: metrics, sizes: sizes)], width: 10 - 0.5e-9, limits)
    let frames = (6..<12).map { solution.frame(ofItem: $0, section: 0) }

    expect(frames.allSatisfy { $0.y == 20 })
    expect(zip(frames, frames.dropFirst()).allSatisfy { $0.x > $1.x })
    expectEqual(solution.item(x: 10.0.nextDown, y: 25)?.item, 6)
    expectEqual(solution.index(x: 10.0.nextDown, y: 25), ItemIndex(section: 0, item: 6))
    expectEqual(solution.item(x: 5, y: 25)?.item, 11)

    func items(from minX: Double, to maxX: Double) -> [Int] {
      var found: [Int] = []
      solution.forEachElement(in: Extent(minX: minX, minY: 25, maxX: maxX, maxY: 26)) {
        found.append($0.item)
      }
      return found
    }
    expectEqual(items(from: 4, to: 5), [6, 7, 8, 9, 10, 11])
    expectEqual(items(from: 10.0.nextDown, to: 20), [6])
    // The last one begins half a billionth in front of the first.
    expectEqual(items(from: -1, to: -0.45e-9), [11])
  }

  @Test(arguments: [2, 4, 9, 50])
  func `items of equal widths lie at the same bits in blocks of any size`(blockItems: Int) {
    let equal = LayoutSize(width: 385.0 / 24, height: 10)
    let sizes = [LayoutSize(width: 0, height: 10)] + Array(repeating: equal, count: 60)
    func frames(_ limits: FlowLimits) -> [LayoutFrame] {
      let metrics = FlowMetrics(itemSpacing: 1, lineSpacing: 2)
      let solution = FlowSolution([.init(metrics: metrics, sizes: sizes)], width: 320, limits)
      return sizes.indices.map { solution.frame(ofItem: $0, section: 0) }
    }

    let (short, long) = (
      frames(FlowLimits(blockItems: blockItems, fanOut: 4)),
      frames(FlowLimits(blockItems: 1_000, fanOut: 4))
    )

    expectEqual(short, long)
  }
}
