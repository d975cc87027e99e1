/// Random numbers from a seed, for mutations: the same seed makes the same mutations.
struct Random {
  private var state: UInt64

  init(seed: UInt32) { state = UInt64(seed) }

  // SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators").
  mutating func word() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// A whole number in `0..<bound`.
  mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: word().multipliedFullWidth(by: UInt64(bound)).high)
  }

  mutating func pick<Option>(_ options: [Option]) -> Option { options[below(options.count)] }
}
