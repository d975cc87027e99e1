import Foundation

/// Reads the output of `maestro hierarchy --compact`: a table with a row for each element.
///
///     element_num,depth,attributes,parent_num
///     0,0,"bounds=[0,0][1080,2400]",
///     1,1,"text=Go; bounds=[20,100][100,144]; enabled=true",0
///
/// Element numbers may repeat, so the parent is determined by the depth of the row. Empty and false
/// attributes are omitted.
struct MaestroCompactReader {
  static let heading: StaticString = "element_num,depth,attributes,parent_num"

  private let text: DumpText
  private var cursor: ByteCursor
  private var line = 1
  private var builder = DumpBuilder(hidesInside: false)
  private var levels = OutlineLevels()
  private var isAndroid = false
  private var hasHeading = false

  static func read(_ text: DumpText) throws(ScreenDumpError) -> ScreenDump {
    var reader = MaestroCompactReader(text)
    try reader.readRows()
    return MaestroReader.dump(reader.builder, .maestroCompact, isAndroid: reader.isAndroid)
  }

  private init(_ text: DumpText) {
    self.text = text
    cursor = ByteCursor(text.bytes)
  }

  private mutating func readRows() throws(ScreenDumpError) {
    while !cursor.isAtEnd {
      let start = cursor.offset
      cursor.skipSpaces()
      if cursor.skip(Self.heading) {
        guard builder.count == 0 else {
          builder.remark(.skipped, "another screen after the first", line: line)
          return
        }
        hasHeading = true
      } else if let (depth, attributes) = try readRow() {
        try add(depth, attributes)
        continue
      } else {
        cursor.offset = start
        cursor.skipLine()
        try notePassed(start..<cursor.offset)
      }
      cursor.skipLine()
      if cursor.skip(.newline) { line += 1 }
    }
    if !hasHeading {
      builder.remark(
        .ambiguous, "the table's heading is missing, so rows before the first may be, too")
    }
    builder.noteOpenEnd(of: text)
  }

  private mutating func notePassed(_ range: Range<Int>) throws(ScreenDumpError) {
    let content = text.bytes[range].drop(while: \.isSpace)
    guard !content.isEmpty else { return }
    builder.foundOther()
    builder.noteLeftOut(content, line: line)
    guard FormatDetection.contains("bounds=[", in: Array(content)) else { return }
    throw ScreenDumpError(
      .malformed("a row without its number and depth"), line: line, column: 1,
      elementsBefore: builder.count)
  }

  /// Reads a row, and returns its depth and the text in its cell.
  ///
  /// The cell may span several lines. Returns nil if there is no row at the cursor, or if the row
  /// is malformed after the cell's closing quote.
  ///
  /// - Throws: An error if the text ends inside the cell, or if another row begins inside it.
  private mutating func readRow() throws(ScreenDumpError) -> (depth: Int, attributes: [UInt8])? {
    guard let number = cursor.number(), number >= 0, cursor.skip(.comma),
      let depth = cursor.number(), let level = Int(exactly: depth), level >= 0,
      cursor.skip(",\"")
    else { return nil }
    var cell: [UInt8] = []
    while !cursor.isAtEnd {
      let byte = cursor.byte
      cursor.offset += 1
      if byte == .newline {
        line += 1
        if beginsRow {
          throw ScreenDumpError(
            .unread("a row isn't closed before the next one"), line: line - 1, column: 1,
            elementsBefore: builder.count)
        }
      }
      guard byte == .doubleQuote else {
        cell.append(byte)
        continue
      }
      if cursor.skip(.doubleQuote) {
        cell.append(.doubleQuote)
        continue
      }
      guard cursor.skip(.comma) else { return nil }
      while cursor.byte.isDigit || cursor.byte == UInt8(ascii: "-") { cursor.offset += 1 }
      cursor.skipSpaces()
      guard cursor.byte == .newline || cursor.isAtEnd else { return nil }
      if cursor.skip(.newline) { line += 1 }
      return (level, cell)
    }
    throw text.error(.cut, at: text.bytes.count, after: builder.count)
  }

  /// Whether a row begins at the cursor: two integers, followed by a quoted cell.
  private var beginsRow: Bool {
    var cursor = cursor
    guard cursor.byte.isDigit else { return false }
    while cursor.byte.isDigit { cursor.offset += 1 }
    guard cursor.skip(.comma), cursor.byte.isDigit else { return false }
    while cursor.byte.isDigit { cursor.offset += 1 }
    return cursor.starts(with: ",\"")
  }

  private mutating func add(_ depth: Int, _ cell: [UInt8]) throws(ScreenDumpError) {
    let begin = line - 1 - cell.count { $0 == .newline }
    let number = max(1, cursor.isAtEnd && text.bytes.last != .newline ? begin + 1 : begin)
    var attributes: [String: String] = [:]
    for (key, value) in Self.members(cell) where attributes[key] == nil { attributes[key] = value }
    let parent = try levels.parent(at: depth, line: number, after: builder.count)
    if levels.isMisfit { builder.noteMisfit(line: number) }
    if attributes["class"] != nil || attributes["clickable"] != nil { isAndroid = true }
    let node = MaestroReader.node(line: number, isRoot: parent == nil) { attributes["\($0)"] }
    if node.identifier?.contains(where: \.isNewline) == true || node.rectangle == nil {
      builder.foundOther()
      builder.remark(.ambiguous, "a value continues on the next line", line: number)
    }
    levels.add(builder.addOnScreen(node, in: parent), at: depth)
  }

  /// Splits a cell at semicolons into keys and values.
  ///
  /// A semicolon without a key after it is part of a value.
  private static func members(_ cell: [UInt8]) -> [(String, String)] {
    var found: [(String, String)] = []
    var offset = 0
    while offset < cell.count, let equals = cell[offset...].firstIndex(of: UInt8(ascii: "=")) {
      var end = equals + 1
      while end < cell.count, !isKey(behind: end, cell) { end += 1 }
      found.append(
        (
          String(decoding: cell[offset..<equals], as: UTF8.self),
          String(decoding: cell[(equals + 1)..<end], as: UTF8.self)
        ))
      offset = end + 2
    }
    return found
  }

  /// Returns whether a semicolon is at `offset`, followed by a space, a key and an equals sign.
  private static func isKey(behind offset: Int, _ cell: [UInt8]) -> Bool {
    guard cell[offset] == .semicolon, offset + 2 < cell.count, cell[offset + 1] == .space else {
      return false
    }
    let rest = cell[(offset + 2)...]
    let key = rest.prefix { ($0 | 0x20) &- 0x61 < 26 || $0 == UInt8(ascii: "-") }
    return !key.isEmpty && key.endIndex < cell.count && cell[key.endIndex] == UInt8(ascii: "=")
  }
}
