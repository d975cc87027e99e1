import TestSupport
import Testing
import ViewGeometry

@Suite struct FlowLineRulesTests {
  // The quotient of length and item size rounds up to a count that doesn't fit.
  @Test(
    arguments: [
      (255_013_685.099_999_96, 1.9, 134_217_728), (255_013_685.100_000_02, 1.9, 134_217_729),
      (100, 30, 3), (100, 100, 1), (100, 101, 1), (100 - 1e-10, 50, 2), (100 - 1e-8, 50, 1),
      (100, 0, 1 << 31), (0, 0, 1 << 31), (-10, 0, 1), (-10, 20, 1),
    ] as [(Double, Double, Int)])
  func `R6.6 the items that fit share a line, and at least one, up to rounding (R6.4)`(
    room: Double, width: Double, count: Int
  ) {
    let rules = FlowLineRules(FlowMetrics(itemSpacing: 0), containerWidth: room)

    expectEqual(rules.capacity(ofWidth: width), count)
  }
}
