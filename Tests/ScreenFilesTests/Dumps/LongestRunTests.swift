import TestSupport
import Testing

@testable import ScreenFiles

/// The elements that kept their order, compared with every subset by dynamic programming.
struct LongestRunTests {
  @Test func `the kept numbers rise, and no rising run is longer`() {
    var random = RandomText(seed: 11)
    for count in 0..<60 {
      let numbers = (0..<Int32(count)).shuffled(using: &random)

      let kept = LongestRun.kept(numbers)

      let run = zip(numbers, kept).filter(\.1).map(\.0)
      var best = Array(repeating: 1, count: count)
      for end in numbers.indices {
        for start in 0..<end where numbers[start] < numbers[end] {
          best[end] = max(best[end], best[start] + 1)
        }
      }
      expectEqual(kept.count, count)
      expect(zip(run, run.dropFirst()).allSatisfy { $0 < $1 })
      expect(run.count == best.max() ?? 0, "\(numbers)")
    }
  }
}
