/// Random numbers and texts for the laws of reading: SplitMix64, the same for the same seed everywhere.
struct RandomText: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
  mutating func flip() -> Bool { below(2) == 0 }

  mutating func pick(_ choices: [String]) -> String { choices[below(choices.count)] }

  mutating func digits(_ count: Int) -> String {
    String((0..<count).map { _ in Character(String(below(10))) })
  }

  /// A number as tools write it, with up to 24 digits.
  mutating func number() -> String {
    var text = pick(["", "", "-", "+"]) + digits(1 + below(below(4) == 0 ? 22 : 6))
    if flip() { text += "." + digits(1 + below(below(4) == 0 ? 22 : 4)) }
    if below(3) == 0 { text += pick(["e", "E"]) + pick(["", "-", "+"]) + "\(below(30))" }
    return text
  }

  /// Up to 12 of these pieces.
  mutating func text(of pieces: [String]) -> String {
    (0..<below(12)).map { _ in pick(pieces) }.joined()
  }
}
