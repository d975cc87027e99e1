import ViewGeometry

/// A random sequence with direct access to its values, which are the same on every machine.
///
/// Value `n` is output `n` of SplitMix64, counted from 0 and computed without the outputs before it
/// (Steele, Lea, Flood: "Fast Splittable Pseudorandom Number Generators",
/// doi:10.1145/2714064.2660195). It is the generator's finalizer applied to
/// `seed + (n + 1) * 0x9E3779B97F4A7C15`.
package struct FixtureRandom: Sendable, Hashable {
  private let seed: UInt64

  /// Creates the sequence that a seed determines.
  package init(seed: UInt64) {
    self.seed = seed
  }

  /// Returns value `n` of the sequence.
  package func word(_ n: UInt64) -> UInt64 {
    var z = seed &+ (n &+ 1) &* 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns value `n` mapped to a multiple of 2^-53 that is at least 0 and less than 1.
  package func fraction(_ n: UInt64) -> Double {
    Double(word(n) >> 11) * 0x1p-53
  }
}
