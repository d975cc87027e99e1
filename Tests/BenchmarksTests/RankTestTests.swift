import TestSupport
import Testing

@testable import BenchmarkProgram

/// Probabilities from textbook tables and other programs; none is computed here.
@Suite struct RankTestTests {
  @Test func `sets that don't overlap have the smallest probability there is`() {
    // 2 / C(n + m, n): one arrangement of that many, on either side.
    expectEqual(RankTest([1, 2, 3, 4, 5], [6, 7, 8, 9, 10]).probability, 2.0 / 252)
    expectEqual(RankTest([6, 7, 8, 9, 10], [1, 2, 3, 4, 5]).probability, 2.0 / 252)
    expectEqual(RankTest([1, 2, 3], [4, 5, 6, 7]).probability, 2.0 / 35)
    expectEqual(RankTest([1, 2, 3], [4, 5, 6, 7]).statistic, 0)
    expectEqual(RankTest([4, 5, 6, 7], [1, 2, 3]).statistic, 12)
  }

  @Test func `the critical values of Mann and Whitney's table are met`() {
    // The largest statistic with p at most 0.05, two-sided: 23 for 10 and 10, 2 for 5 and 5, 13 for 8 and 8.
    for (count, critical) in [(5, 2), (8, 13), (10, 23)] {
      expect(probability(count: count, statistic: critical) <= 0.05)
      expect(probability(count: count, statistic: critical + 1) > 0.05)
    }
  }

  @Test func `equal sets show no difference`() {
    expectEqual(RankTest([1, 1, 1], [1, 1, 1]).probability, 1)
    expectEqual(RankTest([1, 2, 3], [1, 2, 3]).probability, 1)
    expectEqual(RankTest([], [1, 2, 3]).probability, 1)
    expectEqual(RankTest([], []).probability, 1)
  }

  @Test func `a tie counts half`() {
    expectEqual(RankTest([2], [1, 2, 3]).statistic, 1.5)
  }

  @Test func `the statistics of both orders sum to the number of pairs`() {
    let first = [3.5, 1, 4, 1, 5]
    let second = [9.0, 2, 6, 5]

    expectEqual(RankTest(first, second).statistic + RankTest(second, first).statistic, 20)
    expectEqual(RankTest(first, second).probability, RankTest(second, first).probability)
  }

  @Test func `the normal approximation joins the exact count`() {
    // 30 and 30 are counted, 31 and 31 approximated; interleaved with a shift, both give about the
    // same.
    func shifted(_ count: Int) -> Double {
      RankTest((0..<count).map { Double($0) }, (0..<count).map { Double($0) + 6.5 }).probability
    }

    expect(abs(shifted(30) - shifted(31)) < 0.01)
    expect((0.001...0.2).contains(shifted(31)))
  }

  /// The probability of two sets of `count` numbers in which the first has `statistic` larger pairs.
  private func probability(count: Int, statistic: Int) -> Double {
    let second = (0..<count).map { Double($0) * 10 }
    var left = statistic
    let first = (0..<count).map { index in
      // Each first number exceeds as many second ones as are still missing.
      let exceeded = min(left, count)
      left -= exceeded
      return Double(exceeded) * 10 - 5 + Double(index) / 100
    }
    return RankTest(first, second).probability
  }
}
