import Foundation

/// Decodes ASCII encodings of text used in mail, URLs and other tools.
enum EncodedText {
  /// Decodes a text that is Base64 as a whole, or the part after `;base64,`.
  static func undoneBase64(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    var content = bytes[...]
    if let mark = range(of: ";base64,", in: bytes) {
      content = bytes[mark.upperBound...].prefix { $0.isBase64 || $0.isSpace }
    }
    guard let decoded = base64(content) else { return [] }
    return [.init(bytes: decoded, remark: "the text was Base64")]
  }

  /// The text encoded in Base64; nil for other content.
  static func base64(_ content: ArraySlice<UInt8>) -> [UInt8]? {
    let letters = content.filter { !$0.isSpace }
    guard letters.count >= 40, letters.allSatisfy(\.isBase64),
      let data = Data(base64Encoded: Data(letters))
    else { return nil }
    return try? DumpText(data).bytes
  }

  /// Decodes quoted-printable: `=3D` for an equals sign, and lines continued by one.
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

  /// Decodes percent encoding, as `%3C` for a bracket.
  ///
  /// It returns the string that contains it, and the whole text.
  static func undonePercents(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    let marks: [StaticString] = ["%3C", "%7B", "%22", "%3c", "%7b", "%0A", "%0a"]
    guard let mark = marks.lazy.compactMap({ range(of: $0, in: bytes) }).first else { return [] }
    let whole = withoutPercents(bytes[...])
    guard let start = bytes[..<mark.lowerBound].lastIndex(of: .doubleQuote),
      let end = bytes[mark.upperBound...].firstIndex(of: .doubleQuote),
      !bytes[start..<end].contains(.newline)
    else { return [whole] }
    return [withoutPercents(bytes[start + 1..<end]), whole]
  }

  private static func withoutPercents(_ bytes: ArraySlice<UInt8>) -> TextWrapping.Undone {
    // Forms encode a space as a plus, and have no spaces then.
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
    return .init(bytes: repaired(text), remark: "the text was encoded as part of an address")
  }

  /// The text in valid UTF-8, whatever the decoded bytes.
  private static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    Array(String(decoding: bytes, as: UTF8.self).utf8)
  }

  private static func hex(_ bytes: [UInt8], at offset: Int) -> UInt8? {
    guard offset + 1 < bytes.count, let high = bytes[offset].hexValue,
      let low = bytes[offset + 1].hexValue
    else { return nil }
    return high << 4 | low
  }

  static func range(of mark: StaticString, in bytes: [UInt8]) -> Range<Int>? {
    var cursor = ByteCursor(bytes)
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
  /// Whether it is a character of Base64, including padding.
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
