import Foundation

/// A text that draws a tree with lines and indentation: nodes at columns, each with lines about it behind.
///
///     Node #1 at (l=0.0, t=63.0, r=1080.0, b=1731.0)px
///      |-Node #2 at (l=42.0, t=100.0, r=500.0, b=226.0)px, Tag: 'go'
///        Role = 'Button'
struct OutlineText {
  /// A node with what its lines say, without what draws the tree.
  struct Node {
    let line: Int
    /// How many characters stand before it.
    let column: Int
    /// How many of them stand before what leads to it: a branch, or the node itself.
    let edge: Int
    /// Whether a branch leads to it.
    let isDrawn: Bool
    /// Whether something stands before it that draws no tree.
    let hasPrefix: Bool
    /// Its own line from the mark on, then those about it.
    var lines: [String]
  }

  private(set) var nodes: [Node] = []
  /// The lines before the first node that aren't blank.
  private(set) var before: [String] = []
  /// The lines that say that others were left out, with their numbers.
  private(set) var leftOut: [(content: String, line: Int)] = []
  /// Whether the text ends without a newline.
  let endsInLine: Bool

  /// - Parameters:
  ///   - sign: What stands on the line of a node, or in one of the lines about it, and nowhere else.
  ///   - attribute: What stands in lines about a node that are indented as it, at least.
  ///   - start: Where a node begins on a line; nil for another line.
  /// - Throws: An error if a node doesn't begin its line, or lines lost their indentation: how deep it lies isn't told then.
  init(
    _ text: DumpText, sign: String, attribute: String, start: (String) -> String.Index?
  ) throws(ScreenDumpError) {
    endsInLine = text.bytes.last != .newline
    // Whether the last node has no sign yet.
    var isWaiting = false
    for (number, range) in TextLines(text.bytes).ranges.enumerated() {
      let line = Self.line(text.bytes[range])
      if let start = start(line) {
        let before = line[..<start]
        let edge = before.prefix { $0.isWhitespace || "|│╎".contains($0) }
        nodes.append(
          Node(
            line: number + 1, column: before.unicodeScalars.count,
            edge: edge.unicodeScalars.count,
            isDrawn: edge.endIndex < start && Self.isDrawing(before),
            hasPrefix: !Self.isDrawing(before),
            lines: [String(line[start...])]))
        // What is drawn below another node is indented.
        if nodes.count > 1, let first = before.first, !first.isWhitespace {
          throw Self.lostIndentation(number + 1, after: nodes.count - 1)
        }
        isWaiting = !line.contains(sign)
        guard line.components(separatedBy: sign).count <= 2 else {
          throw Self.unread(number + 1, after: nodes.count)
        }
        continue
      }
      // A second sign, or one before the first node, is that of a node whose line isn't known for one.
      let signs = line.components(separatedBy: sign).count - 1
      if signs > (isWaiting ? 1 : 0) { throw Self.unread(number + 1, after: nodes.count) }
      if signs > 0 { isWaiting = false }
      let content = String(line.drop { Self.isDrawing($0) })
      guard !content.isEmpty else { continue }
      if let node = nodes.last, content.contains(attribute) {
        let column = line.unicodeScalars.count - content.unicodeScalars.count
        if column < node.edge { throw Self.lostIndentation(number + 1, after: nodes.count) }
      }
      if !nodes.isEmpty, content.contains("...") || content.contains("…") {
        leftOut.append((content, number + 1))
      }
      if nodes.isEmpty { before.append(line) } else { nodes[nodes.count - 1].lines.append(content) }
    }
  }

  /// A line with spaces for no-break spaces up to its first quote, and without any at its end.
  private static func line(_ bytes: ArraySlice<UInt8>) -> String {
    var end = bytes.endIndex
    while end > bytes.startIndex, bytes[end - 1].isSpace { end -= 1 }
    let line = String(decoding: bytes[..<end], as: UTF8.self)
    guard line.unicodeScalars.contains("\u{A0}") else { return line }
    let start = line.firstIndex { $0 == "\"" || $0 == "'" } ?? line.endIndex
    return line[..<start].replacingOccurrences(of: "\u{A0}", with: " ") + line[start...]
  }

  private static func lostIndentation(_ line: Int, after count: Int) -> ScreenDumpError {
    ScreenDumpError(
      .unread(OutlineLevels.lostIndentation), line: line, column: 1, elementsBefore: count)
  }

  private static func unread(_ line: Int, after count: Int) -> ScreenDumpError {
    ScreenDumpError(
      .unread("a node doesn't begin its line, so how deep it lies isn't told"), line: line,
      column: 1, elementsBefore: count)
  }

  /// Whether the last node's last line ends in the middle of something, given the quotes and brackets that its values have.
  func isCut(quote: Character, in text: DumpText) -> Bool {
    guard endsInLine, let last = nodes.last?.lines.last else { return false }
    let quotes = last.count { $0 == quote }
    let opened = last.count { $0 == "[" || $0 == "(" }
    let closed = last.count { $0 == "]" || $0 == ")" }
    return quotes % 2 == 1 || opened > closed
  }

  /// Where a mark stands behind nothing but what draws the tree.
  static func start(of mark: String, on line: String) -> String.Index? {
    guard let start = line.range(of: mark)?.lowerBound, isDrawing(line[..<start]) else {
      return nil
    }
    return start
  }

  private static func isDrawing(_ text: Substring) -> Bool { text.allSatisfy { isDrawing($0) } }

  /// Whether a character draws the tree: spaces, bars, dashes, and those that Unicode has for it.
  static func isDrawing(_ character: Character) -> Bool {
    character.isWhitespace || character == "|" || character == "-"
      || character.unicodeScalars.allSatisfy { (0x2500...0x257F).contains($0.value) }
  }
}

extension DumpBuilder {
  /// Notes that the lines about the last node may go on.
  ///
  /// - Throws: An error if the last line ends in the middle of a value.
  mutating func noteEnd(
    of outline: OutlineText, quote: Character, _ text: DumpText
  ) throws(ScreenDumpError) {
    guard outline.endsInLine, !outline.nodes.isEmpty else { return }
    guard !outline.isCut(quote: quote, in: text) else {
      throw text.error(.cut, at: text.bytes.count, after: outline.nodes.count - 1)
    }
    remark(
      .ambiguous, "the text ends in a line of the tree, which may go on",
      line: text.place(of: text.bytes.count).line)
  }
}
