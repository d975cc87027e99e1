import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Converts XML tags of one format to elements.
protocol XMLElementReader {
  /// Creates the element for a tag; returns nil if the tag isn't an element.
  ///
  /// The parser sets the line of the element.
  mutating func node(_ attributes: inout XMLAttributes) -> DumpNode?
  /// Whether a hidden element hides its descendants; false by default.
  var hidesInside: Bool { get }
  /// Whether frames are in the parent's coordinates; by default, they are in screen coordinates.
  var isInParent: Bool { get }
}

extension XMLElementReader {
  var hidesInside: Bool { false }
  var isInParent: Bool { false }
}

/// Reads the elements of an XML document that `XMLCheck` or Foundation's parser has validated.
///
/// The document isn't read recursively, so any depth is supported. Elements are created from the
/// bytes, since creating Foundation's dictionaries of attributes is slow.
struct XMLDumpParser<Reader: XMLElementReader> {
  private let text: DumpText
  private let outline: XMLOutline
  private var reader: Reader

  /// Parses the first XML document in the text or, if it is malformed, a screen that is embedded in
  /// it.
  ///
  /// - Throws: A ``ScreenDumpError`` if the document is missing or truncated, is malformed and
  ///   contains no readable screen, or is a fragment of a screen.
  static func parse(
    _ text: DumpText, reader: Reader
  ) throws(ScreenDumpError) -> DumpBuilder {
    let start = start(in: text.bytes)
    do {
      return try parse(text, from: start, reader: reader)
    } catch {
      // The screen may be embedded in a document of another program, and that document may not be
      // well-formed because of it.
      guard case .malformed = error.reason, let first = ScreenTags.first(in: text.bytes)?.offset,
        first > max(start, endOfProlog(in: text.bytes)),
        let builder = try? parse(text, from: first, reader: reader)
      else { throw error }
      return builder
    }
  }

  private static func parse(
    _ text: DumpText, from start: Int, reader: Reader
  ) throws(ScreenDumpError) -> DumpBuilder {
    guard let outline = XMLOutline(text.bytes, from: start) else {
      throw text.error(.unknownFormat(text.start), at: 0, after: 0)
    }
    var parser = XMLDumpParser(text: text, outline: outline, reader: reader)
    guard outline.isClosed else {
      let (builder, _) = parser.elements(ofTags: outline.tags.count)
      throw text.error(.cut, at: text.bytes.count, after: builder.count)
    }
    var before = 0
    for root in outline.roots {
      if !XMLCheck.isWellFormed(text.bytes[root]), let fault = XMLJudge.fault(in: text.bytes[root])
      {
        let (builder, _) = parser.elements(ofTags: before + fault.tagsBefore)
        throw parser.error(fault, in: root, after: builder.count)
      }
      before = outline.tags.partitioningIndex { $0.start >= root.upperBound }
    }
    var (builder, _) = parser.elements(ofTags: outline.tags.count)
    try parser.noteRest(in: &builder)
    return builder
  }

  /// Returns the offset at which the search for the first tag begins.
  ///
  /// If text other than a prolog, or an HTML tag, precedes the document, it is the offset of the
  /// first tag of a known format. Otherwise, or if there is no such tag, it is 0.
  private static func start(in bytes: [UInt8]) -> Int {
    let end = endOfProlog(in: bytes)
    guard end < bytes.count else { return 0 }
    let name = bytes[(end + 1)...].prefix(while: \.isWordByte)
    let isDocument = bytes[end] == .less && !name.isEmpty && !HTMLTags.isHTML(name)
    return isDocument ? 0 : ScreenTags.first(in: bytes)?.offset ?? 0
  }

