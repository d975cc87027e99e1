import Foundation

/// Text that draws a tree of indented nodes.
///
/// Each node is followed by its properties.
///
///     Node #1 at (l=0.0, t=63.0, r=1080.0, b=1731.0)px
///      |-Node #2 at (l=42.0, t=100.0, r=500.0, b=226.0)px, Tag: 'go'
///        Role = 'Button'
struct OutlineText {
  /// A node and its lines, without the characters that draw the tree.
  struct Node {
    let line: Int
    /// The number of characters before the node on its line.
    let column: Int
    /// The number of characters before the node's branch; without a branch, before the node itself.
    let edge: Int
    /// Whether a branch leads to the node.
    let isDrawn: Bool
    /// Whether the line has a prefix other than the characters that draw the tree.
    let hasPrefix: Bool
    /// The first character of the branch that leads to the node; nil if there is no branch.
    let branch: Character?
    /// The part of the node's line that begins with the node, followed by the lines of its
    /// properties.
    var lines: [String]

    /// Whether the branch continues to another node below.
    var goesOn: Bool { branch == "├" || branch == "╎" }
  }

  private(set) var nodes: [Node] = []
  /// The nonblank lines before the first node.
  private(set) var before: [String] = []
  /// The lines that mark omitted nodes, with their line numbers.
  private(set) var leftOut: [(content: String, line: Int)] = []
  /// The line numbers of the text after the tree.
  private(set) var after: [Int] = []
  /// The column of the first property of the first node; nil if it has none.
  private(set) var firstColumn: Int?
  /// Whether the text ends without a newline.
  let endsInLine: Bool
  /// The characters that draw the tree at the start of the tree's last line.
  private var lastDrawing: Substring = ""

