import Foundation
import ViewGeometry

/// Reads the text of UIKit's `recursiveDescription`.
///
///     line   = prefix indent "<" class ": " address { "; " attribute } ">" rest
///     indent = "" | "   |" { "    |" } " "
///
/// The depth of a view is the number of bars before its first angle bracket. If the text has no
/// bars, because a tool has removed them, the columns of the angle brackets determine the parents.
/// Prefixes and text after the last angle bracket are ignored. Lines without a view are skipped.
struct UIKitReader {
  private var line: UIKitViewLine
  private var builder = DumpBuilder(hidesInside: true, stopsTouchesInside: true)
  /// The possible parents of the next view: the last view at each level, with its depth.
  private var above: [(depth: Int, index: Int)] = []
  private let text: DumpText
  /// The class and address of each root, for up to 64 roots, to recognize a second copy of the
  /// screen.
  ///
  /// For a root without an address, it is the whole line.
  private var starts: [ArraySlice<UInt8>] = []
  private var roots: UIKitRoots
  /// The possible parents of the next view by column, if the text has no bars.
  private var levels = OutlineLevels()

  static func read(_ text: DumpText) throws(ScreenDumpError) -> ScreenDump {
    var reader = UIKitReader(text)
    try reader.readViews()
    return ScreenDump(
      reader.builder, format: .uiKit, unit: .points,
      rules: DumpRules(touch: .uiKit, rounding: 0.001))
  }

  /// Returns whether the text contains `frame = (` and, in addition, an address or a semicolon
  /// before a frame.
  static func hasView(in bytes: [UInt8]) -> Bool {
    FormatDetection.contains("frame = (", in: bytes)
      && (FormatDetection.contains(": 0x", in: bytes)
        || FormatDetection.contains("; frame = (", in: bytes))
  }

  private init(_ text: DumpText) {
    self.text = text
    line = UIKitViewLine(text.bytes)
    roots = UIKitRoots(text.bytes)
  }

  private mutating func readViews() throws(ScreenDumpError) {
    // 120 is the length of the line of a small, deep view.
    builder.reserve(text.bytes.count / 120)
    try readLines()
    try roots.check(&builder)
    // A complete view ends with a bracket; spaces and bars after it are the beginning of another
    // view.
    if line.cursor.isAtEnd, text.bytes.last != .greater { builder.noteOpenEnd(of: text) }
  }

  /// Reads the views up to the end of the text, or to a second copy of the screen.
  private mutating func readLines() throws(ScreenDumpError) {
    while !line.cursor.isAtEnd {
      let start = line.cursor.offset
      let lineNumber = line.number
      guard var depth = line.skipIndentation() else {
        try remarkOnRest(start, lineNumber)
        continue
      }
      let before = text.bytes[start..<line.cursor.offset]
      if !before.allSatisfy({ $0.isSpace || $0 == UInt8(ascii: "|") }) { builder.foundOther() }
      if !roots.hasBars { depth = before.allSatisfy(\.isSpace) ? before.count : 0 }
      guard !isRoot(depth) || beginsRoot() else {
        builder.remark(.skipped, "another screen after the first", line: lineNumber)
        return
      }
      while true {
        switch line.readView() {
        case .view: try add(depth: depth, line: lineNumber)
        case .other:
          builder.foundOther()
          roots.noteText()
          guard !line.passedView else {
            throw ScreenDumpError(
              .unread("a view is inside another bracket"), line: lineNumber, column: 1,
              elementsBefore: builder.count)
          }
          builder.remark(.skipped, "a bracket without a view", line: lineNumber)
        case .unclosed:
          throw ScreenDumpError(
            .malformed("the brackets of a view aren't closed"), line: lineNumber, column: 1,
            elementsBefore: builder.count)
        case .cut:
          throw text.error(.cut, at: text.bytes.count, after: builder.count)
        }
        // If line breaks were lost, the bars before a view still give its depth.
        guard let next = line.skipToNextView() else { break }
        guard !roots.hasBars || next > 0 || beginsRoot() else {
          builder.remark(.skipped, "another screen after the first", line: lineNumber)
          return
        }
        builder.remark(.recovered, "several views are on one line", line: lineNumber)
        builder.foundOther()
        depth = next
      }
      line.skipRest()
    }
  }

