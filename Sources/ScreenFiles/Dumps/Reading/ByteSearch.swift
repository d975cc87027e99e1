import Foundation

/// Searches for a byte with the C library, many bytes at a time.
///
/// Safety: `memchr` reads only between a start and an end that are checked to lie in the array, and
/// the array can't change meanwhile.
extension [UInt8] {
  /// Returns the offset of the first occurrence of a byte in a range; nil if there is none.
  ///
  /// - Precondition: The range lies within the array.
  /// - Complexity: O(length of the range).
  func firstOffset(of byte: UInt8, in range: Range<Int>) -> Int? {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "The bytes \(range) are out of range: there are \(count).")
    guard !range.isEmpty else { return nil }
    return withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress,
        let found = memchr(start + range.lowerBound, Int32(byte), range.count)
      else { return nil }
      return UnsafeRawPointer(found) - start
    }
  }

  /// Returns the offset of the first occurrence of a byte at or after `start`; nil if there is
  /// none.
  func firstOffset(of byte: UInt8, from start: Int = 0) -> Int? {
    firstOffset(of: byte, in: Swift.min(start, count)..<count)
  }

  /// Returns whether the array contains a byte.
  func has(_ byte: UInt8) -> Bool { firstOffset(of: byte) != nil }
}
