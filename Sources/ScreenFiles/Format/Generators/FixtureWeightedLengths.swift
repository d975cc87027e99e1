import ViewGeometry

/// Random lengths out of a list, each as likely as its weight says; whole numbers decide, so they are the same everywhere.
package struct FixtureWeightedLengths: Sendable, Hashable {
  /// The lengths to choose from, in points.
  package let lengths: [Double]
  /// The sums of the weights up to and including each length.
  private let ends: [UInt64]
  private let random: FixtureRandom

  /// The largest sum of weights: the product with a 32-bit number fits 64 bits.
  package static let largestTotal = 1 << 31

  /// Creates lengths of a seed; there is at least one, and the weights, none of them negative, add up to 1 to 2^31.
  package init(_ choices: [(length: Double, weight: Int)], seed: UInt64) {
    lengths = choices.map(\.length)
    var end: UInt64 = 0
    ends = choices.map { choice in
      end += UInt64(choice.weight)
      return end
    }
    random = FixtureRandom(seed: seed)
  }

  /// Length `index`: the top 32 bits of random number `index`, times the sum of the weights over 2^32, choose.
  package func length(of index: Int) -> Double {
    let total = ends[ends.count - 1]
    let pick = ((random.word(UInt64(index)) >> 32) * total) >> 32
    return lengths[ends.partitioningIndex { $0 > pick }]
  }
}
