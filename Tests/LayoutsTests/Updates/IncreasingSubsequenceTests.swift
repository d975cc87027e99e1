import Testing
import ViewGeometry

@testable import TestSupport

/// The numbers that needn't move when sorting.
@Suite struct IncreasingSubsequenceTests {
  private static func numbers(_ source: inout ChoiceSource) -> [Int] {
    var numbers: [Int] = []
    for number in 0..<source.index(below: 10) {
      numbers.insert(number, at: source.index(below: numbers.count + 1))
    }
    return numbers
  }

  /// The length of the longest increasing subsequence, by trying all subsequences.
  private static func bruteLength(_ numbers: [Int]) -> Int {
    (0..<1 << numbers.count).map { (mask: Int) -> Int in
      let part = numbers.indices.filter { mask >> $0 & 1 == 1 }.map { numbers[$0] }
      return zip(part, part.dropFirst()).allSatisfy(<) ? part.count : 0
    }.max() ?? 0
  }

  @Test func `The part ascends, and none is longer`() {
    check(Self.numbers) { numbers in
      let positions = IncreasingSubsequence.positions(of: numbers)
      let part = positions.map { numbers[$0] }

      try demand(positions == positions.sorted(), "The positions are \(positions).")
      try demand(zip(part, part.dropFirst()).allSatisfy(<), "\(part) doesn't ascend.")
      try demand(part.count == Self.bruteLength(numbers), "\(part) isn't the longest part.")
    }
  }

  @Test(arguments: [([], []), ([5], [0]), ([1, 2, 3], [0, 1, 2]), ([3, 2, 1], [2])])
  func `The simplest numbers`(numbers: [Int], positions: [Int]) {
    expectEqual(IncreasingSubsequence.positions(of: numbers), positions)
  }
}
