/// The open elements of an indented text, from which the parent of the next line follows.
struct OutlineLevels {
  private var above: [(column: Int, index: Int)] = []
  private var first: Int?
  /// Whether the last requested line is indented less than those before, but matches none.
  private(set) var isMisfit = false

  static let lostIndentation = "lines lost their indentation, so how deep elements lie isn't told"

  /// The parent of a line that begins at a column; nil for a root.
  ///
  /// - Throws: An error if the line is less indented than the first one, whose parent is missing
  ///   from the text then.
  mutating func parent(
    at column: Int, line: Int, after count: Int
  ) throws(ScreenDumpError) -> Int? {
    guard column >= first ?? column else {
      throw ScreenDumpError(.cutAtStart, line: line, column: 1, elementsBefore: count)
    }
    first = first ?? column
    var nearest = column
    while let last = above.last, last.column >= column {
      nearest = last.column
      above.removeLast()
    }
    isMisfit = nearest != column
    return above.last?.index
  }

  /// Returns whether a line at a column has a parent.
  func isInside(_ column: Int) -> Bool { above.first.map { $0.column < column } ?? false }

  /// Adds an element at a column, inside the last requested parent.
  mutating func add(_ index: Int, at column: Int) { above.append((column, index)) }

  /// Begins another tree.
  mutating func removeAll() { (above, first, isMisfit) = ([], nil, false) }
}

extension DumpBuilder {
  /// Records that an element's indentation matches no enclosing element.
  mutating func noteMisfit(line: Int) {
    remark(
      .ambiguous, "an element is indented as none around it; it went to the nearest one above",
      line: line)
  }

  /// Records that the first element's parent is missing from the text.
  mutating func noteFirst(isInside: Bool, line: Int) {
    guard count == 0, isInside else { return }
    remark(.guessed, "what holds the first element isn't there", line: line)
  }

  /// Records a line that marks omitted elements: three dots, in brackets or not.
  mutating func noteLeftOut(_ content: some Collection<UInt8>, line: Int) {
    let inside = content.filter { !$0.isSpace && !Self.brackets.contains($0) }
    guard inside.elementsEqual("...".utf8) || inside.elementsEqual("…".utf8) else { return }
    remark(.skipped, "elements that the text leaves out", line: line)
  }

  private static let brackets = Set("[](){}<>|".utf8)
}

/// Words by which tools mark truncated output.
enum CutMarks {
  /// The length of the longest such line.
  private static let longest = 80

  /// The number of a line near the end of a text that marks truncation, or nil.
  static func line(in text: DumpText) -> Int? {
    var (end, seen) = (text.bytes.count, 0)
    while end > 0, seen < 3 {
      let start = text.bytes[..<end].lastIndex(of: .newline).map { $0 + 1 } ?? 0
      let content = text.bytes[start..<end].drop(while: \.isSpace)
      if !content.isEmpty {
        seen += 1
        if content.count <= longest, isMark(content) { return text.place(of: start).line }
      }
      end = start - 1
    }
    return nil
  }

  private static func isMark(_ content: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: content, as: UTF8.self).lowercased()
    return (text.contains("truncated") || text.contains("omitted") || text.contains("more lines"))
      && !text.contains("=") && !text.contains("{{")
  }
}
