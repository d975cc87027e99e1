/// Removes a mark at the ends of lines, such as the `$` of `cat -e`, a table's bar, or a backslash
/// of Markdown.
///
/// At least three consecutive lines, ignoring blank ones, must have the mark. A bar or a backtick
/// that also begins a line is removed there, too. If no lines have such a mark, but at least three
/// lines aren't blank and all of these end in spaces, as in copies from a terminal, removes the
/// spaces.
enum LineSuffixes {
  /// The minimum number of consecutive lines with the same mark.
  private static let fewest = 3

  /// The marks that count even if the line doesn't also begin with them.
  private static let ends = ["$", "\\"]

  /// Returns whether the first nonblank line ends with a mark or with spaces.
  static func isLikely(in bytes: [UInt8]) -> Bool {
    var start = 0
    while start < bytes.count {
      let end = bytes.firstOffset(of: .newline, from: start) ?? bytes.count
      let line = trimmed(start..<end, bytes)
      if !line.isEmpty { return mark(of: line, bytes) != nil || line.upperBound < end }
      start = end + 1
    }
    return false
  }

  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    let lines = TextLines(bytes).ranges.map { Self.trimmed($0, bytes) }
    var marks = lines.map { mark(of: $0, bytes) }
    dropShortRuns(of: &marks, lines)
    guard let mark = marks.lazy.compactMap({ $0 }).first else {
      return withoutSpaces(lines, bytes).map { [$0] } ?? []
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    for (place, line) in lines.enumerated() {
      // Code spans of Markdown and boxes have a mark at both ends.
      let length = marks[place]?.utf8.count ?? 0
      let isBoxed =
        marks[place].map { !Self.ends.contains($0) && bytes[line].starts(with: $0.utf8) } ?? false
      text += bytes[line].dropFirst(isBoxed ? length : 0).dropLast(length)
      if place + 1 < lines.count { text.append(.newline) }
    }
    return [
      .init(bytes: text, remark: "the mark at the end of each line, \"\(mark)\", was removed")
    ]
  }

  /// Returns the text without the spaces after its lines.
  ///
  /// Returns nil unless there are at least `fewest` nonblank lines, all of which end in spaces.
  private static func withoutSpaces(
    _ lines: [Range<Int>], _ bytes: [UInt8]
  ) -> TextWrapping.Undone? {
    let filled = lines.filter { !$0.isEmpty }
    let areAll = filled.allSatisfy { line in
      line.upperBound < bytes.count && bytes[line.upperBound] != .newline
    }
    guard filled.count >= fewest, areAll else { return nil }
    let text = Array(lines.map { bytes[$0] }.joined(separator: [.newline]))
    return .init(bytes: text, remark: "spaces at the ends of lines were removed")
  }

  /// Returns a line without trailing spaces.
  private static func trimmed(_ line: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    var end = line.upperBound
    // Also U+001C to U+001F, which separate records.
    while end > line.lowerBound, bytes[end - 1].isSpace || bytes[end - 1] & 0xFC == 0x1C {
      end -= 1
    }
    return line.lowerBound..<end
  }

  /// Returns the mark at the end of a line; nil if there is none.
  ///
  /// A bar or a backtick is a mark only if it also begins the line. The exception is `│` or `┃` at
  /// the end of a line of more than 20 bytes.
  private static func mark(of line: Range<Int>, _ bytes: [UInt8]) -> String? {
    for mark in ends + ["`"] where bytes[line].last == mark.utf8.first {
      let begins = bytes[line].first == mark.utf8.first
      return mark == "`" && !(begins && line.count > 1) ? nil : mark
    }
    for bar in ["|", "│", "┃", "║"] {
      let isBoxed = bytes[line].starts(with: bar.utf8) && line.count > bar.utf8.count
      if isBoxed, bytes[line].suffix(bar.utf8.count).elementsEqual(bar.utf8) { return bar }
    }
    // The border of a terminal's pane, after the spaces that fill the pane.
    for bar in ["│", "┃"]
    where line.count > 20 && bytes[line].suffix(bar.utf8.count).elementsEqual(bar.utf8) {
      return bar
    }
    return nil
  }

  /// Removes marks that fewer than `fewest` consecutive lines have in common, ignoring blank lines.
  private static func dropShortRuns(of marks: inout [String?], _ lines: [Range<Int>]) {
    var run: [Int] = []
    func drop() { if run.count < fewest { for place in run { marks[place] = nil } } }
    for place in marks.indices where !lines[place].isEmpty {
      if let mark = marks[place], run.isEmpty || marks[run[0]] == mark {
        run.append(place)
      } else {
        drop()
        run = marks[place] == nil ? [] : [place]
      }
    }
    drop()
  }
}
