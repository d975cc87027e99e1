/// A sum of offsets in double-double arithmetic: the rounded sum and its rounding error.
///
/// The algorithms are those of T. J. Dekker, "A floating-point technique for extending the
/// available precision", doi:10.1007/BF01397083. A sum is exact as long as it needs at most 106
/// bits, for example for multiples of 2^-40 of a point up to 2^65 points. Differences of two such
/// sums are exact even far from the origin. Therefore, a snapshot can store all offsets relative to
/// its root, and convert as precisely as with offsets relative to the lowest common ancestor.
struct ExactOffset {
  /// The rounded sum.
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

  /// Returns the sum of the receiver and `offset`.
  ///
  /// Returns nil if one double can't store the receiver or the sum exactly, or if the sum is NaN or
  /// too large. Otherwise, subtracting `offset` from the result yields the receiver exactly. The
  /// sums of nearly all views fit into one double. Computing such a sum takes a third of the time
  /// that a sum of two doubles takes.
  @inline(__always)
  func addingInOneDouble(_ offset: SIMD2<Double>) -> SIMD2<Double>? {
    let sum = high + offset
    // Zero if nothing was rounded; NaN if the sum is infinite or NaN.
    let rest = Self.error(of: sum, high, offset)
    let isExact = (rest .== 0) .& (low .== 0) .& (sum .< Self.limit) .& (sum .> -Self.limit)
    return isExact[0] && isExact[1] ? sum : nil
  }

  private static let limit = SIMD2<Double>(repeating: 0x1p1000)

  /// Returns the difference between the receiver and `other`: the rounded value and its error.
  @inline(__always)
  func minus(_ other: ExactOffset) -> ExactOffset {
    let difference = high - other.high
    let part = difference - high
    let rest = (high - (difference - part)) - (other.high + part)
    return ExactOffset(high: difference, low: rest + (low - other.low))
  }

  /// Returns the difference between the receiver and `other`, with each of its parts rounded once.
  ///
  /// If the two sums are close to each other, the difference of the `high` parts is exact.
  @inline(__always)
  func roundedMinus(_ other: ExactOffset) -> ExactOffset {
    ExactOffset(high: high - other.high, low: low - other.low)
  }

  /// The value, with each coordinate rounded to one double.
  @inline(__always)
  var rounded: SIMD2<Double> { high + low }

  /// Returns `point` translated by the offset; the result is rounded once.
  ///
  /// Infinite coordinates stay infinite.
  @inline(__always)
  func moving(_ point: SIMD2<Double>) -> SIMD2<Double> {
    let sum = point + high
    let result = sum + (Self.error(of: sum, point, high) + low)
    return result.replacing(with: sum, where: result .!= result)
  }

  /// Returns the exact rounding error of `sum`, the sum of two numbers (Donald Knuth, TAOCP 4.2.2).
  @inline(__always)
  private static func error(
    of sum: SIMD2<Double>, _ left: SIMD2<Double>, _ right: SIMD2<Double>
  ) -> SIMD2<Double> {
    let part = sum - left
    return (left - (sum - part)) + (right - part)
  }

  /// Whether the absolute value is small enough that later additions don't overflow; false for NaN.
  @inline(__always)
  var isUsable: Bool {
    let limit = SIMD2<Double>(repeating: 0x1p1000)
    return all(high .< limit) && all(high .> -limit)
  }
}
