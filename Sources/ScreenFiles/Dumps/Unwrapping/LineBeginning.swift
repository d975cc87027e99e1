/// Recognizes the lines with which elements begin, in formats with one element per line.
struct LineBeginning {
  private let bytes: [UInt8]
  /// Whether an element's properties are on the lines below it, as in Flutter and Compose dumps.
  private let hasProperties: Bool
  /// Whether the text is Maestro's table.
  ///
  /// Its rows aren't indented.
  let isTable: Bool

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isTable = FormatDetection.contains(MaestroCompactReader.heading, in: bytes)
    hasProperties =
      FormatDetection.contains("SemanticsNode#", in: bytes)
      || FormatDetection.contains("Node #", in: bytes)
      || FormatDetection.contains("parentData: ", in: bytes)
  }

  /// Returns whether a line begins the text that XCUITest writes after the tree.
  func isEnd(_ line: Range<Int>) -> Bool {
    let cursor = ByteCursor(bytes, at: line.lowerBound)
    return cursor.starts(with: "Path to element:") || cursor.starts(with: "Query chain:")
  }

  /// Returns whether a line is blank, begins an element, is a heading or, in formats with property
  /// lines, is a property.
  func isElement(_ line: Range<Int>) -> Bool {
    var cursor = ByteCursor(bytes, at: line.lowerBound)
    while cursor.offset < line.upperBound, cursor.byte.isSpace || cursor.byte == UInt8(ascii: "|") {
      cursor.offset += 1
    }
    let start = cursor.offset
    guard start < line.upperBound else { return true }
    switch cursor.byte {
    case .less: return cursor.byte(1).isWordByte || cursor.byte(1) == .less
    // Arrows and characters that draw a tree.
    case 0xE2: return cursor.starts(with: "→") || cursor.byte(1) & 0xFC == 0x94
    case UInt8(ascii: "+"): return cursor.starts(with: "+>") || cursor.starts(with: "+-")
    case UInt8(ascii: "-"): return true
    case _ where cursor.byte.isDigit: return isRow(cursor)
    default: break
    }
    while isPartOfName(cursor.byte) { cursor.offset += 1 }
    guard cursor.offset > start else { return false }
    if isHeading(ByteCursor(bytes, at: start)) || cursor.byte == UInt8(ascii: "@") { return true }
    if hasProperties, isProperty(cursor, line) { return true }
    if cursor.byte == .openBrace { return cursor.byte(1).hexValue != nil }
    if cursor.skip(" (") {
      while cursor.byte.isWordByte || cursor.byte == .space { cursor.offset += 1 }
      _ = cursor.skip(.closeParenthesis)
    }
    guard cursor.skip(", ") else { return false }
    return ["0x", "{{", "pid: "].contains { cursor.starts(with: $0) }
  }

  private func isPartOfName(_ byte: UInt8) -> Bool {
    byte.isWordByte || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "$")
  }

  /// Returns whether a line is a property.
  ///
  /// A line is a property if an opening parenthesis is at the cursor, or if the words at the cursor
  /// extend to the end of the line or are followed by a colon or an equals sign.
  private func isProperty(_ cursor: ByteCursor, _ line: Range<Int>) -> Bool {
    var cursor = cursor
    if cursor.byte == .openParenthesis { return true }
    while cursor.byte.isWordByte || cursor.byte == .space { cursor.offset += 1 }
    return cursor.byte == .colon || cursor.byte == UInt8(ascii: "=")
      || cursor.offset >= line.upperBound
  }

  /// Returns whether a row of Maestro's table begins at the cursor: two integers, followed by a
  /// quoted cell.
  private func isRow(_ cursor: ByteCursor) -> Bool {
    var cursor = cursor
    for mark in [",", ",\""] as [StaticString] {
      while cursor.byte.isDigit { cursor.offset += 1 }
      guard cursor.skip(mark) else { return false }
    }
    return true
  }

  private func isHeading(_ cursor: ByteCursor) -> Bool {
    Self.headings.contains { cursor.starts(with: $0) }
  }

  private static let headings: [StaticString] = [
    "Element subtree:", "Attributes:", "View Hierarchy:", "TASK ", "ACTIVITY ", "Printing with ",
    "boundsIn", "element_num,", "Node #",
  ]
}
