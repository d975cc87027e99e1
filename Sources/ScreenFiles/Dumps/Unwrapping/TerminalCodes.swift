/// Takes out the codes by which terminals set colours and move the cursor.
enum TerminalCodes {
  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    var plain: [UInt8] = []
    var copied = 0
    var offset = 0
    while offset < bytes.count {
      // Most bytes begin no code.
      guard bytes[offset] == escape || bytes[offset] == .openBracket,
        let end = endOfCode(in: bytes, at: offset)
      else {
        offset += 1
        continue
      }
      plain += bytes[copied..<offset]
      (offset, copied) = (end, end)
    }
    guard copied > 0 else { return [] }
    plain += bytes[copied...]
    return [.init(bytes: plain, remark: "codes of a terminal, as for colours, were left out")]
  }

  private static let escape: UInt8 = 0x1B

  /// The offset behind a code that begins here; nil where none does.
  private static func endOfCode(in bytes: [UInt8], at start: Int) -> Int? {
    let hasEscape = bytes[start] == escape
    var cursor = ByteCursor(bytes, at: hasEscape ? start + 1 : start)
    guard !cursor.isAtEnd else { return start + 1 }
    if cursor.skip(.openBracket) {
      let first = cursor.offset
      while cursor.byte.isDigit || cursor.byte == .semicolon || cursor.byte == UInt8(ascii: "?") {
        cursor.offset += 1
      }
      // Copied text often lost the escape; then only what sets colours is known for a code.
      if !hasEscape, cursor.offset == first || cursor.byte != UInt8(ascii: "m") { return nil }
      return cursor.byte >= 0x40 && cursor.byte < 0x7F ? cursor.offset + 1 : nil
    }
    guard hasEscape else { return nil }
    if cursor.skip(.closeBracket) {
      // A title or a link: up to a bell or an escape with a backslash.
      while !cursor.isAtEnd, cursor.byte != 0x07, cursor.byte != escape, cursor.byte != .newline {
        cursor.offset += 1
      }
      if cursor.skip(0x07) || cursor.byte == .newline || cursor.isAtEnd { return cursor.offset }
      return min(cursor.offset + 2, bytes.count)
    }
    return min(cursor.offset + 1, bytes.count)
  }
}

/// Puts a newline where lines end in other ways.
enum LineBreaks {
  /// Lines that all end in a carriage return and a newline, or in a carriage return alone, have newlines.
  ///
  /// Such a file is as usual as one with newlines, so nothing is said of it unless carriage returns stand alone.
  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    guard let normal = normal(bytes) else { return [] }
    return [.init(bytes: normal, remark: remark)]
  }

  static let remark = "lines end in carriage returns"

  /// The text with newlines; nil where it has them already, or mixes both.
  static func normal(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.contains(.carriageReturn) else { return nil }
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
