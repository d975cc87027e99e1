import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a format makes of a tag.
protocol XMLElementReader {
  /// The element that a tag is, without its line; nil for one that is none.
  mutating func node(_ attributes: inout XMLAttributes) -> DumpNode?
}

/// Reads an XML document: Foundation's parser judges whether it is well formed, and its elements are then taken from the bytes.
///
/// Nothing is nested, whatever the depth. Foundation tells attributes as dictionaries of new strings, of which most say `false`; they are
/// left alone.
struct XMLDumpParser<Reader: XMLElementReader> {
  private let text: DumpText
  private let outline: XMLOutline
  private var reader: Reader

  /// Parses the first document of a text.
  ///
  /// - Throws: A ``ScreenDumpError`` if the document is cut or malformed.
  static func parse(
    _ text: DumpText, reader: Reader
  ) throws(ScreenDumpError) -> DumpBuilder {
    guard let outline = XMLOutline(text.bytes) else {
      throw text.error(.unknownFormat(text.start), at: 0, after: 0)
    }
    var parser = XMLDumpParser(text: text, outline: outline, reader: reader)
    guard outline.isClosed else {
      let (builder, _) = parser.elements(ofTags: outline.tags.count)
      throw text.error(.cut, at: text.bytes.count, after: builder.count)
    }
    if let fault = XMLJudge.fault(in: text.bytes[outline.range]) {
      let (builder, _) = parser.elements(ofTags: fault.tagsBefore)
      throw parser.error(fault, after: builder.count)
    }
    var (builder, _) = parser.elements(ofTags: outline.tags.count)
    parser.remarkOnRest(in: &builder)
    return builder
  }

  /// The elements that the first tags are, and for each tag the element that it is or lies in, or -1.
  private mutating func elements(ofTags count: Int) -> (DumpBuilder, [Int32]) {
    var builder = DumpBuilder(hidesInside: false)
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
      places.append(Int32(builder.addOnScreen(node, in: parent < 0 ? nil : Int(parent))))
    }
    return (builder, places)
  }

  /// The error that a fault is in the whole text.
  private func error(_ fault: XMLJudge.Fault, after count: Int) -> ScreenDumpError {
    let begin = text.place(of: outline.range.lowerBound)
    return ScreenDumpError(
      .malformed("this isn't well-formed XML (\(XMLJudge.meaning(of: fault.code)))"),
      line: begin.line + fault.line - 1,
      column: fault.column + (fault.line == 1 ? begin.column - 1 : 0), elementsBefore: count)
  }

  /// Notes what lies around the document.
  private func remarkOnRest(in builder: inout DumpBuilder) {
    let before = text.bytes[..<outline.range.lowerBound]
    if let first = before.firstIndex(where: { !$0.isSpace }), before[first] != .less {
      builder.remark(.skipped, "text before the screen", line: text.place(of: first).line)
    }
    let after = text.bytes[outline.range.upperBound...]
    guard let first = after.firstIndex(where: { !$0.isSpace }) else { return }
    let line = text.place(of: first).line
    if XMLOutline(Array(after)) != nil {
      builder.remark(.skipped, "another screen after the first", line: line)
    } else {
      builder.remark(.skipped, "text after the screen", line: line)
    }
  }
}

/// Foundation's judgement of a document.
final class XMLJudge: NSObject, XMLParserDelegate {
  /// What the parser found wrong first: its code, and its place in the document.
  struct Fault {
    let code: Int
    let line: Int
    let column: Int
    /// How many tags it had reported.
    let tagsBefore: Int
  }

  private var tags = 0
  private var fault: Fault?

  /// What is wrong with a document that begins with its first tag; nil if it is well formed.
  static func fault(in bytes: ArraySlice<UInt8>) -> Fault? {
    let judge = XMLJudge()
    // What comes before the first tag is left out: a declaration of another encoding, and entities that grow.
    // As a stream, because data of more than 10 MB is refused.
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

  /// The bytes with a space in each `<?name?>`, for Foundation crashes on instructions that have a name alone; and where those
  /// spaces are.
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
    // What follows the first fault is guesswork; that a prefix names no namespace is no fault of a dump.
    guard fault == nil, code != 201 else { return }
    fault = Fault(
      code: code, line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 1),
      tagsBefore: tags)
  }

  /// The commoner ones among the parser's error codes in words.
  static func meaning(of code: Int) -> String {
    switch code {
    case 9: "a character that may not stand in XML"
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
  /// Whether no name of an instruction goes on beyond the byte.
  fileprivate var endsInstructionName: Bool {
    isSpace || self == .less || self == .greater || self == UInt8(ascii: "?")
  }
}