  /// Returns the offset after the spaces, declarations, comments and instructions at the start.
  private static func endOfProlog(in bytes: [UInt8]) -> Int {
    var cursor = ByteCursor(bytes)
    while true {
      while cursor.byte.isSpace { cursor.offset += 1 }
      guard cursor.starts(with: "<?") || cursor.starts(with: "<!") else { return cursor.offset }
      let mark: StaticString = cursor.starts(with: "<!--") ? "-->" : ">"
      while !cursor.isAtEnd, !cursor.starts(with: mark) { cursor.offset += 1 }
      cursor.offset = min(cursor.offset + mark.utf8CodeUnitCount, bytes.count)
    }
  }

  /// Returns the elements of the first `count` tags, and for each tag the index of its element.
  ///
  /// If a tag has no element of its own, the index is that of the nearest enclosing element, or -1
  /// if there is none.
  private mutating func elements(ofTags count: Int) -> (DumpBuilder, [Int32]) {
    var builder = DumpBuilder(hidesInside: reader.hidesInside)
    builder.reserve(count)
    var places: [Int32] = []
    places.reserveCapacity(count)
    for tag in outline.tags.prefix(count) {
      let parent = tag.parent < 0 ? -1 : places[Int(tag.parent)]
      var attributes = XMLAttributes(text.bytes, of: tag)
      guard var node = reader.node(&attributes) else {
        places.append(parent)
        continue
      }
      node.line = Int(tag.line)
      let around = parent < 0 ? nil : Int(parent)
      places.append(
        Int32(
          reader.isInParent
            ? builder.addInParent(node, in: around) : builder.addOnScreen(node, in: around)))
    }
    return (builder, places)
  }

  /// Converts an error of the XML parser to a dump error, with its position in the whole text.
  private func error(
    _ fault: XMLJudge.Fault, in root: Range<Int>, after count: Int
  ) -> ScreenDumpError {
    let begin = text.place(of: root.lowerBound)
    return ScreenDumpError(
      .malformed("this isn't well-formed XML (\(XMLJudge.meaning(of: fault.code)))"),
      line: begin.line + fault.line - 1,
      column: fault.column + (fault.line == 1 ? begin.column - 1 : 0), elementsBefore: count)
  }

  /// Adds remarks on text around the document, text between its tags, and line breaks in values.
  ///
  /// - Throws: An error if tags of a known format precede the document, or only closing ones
  ///   follow it, since the document is then a fragment of a screen.
  private func noteRest(in builder: inout DumpBuilder) throws(ScreenDumpError) {
    let range = outline.range
    let start = Self.endOfProlog(in: text.bytes)
    if start < range.lowerBound,
      let first = text.bytes[start..<range.lowerBound].firstIndex(where: { !$0.isSpace })
    {
      guard !ScreenTags.isAny(in: text.bytes[start..<range.lowerBound]) else {
        throw text.error(.cutAtStart, at: range.lowerBound, after: builder.count)
      }
      builder.foundOther()
      builder.remark(.skipped, "text before the screen", line: text.place(of: first).line)
    }
    if outline.brokenLine > 0 {
      // Tools write a line break in a value as a reference, so an actual one comes from wrapping.
      builder.foundOther()
      builder.remark(
        .ambiguous, "a value continues on the next line, as if lines were wrapped",
        line: Int(outline.brokenLine))
    }
    if outline.textLine > 0 {
      builder.remark(.skipped, "text between the tags of the screen", line: Int(outline.textLine))
    }
    let after = text.bytes[range.upperBound...]
    guard let first = after.firstIndex(where: { !$0.isSpace }) else { return }
    // Another screen that follows directly isn't text around the first.
    if text.bytes[first] != .less { builder.foundOther() }
    let line = text.place(of: first).line
    if ScreenTags.first(in: Array(after)) != nil {
      builder.remark(.skipped, "another screen after the first", line: line)
    } else if ScreenTags.isAny(in: after) {
      throw text.error(.cutAtStart, at: range.lowerBound, after: builder.count)
    } else {
      builder.remark(.skipped, "text after the screen", line: line)
    }
  }
}

