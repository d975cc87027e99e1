/// Separates the panes of a terminal or an editor that were copied together.
///
/// The border between two panes, such as `│` or `|`, is in the same column of at least three lines.
/// Lines that are longer than the left pane have it in a later column. At most an eighth of the
/// nonblank lines have no border in that column or a later one.
enum Panes {
  /// The minimum number of characters in the left pane.
  private static let least = 20
  /// The maximum number of bytes of a line that `isLikely(in:)` searches for a border.
  private static let widest = 2_000
  /// The minimum number of lines with a border.
  private static let fewest = 3

  private static let remark = "the panes beside the screen were removed"

  /// Returns whether one of the first lines contains a border.
  static func isLikely(in bytes: [UInt8]) -> Bool {
    var (start, count) = (0, 0)
    while start < bytes.count, count < fewest {
      let end = bytes.firstOffset(of: .newline, from: start) ?? bytes.count
      if bytes[start..<end].contains(where: { !$0.isSpace }) {
        let row = start..<min(end, start + widest)
        if border(in: row, bytes, atLeast: least) != nil { return true }
        count += 1
      }
      start = end + 1
    }
    return false
  }

  /// Returns the panes that may contain a screen, the left one first.
  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    guard isLikely(in: bytes) else { return [] }
    let lines = TextLines(bytes).ranges
    guard let column = column(lines, bytes) else { return [] }
    var (left, right) = ([UInt8](), [UInt8]())
    for (place, line) in lines.enumerated() {
      let border = border(in: line, bytes, atLeast: column)
      let content = bytes[line.lowerBound..<(border?.lowerBound ?? line.upperBound)]
      left += content.dropLast(content.reversed().prefix { $0.isSpace }.count)
      right += bytes[(border?.upperBound ?? line.upperBound)..<line.upperBound]
      if place + 1 < lines.count {
        left.append(.newline)
        right.append(.newline)
      }
    }
    return [left, right].filter(ScreenMarks.isPossible).map { .init(bytes: $0, remark: remark) }
  }

  /// Returns the column of the first border that several lines have in common.
  ///
  /// Returns nil if there is none.
  private static func column(_ lines: [Range<Int>], _ bytes: [UInt8]) -> Int? {
    let filled = lines.filter { line in bytes[line].contains { !$0.isSpace } }
    guard filled.count >= fewest else { return nil }
    // A border that most lines have is in one of the first lines.
    var tried: Set<Int> = []
    for line in filled.prefix(fewest) {
      var start = least
      while let found = border(in: line, bytes, atLeast: start) {
        let column = characters(line.lowerBound..<found.lowerBound, bytes)
        start = column + 1
        guard tried.insert(column).inserted, tried.count <= 16 else { continue }
        let others = filled.count { other in
          border(in: other, bytes, atLeast: column) == nil
        }
        let exact = filled.count { other in
          border(in: other, bytes, atLeast: column).map {
            characters(other.lowerBound..<$0.lowerBound, bytes) == column
          } ?? false
        }
        if others * 8 <= filled.count, exact >= fewest {
          return column
        }
      }
    }
    return nil
  }

  /// Returns the first border in a line after at least `column` characters; nil if there is none.
  private static func border(
    in line: Range<Int>, _ bytes: [UInt8], atLeast column: Int
  ) -> Range<Int>? {
    var (offset, count) = (line.lowerBound, 0)
    while offset < line.upperBound {
      let byte = bytes[offset]
      if count >= column {
        if byte == UInt8(ascii: "|") { return offset..<offset + 1 }
        // U+2502, U+2503 and U+2551.
        if byte == 0xE2, offset + 2 < line.upperBound {
          let (next, last) = (bytes[offset + 1], bytes[offset + 2])
          let isLine = next == 0x94 && (last == 0x82 || last == 0x83)
          if isLine || next == 0x95 && last == 0x91 { return offset..<offset + 3 }
        }
      }
      offset += 1
      while offset < line.upperBound, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      count += 1
    }
    return nil
  }

  private static func characters(_ range: Range<Int>, _ bytes: [UInt8]) -> Int {
    bytes[range].count { $0 & 0xC0 != 0x80 }
  }
}