  /// Returns whether a view at a depth is a root.
  ///
  /// In a text without bars, `depth` is a column.
  private func isRoot(_ depth: Int) -> Bool {
    roots.hasBars ? depth == 0 : !levels.isInside(depth)
  }

  /// Records the root at the cursor, and returns whether it hasn't been read before.
  ///
  /// If it has been read before, the text contains the screen twice. Only the first 64 roots are
  /// recorded.
  private mutating func beginsRoot() -> Bool {
    var rest = text.bytes[line.cursor.offset...].prefix { $0 != .newline }
    while rest.last?.isSpace == true { rest.removeLast() }
    let start = rest.prefix { $0 != .semicolon && $0 != .greater }
    // Without an address the whole line is compared.
    let begin = FormatDetection.contains(": 0x", in: Array(start)) ? start : rest
    if starts.contains(begin) { return false }
    if starts.count < 64 { starts.append(begin) }
    return true
  }

  /// Adds a remark on a skipped line that contains no angle bracket.
  ///
  /// - Throws: An error if the line contains a view whose opening angle bracket is missing.
  private mutating func remarkOnRest(_ start: Int, _ lineNumber: Int) throws(ScreenDumpError) {
    let content = text.bytes[start..<line.cursor.offset].drop {
      $0.isSpace || $0 == UInt8(ascii: "|")
    }
    line.skipRest()
    guard !content.isEmpty else { return }
    guard !FormatDetection.contains("; frame = (", in: Array(content)) else {
      throw ScreenDumpError(
        .unread("a view lacks the bracket before its class"), line: lineNumber, column: 1,
        elementsBefore: builder.count)
    }
    builder.foundOther()
    roots.noteText()
    let isEllipsis = content.prefix(3).elementsEqual("...".utf8)
    builder.remark(
      .skipped, isEllipsis ? "views that the text omits" : "a line without a view",
      line: lineNumber)
  }

  private mutating func add(depth: Int, line number: Int) throws(ScreenDumpError) {
    let parent = try parent(atDepth: depth, number)
    roots.noteView(
      depth: roots.hasBars ? depth : parent == nil ? 0 : 1,
      isWindow: line.node.flags.contains(.window), line: number)
    var node = line.node
    node.line = number
    noteDoubts(line: number)
    let index = builder.addInParent(node, in: parent)
    if roots.hasBars { above.append((depth, index)) } else { levels.add(index, at: depth) }
  }

  /// Returns the parent of a view at a depth; nil for a root.
  ///
  /// Adds a remark if levels are missing. In a text without bars, `depth` is a column.
  private mutating func parent(atDepth depth: Int, _ number: Int) throws(ScreenDumpError) -> Int? {
    guard roots.hasBars else {
      let parent = try levels.parent(at: depth, line: number, after: builder.count)
      if levels.isMisfit { builder.noteMisfit(line: number) }
      return parent
    }
    while let last = above.last, last.depth >= depth { above.removeLast() }
    if builder.count == 0, depth > 0 {
      builder.remark(
        .guessed,
        "the superview of the first view is missing; positions are relative to its corner",
        line: number)
    }
    if let last = above.last, depth > last.depth + 1 {
      builder.remark(
        .recovered, "a level is missing; the view became a subview of the nearest view above",
        line: number)
    }
    return above.last?.index
  }

  /// Adds remarks on doubtful content of the last view.
  private mutating func noteDoubts(line number: Int) {
    if line.hasStrangeText { builder.foundOther() }
    if let doubt = line.doubt {
      builder.foundOther()
      builder.remark(.ambiguous, doubt, line: number)
    }
    if line.isBroken {
      builder.foundOther()
      builder.remark(.ambiguous, "a view continues on the next line", line: number)
    }
    if line.lostSize {
      builder.remark(
        .guessed, "the size of a view rotated by 45 degrees is unknown; its frame was used",
        line: number)
    }
    if line.recovered {
      builder.remark(
        .recovered, "the brackets of a view don't match; its line was read as one view",
        line: number)
    }
  }
}
