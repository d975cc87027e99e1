/// The tags of an XML document and their ranges, found in one pass without recursion.
///
/// Foundation's parser validates the document, but it doesn't report text around the document, and
/// it reports a truncated document as if nothing were missing. This pass detects both.
struct XMLOutline {
  /// An opening tag.
  struct Tag {
    let line: Int32
    /// The offset of the tag's name.
    let start: Int32
    /// The offset after the end of the tag.
    let end: Int32
    /// The index of the enclosing tag; -1 for an outermost tag.
    let parent: Int32
  }

  /// The range from the first tag of the document to the last, without the prolog.
  private(set) var range: Range<Int>
  /// The range of each outermost tag and its content.
  ///
  /// A copied part of a screen may have several outermost tags.
  private(set) var roots: [Range<Int>] = []
  /// Whether every tag that was opened has been closed.
  private(set) var isClosed = false
  private(set) var tags: [Tag] = []
  /// The line on which the first text between tags ends; 0 if there is no such text.
  private(set) var textLine: Int32 = 0
  /// The line of the first tag that has a line break in a value; 0 if there is no such tag.
  private(set) var brokenLine: Int32 = 0

  private var cursor: ByteCursor
  private var rootStart = 0
  private var line: Int32 = 1

  /// Reads the first document at or after offset `start`; returns nil if no tag follows.
  init?(_ bytes: [UInt8], from start: Int = 0) {
    cursor = ByteCursor(bytes)
    range = 0..<0
    while cursor.offset < start { step() }
    guard findRoot() else { return nil }
    range = cursor.offset..<cursor.offset
    // 128 is the length of a short tag with its names.
    tags.reserveCapacity((bytes.count - cursor.offset) / 128)
    walk()
    range = range.lowerBound..<min(cursor.offset, bytes.count)
  }

  /// Advances to the first opening tag.
  ///
  /// Returns false if there is no opening tag.
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
    var open: [Int32] = []
    while skipText() {
      switch cursor.byte(1) {
      case UInt8(ascii: "!"), UInt8(ascii: "?"):
        guard skipDeclaration() else { return }
      case .slash:
        while !cursor.isAtEnd, cursor.byte != .greater { step() }
        guard cursor.skip(.greater) else { return }
        _ = open.popLast()
      default:
        let (begin, start) = (line, cursor.offset + 1)
        guard let closesItself = skipTag() else { return }
        let parent = open.last ?? -1
        if !closesItself { open.append(Int32(tags.count)) }
        tags.append(
          Tag(line: begin, start: Int32(start), end: Int32(cursor.offset), parent: parent))
      }
      if open.isEmpty {
        roots.append((roots.last == nil ? range.lowerBound : rootStart)..<cursor.offset)
        isClosed = true
        guard skipToNextRoot() else { return }
        isClosed = false
      }
    }
  }

  /// Advances to the next outermost tag if it belongs to the same screen.
  ///
  /// Otherwise returns false without advancing. The next tag doesn't belong to the same screen if
  /// it or the first tag contains a whole screen, if it is of no known format, or if it repeats the
  /// first tag.
  private mutating func skipToNextRoot() -> Bool {
    let (offset, line) = (cursor.offset, line)
    while cursor.byte.isSpace { step() }
    if !Self.holdsScreen(range.lowerBound, cursor.bytes),
      ScreenTags.format(ofTagAt: cursor.offset, in: cursor.bytes) != nil, cursor.byte == .less,
      !Self.holdsScreen(cursor.offset, cursor.bytes), !beginsAgain
    {
      rootStart = cursor.offset
      return true
    }
    (cursor.offset, self.line) = (offset, line)
    return false
  }

  /// Whether the tag at the cursor equals the first tag, including all attributes.
  private var beginsAgain: Bool {
    guard let first = tags.first else { return false }
    let tag = cursor.bytes[Int(first.start)..<Int(first.end)]
    return cursor.bytes[min(cursor.offset + 1, cursor.bytes.count)...].starts(with: tag)
  }

  /// Returns whether the tag at an offset contains a whole screen.
  ///
  /// Also returns true if the tag belongs to no known format.
  private static func holdsScreen(_ offset: Int, _ bytes: [UInt8]) -> Bool {
    let cursor = ByteCursor(bytes, at: offset + 1)
    return cursor.starts(with: "hierarchy") || cursor.starts(with: "displays")
      || cursor.starts(with: "AppiumAUT") || cursor.starts(with: "XCUIElementTypeApplication")
      || cursor.starts(with: "UIAApplication") || cursor.starts(with: "ViewHierarchy")
      || ScreenTags.format(ofTagAt: offset, in: bytes) == nil
  }

  /// Advances to the next `<`.
  ///
  /// Returns false if there is none.
  private mutating func skipText() -> Bool {
    let (breaks, hasText) = cursor.bytes.withUnsafeBufferPointer { bytes in
      var (offset, breaks, hasText) = (cursor.offset, Int32(0), false)
      while offset < bytes.count, bytes[offset] != .less {
        if bytes[offset] == .newline { breaks += 1 }
        if bytes[offset] > .space { hasText = true }
        offset += 1
      }
      cursor.offset = offset
      return (breaks, hasText)
    }
    line += breaks
    if hasText, textLine == 0 { textLine = line }
    return !cursor.isAtEnd
  }

  /// Skips an opening tag.
  ///
  /// Returns whether the tag is self-closing, or nil if it is truncated.
  private mutating func skipTag() -> Bool? {
    let (end, breaks, closesItself, isBroken) = Self.end(ofTagAt: cursor.offset, cursor.bytes)
    cursor.offset = end
    if isBroken, brokenLine == 0 { brokenLine = line }
    line += breaks
    return closesItself
  }

  private static func end(
    ofTagAt start: Int, _ bytes: [UInt8]
  ) -> (end: Int, breaks: Int32, closesItself: Bool?, isBroken: Bool) {
    bytes.withUnsafeBufferPointer { bytes in
      var (offset, quote, breaks, isBroken) = (start + 1, UInt8(0), Int32(0), false)
      while offset < bytes.count {
        let byte = bytes[offset]
        offset += 1
        // Only `>` and bytes below it, such as quotes, matter here.
        guard byte <= .greater else { continue }
        if quote != 0 {
          if byte == quote { quote = 0 }
        } else if byte == .greater {
          return (offset, breaks, bytes[offset - 2] == .slash, isBroken)
        } else if byte == .doubleQuote || byte == .quote {
          quote = byte
        }
        if byte == .newline {
          breaks += 1
          if quote != 0 { isBroken = true }
        }
      }
      return (offset, breaks, nil, isBroken)
    }
  }

  /// Skips a comment, a CDATA section, an instruction or a declaration.
  ///
  /// Returns false if it is truncated.
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
