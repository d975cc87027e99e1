import Foundation

/// An integer of any length, multiplied by a power of 2^32.
///
/// It represents sums and products of doubles without rounding.
struct ExactNumber: RouteNumber {
  private var isNegative: Bool
  /// The digits in base 2^32, least significant first, without leading zeros.
  ///
  /// Zero has no digits.
  private var digits: [UInt32]
  /// The exponent of the power of 2^32 by which the integer is multiplied.
  private var exponent: Int

  private init(isNegative: Bool, digits: [UInt32], exponent: Int) {
    self.isNegative = isNegative
    self.digits = digits
    self.exponent = exponent
    while self.digits.last == 0 { self.digits.removeLast() }
  }

  /// Creates the value of a finite double.
  init(_ value: Double) {
    precondition(value.isFinite, "\(value) isn't a finite number.")
    guard value != 0 else {
      self.init(isNegative: false, digits: [], exponent: 0)
      return
    }
    // The value equals whole * 2^power, where `whole` is an integer of at most 53 bits.
    let power = Int(value.exponent) - 52
    let scaled = abs(value).significand * 0x1p52
    let whole = UInt64(scaled)
    let digitExponent = Int((Double(power) / 32).rounded(.down))
    let shift = power - digitExponent * 32
    let wide = whole.multipliedFullWidth(by: 1 << UInt64(shift))
    self.init(
      isNegative: value < 0,
      digits: [
        UInt32(truncatingIfNeeded: wide.low), UInt32(wide.low >> 32),
        UInt32(truncatingIfNeeded: wide.high),
      ],
      exponent: digitExponent)
  }

  var magnitude: ExactNumber {
    ExactNumber(isNegative: false, digits: digits, exponent: exponent)
  }

  /// The value as a double, with an error of at most two units in the last place.
  var approximation: Double {
    var sum = 0.0
    for (index, digit) in digits.enumerated().suffix(4) {
      sum += scalbn(Double(digit), 32 * (index + exponent))
    }
    return isNegative ? -sum : sum
  }

  static func + (left: ExactNumber, right: ExactNumber) -> ExactNumber {
    let exponent = min(left.exponent, right.exponent)
    let first = left.digits(from: exponent)
    let second = right.digits(from: exponent)
    if left.isNegative == right.isNegative {
      return ExactNumber(
        isNegative: left.isNegative, digits: sum(first, second), exponent: exponent)
    }
    if precedes(first, second) {
      return ExactNumber(
        isNegative: right.isNegative, digits: difference(second, first), exponent: exponent)
    }
    return ExactNumber(
      isNegative: left.isNegative, digits: difference(first, second), exponent: exponent)
  }

  static func - (left: ExactNumber, right: ExactNumber) -> ExactNumber {
    left
      + ExactNumber(isNegative: !right.isNegative, digits: right.digits, exponent: right.exponent)
  }

  static func * (left: ExactNumber, right: ExactNumber) -> ExactNumber {
    var product = [UInt32](repeating: 0, count: left.digits.count + right.digits.count)
    for (i, a) in left.digits.enumerated() {
      var carry: UInt64 = 0
      for (j, b) in right.digits.enumerated() {
        let column = UInt64(a) * UInt64(b) + UInt64(product[i + j]) + carry
        product[i + j] = UInt32(truncatingIfNeeded: column)
        carry = column >> 32
      }
      product[i + right.digits.count] = UInt32(carry)
    }
    return ExactNumber(
      isNegative: left.isNegative != right.isNegative, digits: product,
      exponent: left.exponent + right.exponent)
  }

  static func < (left: ExactNumber, right: ExactNumber) -> Bool {
    let difference = left - right
    return difference.isNegative && !difference.isZero
  }

  var isZero: Bool { digits.isEmpty }

  private func digits(from lowest: Int) -> [UInt32] {
    digits.isEmpty ? [] : [UInt32](repeating: 0, count: exponent - lowest) + digits
  }

  private static func sum(_ first: [UInt32], _ second: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    var carry: UInt64 = 0
    for index in 0..<max(first.count, second.count) {
      let column =
        carry + (index < first.count ? UInt64(first[index]) : 0)
        + (index < second.count ? UInt64(second[index]) : 0)
      result.append(UInt32(truncatingIfNeeded: column))
      carry = column >> 32
    }
    return result + [UInt32(carry)]
  }

  /// Returns `first - second`; `second` must not be larger than `first`.
  private static func difference(_ first: [UInt32], _ second: [UInt32]) -> [UInt32] {
    var result = first
    var borrow: Int64 = 0
    for index in result.indices {
      let column =
        Int64(result[index]) - borrow - (index < second.count ? Int64(second[index]) : 0)
      borrow = column < 0 ? 1 : 0
      result[index] = UInt32(truncatingIfNeeded: column)
    }
    return result
  }

  private static func precedes(_ first: [UInt32], _ second: [UInt32]) -> Bool {
    let (a, b) = (significant(first), significant(second))
    if a.count != b.count { return a.count < b.count }
    return a.reversed().lexicographicallyPrecedes(b.reversed())
  }

  private static func significant(_ digits: [UInt32]) -> ArraySlice<UInt32> {
    var slice = digits[...]
    while slice.last == 0 { slice.removeLast() }
    return slice
  }
}
