import TestSupport
import Testing

@testable import ViewGeometry

@Suite struct PreciseSumTests {
  @Test func `what rounding takes from a sum comes back`() {
    var sum = PreciseSum(0x1p60)
    sum.add(1, times: 3)
    sum.add(-1, times: 0x1p60)
    sum.add(2, times: 1)
    sum.add(0, times: .infinity)

    expectEqual(sum.value, 5)
  }

  @Test func `small numbers before great ones are kept`() {
    var sum = PreciseSum(3)
    sum.add(1, times: 0x1p60)
    sum.add(0.5, times: -0x1p61)

    expectEqual(sum.value, 3)
  }

  @Test func `what rounding takes from a product comes back`() {
    // (1 + 2^-30)^2 = 1 + 2^-29 + 2^-60
    var sum = PreciseSum(-1)
    sum.add(1 + 0x1p-30, times: 1 + 0x1p-30)
    sum.add(-1, times: 0x1p-29)

    expectEqual(sum.value, 0x1p-60)
  }
}
