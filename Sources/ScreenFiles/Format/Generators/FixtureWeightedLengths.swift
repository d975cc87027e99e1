import ViewGeometry

/// Random lengths from a weighted list.
///
/// The lengths are the same on every machine, because they are chosen by integer arithmetic.
package struct FixtureWeightedLengths: Sendable, Hashable {
  /// The lengths to choose from, in points.
  package let lengths: [Double]
  /// The prefix sums of the weights.
  ///
  /// Each sum includes the weight of its own length.
  private let ends: [UInt64]
  private let random: FixtureRandom

  /// The maximum sum of the weights.
  ///
  /// Its product with a 32-bit number fits in 64 bits.
  package static let largestTotal = 1 << 31

  /// Creates lengths from a seed.
  ///
  /// `choices` must not be empty, no weight may be negative, and the sum of the weights must be
  /// from 1 to 2^31.
  package init(_ choices: [(length: Double, weight: Int)], seed: UInt64) {
    lengths = choices.map(\.length)
    var end: UInt64 = 0
    ends = choices.map { choice in
      end += UInt64(choice.weight)
      return end
    }
    random = FixtureRandom(seed: seed)
  }

  /// Returns the length at `index`, which is chosen by the random value at the same index.
  ///
  /// The top 32 bits of the random value are scaled to the sum of the weights.
  package func length(of index: Int) -> Double {
    let total = ends[ends.count - 1]
    let pick = ((random.word(UInt64(index)) >> 32) * total) >> 32
    return lengths[ends.partitioningIndex { $0 > pick }]
  }
}
