import Foundation

/// Reads the structure of a binary property list through its offset table.
enum BinaryPropertyList {
  /// Returns whether the list contains a set, whose marker is a byte from 0xC0 to 0xCF.
  ///
  /// Returns false for other formats and for lists whose trailer is damaged.
  ///
  /// - Complexity: O(bytes).
  static func holdsSet(_ data: Data) -> Bool {
    let bytes = [UInt8](data)
    // The last 32 bytes contain the width of an offset, the count of objects, and the position of
    // the offset table.
    guard bytes.starts(with: "bplist".utf8), bytes.count >= 40 else { return false }
    let trailer = bytes.count - 32
    let width = Int(bytes[trailer + 6])
    let count = number(bytes[(trailer + 8)..<(trailer + 16)])
    let table = number(bytes[(trailer + 24)..<(trailer + 32)])
    guard 1...8 ~= width, table <= trailer, count <= (trailer - table) / width else { return false }
    return (0..<count).contains { object in
      let start = table + object * width
      let offset = number(bytes[start..<(start + width)])
      return offset < trailer && bytes[offset] & 0xF0 == 0xC0
    }
  }

  /// Parses a big-endian integer.
  ///
  /// Values beyond `Int.max` become `Int.max`.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    Int(clamping: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
