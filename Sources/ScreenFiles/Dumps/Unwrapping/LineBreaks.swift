/// Puts a newline where lines end in other ways.
enum LineBreaks {
  /// Lines that all end in a carriage return and a newline, or in a carriage return alone, have newlines.
  ///
  /// Such a file is as usual as one with newlines, so nothing is said of it unless carriage returns stand alone.
  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    if let normal = normal(bytes) { return [.init(bytes: normal, remark: remark)] }
    var found: [TextWrapping.Undone] = []
    if bytes.has(.carriageReturn) {
      // Both kinds of ends, or several returns to one newline.
      let text = String(decoding: bytes, as: UTF8.self).unicodeScalars.filter { $0 != "\r" }
      found.append(
        .init(bytes: Array(String(String.UnicodeScalarView(text)).utf8), remark: remark))
    }
    if !bytes.contains(.newline), let text = withoutSeparators(bytes) {
      found.append(.init(bytes: text, remark: "lines end in separators of Unicode"))
    }
    return found
  }

  /// The text with newlines for U+2028, U+2029 and U+0085; nil where it has none of them.
  private static func withoutSeparators(_ bytes: [UInt8]) -> [UInt8]? {
    let text = String(decoding: bytes, as: UTF8.self).unicodeScalars.map {
      ["\u{2028}", "\u{2029}", "\u{85}"].contains($0) ? "\n" : $0
    }
    let normal = String(String.UnicodeScalarView(text))
    return normal.utf8.count == bytes.count ? nil : Array(normal.utf8)
  }

  static let remark = "lines end in carriage returns"

  /// The text with newlines; nil where it has them already, or mixes both.
  static func normal(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.has(.carriageReturn) else { return nil }
    var (alone, paired, newlines, before) = (0, 0, 0, UInt8(0))
    for byte in bytes {
      if byte == .newline { newlines += 1 }
      if before == .carriageReturn { if byte == .newline { paired += 1 } else { alone += 1 } }
      before = byte
    }
    if before == .carriageReturn { alone += 1 }
    guard newlines == paired, newlines == 0 || alone == 0 else { return nil }
    return newlines == 0
      ? bytes.map { $0 == .carriageReturn ? .newline : $0 } : bytes.filter { $0 != .carriageReturn }
  }
}
