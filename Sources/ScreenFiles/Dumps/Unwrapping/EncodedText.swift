import Foundation

/// Decodes ASCII encodings of text that are used in mail, in URLs and elsewhere.
enum EncodedText {
  /// Decodes the Base64 after `;base64,`.
  ///
  /// If the text doesn't contain that mark, decodes the whole text or, if that fails, blocks of
  /// lines.
  static func undoneBase64(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    let remark = "the text was Base64"
    if let mark = range(of: ";base64,", in: bytes) {
      let content = bytes[mark.upperBound...].prefix { $0.isBase64 || $0.isSpace }
      return base64(content).map { [.init(bytes: $0, remark: remark)] } ?? []
    }
    if let decoded = base64(bytes[...]) { return [.init(bytes: decoded, remark: remark)] }
    return blocks(in: bytes).compactMap { block in
      guard let decoded = base64(bytes[block]), ScreenMarks.isPossible(in: decoded) else {
        return nil
      }
      return .init(bytes: decoded, remark: "\(remark) in a larger text")
    }
  }

  /// Returns the ranges of up to 8 blocks of lines that consist only of Base64 characters.
  ///
  /// Emails and PEM files have such blocks. The first line of a block has at least 40 characters.
  private static func blocks(in bytes: [UInt8]) -> [Range<Int>] {
    var (found, open) = ([Range<Int>](), Range<Int>?.none)
    for line in TextLines(bytes).ranges {
      let content = bytes[line].drop(while: \.isSpace)
      let isPart = !content.isEmpty && content.allSatisfy { $0.isBase64 || $0.isSpace }
      if isPart, open != nil || content.count >= 40 {
        open = (open?.lowerBound ?? line.lowerBound)..<line.upperBound
      } else if let block = open {
        found.append(block)
        open = nil
      }
    }
    return Array((found + [open].compactMap { $0 }).prefix(8))
  }

  /// Decodes at least 40 characters of Base64, also in the URL-safe alphabet, to text.
  ///
  /// Returns nil for other content.
  static func base64(_ content: ArraySlice<UInt8>) -> [UInt8]? {
    var letters: [UInt8] = []
    letters.reserveCapacity(content.count + 2)
    for byte in content where !byte.isSpace {
      switch byte {
      case UInt8(ascii: "-"): letters.append(UInt8(ascii: "+"))
      case UInt8(ascii: "_"): letters.append(.slash)
      default:
        guard byte.isBase64 else { return nil }
        letters.append(byte)
      }
    }
    guard letters.count >= 40 else { return nil }
    while letters.count % 4 != 0 { letters.append(UInt8(ascii: "=")) }
    guard let data = Data(base64Encoded: Data(letters)) else { return nil }
    return try? DumpText(data).bytes
  }

  /// Decodes quoted-printable text: `=3D` is an equals sign, and `=` at the end of a line continues
  /// it.
  static func undoneQuotedPrintable(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    guard range(of: "=3D", in: bytes) != nil || range(of: "=\n", in: bytes) != nil else {
      return []
    }
    var text: [UInt8] = []
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "="), offset + 1 < bytes.count {
        if bytes[offset + 1] == .newline {
          offset += 2
          continue
        }
        if let byte = hex(bytes, at: offset + 1) {
          text.append(byte)
          offset += 3
          continue
        }
      }
      text.append(bytes[offset])
      offset += 1
    }
    return [.init(bytes: repaired(text), remark: "the text was quoted-printable, as in mail")]
  }

  /// Decodes percent encoding, such as `%3C` for `<`.
  ///
  /// The results are, in this order, the quoted string around an encoded character, the value in a
  /// URL around it, and the whole text. The first two are included only if they are on a single
  /// line.
  static func undonePercents(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    let marks: [StaticString] = ["%3C", "%7B", "%22", "%3c", "%7b", "%0A", "%0a"]
    guard let mark = marks.lazy.compactMap({ range(of: $0, in: bytes) }).first else { return [] }
    let whole = withoutPercents(bytes[...])
    // The quoted string that contains the mark, or the value in a URL.
    var found: [TextWrapping.Undone] = []
    for (open, close) in [
      (UInt8.doubleQuote, UInt8.doubleQuote), (UInt8(ascii: "="), UInt8(ascii: "&")),
    ] {
      guard let start = bytes[..<mark.lowerBound].lastIndex(of: open) else { continue }
      let end = bytes[mark.upperBound...].firstIndex(of: close)
      guard open != .doubleQuote || end != nil else { continue }
      let range = start + 1..<(end ?? bytes.count)
      if !bytes[range].contains(.newline) { found.append(withoutPercents(bytes[range])) }
    }
    return found + [whole]
  }

  private static func withoutPercents(_ bytes: ArraySlice<UInt8>) -> TextWrapping.Undone {
    // HTML forms encode spaces as plus signs, so their text contains no spaces.
    let isForm = !bytes.contains(.space) && bytes.contains(UInt8(ascii: "+"))
    let bytes = isForm ? bytes.map { $0 == UInt8(ascii: "+") ? .space : $0 } : Array(bytes)
    var text: [UInt8] = []
    var offset = 0
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "%"), let byte = hex(bytes, at: offset + 1) {
        text.append(byte)
        offset += 3
      } else {
        text.append(bytes[offset])
        offset += 1
      }
    }
    return .init(bytes: repaired(text), remark: "the text was percent-encoded")
  }

  /// Returns the decoded bytes as valid UTF-8, with invalid sequences replaced.
  private static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    Array(String(decoding: bytes, as: UTF8.self).utf8)
  }

  private static func hex(_ bytes: [UInt8], at offset: Int) -> UInt8? {
    guard offset + 1 < bytes.count, let high = bytes[offset].hexValue,
      let low = bytes[offset + 1].hexValue
    else { return nil }
    return high << 4 | low
  }

  /// Returns the range of the first occurrence of an ASCII mark at or after an offset; nil if there
  /// is none.
  static func range(
    of mark: StaticString, in bytes: [UInt8], from start: Int = 0
  ) -> Range<Int>? {
    var cursor = ByteCursor(bytes, at: start)
    let first = mark.utf8Start.pointee
    while let next = bytes.firstOffset(of: first, from: cursor.offset) {
      cursor.offset = next
      if cursor.starts(with: mark) { return next..<next + mark.utf8CodeUnitCount }
      cursor.offset += 1
    }
    return nil
  }
}

extension UInt8 {
  /// Whether the byte is a character of Base64, including padding.
  var isBase64: Bool {
    isDigit || (self | 0x20) &- 0x61 < 26 || self == UInt8(ascii: "+") || self == .slash
      || self == UInt8(ascii: "=")
  }

  /// The value of a hexadecimal digit; nil for other bytes.
  var hexValue: UInt8? {
    if isDigit { return self &- 0x30 }
    let letter = (self | 0x20) &- 0x61
    return letter < 6 ? letter + 10 : nil
  }
}
