import Foundation

/// Reads the string that Kotlin generates for Maestro's tree, for example in Maestro's logs.
///
///     TreeNode(attributes={text=Go, bounds=[20,100][100,144]}, children=[TreeNode(...)], clickable=true, enabled=true, ...)
///
/// The text is usually a single line. A value ends at a comma followed by another key.
struct MaestroTextReader {
  static let mark: StaticString = "TreeNode(attributes={"

  private let text: DumpText
  private var cursor: ByteCursor
  private var builder = DumpBuilder(hidesInside: false)
  private var isAndroid = false
  /// The elements whose children are being read.
  private var open: [Int] = []
  private var line = 1
  private var counted = 0

  static func read(_ text: DumpText) throws(ScreenDumpError) -> ScreenDump {
    var reader = MaestroTextReader(text)
    try reader.readTree()
    return MaestroReader.dump(reader.builder, .maestroText, isAndroid: reader.isAndroid)
  }

  private init(_ text: DumpText) {
    self.text = text
    cursor = ByteCursor(text.bytes)
  }

  private mutating func readTree() throws(ScreenDumpError) {
    guard let start = EncodedText.range(of: Self.mark, in: text.bytes)?.lowerBound else {
      throw text.error(.malformed("there is no TreeNode"), at: 0, after: 0)
    }
    if text.bytes[..<start].contains(where: { !$0.isSpace }) { builder.foundOther() }
    cursor.offset = start
    repeat {
      try readNode()
      try closeNodes()
    } while !open.isEmpty
    let rest = text.bytes[cursor.offset...]
    guard let next = rest.firstIndex(where: { !$0.isSpace }) else { return }
    builder.foundOther()
    // A bracket or a comma here ends a list or a value whose beginning is missing.
    if text.bytes[next] == .closeBracket || text.bytes[next] == .comma {
      throw text.error(.cutAtStart, at: start, after: builder.count)
    }
    let isScreen = EncodedText.range(of: Self.mark, in: Array(rest)) != nil
    builder.remark(
      .skipped, isScreen ? "another screen after the first" : "text after the screen",
      line: text.place(of: next).line)
  }

  private func cut() -> ScreenDumpError {
    text.error(.cut, at: text.bytes.count, after: builder.count)
  }

  private func malformed(_ what: String) -> ScreenDumpError {
    cursor.isAtEnd ? cut() : text.error(.malformed(what), at: cursor.offset, after: builder.count)
  }

  /// Reads a node up to and including the bracket before its children.
  private mutating func readNode() throws(ScreenDumpError) {
    guard cursor.skip(Self.mark) else { throw malformed("a TreeNode was expected") }
    line += text.bytes[counted..<cursor.offset].count { $0 == .newline }
    counted = cursor.offset
    var attributes: [String: String] = [:]
    let start = cursor.offset
    while !cursor.isAtEnd, !cursor.starts(with: "}, children=[") { cursor.offset += 1 }
    guard cursor.skip("}, children=[") else { throw cut() }
    for (key, value) in members(start..<cursor.offset - 13) { attributes[key] = value }
    if attributes["class"] != nil { isAndroid = true }
    let node = MaestroReader.node(line: line, isRoot: open.isEmpty) { attributes["\($0)"] }
    open.append(builder.addOnScreen(node, in: open.last))
  }

  /// Advances to the next node or to the end of the tree.
  ///
  /// On the way, it closes completed nodes and reads the attributes that follow their children.
  private mutating func closeNodes() throws(ScreenDumpError) {
    while let element = open.last {
      cursor.skipBlanks()
      if cursor.starts(with: Self.mark) { return }
      guard cursor.skip(.closeBracket) else { throw malformed("a list of children isn't closed") }
      while cursor.skip(.comma) {
        cursor.skipBlanks()
        let start = cursor.offset
        while cursor.byte.isWordByte { cursor.offset += 1 }
        let key = start..<cursor.offset
        guard cursor.skip(UInt8(ascii: "=")) else { throw malformed("a value is missing") }
        let begin = cursor.offset
        while cursor.byte.isWordByte { cursor.offset += 1 }
        set(key, begin..<cursor.offset, element)
      }
      guard cursor.skip(.closeParenthesis) else { throw malformed("a TreeNode isn't closed") }
      open.removeLast()
      cursor.skipBlanks()
      if !open.isEmpty { _ = cursor.skip(.comma) }
    }
  }

  /// Sets an attribute that follows the children of a node.
  private mutating func set(_ key: Range<Int>, _ value: Range<Int>, _ element: Int) {
    let name = cursor.string(key)
    if name == "clickable", cursor.string(value) != "null" { isAndroid = true }
    let isTrue = cursor.string(value) == "true"
    switch (name, isTrue) {
    case ("clickable", true): builder.insert(.clickable, to: element)
    case ("enabled", false):
      if cursor.string(value) == "false" { builder.insert(.disabled, to: element) }
    case ("focused", true): builder.insert(.focused, to: element)
    case ("checked", true), ("selected", true): builder.insert(.selected, to: element)
    default: break
    }
  }

  /// Splits a range at commas into keys and values.
  ///
  /// A comma without a key after it is part of a value.
  private func members(_ range: Range<Int>) -> [(String, String)] {
    var found: [(String, String)] = []
    let bytes = text.bytes
    var offset = range.lowerBound
    while offset < range.upperBound,
      let equals = bytes[offset..<range.upperBound].firstIndex(of: UInt8(ascii: "="))
    {
      var end = equals + 1
      while end < range.upperBound, !isKey(behind: end, before: range.upperBound) { end += 1 }
      found.append((cursor.string(offset..<equals), cursor.string(equals + 1..<end)))
      offset = end + 2
    }
    return found
  }

  private func isKey(behind offset: Int, before end: Int) -> Bool {
    let bytes = text.bytes
    guard bytes[offset] == .comma, offset + 2 < end, bytes[offset + 1] == .space else {
      return false
    }
    let key = bytes[offset + 2..<end].prefix {
      ($0 | 0x20) &- 0x61 < 26 || $0 == UInt8(ascii: "-")
    }
    return !key.isEmpty && key.endIndex < end && bytes[key.endIndex] == UInt8(ascii: "=")
  }
}

extension ByteCursor {
  /// Skips spaces and line breaks.
  fileprivate mutating func skipBlanks() {
    while byte.isSpace { offset += 1 }
  }
}
