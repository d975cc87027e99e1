/// Replaces ligatures, which PDF files contain, and full-width ASCII characters.
///
/// Names may contain them legitimately.
enum Ligatures {
  private static let remark = "ligatures and full-width characters were replaced"

  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    guard bytes.has(0xEF) else { return [] }
    var (text, offset) = ([UInt8](), 0)
    text.reserveCapacity(bytes.count)
    while offset < bytes.count {
      if bytes[offset] == 0xEF, let letters = letters(bytes, at: offset) {
        text += letters
        offset += 3
      } else {
        text.append(bytes[offset])
        offset += 1
      }
    }
    return text == bytes ? [] : [.init(bytes: text, remark: remark)]
  }

  /// Returns an element's text with ASCII characters in place of ligatures and full-width
  /// characters.
  static func plain(_ text: String) -> String {
    undone(Array(text.utf8)).first.map { String(decoding: $0.bytes, as: UTF8.self) } ?? text
  }

  /// Returns the ASCII characters that the character at an offset represents; nil for others.
  private static func letters(_ bytes: [UInt8], at offset: Int) -> [UInt8]? {
    guard offset + 2 < bytes.count else { return nil }
    let last = bytes[offset + 2]
    switch (bytes[offset + 1], last) {
    // U+FB00 to U+FB06.
    case (0xAC, 0x80...0x86): return Array(ligatures[Int(last - 0x80)].utf8)
    // U+FF01 to U+FF5E.
    case (0xBC, 0x81...0xBF): return [last - 0x60]
    case (0xBD, 0x80...0x9E): return [last - 0x20]
    default: return nil
    }
  }

  private static let ligatures = ["ff", "fi", "fl", "ffi", "ffl", "st", "st"]
}

/// Replaces `'\''`, which represents a single quote in a quoted string of a shell, with that quote.
enum ShellQuotes {
  static let mark: StaticString = "'\\''"

  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    guard FormatDetection.contains(mark, in: bytes) else { return [] }
    var (text, offset) = ([UInt8](), 0)
    text.reserveCapacity(bytes.count)
    while let next = EncodedText.range(of: mark, in: bytes, from: offset) {
      text += bytes[offset..<next.lowerBound]
      text.append(.quote)
      offset = next.upperBound
    }
    return [
      .init(bytes: text + bytes[offset...], remark: "quotes escaped for a shell were restored")
    ]
  }
}
