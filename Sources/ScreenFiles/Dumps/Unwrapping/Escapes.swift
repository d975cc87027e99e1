/// Decodes the escape sequences in strings of JSON and programming languages.
enum Escapes {
  /// The meaning of `\x41` and `\101`: a character or, in Python's `bytes`, a byte.
  enum HexMeaning { case character, byte }

  /// Returns the decoded text.
  ///
  /// Unknown escape sequences are kept. A backslash before a line break is removed together with
  /// it.
  static func undone(
    _ bytes: ArraySlice<UInt8>, hex: HexMeaning = .character
  ) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var offset = bytes.startIndex
    while offset < bytes.endIndex {
      let byte = bytes[offset]
      guard byte == .backslash, offset + 1 < bytes.endIndex else {
        text.append(byte)
        offset += 1
        continue
      }
      offset += append(bytes[(offset + 1)...], hex, to: &text) + 1
    }
    return text
  }

  /// Decodes the escape sequence after a backslash and appends the result.
  ///
  /// Returns the number of bytes in the escape sequence without the backslash.
  private static func append(
    _ rest: ArraySlice<UInt8>, _ hex: HexMeaning, to text: inout [UInt8]
  ) -> Int {
    let start = rest.startIndex
    switch rest[start] {
    case UInt8(ascii: "n"): text.append(.newline)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(.carriageReturn)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "e"): text.append(0x1B)
    case .doubleQuote, .quote, .backslash, .slash, UInt8(ascii: "`"): text.append(rest[start])
    case .newline: break
    case UInt8(ascii: "x"):
      guard let value = number(rest.dropFirst(), digits: 2) else { return keep(rest, in: &text) }
      if hex == .byte { text.append(UInt8(value)) } else { append(value, to: &text) }
      return 3
    case UInt8(ascii: "u"):
      return appendUnicode(rest, to: &text)
    case UInt8(ascii: "U"):
      guard let value = number(rest.dropFirst(), digits: 8) else { return keep(rest, in: &text) }
      append(value, to: &text)
      return 9
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let digits = rest.prefix(3).prefix { $0 >= 0x30 && $0 < 0x38 }
      let value = digits.reduce(UInt32(0)) { $0 * 8 + UInt32($1 - 0x30) }
      if hex == .byte {
        text.append(UInt8(truncatingIfNeeded: value))
      } else {
        append(value, to: &text)
      }
      return digits.count
    default: return keep(rest, in: &text)
    }
    return 1
  }

  /// Decodes `u00e9`, a surrogate pair of two such escape sequences, or `u{e9}`, and appends the
  /// result.
  ///
  /// An invalid sequence is kept as it is. Returns the number of bytes consumed after the
  /// backslash.
  private static func appendUnicode(_ rest: ArraySlice<UInt8>, to text: inout [UInt8]) -> Int {
    let digits = rest.dropFirst()
    if digits.first == .openBrace {
      let inside = digits.dropFirst().prefix { $0.hexValue != nil }
      let end = inside.endIndex
      guard inside.count <= 8, !inside.isEmpty, end < rest.endIndex, rest[end] == .closeBrace,
        let value = number(inside, digits: inside.count)
      else { return keep(rest, in: &text) }
      append(value, to: &text)
      return end + 1 - rest.startIndex
    }
    guard let first = number(digits, digits: 4) else { return keep(rest, in: &text) }
    let next = digits.dropFirst(4)
    if first & 0xFC00 == 0xD800, next.prefix(2).elementsEqual("\\u".utf8),
      let second = number(next.dropFirst(2), digits: 4), second & 0xFC00 == 0xDC00
    {
      append(0x10000 + (first & 0x3FF) << 10 + (second & 0x3FF), to: &text)
      return 11
    }
    append(first, to: &text)
    return 5
  }

  /// Appends the backslash and the first character of an unknown escape sequence.
  ///
  /// Returns 1, the number of bytes consumed after the backslash.
  private static func keep(_ rest: ArraySlice<UInt8>, in text: inout [UInt8]) -> Int {
    text.append(.backslash)
    text.append(rest[rest.startIndex])
    return 1
  }

  private static func append(_ value: UInt32, to text: inout [UInt8]) {
    text += Array(String(Character(Unicode.Scalar(value) ?? "\u{FFFD}")).utf8)
  }

  /// Returns the number that consists of the first `count` hexadecimal digits; nil if there are
  /// fewer.
  private static func number(_ bytes: ArraySlice<UInt8>, digits count: Int) -> UInt32? {
    let digits = bytes.prefix(count)
    guard digits.count == count else { return nil }
    var value: UInt32 = 0
    for byte in digits {
      guard let digit = byte.hexValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}

/// Decodes a dump that was printed as a single string literal, with or without quotes.
enum EscapedText {
  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    let hasEscape =
      EncodedText.range(of: "\\n", in: bytes) != nil
      || EncodedText.range(of: "\\\"", in: bytes) != nil
      || EncodedText.range(of: "\\u", in: bytes) != nil
      || EncodedText.range(of: "\\x", in: bytes) != nil
      || EncodedText.range(of: "\\'", in: bytes) != nil
    guard hasEscape else { return [] }
    let text = Escapes.undone(withoutContinuations(bytes)[...])
    return [
      .init(
        bytes: LineBreaks.normal(text) ?? text,
        remark: "escapes such as \\n were decoded; line numbers are those of the decoded text")
    ]
  }

  /// Returns the text of a Java property, whose lines end in `\n\` and continue after spaces.
  ///
  /// Other texts are returned as they are.
  private static func withoutContinuations(_ bytes: [UInt8]) -> [UInt8] {
    guard EncodedText.range(of: "\\n\\\n", in: bytes) != nil else { return bytes }
    var (text, offset) = ([UInt8](), 0)
    text.reserveCapacity(bytes.count)
    while offset < bytes.count {
      let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
      guard bytes[offset] == .backslash, next == .newline || next == .space else {
        // Both bytes of an escape are kept, so that the second one doesn't begin another.
        let length = bytes[offset] == .backslash ? 2 : 1
        text += bytes[offset..<min(offset + length, bytes.count)]
        offset += length
        continue
      }
      offset += 2
      if next == .space {
        text.append(.space)
      } else {
        while offset < bytes.count, bytes[offset] == .space { offset += 1 }
      }
    }
    return text
  }
}

