/// Joins lines that were broken at the width of a terminal, or between words as in emails.
///
/// A continuation line doesn't begin like a line of a dump. It begins in the first column or after
/// one space, with a character that neither begins an element nor draws a tree.
enum WrappedLines {
  /// The minimum width at which lines are wrapped, in characters.
  private static let least = 40

  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    let lines = TextLines(bytes).ranges
    var found: [TextWrapping.Undone] = []
    if let width = width(of: lines, bytes) {
      let full = lines.count { length($0, bytes) == width }
      if full * 2 >= lines.count - 1 {
        var text: [UInt8] = []
        let isMarked = areMarked(lines.filter { length($0, bytes) == width }, bytes)
        for (place, line) in lines.enumerated() {
          text += isMarked && bytes[line].last == .backslash ? bytes[line].dropLast() : bytes[line]
          if length(line, bytes) < width, place + 1 < lines.count { text.append(.newline) }
        }
        found.append(.init(bytes: text, remark: "lines broken at \(width) characters were joined"))
      }
      found.append(
        joined(lines, bytes, "lines broken at \(width) characters were joined") { place in
          length(lines[place], bytes) == width ? .directly : nil
        })
    }
    return found
  }

  /// Joins lines that were broken between words.
  ///
  /// The result is empty if fewer than two lines are joined.
  static func undoneWords(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    let lines = TextLines(bytes).ranges
    let remark = "lines broken between words were joined"
    let words = joined(lines, bytes, remark) { place in
      guard !lines[place].isEmpty, bytes[lines[place + 1].lowerBound] != .space else { return nil }
      return bytes[lines[place].upperBound - 1].isSpace ? .directly : .bySpace
    }
    return words.bytes.count(where: { $0 == .newline }) + 2 < lines.count ? [words] : []
  }

  /// Returns whether at least two lines of the maximum length continue on the next line.
  static func isLikely(in bytes: [UInt8]) -> Bool {
    let lines = TextLines(bytes).ranges
    // Lines that look like continuations are rare in a dump, so the widths are rarely needed.
    let broken = lines.indices.dropLast().filter { goesOn(lines[$0 + 1], bytes) }
    guard broken.count > 1, let width = width(of: lines, bytes) else { return false }
    return broken.count { length(lines[$0], bytes) == width } > 1
  }

  /// Returns whether all broken lines end with a backslash, which continues a line in shells.
  ///
  /// Otherwise a backslash is part of the text.
  private static func areMarked(_ broken: [Range<Int>], _ bytes: [UInt8]) -> Bool {
    broken.allSatisfy { bytes[$0].last == .backslash }
  }

  private enum Joint { case directly, bySpace }

  private static func joined(
    _ lines: [Range<Int>], _ bytes: [UInt8], _ remark: String, joint: (Int) -> Joint?
  ) -> TextWrapping.Undone {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    let joints = lines.indices.map { place in
      place + 1 < lines.count && goesOn(lines[place + 1], bytes) ? joint(place) : nil
    }
    let isMarked = areMarked(lines.indices.filter { joints[$0] != nil }.map { lines[$0] }, bytes)
    for (place, line) in lines.enumerated() {
      var content = bytes[line]
      guard place + 1 < lines.count else {
        text += content
        break
      }
      let how = joints[place]
      if how != nil, isMarked, content.last == .backslash { content.removeLast() }
      text += content
      if how == nil { text.append(.newline) } else if how == .bySpace { text.append(.space) }
    }
    return .init(bytes: text, remark: remark)
  }

  /// Returns the length of the longest line in characters.
  ///
  /// Returns nil if only one line has this length, or if the length is less than `least`.
  private static func width(of lines: [Range<Int>], _ bytes: [UInt8]) -> Int? {
    // A line never has more characters than bytes.
    guard lines.contains(where: { $0.count >= least }) else { return nil }
    let lengths = lines.map { length($0, bytes) }
    guard let longest = lengths.max(), longest >= least, lengths.count(where: { $0 == longest }) > 1
    else { return nil }
    return longest
  }

  private static func length(_ line: Range<Int>, _ bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var continuing = 0
      for offset in line { continuing &+= bytes[offset] & 0xC0 == 0x80 ? 1 : 0 }
      return line.count - continuing
    }
  }

  /// Returns whether a line may continue the line before, because it doesn't begin like a line of a
  /// dump.
  private static func goesOn(_ line: Range<Int>, _ bytes: [UInt8]) -> Bool {
    var cursor = ByteCursor(bytes, at: line.lowerBound)
    guard !line.isEmpty else { return false }
    if cursor.byte == .space { cursor.offset += 1 }
    guard !cursor.byte.isSpace, cursor.offset < line.upperBound else { return false }
    if ["|", "+-", "+>", "\u{2192}", "{", "[{"].contains(where: { cursor.starts(with: $0) }) {
      return false
    }
    // Characters that draw a tree.
    if cursor.byte == 0xE2, cursor.byte(1) & 0xFC == 0x94 { return false }
    guard cursor.offset == line.lowerBound else { return true }
    let isBracket = cursor.byte == .less && (cursor.byte(1).isWordByte || cursor.byte(1) == .slash)
    return !isBracket && !starts.contains { cursor.starts(with: $0) }
  }

  /// The strings with which unindented lines of dumps begin.
  private static let starts: [StaticString] = [
    "Node #", "SemanticsNode#", "Render", "Element subtree:", "Path to element:", "Query chain:",
    "Attributes:", "View Hierarchy:", "TASK ", "ACTIVITY ", "Printing with ", "</", "```",
  ]
}
