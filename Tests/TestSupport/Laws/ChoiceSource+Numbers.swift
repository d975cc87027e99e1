extension ChoiceSource {
  /// Returns `false` or `true` with equal probability.
  mutating func flag() -> Bool {
    choice(below: 2) == 1
  }

  /// Returns true with a probability of 1 in `count`.
  mutating func oneIn(_ count: UInt64) -> Bool {
    choice(below: count) == count - 1
  }

  /// Returns one of `options`, the first of which is the simplest.
  mutating func pick<Option>(_ options: [Option]) -> Option {
    options[Int(choice(below: UInt64(options.count)))]
  }

  /// Returns an integer in `0..<count`.
  mutating func index(below count: Int) -> Int {
    Int(choice(below: UInt64(count)))
  }

  /// Returns an integer from `-limit` to `limit`.
  mutating func integer(within limit: Int) -> Int {
    // The sign is a separate choice, so that lowering the magnitude doesn't change it.
    let magnitude = Int(choice(below: UInt64(limit) + 1))
    return magnitude != 0 && flag() ? -magnitude : magnitude
  }

  /// Returns a multiple of 1/256 between -1,000 and 1,000.
  ///
  /// Sums of thousands of them are exact.
  mutating func dyadic() -> Double {
    let whole = Double(integer(within: 999))
    return flag() ? whole + Double(choice(below: 256)) / 256 : whole
  }

  /// Returns a number in `0..<1` with 53 random bits.
  mutating func unit() -> Double {
    Double(choice(below: 1 << 53)) * 0x1p-53
  }

  /// Returns a number between `-limit` and `limit` with 53 random bits.
  mutating func real(within limit: Double) -> Double {
    let magnitude = unit() * limit
    return flag() ? -magnitude : magnitude
  }

  /// Returns a value that code tends to neglect: zero, tiny and huge values, and their neighbors.
  mutating func nasty() -> Double {
    let magnitude = pick([
      0, 1, 0.1, 1.0.nextUp, 1.0.nextDown, 0x1p52, 0x1p53, 1e9, 1e-9, 1e100, 1e-100,
      Double.leastNormalMagnitude, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ])
    return flag() ? -magnitude : magnitude
  }
}