/// Validates a document with Foundation's parser.
final class XMLJudge: NSObject, XMLParserDelegate {
  /// The first error of the parser: its code, and its line and column counted from 1.
  struct Fault {
    let code: Int
    let line: Int
    let column: Int
    /// The number of tags reported before the error.
    let tagsBefore: Int
  }

  private var tags = 0
  private var fault: Fault?

  /// Returns the first error in a document without a prolog; nil if the document is well-formed.
  ///
  /// An undeclared namespace prefix isn't an error.
  static func fault(in bytes: ArraySlice<UInt8>) -> Fault? {
    let judge = XMLJudge()
    // The text before the first tag is left out, since it may declare another encoding, or entities
    // that expand to huge texts. The parser uses a stream, because it rejects data of more than 10
    // MB.
    let (data, spaces) = spacingInstructions(in: bytes)
    let parser = XMLParser(stream: InputStream(data: data))
    parser.delegate = judge
    _ = parser.parse()
    guard let fault = judge.fault else { return nil }
    let added = spaces.filter { $0.line == fault.line && $0.column < fault.column }.count
    return Fault(
      code: fault.code, line: fault.line, column: fault.column - added, tagsBefore: fault.tagsBefore
    )
  }

  /// Returns the bytes with a space inserted into each instruction of the form `<?name?>`.
  ///
  /// Also returns the positions of the inserted spaces. Foundation crashes on instructions that
  /// have only a name.
  private static func spacingInstructions(
    in bytes: ArraySlice<UInt8>
  ) -> (data: Data, spaces: [(line: Int, column: Int)]) {
    guard bytes.contains(UInt8(ascii: "?")) else { return (Data(bytes), []) }
    var (data, spaces): (Data, [(line: Int, column: Int)]) = (Data(), [])
    var (copied, line, lineStart, onLine) = (bytes.startIndex, 1, bytes.startIndex, 0)
    for end in bytes.indices.dropLast()
    where bytes[end] == UInt8(ascii: "?") && bytes[end + 1] == .greater {
      var start = end
      while start > bytes.startIndex, !bytes[start - 1].endsInstructionName { start -= 1 }
      guard start < end, start - 2 >= bytes.startIndex, bytes[start - 1] == UInt8(ascii: "?"),
        bytes[start - 2] == .less
      else { continue }
      for place in copied..<end where bytes[place] == .newline {
        (line, lineStart, onLine) = (line + 1, place + 1, 0)
      }
      data.append(contentsOf: bytes[copied..<end])
      data.append(.space)
      onLine += 1
      spaces.append((line, end - lineStart + onLine))
      copied = end
    }
    data.append(contentsOf: bytes[copied...])
    return (data, spaces)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    tags += 1
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    let code = (error as NSError).code
    // Only the first error is reliable, and dumps may have prefixes without a namespace.
    guard fault == nil, code != 201 else { return }
    fault = Fault(
      code: code, line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 1),
      tagsBefore: tags)
  }

  /// Returns a description of an error code of the parser.
  static func meaning(of code: Int) -> String {
    switch code {
    case 9: "a character that isn't allowed in XML"
    case 23, 26, 68: "an ampersand that begins no character reference"
    case 38: "a < in an attribute"
    case 39, 40, 41, 65: "an attribute without a value in quotes"
    case 42: "an attribute given twice"
    case 73, 76, 77: "a tag that isn't closed"
    default: "the parser's error \(code)"
    }
  }
}

extension UInt8 {
  /// Whether the byte can end the name of an instruction.
  fileprivate var endsInstructionName: Bool {
    isSpace || self == .less || self == .greater || self == UInt8(ascii: "?")
  }
}

extension [XMLOutline.Tag] {
  /// Returns the first index whose tag satisfies the condition, or `count` if there is none.
  ///
  /// All tags that satisfy the condition must come after those that don't.
  fileprivate func partitioningIndex(where condition: (XMLOutline.Tag) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
