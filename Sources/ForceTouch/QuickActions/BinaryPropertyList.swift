import Foundation

/// The objects of a binary property list, found by its table of offsets.
enum BinaryPropertyList {
  /// Whether an object of the list is a set, with the marker 0xC0 to 0xCF; false for what is no binary list.
  ///
  /// - Complexity: O(objects).
  static func holdsSet(_ data: Data) -> Bool {
    let bytes = [UInt8](data)
    // The last 32 bytes: how wide an offset is, how many objects there are, and where their offsets stand.
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

  /// A whole number, the highest byte first; the largest one for what is larger.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    Int(clamping: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
