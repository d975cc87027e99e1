import Foundation

/// Scans the text of `debugDescription` for elements, one after the other.
///
/// The first line of an element starts with a type, followed by an address, a process ID or a
/// rectangle. A quoted string may continue on the next lines, up to the next element.
struct XCUITestScanner {
  struct Element {
    var node = DumpNode()
    var indentation = 0
    /// Whether an arrow precedes the element.
    var isRoot = false
    /// The address that identifies the element in its process; nil if it is missing.
    var address: ArraySlice<UInt8>?
    /// Whether the element seems complete: all quotes and braces are closed, and neither a
    /// truncation mark nor a comma at the end of the text follows.
    var isWhole = true
  }

  /// The number of places with unexpected text.
  ///
  /// These are lines that are neither elements nor other output that the tool usually writes,
  /// strings without a closing quote, and elements that are followed by a backslash.
  private(set) var others = 0
  /// The number of the first line that may contain an element that wasn't read; nil if there is
  /// none.
  private(set) var unreadLine: Int?

  /// The number of the first line that was skipped after an element; nil if there is none.
  private(set) var passedLine: Int?

  /// The number of the first line on which an element breaks off, inside a string or inside a state
  /// such as `Disabled`; nil if there is none.
  private(set) var unclosedLine: Int?

  /// Whether a value begins with a character that XCUITest doesn't write there, such as another
  /// kind of quote.
  private(set) var hasStrangeText = false

  private var cursor: ByteCursor
  private var isBehindBlock = false
  private var hasElement = false
  private var line = 1
  private var strings = StringTable()

  init(_ bytes: [UInt8]) {
    cursor = ByteCursor(bytes)
  }

  /// Whether the end of the text is reached.
  var isAtEnd: Bool { cursor.isAtEnd }

  /// Advances to the line after the next header of a tree.
  ///
  /// Returns false if no header follows; the cursor is then at the end of the text.
  mutating func skipToBlock() -> Bool {
    while !cursor.isAtEnd {
      let start = cursor.offset
      cursor.skipSpaces()
      let isHeader = cursor.skip("Element subtree:")
      nextLine()
      if isHeader {
        isBehindBlock = true
        return true
      }
      // After a block come the path to the element and the query.
      if !isBehindBlock { notePassed(start..<cursor.offset) }
    }
    return false
  }

  /// Sets `unreadLine` if the text in `range`, which was read as one element, contains several
  /// rectangles, and so several elements.
  ///
  /// `end` is the offset at which reading stopped. A backslash after it counts as other text.
  private mutating func noteSecond(_ range: Range<Int>, behind end: Int) {
    guard unreadLine == nil else { return }
    let bytes = cursor.bytes
    var (count, offset) = (0, range.lowerBound)
    // Escaped line breaks put several elements on one line.
    while let brace = bytes.firstOffset(of: .openBrace, in: offset..<range.upperBound) {
      if brace > range.lowerBound + 1, cursor.has(", {{", at: brace - 2) { count += 1 }
      offset = brace + 1
    }
    if count > 1 { unreadLine = max(line - 1, 1) }
    let rest = min(end, range.upperBound)..<range.upperBound
    if bytes.firstOffset(of: .backslash, in: rest) != nil { others += 1 }
  }

  /// Counts a skipped line, and records its number if it may contain an element.
  ///
  /// Blank lines and `Attributes:` lines aren't counted.
  private mutating func notePassed(_ range: Range<Int>) {
    let content = cursor.bytes[range].drop(while: \.isSpace)
    guard !content.isEmpty, !content.starts(with: "Attributes:".utf8) else { return }
    others += 1
    if hasElement, passedLine == nil { passedLine = line - 1 }
    let hasRectangle =
      FormatDetection.contains(", {{", in: Array(content))
      && !FormatDetection.contains("Attributes: ", in: Array(content))
    if hasRectangle, unreadLine == nil { unreadLine = line - 1 }
  }

  /// Returns the next element of the block, or nil at the end of the block.
  mutating func next() -> Element? {
    while !cursor.isAtEnd, !isAtHeader {
      if let element = readElement() { return element }
      let start = cursor.offset
      nextLine()
      notePassed(start..<cursor.offset)
    }
    return nil
  }

  private mutating func nextLine() {
    cursor.skipLine()
    if cursor.skip(.newline) { line += 1 }
  }

  private var isAtHeader: Bool {
    cursor.starts(with: "Path to element:") || cursor.starts(with: "Query chain:")
      || cursor.starts(with: "Attributes:") || cursor.starts(with: "Element subtree:")
  }

