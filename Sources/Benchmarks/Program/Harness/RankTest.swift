import Foundation

/// Tests whether the values in one set tend to be larger than those in another, based only on their
/// ranks.
///
/// This is the Mann-Whitney U test ("On a test of whether one of two random variables is
/// stochastically larger than the other", doi:10.1214/aoms/1177730491). The test makes no
/// assumption about the distribution of the noise, which has a long tail on one side on a shared
/// machine.
struct RankTest: Equatable {
  /// The number of pairs in which the number from the first set exceeds that from the second.
  ///
  /// A pair contains one number from each set. A tie counts as half a pair.
  let statistic: Double
  /// The two-sided p-value: the probability that samples from one distribution have ranks at least
  /// this uneven.
  ///
  /// It is 1 if a sample is empty.
  let probability: Double

  /// The largest sample size for which the exact p-value is computed, if there are no ties.
  static let exactCount = 30

  init(_ first: [Double], _ second: [Double]) {
    let ranks = Self.ranks(of: first + second)
    let sum = ranks.values.prefix(first.count).reduce(0, +)
    let count = (Double(first.count), Double(second.count))
    statistic = sum - count.0 * (count.0 + 1) / 2
    if first.isEmpty || second.isEmpty {
      probability = 1
    } else if ranks.tieTerm == 0, max(first.count, second.count) <= Self.exactCount {
      probability = Self.exactProbability(
        of: Int(statistic), counts: (first.count, second.count))
    } else {
      probability = Self.normalProbability(
        of: statistic, counts: count, tieTerm: ranks.tieTerm)
    }
  }

  /// Returns the rank of each number, starting at 1, and the term that corrects for ties.
  ///
  /// Equal numbers get the mean of their ranks. The term is the sum of t³ − t over all groups of t
  /// equal numbers.
  private static func ranks(of values: [Double]) -> (values: [Double], tieTerm: Double) {
    let order = values.indices.sorted { values[$0] < values[$1] }
    var ranks = [Double](repeating: 0, count: values.count)
    var tieTerm = 0.0
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, values[order[end]] == values[order[start]] { end += 1 }
      for place in start..<end { ranks[order[place]] = Double(start + end + 1) / 2 }
      let tied = Double(end - start)
      tieTerm += tied * tied * tied - tied
      start = end
    }
    return (ranks, tieTerm)
  }

  /// Returns the exact p-value, computed from the number of arrangements for each statistic.
  ///
  /// An arrangement is an order of m numbers from the first set and n from the second. If its
  /// largest number is from the first set, that number exceeds all n of the second, and an
  /// arrangement of m − 1 and n numbers remains. Otherwise, an arrangement of m and n − 1 numbers
  /// remains.
  private static func exactProbability(of statistic: Int, counts: (Int, Int)) -> Double {
    let (m, n) = counts
    // ways[j][u]: the number of arrangements of i first and j second numbers with statistic u. Each
    // pass replaces the counts for i − 1 with those for i.
    var ways = [[Double]](repeating: [1], count: n + 1)
    for i in 1...m {
      var next = [[Double]](repeating: [], count: n + 1)
      for j in 0...n {
        var counted = [Double](repeating: 0, count: i * j + 1)
        for (u, count) in ways[j].enumerated() { counted[u + j] += count }
        if j > 0 { for (u, count) in next[j - 1].enumerated() { counted[u] += count } }
        next[j] = counted
      }
      ways = next
    }
    let all = ways[n].reduce(0, +)
    let tail = min(statistic, m * n - statistic)
    let extreme = ways[n].prefix(tail + 1).reduce(0, +)
    return min(1, 2 * extreme / all)
  }

  /// Returns the p-value computed by the normal approximation, corrected for ties and for
  /// continuity.
  private static func normalProbability(
    of statistic: Double, counts: (Double, Double), tieTerm: Double
  ) -> Double {
    let (m, n) = counts
    let total = m + n
    let variance = m * n / 12 * (total + 1 - tieTerm / (total * (total - 1)))
    guard variance > 0 else { return 1 }
    let distance = max(0, abs(statistic - m * n / 2) - 0.5)
    return erfc(distance / (2 * variance).squareRoot())
  }
}
