import Foundation

/// Decodes a hex dump, with or without offsets and a text column.
enum Hexadecimal {
  private static let remark = "the text was a listing of bytes"

  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    guard let text = plain(bytes) ?? listed(bytes), let read = try? DumpText(Data(text)) else {
      return []
    }
    return [.init(bytes: read.bytes, remark: remark)]
  }

  /// Decodes text that consists of an even number of hexadecimal digits, at least 40.
  ///
  /// Whitespace is ignored. Returns nil for any other text.
  private static func plain(_ bytes: [UInt8]) -> [UInt8]? {
    // Most texts soon contain some other character.
    guard bytes.prefix(64).allSatisfy({ $0.hexValue != nil || $0.isSpace }) else { return nil }
    let digits = bytes.filter { !$0.isSpace }
    return digits.count >= 40 ? values(digits[...]) : nil
  }

  /// Decodes the lines that consist of an offset, digits and perhaps a text column.
  ///
  /// Decoding stops at the first line of another form. Returns nil if the first nonempty line has
  /// another form.
  private static func listed(_ bytes: [UInt8]) -> [UInt8]? {
    var found: [UInt8] = []
    for line in TextLines(bytes).ranges where !line.isEmpty {
      let offset = bytes[line].prefix { $0.hexValue != nil }
      guard offset.count >= 7 else { return found.isEmpty ? nil : found }
      let rest = bytes[offset.endIndex..<line.upperBound].drop { $0 == .colon || $0.isSpace }
      guard let row = row(rest) else { return found.isEmpty ? nil : found }
      found += row
    }
    return found.isEmpty ? nil : found
  }

  /// Decodes up to 16 pairs of digits at the start of a line; returns nil if there are none.
  private static func row(_ line: ArraySlice<UInt8>) -> [UInt8]? {
    var (row, offset, spaces) = ([UInt8](), line.startIndex, 0)
    while offset + 1 < line.endIndex, row.count < 16 {
      if line[offset] == .space {
        spaces += 1
        offset += 1
        // The text column follows more than two spaces. Two spaces may separate the halves of a
        // row.
        if spaces > 2 { break }
        continue
      }
      guard let high = line[offset].hexValue, let low = line[offset + 1].hexValue else { break }
      if spaces == 2, row.count % 8 != 0 { break }
      row.append(high << 4 | low)
      (offset, spaces) = (offset + 2, 0)
    }
    return row.isEmpty ? nil : row
  }

  private static func values(_ digits: ArraySlice<UInt8>) -> [UInt8]? {
    guard digits.count % 2 == 0 else { return nil }
    var (found, offset) = ([UInt8](), digits.startIndex)
    while offset < digits.endIndex {
      guard let high = digits[offset].hexValue, let low = digits[offset + 1].hexValue else {
        return nil
      }
      found.append(high << 4 | low)
      offset += 2
    }
    return found
  }
}
