/// Extracts strings in which quotes are escaped by doubling, as in CSV files and some languages.
enum DoubledQuotes {
  /// The maximum number of cells to collect.
  private static let most = 65_536

  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    [UInt8.doubleQuote, .quote].flatMap { undone(bytes, $0) }
  }

  /// Removes the quotes that spreadsheets put around those lines of a column that contain quotes.
  ///
  /// The result is empty if a line that contains quotes isn't a single quoted cell, or if no line
  /// begins with a quote and contains a doubled one.
  static func undoneRows(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    guard isRow(in: bytes) else { return [] }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    let lines = TextLines(bytes).ranges
    for (place, line) in lines.enumerated() {
      if bytes[line].contains(.doubleQuote) {
        guard bytes[line].first == .doubleQuote,
          let (cell, end) = cell(bytes, from: line.lowerBound + 1, .doubleQuote),
          bytes[min(end, line.upperBound)..<line.upperBound].allSatisfy(\.isSpace),
          end <= line.upperBound
        else { return [] }
        text += cell.text
      } else {
        text += bytes[line]
      }
      if place + 1 < lines.count { text.append(.newline) }
    }
    return [.init(bytes: text, remark: "the quotes around lines were removed, as in a spreadsheet")]
  }

  /// Returns whether a line begins with a quote and contains a doubled one.
  static func isRow(in bytes: [UInt8]) -> Bool {
    var offset = 0
    while let next = bytes.firstOffset(of: .doubleQuote, from: offset) {
      offset = next + 1
      guard next == 0 || bytes[next - 1] == .newline else { continue }
      let end = bytes.firstOffset(of: .newline, from: next) ?? bytes.count
      let line = bytes[offset..<end]
      if zip(line, line.dropFirst()).contains(where: { $0 == .doubleQuote && $1 == $0 }) {
        return true
      }
      offset = end
    }
    return false
  }

  private static func undone(_ bytes: [UInt8], _ quote: UInt8) -> [TextWrapping.Undone] {
    let cells = cells(in: bytes, quote) { $0.isWorthIt }
    guard !cells.isEmpty else { return [] }
    var found = cells.filter { ScreenMarks.isPossible(in: $0.text) }.prefix(8).map {
      TextWrapping.Undone(
        bytes: $0.text, remark: "the screen is a quoted text with doubled quotes")
    }
    // Each line may be in a cell of its own.
    let all = self.cells(in: bytes, quote) { _ in true }
    if all.count > 2, all.count < most, abs(bytes.count { $0 == .newline } - all.count) <= 1,
      all.allSatisfy({ !$0.text.contains(.newline) })
    {
      let lines = Array(all.map(\.text).joined(separator: [.newline])) + [.newline]
      if ScreenMarks.isPossible(in: lines) {
        found.append(
          .init(bytes: lines, remark: "lines in separate cells were joined"))
      }
    }
    return found
  }

  /// The content of a quoted cell.
  private struct Cell {
    var text: [UInt8] = []
    /// Whether the content contains quotes or line breaks, so that the cell had to be quoted.
    var isWorthIt = false
  }

  /// Returns those quoted cells of a text that satisfy `isWanted`, at most `most` of them.
  private static func cells(
    in bytes: [UInt8], _ quote: UInt8, where isWanted: (Cell) -> Bool
  ) -> [Cell] {
    var (cells, offset) = ([Cell](), 0)
    while let start = bytes.firstOffset(of: quote, from: offset), cells.count < most {
      offset = start + 1
      guard start == 0 || isEdge(bytes[start - 1]) else { continue }
      guard let (cell, end) = cell(bytes, from: start + 1, quote), isWanted(cell) else { continue }
      offset = end
      cells.append(cell)
    }
    return cells
  }

  /// Returns the cell that ends at the first quote that isn't doubled, and the offset after that
  /// quote.
  ///
  /// Returns nil if there is no such quote, or if it is followed by a character that can't follow a
  /// cell.
  private static func cell(
    _ bytes: [UInt8], from start: Int, _ quote: UInt8
  ) -> (cell: Cell, end: Int)? {
    var (cell, offset) = (Cell(), start)
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == quote {
        guard offset < bytes.count, bytes[offset] == quote else {
          let isEnd = offset == bytes.count || isEdge(bytes[offset])
          return isEnd ? (cell, offset) : nil
        }
        (cell.isWorthIt, offset) = (true, offset + 1)
      }
      if byte == .newline { cell.isWorthIt = true }
      cell.text.append(byte)
    }
    return nil
  }

  /// Returns whether a byte may directly precede or follow a cell.
  private static func isEdge(_ byte: UInt8) -> Bool {
    byte.isSpace || byte == .comma || byte == .semicolon || byte == .openParenthesis
      || byte == .closeParenthesis || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "@")
      || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "+")
  }
}
