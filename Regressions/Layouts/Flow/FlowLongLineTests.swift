import Testing
import ViewGeometry

@testable import LayoutsTests
@testable import TestSupport

/// Lines of more items than two bytes count.
@Suite struct FlowLongLineTests {
  @Test func `R6.3 any number of items without width share a line`() {
    let count = 40_000
    var sizes = (0..<count).map { LayoutSize(width: 0, height: 1 + Double($0 % 7)) }
    sizes.append(LayoutSize(width: 50, height: 3))
    let metrics = FlowMetrics(itemSpacing: 0, lineSpacing: 0)

    let solution = FlowSolution([.init(metrics: metrics, sizes: sizes)], width: 100)

    expectEqual(solution.itemCount(inSection: 0), count + 1)
    expectEqual(solution.height, 7)
    // 39,999 leaves 1 when divided by 7.
    let narrow = LayoutFrame(x: 0, y: 2.5, width: 0, height: 2)
    let last = LayoutFrame(x: 0, y: 2, width: 50, height: 3)
    expectEqual(solution.frame(ofItem: count - 1, section: 0), narrow)
    expectEqual(solution.frame(ofItem: count, section: 0), last)
    expectEqual(solution.item(x: 10, y: 3)?.item, count)
  }
}
