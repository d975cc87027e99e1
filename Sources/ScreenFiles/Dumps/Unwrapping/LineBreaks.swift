/// Converts carriage returns and other line endings to newlines.
enum LineBreaks {
  /// Returns candidate texts in which carriage returns are removed or replaced with newlines, or
  /// Unicode line separators are replaced with newlines.
  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    if let normal = normal(bytes) { return [.init(bytes: normal, remark: remark)] }
    var found: [TextWrapping.Undone] = []
    if bytes.has(.carriageReturn) {
      // Mixed line endings, or several returns before one newline.
      let text = String(decoding: bytes, as: UTF8.self).unicodeScalars.filter { $0 != "\r" }
      found.append(
        .init(bytes: Array(String(String.UnicodeScalarView(text)).utf8), remark: remark))
    }
    if let text = withReturnsAlone(bytes) { found.append(.init(bytes: text, remark: remark)) }
    if !bytes.dropLast().contains(.newline), let text = withoutSeparators(bytes) {
      found.append(.init(bytes: text, remark: "lines end in separators of Unicode"))
    }
    return found
  }

  /// Replaces carriage returns with newlines if the only newline is at the end; otherwise returns
  /// nil.
  private static func withReturnsAlone(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.last == .newline, bytes.has(.carriageReturn),
      !bytes.dropLast().contains(.newline)
    else { return nil }
    return bytes.map { $0 == .carriageReturn ? .newline : $0 }
  }

  /// Replaces U+2028, U+2029, U+0085, vertical tabs and form feeds with newlines.
  ///
  /// Returns nil if the text contains none of them.
  private static func withoutSeparators(_ bytes: [UInt8]) -> [UInt8]? {
    let text = String(decoding: bytes, as: UTF8.self).unicodeScalars.map {
      ["\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}"].contains($0) ? "\n" : $0
    }
    let normal = Array(String(String.UnicodeScalarView(text)).utf8)
    return normal == bytes ? nil : normal
  }

  static let remark = "lines end in carriage returns"

  /// Returns the text without the zero bytes before line breaks and at the end; nil if there are
  /// none, or if nothing remains.
  ///
  /// Other zero bytes are kept, so that columns in errors are those of the file.
  static func withoutZeros(_ bytes: [UInt8]) -> [UInt8]? {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    for byte in bytes {
      if byte == .newline || byte == .carriageReturn {
        while text.last == 0 { text.removeLast() }
      }
      text.append(byte)
    }
    while text.last == 0 { text.removeLast() }
    return text.count < bytes.count && !text.isEmpty ? text : nil
  }

  /// Replaces line endings with newlines if all lines end in CR LF, or all in CR.
  ///
  /// Returns nil if the text contains no carriage returns or has mixed line endings. Also returns
  /// nil if it contains two consecutive carriage returns but no newlines.
  static func normal(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.has(.carriageReturn) else { return nil }
    var (alone, paired, newlines, before) = (0, 0, 0, UInt8(0))
    for byte in bytes {
      if byte == .newline { newlines += 1 }
      // Some programs write the return twice.
      if before == .carriageReturn, byte != .carriageReturn {
        if byte == .newline { paired += 1 } else { alone += 1 }
      }
      before = byte
    }
    if before == .carriageReturn { alone += 1 }
    guard newlines == paired, newlines == 0 || alone == 0 else { return nil }
    guard newlines > 0 || !bytes.hasPair(of: .carriageReturn) else { return nil }
    return newlines == 0
      ? bytes.map { $0 == .carriageReturn ? .newline : $0 } : bytes.filter { $0 != .carriageReturn }
  }
}

extension [UInt8] {
  /// Returns whether the bytes contain two consecutive bytes equal to `byte`.
  fileprivate func hasPair(of byte: UInt8) -> Bool {
    var before = false
    for other in self {
      if other == byte, before { return true }
      before = other == byte
    }
    return false
  }
}