/// Finds string literals of JSON, Python and other languages anywhere in text.
enum QuotedStrings {
  /// The length of the shortest string that can contain a screen.
  private static let shortest = 24
  /// The maximum number of strings to examine for each kind of quote.
  ///
  /// The longest ones are examined; of equally long ones, the first.
  private static let most = 12

  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    var found: [TextWrapping.Undone] = []
    for quote in [UInt8.doubleQuote, .quote, UInt8(ascii: "`")] {
      for range in strings(in: bytes, quote) {
        // A quoted value inside an element isn't a string literal: the screen continues around it.
        if quote == .quote,
          holdsScreen(bytes[..<(range.lowerBound - 1)] + bytes[(range.upperBound + 1)...])
        {
          continue
        }
        guard isEnd(range.upperBound + 1, of: bytes) else { continue }
        if let inside = content(range, of: bytes) { found.append(inside) }
      }
    }
    return areLines(found) ? [] : found
  }

  /// Returns whether the strings are the lines of one text rather than whole documents.
  private static func areLines(_ found: [TextWrapping.Undone]) -> Bool {
    found.count > 2
      && found.allSatisfy { string in
        let first = string.bytes.first { !$0.isSpace }
        let isDocument =
          first == .openBrace || first == .openBracket || string.bytes.starts(with: "<hier".utf8)
          || string.bytes.starts(with: "<?xml".utf8) || string.bytes.starts(with: "<Appium".utf8)
        return !isDocument && !string.bytes.dropLast().contains(.newline)
      }
  }

  /// Returns whether the character at an offset may follow a string.
  private static func isEnd(_ offset: Int, of bytes: [UInt8]) -> Bool {
    guard offset < bytes.count else { return true }
    let next = bytes[offset]
    return next.isSpace || next == .comma || next == .closeBrace || next == .closeBracket
      || next == .closeParenthesis || next == .semicolon || next == .colon || next == .less
      || next == UInt8(ascii: ".") || next == .backslash || next == 0x1B || next == .openBracket
  }

  private static func holdsScreen(_ bytes: ArraySlice<UInt8>) -> Bool {
    FormatDetection(DumpText(valid: Array(bytes))).format != nil
  }

  /// Returns the contents of the longest strings in the given kind of quotes, in text order.
  ///
  /// Strings that are too short to contain a screen are left out. Only strings in backticks may
  /// contain line breaks. A quote that closes one string may also open the next.
  private static func strings(in bytes: [UInt8], _ quote: UInt8) -> [Range<Int>] {
    var (found, open, offset) = ([Range<Int>](), Int?.none, 0)
    while offset < bytes.count {
      switch bytes[offset] {
      case .backslash where open != nil: offset += 1
      // Strings of JSON and of programs contain no line breaks.
      case .newline where quote != UInt8(ascii: "`"): open = nil
      case quote:
        if let first = open, offset - first > shortest { found.append(first + 1..<offset) }
        open = offset
      default: break
      }
      offset += 1
    }
    guard found.count > most else { return found }
    let byLength = found.sorted { ($1.count, $0.lowerBound) < ($0.count, $1.lowerBound) }
    return byLength.prefix(most).sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Decodes the content of a string literal; nil if it can't contain a screen.
  private static func content(
    _ range: Range<Int>, of bytes: [UInt8]
  ) -> TextWrapping.Undone? {
    let inside = bytes[range]
    if let decoded = EncodedText.base64(inside),
      FormatDetection(DumpText(valid: decoded)).format != nil
    {
      return .init(bytes: decoded, remark: "the screen is Base64 in a string")
    }
    guard inside.contains(.backslash) || inside.contains(.less) || inside.contains(.openBrace)
    else { return nil }
    let isBytes =
      range.lowerBound >= 2 && bytes[range.lowerBound - 2] | 0x20 == UInt8(ascii: "b")
      && (range.lowerBound < 3 || !bytes[range.lowerBound - 3].isWordByte)
    var text = Escapes.undone(inside, hex: isBytes ? .byte : .character)
    if isBytes { text = Array(String(decoding: text, as: UTF8.self).utf8) }
    text = LineBreaks.normal(text) ?? text
    guard ScreenMarks.isPossible(in: text) else { return nil }
    return .init(
      bytes: text,
      remark: "the screen is a string in a larger text; line numbers are those of the string")
  }
}
