/// The lines of text, as ranges of its bytes without their newlines.
struct TextLines {
  let ranges: [Range<Int>]

  init(_ bytes: [UInt8]) {
    var ranges: [Range<Int>] = []
    var start = 0
    while let end = bytes.firstOffset(of: .newline, from: start) {
      ranges.append(start..<end)
      start = end + 1
    }
    ranges.append(start..<bytes.count)
    self.ranges = ranges
  }
}

/// Extracts the contents of Markdown's fenced code blocks, which are enclosed by lines that begin
/// with at least three backticks or tildes.
enum MarkdownFences {
  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    var found: [TextWrapping.Undone] = []
    var (open, mark): (Int?, UInt8) = (nil, 0)
    let lines = TextLines(bytes).ranges
    for (place, line) in lines.enumerated() {
      guard let fence = fence(bytes[line]), open == nil || fence == mark else { continue }
      guard let first = open else {
        (open, mark) = (place + 1, fence)
        continue
      }
      found += contents(of: first..<place, lines, bytes)
      open = nil
      if found.count >= 8 { return found }
    }
    // An unclosed fence extends to the end.
    if let first = open, first < lines.count {
      found += contents(of: first..<lines.count, lines, bytes)
    }
    return found
  }

  /// Returns candidates for the content of a fenced block.
  ///
  /// The last candidate consists of the lines inside the block. In Markdown, the name of a language
  /// may follow the opening marks, but some chat programs put the first line of the content there.
  /// If the text after the marks isn't a single word, a candidate that begins with this text comes
  /// first.
  private static func contents(
    of range: Range<Int>, _ lines: [Range<Int>], _ bytes: [UInt8]
  ) -> [TextWrapping.Undone] {
    let plain = content(of: range, lines, bytes)
    let opening = bytes[lines[range.lowerBound - 1]]
    let mark = opening.first { !$0.isSpace }
    let rest = opening.drop(while: \.isSpace).drop { $0 == mark }
    guard rest.drop(while: \.isSpace).contains(where: { !$0.isWordByte }) else { return [plain] }
    var text = Array(repeating: UInt8.newline, count: range.lowerBound - 1) + rest
    text.append(.newline)
    let lead = range.lowerBound
    return [.init(bytes: text + plain.bytes.dropFirst(lead), remark: plain.remark), plain]
  }

  private static func fence(_ line: ArraySlice<UInt8>) -> UInt8? {
    let content = line.drop(while: \.isSpace)
    guard let first = content.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~"),
      content.prefix(3).count == 3, content.prefix(3).allSatisfy({ $0 == first })
    else { return nil }
    return first
  }

  /// Returns the lines inside a fenced block, preceded by an empty line for each earlier line.
  ///
  /// The empty lines preserve the line numbers.
  private static func content(
    of range: Range<Int>, _ lines: [Range<Int>], _ bytes: [UInt8]
  ) -> TextWrapping.Undone {
    var text = Array(repeating: UInt8.newline, count: range.lowerBound)
    for line in lines[range] {
      text += bytes[line]
      text.append(.newline)
    }
    return .init(bytes: text, remark: "text around a Markdown fence was removed")
  }
}
