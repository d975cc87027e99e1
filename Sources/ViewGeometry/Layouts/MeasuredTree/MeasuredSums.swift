/// The running sums of up to 32 weights and lengths, searched eight at a time.
///
/// Searches count the sums that are reached, by their signs, instead of looking for the first that isn't: no branch to
/// mispredict. The vectors are filled up with sums that nothing reaches.
struct MeasuredSums: Sendable {
  private var weights = InlineArray<4, SIMD8<Int64>>(repeating: SIMD8(repeating: .max))
  private var lengths = InlineArray<4, SIMD8<Double>>(repeating: SIMD8(repeating: .infinity))
  private(set) var count = 0
  /// The sum of all weights.
  private(set) var weight = 0
  /// The sum of all lengths.
  private(set) var length = 0.0

  mutating func append(_ newWeight: Int, _ newLength: Double) {
    precondition(count < 32, "A node has at most 32 entries.")
    weight += newWeight
    length += newLength
    weights[count >> 3][count & 7] = Int64(weight)
    lengths[count >> 3][count & 7] = length
    count += 1
  }

  func weights(before index: Int) -> Int {
    index == 0 ? 0 : Int(weights[(index - 1) >> 3][(index - 1) & 7])
  }

  func lengths(before index: Int) -> Double {
    index == 0 ? 0 : lengths[(index - 1) >> 3][(index - 1) & 7]
  }

  /// The number of sums of weights that are at most `weight`.
  func countOfWeights(upTo weight: Int) -> Int {
    var beyond = SIMD8<UInt64>.zero
    let wanted = SIMD8<Int64>(repeating: Int64(weight))
    let blocks = (count + 7) >> 3
    for block in 0..<blocks {
      beyond &+= SIMD8<UInt64>(truncatingIfNeeded: wanted &- weights[block]) &>> 63
    }
    return blocks * 8 - Int(beyond.wrappedSum())
  }

  /// The number of sums of lengths that, added to `base`, are at most `position`.
  func countOfLengths(upTo position: Double, base: Double) -> Int {
    var beyond = SIMD8<UInt64>.zero
    let (wanted, base) = (SIMD8(repeating: position), SIMD8(repeating: base))
    let blocks = (count + 7) >> 3
    for block in 0..<blocks {
      // The sign of a difference tells the order exactly, by gradual underflow.
      let rest = wanted - (base + lengths[block])
      beyond &+= unsafeBitCast(rest, to: SIMD8<UInt64>.self) &>> 63
    }
    return blocks * 8 - Int(beyond.wrappedSum())
  }
}
