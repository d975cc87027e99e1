import Foundation

/// The bytes of a dump as valid UTF-8 without byte order marks.
struct DumpText {
  let bytes: [UInt8]
  /// Remarks on the conversions that were applied to the file's bytes.
  let remarks: [ScreenDump.Remark]

  /// The maximum size of a file in bytes, which ensures that offsets fit in 32 bits.
  static let limit = 1 << 29

  /// Creates the text of a file, which is decompressed and converted to UTF-8 if necessary.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - recovers: Whether bytes that aren't Unicode are decoded with the encoding that the file
  ///     names, or with a guess.
  ///   - inflatedLimit: The maximum size of decompressed data in bytes.
  /// - Throws: A ``ScreenDumpError`` if the file is empty, too large or of another kind, or if its
  ///   bytes can't be decompressed or decoded.
  init(
    _ data: Data, recovers: Bool = false, inflatedLimit: Int = Inflation.limit
  ) throws(ScreenDumpError) {
    guard data.count <= Self.limit else {
      throw ScreenDumpError(.tooLarge(count: data.count, limit: Self.limit))
    }
    guard !data.isEmpty else { throw ScreenDumpError(.empty) }
    var (bytes, remarks) = ([UInt8](data), [ScreenDump.Remark]())
    func note(_ text: String) { remarks.append(.init(kind: .recovered, text: text, line: nil)) }
    // At most twice, since some data decompresses to itself.
    for _ in 0..<2 where Inflation.isGzip(bytes) {
      do throws(Inflation.Fault) {
        bytes = try Inflation.gunzipped(bytes, limit: inflatedLimit)
      } catch {
        throw ScreenDumpError(.compressed(error.words))
      }
      note("the file was compressed by gzip")
    }
    if Inflation.isZlib(bytes) {
      do throws(Inflation.Fault) {
        bytes = try Inflation.unzipped(bytes, limit: inflatedLimit)
        note("the file was compressed by zlib")
      } catch {
        if case .tooLarge = error { throw ScreenDumpError(.compressed(error.words)) }
        // Otherwise, it may be a text that begins with the same two bytes.
        guard bytes[1] < 0x80 else {
          throw ScreenDumpError(.compressed("is in zlib format, but truncated or damaged"))
        }
      }
    }
    if let kind = ForeignFile.binaryKind(of: bytes) { throw ScreenDumpError(.otherFile(kind)) }
    let unicode = try TextEncoding.unicode(bytes)
    if let unicode {
      bytes = unicode.bytes
      note("the file is in \(unicode.name)")
    }
    if bytes.has(0), let text = LineBreaks.withoutZeros(bytes) {
      bytes = text
      note("zero bytes at line ends were removed")
    }
    while bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if let plain = Self.withoutMarks(bytes) {
      bytes = plain
      note("byte order marks inside the text were removed")
    }
    if String(validating: bytes, as: UTF8.self) == nil {
      guard recovers, let (decoded, isNamed) = TextEncoding.legacy(bytes) else {
        (self.bytes, self.remarks) = (bytes, remarks)
        throw faultOfEncoding()
      }
      bytes = decoded.bytes
      note(
        "the text isn't UTF-8; it was read as \(decoded.name)\(isNamed ? "" : ", which is a guess")"
      )
    }
    if let normal = LineBreaks.normal(bytes) {
      if !bytes.contains(.newline) { note(LineBreaks.remark) }
      bytes = normal
    }
    (self.bytes, self.remarks) = (bytes, remarks)
    if bytes.allSatisfy(\.isSpace) { throw ScreenDumpError(.empty) }
  }

  /// Returns the text without byte order marks; nil if it contains none.
  private static func withoutMarks(_ bytes: [UInt8]) -> [UInt8]? {
    var (text, copied, offset) = ([UInt8](), 0, 0)
    while let next = bytes.firstOffset(of: 0xEF, from: offset) {
      offset = next + 1
      guard ByteCursor(bytes, at: next).starts(with: "\u{FEFF}") else { continue }
      text += bytes[copied..<next]
      (copied, offset) = (next + 3, next + 3)
    }
    return copied == 0 ? nil : text + bytes[copied...]
  }

  /// Creates text from bytes that are known to be valid UTF-8.
  init(valid bytes: [UInt8], remarks: [ScreenDump.Remark] = []) {
    (self.bytes, self.remarks) = (bytes, remarks)
  }

  /// Creates an error at the byte `offset`, after `count` complete elements.
  func error(_ reason: ScreenDumpError.Reason, at offset: Int, after count: Int)
    -> ScreenDumpError
  {
    let (line, column) = place(of: offset)
    return ScreenDumpError(reason, line: line, column: column, elementsBefore: count)
  }

  /// Returns the line and column of an offset.
  ///
  /// Both start at 1, and columns count bytes.
  ///
  /// Offsets outside the text are clamped to it.
  ///
  /// - Complexity: O(offset).
  func place(of offset: Int) -> (line: Int, column: Int) {
    let before = bytes[..<min(max(offset, 0), bytes.count)]
    let start = before.lastIndex(of: .newline).map { $0 + 1 } ?? 0
    return (1 + before[..<start].count { $0 == .newline }, before.count - start + 1)
  }

  /// The first nonblank line of the text, shortened for use in a message.
  var start: String {
    let line = bytes.drop(while: \.isSpace).prefix { $0 != .newline && $0 != .carriageReturn }
    return String(decoding: line.prefix(60), as: UTF8.self)
  }

  private func faultOfEncoding() -> ScreenDumpError {
    var decoder = UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .valid(let scalar) = decoder.parseScalar(from: &iterator) { offset += scalar.count }
    // The elements that were complete before that byte, counted as in a file that ends there.
    let count: Int
    do {
      let before = DumpText(valid: Array(bytes[..<offset]))
      count = try DumpReading(before, format: nil).dump().elements.count
    } catch {
      count = error.elementsBefore
    }
    // The parser stops before the end wherever Foundation rejects a text; if they ever disagree,
    // the last byte is named.
    return self.error(.notUTF8(byte: bytes[min(offset, bytes.count - 1)]), at: offset, after: count)
  }
}

extension Inflation.Fault {
  /// The error as the end of a sentence about the compressed data.
  fileprivate var words: String {
    switch self {
    case .cut: "is truncated"
    case .damaged: "is damaged"
    case .tooLarge(let limit): "contains more than \(limit) bytes"
    }
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "'")
  static let doubleQuote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")
  static let semicolon = UInt8(ascii: ";")
  static let colon = UInt8(ascii: ":")
  static let comma = UInt8(ascii: ",")
  static let slash = UInt8(ascii: "/")

  @inline(__always)
  var isSpace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }
  @inline(__always)
  var isDigit: Bool { self &- 0x30 < 10 }
  /// Whether the byte is part of a name: a letter, digit or underscore, or any byte beyond ASCII.
  @inline(__always)
  var isWordByte: Bool { (self | 0x20) &- 0x61 < 26 || isDigit || self == 0x5F || self >= 0x80 }
}
