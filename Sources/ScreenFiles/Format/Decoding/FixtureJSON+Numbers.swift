import Foundation
import ViewGeometry

/// Numbers of a fixture: finite, and within a range in which later arithmetic stays finite.
extension FixtureJSON {
  /// Decodes a number whose absolute value is at most ``FixtureLimits/magnitude``.
  package func number() throws(FixtureError) -> Double {
    guard !isBool, let number = value as? NSNumber else { throw mismatch("a number") }
    // If a number has more than 17 digits, Foundation creates a decimal number. Its `doubleValue`
    // may be wrong in the last digit.
    let double =
      number is NSDecimalNumber
      ? Double(number.stringValue) ?? number.doubleValue : number.doubleValue
    guard double.isFinite else { throw fault(.notFinite("\(number)")) }
    guard abs(double) <= FixtureLimits.magnitude else {
      throw fault(.outOfRange(value: double, allowed: "±\(FixtureLimits.magnitude)"))
    }
    return double
  }

  /// Decodes a length, which is a nonnegative number.
  package func length() throws(FixtureError) -> Double {
    let number = try number()
    guard number >= 0 else { throw fault(.outOfRange(value: number, allowed: "0 or more")) }
    return number
  }

  /// Decodes an integer in a range.
  package func integer(in range: ClosedRange<Int>) throws(FixtureError) -> Int {
    guard !isBool, let number = value as? NSNumber else { throw mismatch("a whole number") }
    let double = number.doubleValue
    guard double == double.rounded() else { throw mismatch("a whole number") }
    // A 64-bit integer is compared exactly: its nearest double may lie outside the range.
    guard let integer = Int(exactly: number) ?? Int(exactly: double), range.contains(integer)
    else {
      let allowed = "\(range.lowerBound) to \(range.upperBound)"
      throw fault(.outOfRange(value: double, allowed: allowed))
    }
    return integer
  }

  /// Decodes an integer from 0 to `limit`.
  package func count(limit: Int) throws(FixtureError) -> Int {
    guard !isBool, let number = value as? NSNumber else { throw mismatch("a whole number") }
    guard number.doubleValue <= Double(limit) else {
      throw fault(.tooMany(count: number.doubleValue, limit: limit))
    }
    return try integer(in: 0...limit)
  }

  /// Decodes the seed of a generator: an integer from 0 to 2^53.
  package func seed() throws(FixtureError) -> UInt64 {
    UInt64(try integer(in: 0...(1 << 53)))
  }
}
