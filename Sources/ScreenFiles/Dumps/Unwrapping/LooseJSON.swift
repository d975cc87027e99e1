/// Converts printed lists and dictionaries of Python, Ruby and JavaScript to JSON.
///
/// It handles single-quoted strings, `True`, `None`, `nil`, unquoted keys, `=>` instead of a colon,
/// tuples, and trailing commas.
enum LooseJSON {
  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    var offset = 0
    var tries = 0
    while offset < bytes.count, tries < 16 {
      guard bytes[offset] == .openBrace || bytes[offset] == .openBracket,
        isStart(bytes, at: offset)
      else {
        offset += 1
        continue
      }
      tries += 1
      var writer = Writer(bytes, at: offset)
      if let json = writer.document(), ScreenMarks.isPossible(in: json) {
        return [
          .init(
            bytes: bytes[..<offset] + json + bytes[writer.offset...],
            remark: "printed data structures were converted to JSON")
        ]
      }
      offset += 1
    }
    return []
  }

  /// Returns whether a bracket begins a list or dictionary.
  ///
  /// A bracket begins one if it is followed, perhaps after further brackets, by a string, a Ruby
  /// symbol or a word.
  private static func isStart(_ bytes: [UInt8], at start: Int) -> Bool {
    var offset = start + 1
    // Few brackets precede content; the limit avoids scanning long runs of them repeatedly.
    let most = min(bytes.count, start + 64)
    while offset < most,
      bytes[offset].isSpace || bytes[offset] == .openBracket || bytes[offset] == .openBrace
    {
      offset += 1
    }
    guard offset < bytes.count else { return false }
    let byte = bytes[offset]
    return byte == .quote || byte == .doubleQuote || byte == .colon || byte.isWordByte
  }

  /// Converts one document to JSON.
  private struct Writer {
    private var cursor: ByteCursor
    private var json: [UInt8] = []
    private var didChange = false

    init(_ bytes: [UInt8], at offset: Int) {
      cursor = ByteCursor(bytes, at: offset)
    }

    var offset: Int { cursor.offset }

    /// Returns the document as JSON; nil if it is unterminated, has a syntax error, or is already
    /// JSON.
    mutating func document() -> [UInt8]? {
      var open: [UInt8] = []
      while !cursor.isAtEnd {
        let byte = cursor.byte
        switch byte {
        case .openBrace, .openBracket, .openParenthesis:
          guard open.count < 10_000 else { return nil }
          open.append(byte)
          append(byte == .openBrace ? .openBrace : .openBracket)
        case .closeBrace, .closeBracket, .closeParenthesis:
          guard let last = open.popLast(), (last == .openBrace) == (byte == .closeBrace) else {
            return nil
          }
          dropComma()
          append(last == .openBrace ? .closeBrace : .closeBracket)
          if open.isEmpty { return didChange ? json : nil }
        case .quote, .doubleQuote:
          guard writeText(byte) else { return nil }
        case UInt8(ascii: "="):
          guard cursor.byte(1) == .greater else { return nil }
          cursor.offset += 1
          append(.colon)
          didChange = true
        case .colon where cursor.byte(1).isWordByte && !cursor.byte(1).isDigit && isBeforeValue:
          // A Ruby symbol.
          cursor.offset += 1
          writeWord()
        case _ where byte.isSpace || byte == .comma || byte == .colon: append(byte)
        case _ where byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "."):
          append(byte)
        case _ where byte.isWordByte: writeWord()
        default: return nil
        }
      }
      return nil
    }

    private mutating func append(_ byte: UInt8) {
      json.append(byte)
      cursor.offset += 1
    }

    private var isBeforeValue: Bool {
      let last = json.last { !$0.isSpace }
      return last == .comma || last == .openBrace || last == .openBracket
    }

    private mutating func dropComma() {
      if let last = json.lastIndex(where: { !$0.isSpace }), json[last] == .comma {
        json.remove(at: last)
        didChange = true
      }
    }

    /// Reads a string in single or double quotes, and writes it as a JSON string.
    ///
    /// Returns false if the string isn't closed.
    private mutating func writeText(_ quote: UInt8) -> Bool {
      let start = cursor.offset + 1
      var end = start
      while end < cursor.bytes.count, cursor.bytes[end] != quote {
        end += cursor.bytes[end] == .backslash ? 2 : 1
      }
      guard end < cursor.bytes.count else { return false }
      if quote == .doubleQuote {
        json += cursor.bytes[start - 1...end]
      } else {
        didChange = true
        write(Escapes.undone(cursor.bytes[start..<end]))
      }
      cursor.offset = end + 1
      return true
    }

    /// Reads an unquoted key, or a value such as `True`, and writes it as JSON.
    ///
    /// The prefix of a string, such as Python's `b`, is skipped.
    private mutating func writeWord() {
      let start = cursor.offset
      while cursor.byte.isWordByte || cursor.byte == UInt8(ascii: "-")
        || cursor.byte == UInt8(ascii: ".")
      {
        cursor.offset += 1
      }
      // One or two letters before a quote are the prefix of a string, such as Python's `b`.
      if cursor.byte == .quote || cursor.byte == .doubleQuote, cursor.offset - start <= 2 { return }
      // Digits may continue a number.
      if json.last?.isDigit == true {
        json += cursor.bytes[start..<cursor.offset]
        return
      }
      let word = String(decoding: cursor.bytes[start..<cursor.offset], as: UTF8.self)
      switch word {
      case "true", "false", "null": json += Array(word.utf8)
      case "True", "False": json += Array(word.lowercased().utf8)
      case "None", "nil", "undefined": json += Array("null".utf8)
      default: write(Array(word.utf8))
      }
      didChange = true
    }

    private mutating func write(_ text: [UInt8]) {
      json.append(.doubleQuote)
      for byte in text {
        switch byte {
        case .doubleQuote, .backslash: json += [.backslash, byte]
        case .newline: json += [.backslash, UInt8(ascii: "n")]
        case 0..<0x20:
          let digits = Array("0123456789abcdef".utf8)
          json += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        default: json.append(byte)
        }
      }
      json.append(.doubleQuote)
    }
  }
}
