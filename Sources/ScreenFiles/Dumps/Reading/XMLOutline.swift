/// A walk over the tags of an XML document: where it begins and ends in a text, and on which line each tag stands.
///
/// Foundation's parser judges the document; it says nothing of what lies around it, and after a cut goes on as if all were
/// well. Both are found here, in one pass without recursion.
struct XMLOutline {
  /// The first tag of the document to its last, without declarations before.
  private(set) var range: Range<Int>
  /// Whether every tag that opens is closed.
  private(set) var isClosed = false
  /// For each opening tag: its line, and the offset behind it.
  private(set) var tags: [(line: Int32, end: Int32)] = []

  private var cursor: ByteCursor
  private var line: Int32 = 1

  /// Walks the first document of a text; nil where no tag begins.
  init?(_ bytes: [UInt8]) {
    cursor = ByteCursor(bytes)
    range = 0..<0
    guard findRoot() else { return nil }
    range = cursor.offset..<cursor.offset
    walk()
    range = range.lowerBound..<min(cursor.offset, bytes.count)
  }

  /// Steps to the first opening tag.
  private mutating func findRoot() -> Bool {
    while !cursor.isAtEnd {
      if cursor.byte == .less {
        if cursor.byte(1).isWordByte { return true }
        if cursor.byte(1) == UInt8(ascii: "!") || cursor.byte(1) == UInt8(ascii: "?") {
          guard skipDeclaration() else { return false }
          continue
        }
      }
      step()
    }
    return false
  }

  private mutating func walk() {
    var depth = 0
    while skipText() {
      switch cursor.byte(1) {
      case UInt8(ascii: "!"), UInt8(ascii: "?"):
        guard skipDeclaration() else { return }
      case .slash:
        while !cursor.isAtEnd, cursor.byte != .greater { step() }
        guard cursor.skip(.greater) else { return }
        depth -= 1
      default:
        let begin = line
        guard let closesItself = skipTag() else { return }
        tags.append((begin, Int32(cursor.offset)))
        if !closesItself { depth += 1 }
      }
      if depth <= 0 {
        isClosed = true
        return
      }
    }
  }

  /// Steps to the next bracket; false where there is none.
  private mutating func skipText() -> Bool {
    let (bytes, count) = (cursor.bytes, cursor.bytes.count)
    var offset = cursor.offset
    while offset < count, bytes[offset] != .less {
      if bytes[offset] == .newline { line += 1 }
      offset += 1
    }
    cursor.offset = offset
    return offset < count
  }

  /// Steps over an opening tag: whether it closes itself; nil where it is cut.
  private mutating func skipTag() -> Bool? {
    let (bytes, count) = (cursor.bytes, cursor.bytes.count)
    var offset = cursor.offset + 1
    var quote: UInt8 = 0
    var breaks: Int32 = 0
    defer {
      cursor.offset = offset
      line += breaks
    }
    while offset < count {
      let byte = bytes[offset]
      offset += 1
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == .greater {
        return bytes[offset - 2] == .slash
      } else if byte == .doubleQuote || byte == .quote {
        quote = byte
      }
      if byte == .newline { breaks += 1 }
    }
    return nil
  }

  /// Steps over a comment, a section of data, an instruction or a declaration; false where it is cut.
  private mutating func skipDeclaration() -> Bool {
    if cursor.skip("<!--") { return skip(to: "-->") }
    if cursor.skip("<![CDATA[") { return skip(to: "]]>") }
    if cursor.skip("<?") { return skip(to: "?>") }
    return skip(to: ">")
  }

  private mutating func skip(to end: StaticString) -> Bool {
    while !cursor.isAtEnd {
      if cursor.skip(end) { return true }
      step()
    }
    return false
  }

  @inline(__always)
  private mutating func step() {
    if cursor.byte == .newline { line += 1 }
    cursor.offset += 1
  }
}
