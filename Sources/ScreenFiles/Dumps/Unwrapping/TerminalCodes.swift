/// Removes terminal codes for colors and cursor movement, and characters that a backspace erases.
enum TerminalCodes {
  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    var plain: [UInt8] = []
    var copied = 0
    var offset = 0
    while offset < bytes.count {
      // Most bytes begin no code.
      if bytes[offset] == backspace {
        plain += bytes[copied..<offset]
        while let last = plain.popLast(), last & 0xC0 == 0x80 {}
        (offset, copied) = (offset + 1, offset + 1)
      } else if beginners.contains(bytes[offset]), let end = endOfCode(in: bytes, at: offset) {
        plain += bytes[copied..<offset]
        (offset, copied) = (end, end)
      } else {
        offset += 1
      }
    }
    guard copied > 0 else { return [] }
    plain += bytes[copied...]
    return [
      .init(bytes: plain, remark: "terminal escape codes, such as those for colors, were removed")
    ]
  }

  private static let escape: UInt8 = 0x1B
  private static let backspace: UInt8 = 0x08
  private static let beginners: Set<UInt8> = [
    escape, .openBracket, .backslash, UInt8(ascii: "^"), 0xC2, 0xE2, 0xEF,
  ]
  /// The ways in which the escape character is written, including symbols shown in place of it.
  private static let written: [StaticString] = [
    "^[", "\\033", "\\x1b", "\\x1B", "\\u001b", "\\u001B", "\\e", "\u{241B}", "\u{FFFD}",
  ]

  /// The single character that is equivalent to the escape character followed by a bracket.
  private static let introducer: StaticString = "\u{9B}"

  /// Returns the offset after the terminal code at `start`; nil if there is none.
  private static func endOfCode(in bytes: [UInt8], at start: Int) -> Int? {
    let hasEscape = bytes[start] == escape
    var cursor = ByteCursor(bytes, at: hasEscape ? start + 1 : start)
    if cursor.skip(introducer) { return endOfSequence(&cursor, isSure: true) }
    guard hasEscape || bytes[start] != 0xC2 else { return nil }
    if !hasEscape, let text = written.first(where: { cursor.starts(with: $0) }) {
      cursor.offset += text.utf8CodeUnitCount
      guard cursor.byte == .openBracket else { return nil }
    }
    guard !cursor.isAtEnd else { return start + 1 }
    if cursor.skip(.openBracket) { return endOfSequence(&cursor, isSure: hasEscape) }
    guard hasEscape else { return nil }
    let kind = cursor.byte
    cursor.offset += 1
    // A title, a link, or a message to a program.
    if strings.contains(kind) { return endOfString(&cursor) }
    // A code of two characters selects a character set.
    let choosesAlphabet = kind >= UInt8(ascii: "(") && kind <= UInt8(ascii: "/")
    return min(cursor.offset + (choosesAlphabet ? 1 : 0), bytes.count)
  }

  /// The characters that, after an escape, start a control string.
  ///
  /// A control string ends with a bell, or with an escape and a backslash.
  private static let strings = Set("]PX^_".utf8)

  /// Returns the offset after the parameters and the final letter of a code; nil if it is
  /// malformed.
  ///
  /// If `isSure` is false, the escape character before the code is missing or was replaced, and the
  /// result is also nil unless the code sets a color.
  private static func endOfSequence(_ cursor: inout ByteCursor, isSure: Bool) -> Int? {
    let first = cursor.offset
    while cursor.byte.isDigit || cursor.byte == .semicolon || cursor.byte == .colon
      || cursor.byte == UInt8(ascii: "?")
    {
      cursor.offset += 1
    }
    // Copied text has often lost the escape character; then only codes that set colors are
    // recognized.
    if !isSure, cursor.offset == first || cursor.byte != UInt8(ascii: "m") { return nil }
    return cursor.byte >= 0x40 && cursor.byte < 0x7F ? cursor.offset + 1 : nil
  }

  private static func endOfString(_ cursor: inout ByteCursor) -> Int {
    while !cursor.isAtEnd, cursor.byte != 0x07, cursor.byte != escape, cursor.byte != .newline {
      cursor.offset += 1
    }
    if cursor.skip(0x07) || cursor.byte == .newline || cursor.isAtEnd { return cursor.offset }
    return min(cursor.offset + 2, cursor.bytes.count)
  }
}
