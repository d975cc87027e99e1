/// A sum of lengths in 128-bit fixed point: units of 1/64 point, and fractions of 2^-64 units.
///
/// Addition is exact, so it is associative: a sum doesn't depend on the shape of the tree, and
/// subtracting an added length restores the same bits. Lengths are rounded down to multiples of
/// 2^-70 points, which leaves every `Double` of at least 2^-18 points unchanged. A sum that is a
/// multiple of 1/64 point has no fraction, and most code never reads the fraction.
package struct OffsetTreeSum: Equatable, Sendable {
  /// The number of whole units, rounded down.
  package var units: Int64
  /// The remainder, in multiples of 2^-64 units.
  package var fraction: UInt64

  package static let zero = OffsetTreeSum(units: 0, fraction: 0)

  /// A value larger than any sum.
  static let unreachable = OffsetTreeSum(units: .max, fraction: .max)

  /// The maximum length of one element, in points; longer lengths are reduced to it.
  ///
  /// The limit ensures that a single element can't exceed the range of a sum.
  static let longestLength: Double = 0x1p46

  static let unitsPerPoint: Double = 64

  /// The number of units below which a sum without a fraction can be converted to points exactly.
  static let exactUnits: Int64 = 1 << 53
}

extension OffsetTreeSum {
  package init(_ length: Double) {
    // Shift the significand so that its last bit is 2^-70 points; the exponent field is then 1005.
    let bits = min(length, Self.longestLength).bitPattern
    let shift = Int(bits >> 52) &- 1005
    let significand = bits & (1 << 52 - 1) | 1 << 52
    if shift & ~63 == 0 {
      units = Int64(truncatingIfNeeded: (significand &>> 1) &>> (63 &- UInt64(shift)))
      fraction = significand &<< UInt64(shift)
    } else {
      units = shift > 0 ? Int64(truncatingIfNeeded: significand &<< UInt64(shift &- 64)) : 0
      fraction = shift > 0 ? 0 : significand >> -shift
    }
  }

  /// Creates the sum of `count` equal lengths.
  ///
  /// - Precondition: The sum stays below 2^57 points.
  init(_ length: Double, times count: Int) {
    let one = OffsetTreeSum(length)
    let fractions = one.fraction.multipliedFullWidth(by: UInt64(count))
    let whole = one.units.multipliedReportingOverflow(by: Int64(count))
    let total = whole.partialValue.addingReportingOverflow(Int64(fractions.high))
    precondition(
      !whole.overflow && !total.overflow,
      "\(count) lengths of \(length) add up to more than 2^57 points.")
    self.init(units: total.partialValue, fraction: fractions.low)
  }

  /// Returns the index of the length that contains the offset `sum`, among `count` equal lengths.
  ///
  /// The total of the lengths must be larger than `sum`.
  static func index(at sum: OffsetTreeSum, ofEqual length: Double, count: Int) -> Int {
    // The quotient may be off by a few for counts near 2^53; the exact sums decide.
    var row = min(count - 1, max(0, Int(sum.points / OffsetTreeSum(length).points)))
    while row > 0, OffsetTreeSum(length, times: row) > sum {
      row -= 1
    }
    while row < count - 1, OffsetTreeSum(length, times: row + 1) <= sum {
      row += 1
    }
    return row
  }

  /// The `Double` nearest to the sum, in points; ties round to even.
  package var points: Double {
    guard fraction != 0 else { return Double(units) / Self.unitsPerPoint }
    // The 64 leading bits, with a sticky bit for the rest, are rounded like the whole sum.
    let shift = UInt64(units.leadingZeroBitCount)
    let leading = UInt64(units) << shift | (shift == 0 ? 0 : fraction >> (64 - shift))
    let isInexact = fraction << shift != 0
    let scale = Double(sign: .plus, exponent: -6 - Int(shift), significand: 1)
    return Double(leading | (isInexact ? 1 : 0)) * scale
  }

  /// Creates the largest sum whose `points` is at most `offset`, for comparisons in a search.
  ///
  /// Searching for this sum makes the results agree with the rounded offsets that are reported.
  ///
  /// - Precondition: `offset` is at least 0 and less than 2^57 points.
  init(lastRoundingTo offset: Double) {
    let scaled = offset * Self.unitsPerPoint
    self.init(units: Int64(scaled), fraction: 0)
    fraction = UInt64((scaled - Double(units)) * 0x1p64)
    // A sum above the offset is rounded down to the offset if the difference is less than half a
    // unit in the last place. If the difference is exactly half a unit, this happens only if the
    // offset is even. If half a unit is less than the resolution of a sum, the offset itself is the
    // limit.
    let half = scaled.ulp / 2
    guard half * 0x1p64 >= 1 else { return }
    let whole = Int64(half)
    self += OffsetTreeSum(units: whole, fraction: UInt64((half - Double(whole)) * 0x1p64))
    if scaled.significandBitPattern & 1 == 1 {
      self -= OffsetTreeSum(units: 0, fraction: 1)
    }
  }
}

extension OffsetTreeSum: AdditiveArithmetic, Comparable {
  /// Adds two sums.
  ///
  /// The addition wraps around, so that intermediate differences may be negative.
  package static func + (left: OffsetTreeSum, right: OffsetTreeSum) -> OffsetTreeSum {
    let (fraction, carry) = left.fraction.addingReportingOverflow(right.fraction)
    return OffsetTreeSum(
      units: left.units &+ right.units &+ (carry ? 1 : 0), fraction: fraction)
  }

  package static func - (left: OffsetTreeSum, right: OffsetTreeSum) -> OffsetTreeSum {
    let (fraction, borrow) = left.fraction.subtractingReportingOverflow(right.fraction)
    return OffsetTreeSum(
      units: left.units &- right.units &- (borrow ? 1 : 0), fraction: fraction)
  }

  package static func < (left: OffsetTreeSum, right: OffsetTreeSum) -> Bool {
    left.units != right.units ? left.units < right.units : left.fraction < right.fraction
  }

  /// Returns the sum of two sums of lengths.
  ///
  /// - Precondition: The result stays below 2^57 points.
  func adding(_ other: OffsetTreeSum) -> OffsetTreeSum {
    let total = self + other
    precondition(
      total.units >= 0, "Lengths of \(points) and \(other.points) add up to more than 2^57 points.")
    return total
  }
}
