/// A small seeded random number generator with the same sequence on every platform.
///
/// The algorithm is by Steele, Lea and Flood ("Fast splittable pseudorandom number generators",
/// doi:10.1145/2660193.2660195).
struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// Creates a generator for one row, so that omitting other rows doesn't change the row's data.
  init(seed: UInt64, row: String, size: Int) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in "\(row)/\(size)".utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    state = seed ^ hash
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number in 0 ..< 1 with 53 random bits.
  mutating func nextUnit() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// Returns a multiple of 1/64 in 0 ..< `bound`.
  mutating func nextDyadic(below bound: Double) -> Double {
    (nextUnit() * bound * 64).rounded(.down) / 64
  }

  /// Returns a number in 0 ..< `bound`.
  ///
  /// The bias of the multiplication is below 2^-32 for the bounds used here.
  mutating func nextIndex(below bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }
}