  /// Reads the element that begins on this line.
  ///
  /// Returns nil without advancing if no element begins here.
  private mutating func readElement() -> Element? {
    guard let begin = begin(ofLineAt: cursor.offset) else { return nil }
    hasElement = true
    var element = Element()
    element.indentation = begin.indentation
    element.isRoot = begin.isRoot
    element.node.line = line
    element.node.role = strings.text(begin.type, of: cursor.bytes)
    element.node.typeName = element.node.role
    if element.node.role.hasPrefix("Window") { element.node.flags.insert(.window) }
    cursor.offset = begin.type.upperBound
    if cursor.starts(with: ", 0x") {
      element.address = cursor.bytes[(cursor.offset + 2)...].prefix { $0.isWordByte }
    }
    if cursor.skip(" (") {
      while cursor.byte != .closeParenthesis, cursor.byte != .newline, !cursor.isAtEnd {
        cursor.offset += 1
      }
      _ = cursor.skip(.closeParenthesis)
    }
    while cursor.skip(", ") {
      guard readPart(of: &element) else {
        element.isWhole = false
        break
      }
    }
    // Outside quotes, an angle bracket is always part of a truncation mark.
    if cursor.byte == .greater || cursor.byte(-1) == .greater { element.isWhole = false }
    let end = cursor.offset
    nextLine()
    noteSecond(begin.type.upperBound..<cursor.offset, behind: end)
    // A line that ends with the file may be truncated anywhere; only complete parts are reliable.
    let last = cursor.byte(-1) == .space ? cursor.byte(-2) : cursor.byte(-1)
    if cursor.isAtEnd, last == .comma { element.isWhole = false }
    return element
  }

  /// Reads one of the parts of an element, which are separated by commas.
  ///
  /// Returns false if the text ends inside the part.
  private mutating func readPart(of element: inout Element) -> Bool {
    if cursor.byte == .openBrace {
      let start = cursor.offset
      if let rectangle = RectangleText.braces(&cursor) {
        if element.node.rectangle == nil { element.node.rectangle = rectangle }
        return true
      }
      cursor.offset = start
    } else if let key = readKey() {
      return readValue(of: key, of: &element)
    }
    let start = cursor.offset
    skipPlain()
    if cursor.has("Disabled", at: start) {
      element.node.flags.insert(.disabled)
    } else if cursor.has("Selected", at: start) {
      element.node.flags.insert(.selected)
    } else if cursor.has("Keyboard Focused", at: start) || cursor.has("Focused", at: start)
      || cursor.has("Has focus", at: start)
    {
      element.node.flags.insert(.focused)
    } else if cursor.has("Main Window", at: start) {
      element.node.flags.insert(.window)
    } else if Self.states.contains(where: { $0.starts(with: cursor.bytes[start..<cursor.offset]) })
    {
      // The beginning of a state, at the end of a line.
      unclosedLine = unclosedLine ?? line
    }
    return !cursor.isAtEnd || cursor.bytes[start..<cursor.offset].first != .openBrace
  }

  /// Reads a key and the colon after it.
  ///
  /// Returns nil without advancing if the part has no key.
  private mutating func readKey() -> Range<Int>? {
    let start = cursor.offset
    while cursor.byte.isWordByte { cursor.offset += 1 }
    let key = start..<cursor.offset
    guard !key.isEmpty, cursor.skip(": ") else {
      cursor.offset = start
      return nil
    }
    return key
  }

  private mutating func readValue(of key: Range<Int>, of element: inout Element) -> Bool {
    let isText = cursor.byte == .quote
    guard isText else {
      if cursor.byte == UInt8(ascii: "&") || cursor.byte >= 0x80 || cursor.byte == .backslash {
        hasStrangeText = true
        unreadLine = unreadLine ?? line
      }
      skipPlain()
      return true
    }
    guard let text = readText() else { return false }
    let start = key.lowerBound
    if cursor.has("identifier", at: start) {
      element.node.identifier = text.unlessEmpty
    } else if cursor.has("label", at: start) {
      element.node.name = text.unlessEmpty
    } else if cursor.has("title", at: start) || cursor.has("placeholderValue", at: start) {
      element.node.name = element.node.name ?? text.unlessEmpty
    }
    return true
  }

  /// Advances to the comma after a part, or to the end of the line.
  private mutating func skipPlain() {
    while !cursor.isAtEnd, cursor.byte != .newline, cursor.byte != .carriageReturn {
      if cursor.byte == .comma, cursor.byte(1) == .space { return }
      cursor.offset += 1
    }
  }

