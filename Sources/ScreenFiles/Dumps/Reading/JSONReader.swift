/// Reads a JSON document in one pass, without recursion, and records the position of each value.
///
/// It accepts RFC 8259 and, like Foundation's parser, a comma before a closing bracket. Strings and
/// numbers are validated here and decoded on demand.
struct JSONReader {
  /// One value of the document.
  struct Node {
    enum Kind: UInt8 { case null, no, yes, number, text, list, object }

    let kind: Kind
    /// Whether the value is a string with escapes.
    let hasEscapes: Bool
    /// Whether the key has escapes.
    let keyHasEscapes: Bool
    let line: Int32
    /// The byte range of the key without quotes; empty in an array and for the outermost value.
    let key: Range<Int32>
    /// The start offset of the value; for a string, after its opening quote.
    let start: Int32
    /// The end offset of the value, for a string before its closing quote; -1 until it is read.
    var end: Int32
    /// The index after this value and all values inside it; -1 until these are read.
    var next: Int32
  }

  /// An error in a document, with its offset.
  struct Fault: Error {
    enum Reason: String {
      case cut = "the document ends too early"
      case value = "a value is missing"
      case comma = "a comma or a closing bracket is missing"
      case key = "a key in quotes is missing"
      case colon = "a colon is missing"
      case bracket = "a bracket doesn't match the opening one"
      case number = "a number is malformed"
      case large = "a number is too large"
      case escape = "a string has an unknown escape"
      case character = "a string has half of a surrogate pair"
      case control = "a string has a control character"
    }

    let reason: Reason
    let offset: Int
  }

  /// The values in document order; each precedes the values inside it.
  private(set) var nodes: [Node] = []
  /// The offset of the next byte to read.
  private(set) var offset: Int

  private let bytes: [UInt8]
  private var line: Int32
  /// The indices of the arrays and objects that aren't closed yet.
  private var open: [Int32] = []
  private var key: Range<Int32> = 0..<0
  private var keyHasEscapes = false

  /// Creates a reader of the document that begins at byte `start`, on line `line`.
  init(_ bytes: [UInt8], from start: Int, line: Int) {
    self.bytes = bytes
    self.line = Int32(clamping: line)
    offset = start
    // 24 is the length of a short member.
    nodes.reserveCapacity((bytes.count - start) / 24)
  }

  /// Reads the document.
  ///
  /// If this throws, `nodes` contains the values before the error.
  mutating func read() throws(Fault) {
    var needsComma = try readValue()
    while let container = open.last {
      skipSpaces()
      let byte = byte
      switch byte {
      case .closeBrace, .closeBracket:
        let isObject = nodes[Int(container)].kind == .object
        guard isObject == (byte == .closeBrace) else { throw fault(.bracket) }
        open.removeLast()
        offset += 1
        nodes[Int(container)].end = Int32(offset)
        nodes[Int(container)].next = Int32(nodes.count)
        needsComma = true
      case .comma where needsComma:
        offset += 1
        needsComma = false
      default:
        guard !needsComma else { throw fault(.comma) }
        if nodes[Int(container)].kind == .object { try readKey() }
        needsComma = try readValue()
      }
    }
  }

  /// The byte at `offset`; at the end of the text, it is 0, which never occurs in JSON.
  @inline(__always)
  private var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  private func fault(_ reason: Fault.Reason) -> Fault {
    Fault(reason: offset < bytes.count ? reason : .cut, offset: min(offset, bytes.count))
  }

  @inline(__always)
  private mutating func skipSpaces() {
    while offset < bytes.count {
      switch bytes[offset] {
      case .space, 0x09, .carriageReturn: break
      case .newline: line += 1
      default: return
      }
      offset += 1
    }
  }

  private mutating func readKey() throws(Fault) {
    guard byte == .doubleQuote else { throw fault(.key) }
    let start = offset + 1
    keyHasEscapes = try readText()
    key = Int32(start)..<Int32(offset - 1)
    skipSpaces()
    guard byte == .colon else { throw fault(.colon) }
    offset += 1
    skipSpaces()
  }

