/// Replaces tabs with spaces in the indentation of lines.
enum TabStops {
  /// Returns whether the indentation of the lines contains both tabs and spaces.
  ///
  /// In such a text, the columns of the lines depend on the tab width.
  static func areMixed(in bytes: [UInt8]) -> Bool {
    guard bytes.has(0x09) else { return false }
    var (hasTab, hasSpace, isBefore) = (false, false, true)
    for byte in bytes {
      if byte == .newline {
        isBefore = true
      } else if isBefore, byte == 0x09 {
        hasTab = true
      } else if isBefore, byte == .space {
        hasSpace = true
      } else {
        isBefore = false
      }
      if hasTab, hasSpace { return true }
    }
    return false
  }

  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    guard areMixed(in: bytes) else { return [] }
    let texts = [8, 4, 2].map { (width: $0, bytes: expanded(bytes, width: $0)) }
    let counts = texts.map { misfits(in: $0.bytes) }
    // Chooses the tab width at which most lines return to earlier columns.
    guard let fewest = counts.min(), let place = counts.firstIndex(of: fewest) else { return [] }
    return [
      .init(
        bytes: texts[place].bytes,
        remark: "tabs before lines were read as \(texts[place].width) spaces")
    ]
  }

  /// Expands each tab in an indentation to the next multiple of `width` columns.
  private static func expanded(_ bytes: [UInt8], width: Int) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 2)
    var column = 0
    var isBefore = true
    for byte in bytes {
      if isBefore, byte == 0x09 {
        let count = width - column % width
        text += Array(repeating: .space, count: count)
        column += count
        continue
      }
      text.append(byte)
      if byte == .newline { (column, isBefore) = (0, true) } else if byte == .space { column += 1 }
      if !byte.isSpace { isBefore = false }
    }
    return text
  }

  /// Returns the number of lines with inconsistent indentation.
  ///
  /// An inconsistent line is indented less than the line before, but no enclosing line has the same
  /// indentation.
  private static func misfits(in bytes: [UInt8]) -> Int {
    var (columns, count) = ([Int](), 0)
    for line in TextLines(bytes).ranges {
      let column = bytes[line].prefix { $0 == .space }.count
      guard column < line.count else { continue }
      var isLess = false
      while let last = columns.last, last > column {
        columns.removeLast()
        isLess = true
      }
      if columns.last != column {
        if isLess { count += 1 }
        columns.append(column)
      }
    }
    return count
  }
}
