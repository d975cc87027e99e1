import Foundation

/// Decodes a hex dump, with or without offsets and a text column, and lists of bytes as numbers.
enum Hexadecimal {
  private static let remark = "the text was a listing of bytes"

  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    guard let text = plain(bytes) ?? listed(bytes).map(ordered) ?? numbers(bytes),
      let read = try? DumpText(Data(text))
    else { return [] }
    return [.init(bytes: read.bytes, remark: remark)]
  }

  /// Returns the bytes, swapped in pairs if only the swapped bytes can contain a screen.
  ///
  /// The hexdump tool writes words of two bytes, the second byte first.
  private static func ordered(_ bytes: [UInt8]) -> [UInt8] {
    guard !ScreenMarks.isPossible(in: bytes), bytes.count % 2 == 0 else { return bytes }
    let swapped = bytes.indices.map { bytes[$0 ^ 1] }
    return ScreenMarks.isPossible(in: swapped) ? swapped : bytes
  }

  /// Decodes a list of at least 40 numbers from -128 to 255, decimal or as `0x3c`.
  ///
  /// Returns nil for all other texts.
  ///
  /// - Complexity: O(bytes up to the first word that isn't such a number).
  private static func numbers(_ bytes: [UInt8]) -> [UInt8]? {
    func isSeparator(_ byte: UInt8) -> Bool { byte.isSpace || ",;[](){}".utf8.contains(byte) }
    var (found, rest) = ([UInt8](), bytes[...])
    while true {
      rest = rest.drop(while: isSeparator)
      let part = rest.prefix { !isSeparator($0) }
      guard !part.isEmpty else { return found.count >= 40 ? found : nil }
      guard let value = value(part) else { return nil }
      found.append(value)
      rest = rest[part.endIndex...]
    }
  }

  private static func value(_ part: ArraySlice<UInt8>) -> UInt8? {
    guard part.count <= 4 else { return nil }
    let text = String(decoding: part, as: UTF8.self)
    if text.hasPrefix("0x") || text.hasPrefix("0X") { return UInt8(text.dropFirst(2), radix: 16) }
    return Int(text).flatMap { (-128...255).contains($0) ? UInt8(truncatingIfNeeded: $0) : nil }
  }

  /// Decodes text that consists of an even number of hexadecimal digits, at least 40.
  ///
  /// Whitespace and enclosing angle brackets are ignored. Returns nil for any other text, and for
  /// a text that begins with seven zeros: that is an offset, since no screen begins like that.
  private static func plain(_ bytes: [UInt8]) -> [UInt8]? {
    // Foundation's data is written in angle brackets.
    let bytes = bytes.first == .less ? bytes.dropFirst().prefix { $0 != .greater } : bytes[...]
    // Most texts soon contain some other character.
    guard bytes.prefix(64).allSatisfy({ $0.hexValue != nil || $0.isSpace }) else { return nil }
    let digits = bytes.filter { !$0.isSpace }
    guard digits.count >= 40, digits.prefix(7).contains(where: { $0 != UInt8(ascii: "0") }) else {
      return nil
    }
    return values(digits[...])
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
