import ViewGeometry

/// The brute-force twin of `OffsetTree`: an array, and a sum from the first row for each question.
struct OffsetTreeModel {
  var lengths: [Double]

  func offset(of index: Int) -> Double {
    exactSum(lengths[..<index])
  }

  func index(at offset: Double) -> Int? {
    lengths.indices.first { self.offset(of: $0) <= offset && offset < self.offset(of: $0 + 1) }
  }
}

/// The `Double` nearest to the exact sum, after Shewchuk, "Adaptive Precision Floating-Point
/// Arithmetic and Fast Robust Geometric Predicates" (doi:10.1007/PL00009321).
func exactSum(_ values: some Sequence<Double>) -> Double {
  var partials: [Double] = []
  for value in values {
    var high = value
    var kept: [Double] = []
    for partial in partials {
      let (large, small) = abs(high) < abs(partial) ? (partial, high) : (high, partial)
      let sum = large + small
      let error = small - (sum - large)
      if error != 0 { kept.append(error) }
      high = sum
    }
    partials = kept + [high]
  }
  guard var sum = partials.popLast() else { return 0 }
  while let next = partials.popLast() {
    let before = sum
    sum = before + next
    let error = next - (sum - before)
    guard error != 0 else { continue }
    // A tie was rounded to even; what is left decides which way it had to go.
    if let rest = partials.last, (rest < 0) == (error < 0) {
      let twice = error * 2
      if (sum + twice) - sum == twice { sum += twice }
    }
    break
  }
  return sum
}

/// A small generator that gives the same numbers for the same seed everywhere (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