  /// Reads a value, or only the opening bracket if the value is an array or an object.
  ///
  /// Returns whether the value is complete.
  private mutating func readValue() throws(Fault) -> Bool {
    let start = offset
    switch byte {
    case .openBrace, .openBracket:
      let isObject = byte == .openBrace
      open.append(Int32(nodes.count))
      offset += 1
      add(isObject ? .object : .list, start, end: -1)
      return false
    case .doubleQuote:
      let hasEscapes = try readText()
      add(.text, start + 1, end: offset - 1, hasEscapes: hasEscapes)
    case UInt8(ascii: "t"): try readWord("true", .yes)
    case UInt8(ascii: "f"): try readWord("false", .no)
    case UInt8(ascii: "n"): try readWord("null", .null)
    default: try readNumber()
    }
    return true
  }

  private mutating func add(_ kind: Node.Kind, _ start: Int, end: Int, hasEscapes: Bool = false) {
    let isOpen = end < 0
    nodes.append(
      Node(
        kind: kind, hasEscapes: hasEscapes, keyHasEscapes: keyHasEscapes, line: line, key: key,
        start: Int32(start), end: Int32(end), next: isOpen ? -1 : Int32(nodes.count + 1)))
    (key, keyHasEscapes) = (0..<0, false)
  }

  private mutating func readWord(_ word: StaticString, _ kind: Node.Kind) throws(Fault) {
    let start = offset
    for index in 0..<word.utf8CodeUnitCount {
      guard byte == word.utf8Start[index] else { throw fault(.value) }
      offset += 1
    }
    add(kind, start, end: offset)
  }

  private mutating func readNumber() throws(Fault) {
    let start = offset
    if byte == UInt8(ascii: "-") { offset += 1 }
    guard byte.isDigit else { throw fault(offset > start ? .number : .value) }
    let first = byte
    let digits = skipDigits()
    if first == UInt8(ascii: "0"), digits > 1 { throw fault(.number) }
    var mayBeLarge = digits > 300
    if byte == UInt8(ascii: ".") {
      offset += 1
      guard skipDigits() > 0 else { throw fault(.number) }
    }
    if byte | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { offset += 1 }
      guard skipDigits() > 0 else { throw fault(.number) }
      mayBeLarge = true
    }
    if mayBeLarge {
      var cursor = ByteCursor(bytes, at: start)
      guard cursor.number()?.isFinite == true else {
        throw Fault(reason: .large, offset: start)
      }
    }
    add(.number, start, end: offset)
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while byte.isDigit { offset += 1 }
    return offset - start
  }

  /// Skips a string including its quotes.
  ///
  /// Returns whether the string contains escapes.
  private mutating func readText() throws(Fault) -> Bool {
    offset += 1
    var hasEscapes = false
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == .doubleQuote {
        offset += 1
        return hasEscapes
      }
      if byte == .backslash {
        hasEscapes = true
        try readEscape()
      } else {
        guard byte >= .space else { throw fault(.control) }
        offset += 1
      }
    }
    throw fault(.cut)
  }

  private mutating func readEscape() throws(Fault) {
    offset += 1
    switch byte {
    case .doubleQuote, .backslash, .slash, UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
      UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 1
    case UInt8(ascii: "u"):
      let start = offset - 1
      let unit = try readUnit()
      guard unit & 0xF800 == 0xD800 else { return }
      // The first half of a surrogate pair, which the second must follow.
      guard unit & 0xFC00 == 0xD800, byte == .backslash else {
        throw offset < bytes.count ? Fault(reason: .character, offset: start) : fault(.cut)
      }
      offset += 1
      guard byte == UInt8(ascii: "u"), try readUnit() & 0xFC00 == 0xDC00 else {
        throw offset < bytes.count ? Fault(reason: .character, offset: start) : fault(.cut)
      }
    default: throw fault(.escape)
    }
  }

  /// Reads the four hexadecimal digits after `u`, which give a UTF-16 code unit.
  private mutating func readUnit() throws(Fault) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      offset += 1
      guard let digit = byte.hexValue else { throw fault(.escape) }
      unit = unit << 4 | UInt16(digit)
    }
    offset += 1
    return unit
  }
}
