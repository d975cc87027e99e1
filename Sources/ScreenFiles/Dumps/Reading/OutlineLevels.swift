/// The elements around the next line of a text whose indentation tells how deep each line lies.
struct OutlineLevels {
  private var above: [(column: Int, index: Int)] = []
  private var first: Int?
  /// Whether the line asked for last is indented less than those before, and as none around it.
  private(set) var isMisfit = false

  static let lostIndentation = "lines lost their indentation, so how deep elements lie isn't told"

  /// The element around a line that begins at a column; nil where none does.
  ///
  /// - Throws: An error if the line lies less deep than the first one: what holds that isn't in the text.
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

  /// Whether some element around lies less deep than a column.
  func isInside(_ column: Int) -> Bool { above.first.map { $0.column < column } ?? false }

  /// Puts an element at a column, within that asked for last.
  mutating func add(_ index: Int, at column: Int) { above.append((column, index)) }

  /// Begins another tree.
  mutating func removeAll() { (above, first, isMisfit) = ([], nil, false) }
}

extension DumpBuilder {
  /// Notes that an element's indentation fits none around it.
  mutating func noteMisfit(line: Int) {
    remark(
      .ambiguous, "an element is indented as none around it; it went to the nearest one above",
      line: line)
  }

  /// Notes that the first element lies in something that isn't in the text.
  mutating func noteFirst(isInside: Bool, line: Int) {
    guard count == 0, isInside else { return }
    remark(.guessed, "what holds the first element isn't there", line: line)
  }

  /// Notes a line that says that others were left out: three dots, in brackets or not.
  mutating func noteLeftOut(_ content: some Collection<UInt8>, line: Int) {
    let inside = content.filter { !$0.isSpace && !Self.brackets.contains($0) }
    guard inside.elementsEqual("...".utf8) || inside.elementsEqual("…".utf8) else { return }
    remark(.skipped, "elements that the text leaves out", line: line)
  }

  private static let brackets = Set("[](){}<>|".utf8)
}

/// Words by which tools say that they cut a text.
enum CutMarks {
  /// The longest line that says so.
  private static let longest = 80

  /// The number of a line near the end of a text that says that the rest was cut; nil where none does.
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
