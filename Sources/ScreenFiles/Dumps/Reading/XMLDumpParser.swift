import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads an XML document through Foundation's parser, a tag at a time: nothing is nested, whatever the depth.
final class XMLDumpParser: NSObject, XMLParserDelegate {
  /// What a format makes of a tag; nil for one that is no element.
  typealias Reader = (_ tag: String, _ attributes: [String: String], _ line: Int) -> DumpNode?

  /// What the parser found wrong first: its code, and its place in the document.
  private struct Fault {
    let code: Int
    let line: Int
    let column: Int
    let elementsBefore: Int
  }

  private let read: Reader
  private let outline: XMLOutline
  private var builder: DumpBuilder
  /// For each open tag the element that it is or lies in.
  private var parents: [Int?] = []
  private var tag = 0
  private var fault: Fault?
  /// The tag of each element.
  private var tagOfElement: [Int32] = []

  /// Parses the first document of a text.
  ///
  /// - Throws: A ``ScreenDumpError`` if the document is cut or malformed.
  static func parse(
    _ text: DumpText, into builder: DumpBuilder, reader: @escaping Reader
  ) throws(ScreenDumpError) -> DumpBuilder {
    guard let outline = XMLOutline(text.bytes) else {
      throw text.error(.unknownFormat(text.start), at: 0, after: 0)
    }
    let delegate = XMLDumpParser(outline, builder, reader)
    // What comes before the first tag is left out: a declaration of another encoding, and entities that grow.
    let data = Data(text.bytes[outline.range])
    // As a stream, because data of more than 10 MB is refused.
    let parser = XMLParser(stream: InputStream(data: data))
    parser.delegate = delegate
    _ = parser.parse()
    guard outline.isClosed else {
      // Of a tag that is cut Foundation reports the attributes it has seen.
      throw text.error(
        .cut, at: text.bytes.count, after: delegate.count(ofTags: outline.tags.count))
    }
    if let fault = delegate.fault { throw delegate.error(fault, in: text) }
    delegate.remarkOnRest(of: text)
    return delegate.builder
  }

  private init(_ outline: XMLOutline, _ builder: DumpBuilder, _ read: @escaping Reader) {
    self.outline = outline
    self.builder = builder
    self.read = read
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    let parent = parents.last ?? nil
    let line = tag < outline.tags.count ? Int(outline.tags[tag].line) : 0
    if let node = read(name, attributes, line) {
      parents.append(builder.addOnScreen(node, in: parent))
      tagOfElement.append(Int32(tag))
    } else {
      parents.append(parent)
    }
    tag += 1
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    _ = parents.popLast()
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    let code = (error as NSError).code
    // What follows the first fault is guesswork; that a prefix names no namespace is no fault of a dump.
    guard fault == nil, code != 201 else { return }
    fault = Fault(
      code: code, line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 1),
      elementsBefore: builder.count)
  }

  /// How many of the first tags are elements.
  private func count(ofTags tags: Int) -> Int {
    tagOfElement.count { Int($0) < tags }
  }

  /// The error that a fault is in the whole text.
  private func error(_ fault: Fault, in text: DumpText) -> ScreenDumpError {
    let begin = text.place(of: outline.range.lowerBound)
    return ScreenDumpError(
      .malformed("this isn't well-formed XML (\(Self.meaning(of: fault.code)))"),
      line: begin.line + fault.line - 1,
      column: fault.column + (fault.line == 1 ? begin.column - 1 : 0),
      elementsBefore: fault.elementsBefore)
  }

  /// The commoner ones among the parser's error codes in words.
  private static func meaning(of code: Int) -> String {
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

  /// Notes what lies around the document.
  private func remarkOnRest(of text: DumpText) {
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