  /// Reads a quoted string.
  ///
  /// Quotes inside the string aren't escaped, so the string ends at a quote before another part or
  /// element. If another element or a header follows first, the closing quote was lost, and the
  /// string ends with the line before. If there is no end, returns nil, with the cursor at the end
  /// of the text.
  private mutating func readText() -> String? {
    let start = cursor.offset + 1
    var offset = start
    var lines = 0
    let bytes = cursor.bytes
    while offset < bytes.count {
      if bytes[offset] == .quote, isEnd(offset + 1) {
        cursor.offset = offset + 1
        line += lines
        return cursor.string(start..<offset)
      }
      if bytes[offset] == .newline {
        // A line break belongs to the text unless an element or a header follows: then the closing
        // quote was lost.
        if cursor.has("Path to element:", at: offset + 1)
          || begin(ofLineAt: offset + 1) != nil
        {
          cursor.offset = offset
          line += lines
          others += 1
          unclosedLine = unclosedLine ?? line
          return cursor.string(start..<offset)
        }
        lines += 1
      }
      offset += 1
    }
    cursor.offset = bytes.count
    return nil
  }

  /// Returns whether a quote before `offset` ends a string.
  ///
  /// It does if the line or the text ends there, if a double quote follows, or if a comma and then
  /// another part of the element follow.
  private func isEnd(_ offset: Int) -> Bool {
    guard offset < cursor.bytes.count else { return true }
    let next = cursor.bytes[offset]
    if next == .newline || next == .carriageReturn || next == .doubleQuote { return true }
    if next.isSpace {
      let rest = cursor.bytes[offset...].prefix { $0 != .newline }
      if rest.allSatisfy(\.isSpace) { return true }
    }
    guard cursor.has(", ", at: offset) else { return false }
    // The line was broken after the comma.
    if cursor.has(", \n", at: offset) || offset + 2 == cursor.bytes.count { return true }
    for part in Self.parts where cursor.has(part, at: offset + 2) { return true }
    return false
  }

  private static let parts: [StaticString] = [
    "identifier: ", "label: ", "title: ", "value: ", "placeholderValue: ", "hint: ", "traits: ",
    "pid: ", "Disabled", "Selected", "Keyboard Focused", "Focused", "Has focus", "{{",
  ]

  private static let states = [
    "Disabled", "Selected", "Keyboard Focused", "Focused", "Has focus", "Main Window",
  ].map { Array($0.utf8) }

  private static let applications: [StaticString] = [
    "Application, 0x", "Application, pid:", "Application, {{",
  ]

  /// Returns the indentation and the range of the type of the element that begins on a line, and
  /// whether the element is a root; nil if no element begins there.
  ///
  /// The line begins with spaces, an optional arrow and a type. An address, a rectangle or a
  /// process ID follows after a comma.
  private func begin(
    ofLineAt offset: Int
  ) -> (indentation: Int, type: Range<Int>, isRoot: Bool)? {
    var cursor = cursor
    cursor.offset = offset
    cursor.skipSpaces()
    let isRoot = cursor.skip("→")
    let indentation = isRoot ? 0 : cursor.offset - offset
    if let type = type(at: cursor) { return (indentation, type, isRoot) }
    // A log prefix is allowed only before the first line, where the arrow may have been changed.
    guard let start = application(onLineAt: cursor.offset),
      let type = type(at: ByteCursor(cursor.bytes, at: start))
    else { return nil }
    return (0, type, true)
  }

  /// Returns the range of the type of the element at a cursor; nil if no element begins there.
  private func type(at place: ByteCursor) -> Range<Int>? {
    var cursor = place
    let start = cursor.offset
    guard cursor.byte >= UInt8(ascii: "A"), cursor.byte <= UInt8(ascii: "Z") else { return nil }
    while cursor.byte.isWordByte { cursor.offset += 1 }
    let type = start..<cursor.offset
    if cursor.skip(" (") {
      while cursor.byte.isWordByte || cursor.byte == .space { cursor.offset += 1 }
      guard cursor.skip(.closeParenthesis) else { return nil }
    }
    guard cursor.skip(", ") else { return nil }
    guard cursor.starts(with: "0x") || cursor.starts(with: "{{") || cursor.starts(with: "pid: ")
    else { return nil }
    return type
  }

  /// Returns the offset of an application's type that follows other text on a line; nil if none
  /// does.
  private func application(onLineAt start: Int) -> Int? {
    var cursor = cursor
    cursor.offset = start
    // The beginning of an element isn't other text, and neither is the line before a tree.
    guard cursor.byte != .space, !cursor.isAtEnd, !cursor.starts(with: "Attributes:"),
      !cursor.starts(with: "Path to"), !cursor.starts(with: "Query")
    else { return nil }
    while !cursor.isAtEnd, cursor.byte != .newline, cursor.byte != .doubleQuote,
      cursor.byte != .backslash, cursor.offset - start < 200
    {
      if cursor.byte == UInt8(ascii: "A"), cursor.offset > start {
        // An arrow, or a replacement of it, directly precedes the type.
        let before = cursor.byte(-1)
        let isBehindSign = before >= 0x80 || before == .greater || before == UInt8(ascii: "?")
        for mark in Self.applications where isBehindSign && cursor.starts(with: mark) {
          return cursor.offset
        }
      }
      cursor.offset += 1
    }
    return nil
  }
}
