/// A sum of offsets that keeps what a double rounds away: two doubles a coordinate, the rounded sum and the rest.
///
/// T. J. Dekker, "A floating-point technique for extending the available precision", doi:10.1007/BF01397083. Exact as long
/// as the sum has no more than 106 bits between its highest and its lowest: offsets in 2^-40 of a point out to 2^65 points,
/// say. Differences of two such sums come out right although both may be far off, which is why a snapshot can
/// measure everything from its root and still answer as if from the lowest common ancestor.
struct ExactOffset {
  /// The sum, rounded.
  var high: SIMD2<Double>
  /// The rounding error: at most half a unit in the last place of `high`.
  var low: SIMD2<Double>

  static let zero = ExactOffset(high: .zero, low: .zero)

  @inline(__always)
  mutating func add(_ offset: SIMD2<Double>) {
    let sum = high + offset
    let rest = low + Self.error(of: sum, high, offset)
    high = sum + rest
    low = rest - (high - sum)
  }

  @inline(__always)
  func adding(_ offset: SIMD2<Double>) -> ExactOffset {
    var result = self
    result.add(offset)
    return result
  }

  /// The sum with `offset`, where neither the receiver nor the sum needs a second double; nil where one does.
  ///
  /// Then the way back from the sum is the offset again. True of nearly all views, and a third of the work.
  @inline(__always)
  func addingInOneDouble(_ offset: SIMD2<Double>) -> SIMD2<Double>? {
    let sum = high + offset
    // Zero where nothing was rounded; of infinite sums and NaN it is NaN.
    let rest = Self.error(of: sum, high, offset)
    let isExact = (rest .== 0) .& (low .== 0) .& (sum .< Self.limit) .& (sum .> -Self.limit)
    return isExact[0] && isExact[1] ? sum : nil
  }

  private static let limit = SIMD2<Double>(repeating: 0x1p1000)

  /// The way from `other` to the receiver: rounded, and the rounding error.
  @inline(__always)
  func minus(_ other: ExactOffset) -> ExactOffset {
    let difference = high - other.high
    let part = difference - high
    let rest = (high - (difference - part)) - (other.high + part)
    return ExactOffset(high: difference, low: rest + (low - other.low))
  }

  /// The way from `other` to the receiver, wrong by one rounding of it at most.
  ///
  /// Between two sums that are close to each other nothing is rounded.
  @inline(__always)
  func roundedMinus(_ other: ExactOffset) -> ExactOffset {
    ExactOffset(high: high - other.high, low: low - other.low)
  }

  /// The two doubles added.
  @inline(__always)
  var rounded: SIMD2<Double> { high + low }

  /// The point moved by the offset, rounded once at the end.
  ///
  /// Infinite coordinates stay infinite.
  @inline(__always)
  func moving(_ point: SIMD2<Double>) -> SIMD2<Double> {
    let sum = point + high
    let result = sum + (Self.error(of: sum, point, high) + low)
    return result.replacing(with: sum, where: result .!= result)
  }

  /// The rounding error of `sum`, the sum of two numbers: exact (Donald Knuth, TAOCP 4.2.2).
  @inline(__always)
  private static func error(
    of sum: SIMD2<Double>, _ left: SIMD2<Double>, _ right: SIMD2<Double>
  ) -> SIMD2<Double> {
    let part = sum - left
    return (left - (sum - part)) + (right - part)
  }

  /// Whether the sum, its parts and everything that can be added to it stay finite.
  @inline(__always)
  var isUsable: Bool {
    let limit = SIMD2<Double>(repeating: 0x1p1000)
    return all(high .< limit) && all(high .> -limit)
  }
}
