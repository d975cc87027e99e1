/// Finds the marks that tools write for truncated or omitted lines.
enum CutMarks {
  /// The maximum length of a line that marks a gap, in bytes.
  private static let longest = 80
  /// The number of lines at the end of a text in which a mark of truncation is searched for.
  private static let last = 3

  /// The kind of gap that a line marks.
  enum Gap {
    /// The rest was truncated.
    case end(line: Int)
    /// Lines in the middle were left out.
    case middle(line: Int)
    /// A log left out repeated lines.
    case alike(line: Int)
  }

  /// Returns a line that marks missing lines, or nil.
  ///
  /// In an outline, marks at the end come first, then those between lines. In any text, a log's
  /// count of repeated lines comes last.
  ///
  /// - Complexity: O(bytes).
  static func gap(in text: DumpText, isOutline: Bool) -> Gap? {
    (isOutline ? mark(in: text) : nil) ?? alike(in: text)
  }

  /// Returns the line in which Android's log counts identical lines that it left out.
  private static func alike(in text: DumpText) -> Gap? {
    let bytes = text.bytes
    guard let alike = EncodedText.range(of: "chatty", in: bytes) else { return nil }
    let rest = Array(bytes[alike.upperBound...].prefix { $0 != .newline })
    let isLogs = FormatDetection.contains(" identical ", in: rest)
    return isLogs ? .alike(line: text.place(of: alike.lowerBound).line) : nil
  }

  /// Returns the line that marks a truncated text or omitted lines.
  private static func mark(in text: DumpText) -> Gap? {
    let bytes = text.bytes
    if let line = lastLines(of: bytes).first(where: { isMark(bytes[$0]) }) {
      return .end(line: text.place(of: line.lowerBound).line)
    }
    var (start, number) = (0, 1)
    while start < bytes.count {
      let end = bytes.firstOffset(of: .newline, from: start) ?? bytes.count
      if end - start <= longest, isMarkAmongOthers(bytes[start..<end]) {
        return .middle(line: number)
      }
      (start, number) = (end + 1, number + 1)
    }
    return nil
  }

  /// Returns the last few lines that aren't blank, those nearest to the end first.
  private static func lastLines(of bytes: [UInt8]) -> [Range<Int>] {
    var (end, found) = (bytes.count, [Range<Int>]())
    while end > 0, found.count < last {
      let start = bytes[..<end].lastIndex(of: .newline).map { $0 + 1 } ?? 0
      if bytes[start..<end].contains(where: { !$0.isSpace }) { found.append(start..<end) }
      end = start - 1
    }
    return found
  }

  private static func isMark(_ line: ArraySlice<UInt8>) -> Bool {
    let content = line.drop(while: \.isSpace)
    guard content.count <= longest else { return false }
    let text = String(decoding: content, as: UTF8.self).lowercased()
    return words.contains { text.contains($0) } && !text.contains("=") && !text.contains("{{")
  }

  private static let words = [
    "truncated", "omitted", "more lines", "lines hidden", "lines skipped", "more characters",
    "show more",
  ]

  /// Returns whether a line marks omitted lines, by words in brackets or after dots or dashes.
  ///
  /// A line with quotes doesn't.
  private static func isMarkAmongOthers(_ line: ArraySlice<UInt8>) -> Bool {
    let content = line.drop { $0.isSpace || $0 == UInt8(ascii: "|") }
    guard let first = content.first, firsts.contains(first), !content.contains(.doubleQuote),
      !content.contains(.quote)
    else { return false }
    return isMark(content)
  }

  /// The first bytes of a line that marks a gap: brackets, dots, dashes, tildes, or an ellipsis.
  private static let firsts = Set("[(<{.-~".utf8).union([0xE2])
}