  /// Reads the nodes of the text.
  ///
  /// - Parameters:
  ///   - text: The text to read.
  ///   - sign: A string that occurs exactly once in each node, on its line or in its properties,
  ///     and nowhere else.
  ///   - attribute: A string that identifies a property. A line that contains it must be indented
  ///     at least as much as its node or, if the node's branch doesn't begin with `|`, as the
  ///     branch.
  ///   - start: A closure that returns the index at which a node starts on a line; nil if the line
  ///     has none.
  /// - Throws: An error if the depth of a node is unknown, because it doesn't begin its line or
  ///   because lines lost their indentation.
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
        let edge = Self.edge(of: before)
        nodes.append(
          Node(
            line: number + 1, column: before.unicodeScalars.count,
            edge: edge.unicodeScalars.count,
            isDrawn: edge.endIndex < start && Self.isDrawing(before),
            hasPrefix: !Self.isDrawing(before), branch: before[edge.endIndex...].first,
            lines: [String(line[start...])]))
        lastDrawing = edge
        if contradictsDrawing { throw Self.lostIndentation(number + 1, after: nodes.count - 1) }
        // Nodes drawn below another are indented.
        if nodes.count > 1, let first = before.first, !first.isWhitespace {
          throw Self.lostIndentation(number + 1, after: nodes.count - 1)
        }
        isWaiting = !line.contains(sign)
        guard line.components(separatedBy: sign).count <= 2 else {
          throw Self.unread(number + 1, after: nodes.count)
        }
        continue
      }
      // A second sign, or one before the first node, belongs to a node whose line wasn't
      // recognized.
      let signs = line.components(separatedBy: sign).count - 1
      if signs > (isWaiting ? 1 : 0) { throw Self.unread(number + 1, after: nodes.count) }
      if signs > 0 { isWaiting = false }
      let content = String(line.drop { Self.isDrawing($0) })
      guard !content.isEmpty else { continue }
      // The lines of a node are indented, except for lines that continue a string.
      if let last = nodes.last?.lines.last, content.count == line.count, !Self.isOpen(last),
        !isOfRoot(content, attribute)
      {
        if content.contains("...") || content.contains("…") {
          leftOut.append((content, number + 1))
        } else {
          after.append(number + 1)
        }
        continue
      }
      lastDrawing = line.prefix { Self.isDrawing($0) }
      if let node = nodes.last, content.contains(attribute) {
        let column = line.unicodeScalars.count - content.unicodeScalars.count
        if nodes.count == 1 { firstColumn = firstColumn ?? column }
        // Compose indents properties as much as the node, Flutter as its branch.
        let least = node.branch == "|" ? node.column : node.edge
        if column < least { throw Self.lostIndentation(number + 1, after: nodes.count) }
      }
      if !nodes.isEmpty, content.contains("...") || content.contains("…") {
        leftOut.append((content, number + 1))
      }
      if nodes.isEmpty { before.append(line) } else { nodes[nodes.count - 1].lines.append(content) }
    }
  }

  /// Returns whether a line without indentation is a property of a root without indentation.
  ///
  /// Compose writes the properties of a root this way.
  private func isOfRoot(_ content: String, _ attribute: String) -> Bool {
    guard nodes.count == 1, nodes[0].column == 0, attribute == " = " else { return false }
    return content.contains(attribute) || content.hasPrefix("[") || content.hasPrefix("Has ")
  }

  /// Returns whether a node outside the first root begins another screen.
  ///
  /// If it doesn't, its line lost its indentation.
  func beginsScreen(_ place: Int) -> Bool {
    let between = nodes[place - 1].line + 1..<max(nodes[place].line, nodes[place - 1].line + 1)
    return nodes[place].lines[0] == nodes[0].lines[0] || after.contains(where: between.contains)
  }

  /// Returns the error for a node whose depth is unknown.
  func lostIndentation(at place: Int) -> ScreenDumpError {
    Self.lostIndentation(nodes[place].line, after: nodes.count)
  }

  /// Returns a line without leading form feeds or trailing spaces.
  ///
  /// No-break spaces before the first quote are replaced with spaces.
  private static func line(_ bytes: ArraySlice<UInt8>) -> String {
    var end = bytes.endIndex
    while end > bytes.startIndex, bytes[end - 1].isSpace { end -= 1 }
    // A form feed before a page isn't indentation.
    let begin = min(bytes.firstIndex { $0 != 0x0C } ?? end, end)
    let line = String(decoding: bytes[begin..<end], as: UTF8.self)
    guard line.unicodeScalars.contains("\u{A0}") else { return line }
    let start = line.firstIndex { $0 == "\"" || $0 == "'" } ?? line.endIndex
    return line[..<start].replacingOccurrences(of: "\u{A0}", with: " ") + line[start...]
  }

  /// Returns whether a line ends with a colon, or inside a string or bracket that isn't closed.
  private static func isOpen(_ line: String) -> Bool {
    let isValue = line.contains(" = '") && !line.hasSuffix("'")
    return isValue || line.hasSuffix(":") || line.count { $0 == "\"" } % 2 == 1
      || line.count { $0 == "(" } > line.count { $0 == ")" }
  }

  /// Returns the characters before a node's branch.
  ///
  /// A bar directly before a dash belongs to the branch.
  private static func edge(of before: Substring) -> Substring {
    let edge = before.prefix { $0.isWhitespace || "|│╎".contains($0) }
    let isBranch = before[edge.endIndex...].first.map { "-╌".contains($0) } ?? false
    return isBranch ? edge.dropLast() : edge
  }

  private static func lostIndentation(_ line: Int, after count: Int) -> ScreenDumpError {
    ScreenDumpError(
      .unread(OutlineLevels.lostIndentation), line: line, column: 1, elementsBefore: count)
  }

  private static func unread(_ line: Int, after count: Int) -> ScreenDumpError {
    ScreenDumpError(
      .unread("a node isn't at the start of its line, so its depth is unknown"), line: line,
      column: 1, elementsBefore: count)
  }

  /// Whether the last node is drawn as a sibling below a node whose branch marks the last sibling.
  private var contradictsDrawing: Bool {
    guard let last = nodes.last, last.branch != nil else { return false }
    let before = nodes.dropLast().last { $0.edge <= last.edge }
    return before.map { $0.edge == last.edge && $0.branch == "└" } ?? false
  }

  /// Whether a drawn branch leads to a node that is missing.
  ///
  /// A branch that continues (`├`) must lead to another sibling. In a tree drawn with `|-`, a bar
  /// on the last line must lead to another node as well.
  var lacksNodes: Bool {
    var open: [(edge: Int, goesOn: Bool)] = []
    for node in nodes {
      while let last = open.last, last.edge >= node.edge {
        // The node below a branch that continues has the same edge as that branch.
        if last.goesOn, last.edge > node.edge { return true }
        open.removeLast()
      }
      open.append((node.edge, node.goesOn))
    }
    return open.contains(where: \.goesOn) || hasOpenBar
  }

  /// Whether bars on the last line lead to nodes that are missing.
  private var hasOpenBar: Bool {
    guard nodes.contains(where: { $0.branch == "|" }) else { return false }
    return lastDrawing.contains("|")
  }

  /// The line of the first node whose text has unclosed brackets; nil if there is none.
  ///
  /// Lines with quotation marks are ignored, since quoted text may contain any brackets.
  var openLine: Int? {
    nodes.first { node in
      var depth = 0
      for line in node.lines where !line.contains("\"") && !line.contains("'") {
        for byte in line.utf8 {
          if byte == .openParenthesis || byte == .openBracket { depth += 1 }
          if byte == .closeParenthesis || byte == .closeBracket { depth -= 1 }
        }
      }
      return depth > 0
    }?.line
  }

  /// Returns whether the text ends inside quotes or brackets.
  ///
  /// This is true if the last line of the last node has unclosed quotes or brackets, and the text
  /// ends without a newline.
  func isCut(quote: Character, in text: DumpText) -> Bool {
    guard endsInLine, let last = nodes.last?.lines.last else { return false }
    let quotes = last.count { $0 == quote }
    let opened = last.count { $0 == "[" || $0 == "(" }
    let closed = last.count { $0 == "]" || $0 == ")" }
    return quotes % 2 == 1 || opened > closed
  }

  /// Returns the index of `mark` on a line.
  ///
  /// Returns nil if `mark` isn't on the line, or if characters other than those that draw the tree
  /// precede it.
  static func start(of mark: String, on line: String) -> String.Index? {
    guard let start = line.range(of: mark)?.lowerBound, isDrawing(line[..<start]) else {
      return nil
    }
    return start
  }

  private static func isDrawing(_ text: Substring) -> Bool { text.allSatisfy { isDrawing($0) } }

  /// Returns whether a character may draw the tree: a space, bar, dash or box-drawing character.
  static func isDrawing(_ character: Character) -> Bool {
    character.isWhitespace || character == "|" || character == "-"
      || character.unicodeScalars.allSatisfy { (0x2500...0x257F).contains($0.value) }
  }
}

extension DumpBuilder {
  /// Adds remarks on missing nodes, unclosed values, text after the tree, and a last line without a
  /// line break.
  ///
  /// - Throws: An error if the text ends in the middle of a value.
  mutating func noteEnd(
    of outline: OutlineText, quote: Character, _ text: DumpText
  ) throws(ScreenDumpError) {
    guard !outline.nodes.isEmpty else { return }
    guard !outline.isCut(quote: quote, in: text) else {
      throw text.error(.cut, at: text.bytes.count, after: outline.nodes.count - 1)
    }
    if let line = outline.openLine {
      remark(.ambiguous, "a value isn't closed, as on a line that is cut", line: line)
    }
    if outline.lacksNodes {
      remark(.skipped, "the lines of the tree lead to missing nodes")
    }
    if let first = outline.after.first {
      foundOther(outline.after.count)
      remark(.skipped, "text after the screen", line: first)
    }
    noteOpenEnd(ofTextWith: outline.nodes.count, in: text)
  }
}
