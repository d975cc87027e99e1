import Foundation

/// Reads the list of views in the message of a failed Espresso test.
///
///     +->LinearLayout{id=-1, visibility=VISIBLE, width=1080, height=2274, ..., x=0.0, y=0.0, child-count=2}
///
/// The depth of a view is the number of dashes before its class. Positions are in the parent's
/// coordinates, in pixels, and ignore the parent's scroll offset.
struct EspressoReader {
  private let text: DumpText
  private var builder = DumpBuilder(hidesInside: true)
  private var levels = OutlineLevels()
  private var strings = StringTable()
  /// The `child-count` of each view; nil if it is missing.
  private var counts: [Int?] = []
  /// The text of the first root, by which a second copy of the screen is recognized.
  private var first: ArraySlice<UInt8>?

  static func read(_ text: DumpText) throws(ScreenDumpError) -> ScreenDump {
    var reader = EspressoReader(text: text)
    try reader.readLines()
    reader.noteLostChildren()
    reader.builder.noteUnknownScrolling()
    return ScreenDump(
      reader.builder, format: .espresso, unit: .pixels,
      rules: DumpRules(touch: .clickable, rounding: 0.001))
  }

  /// Returns whether the text contains a view in Espresso's format.
  static func hasView(in bytes: [UInt8]) -> Bool {
    FormatDetection.contains(", visibility=", in: bytes)
      && FormatDetection.contains("has-focus=", in: bytes)
      && FormatDetection.contains(">", in: bytes)
  }

  private init(text: DumpText) { self.text = text }

  private mutating func readLines() throws(ScreenDumpError) {
    let lines = TextLines(text.bytes).ranges
    var isBefore = true
    var place = 0
    while place < lines.count {
      let line = lines[place]
      guard let (depth, type) = begin(of: line) else {
        try notePassed(line, place + 1, isBefore: isBefore)
        place += 1
        continue
      }
      isBefore = false
      // A value may span several lines, up to the brace that closes the view.
      var end = place
      while !isEnd(lines[end]), end + 1 < lines.count, begin(of: lines[end + 1]) == nil { end += 1 }
      guard isEnd(lines[end]) else {
        throw end + 1 == lines.count
          ? text.error(.cut, at: text.bytes.count, after: builder.count)
          : ScreenDumpError(
            .malformed("the brackets of a view aren't closed"), line: place + 1, column: 1,
            elementsBefore: builder.count)
      }
      guard let node = node(type, type.upperBound + 1..<lines[end].upperBound, line: place + 1)
      else { return }
      if depth == 0 {
        let root = text.bytes[line.lowerBound..<lines[end].upperBound]
        if root == first {
          builder.remark(.skipped, "another screen after the first", line: place + 1)
          return
        }
        first = first ?? root
      }
      try demandOne(in: line.lowerBound..<lines[end].upperBound, line: place + 1)
      let parent = try levels.parent(at: depth, line: place + 1, after: builder.count)
      if levels.isMisfit { builder.noteMisfit(line: place + 1) }
      builder.noteFirst(isInside: depth > 0, line: place + 1)
      levels.add(builder.addInParent(node, in: parent), at: depth)
      place = end + 1
    }
  }

  /// Adds a remark if some views have fewer children than their `child-count`.
  private mutating func noteLostChildren() {
    var left = counts
    for element in builder.elements {
      if let parent = element.parent, let count = left[parent] { left[parent] = count - 1 }
    }
    // The last view may be the root of a second copy, which isn't read.
    let lost = left.indices.prefix(builder.count).filter { (left[$0] ?? 0) > 0 }
    guard let first = lost.first else { return }
    builder.foundOther()
    builder.remark(
      .skipped, "views are missing: some have fewer children than their child-count",
      line: builder.elements[first].line)
  }

  /// Returns the number of dashes before a view's class, and the range of the class.
  ///
  /// Returns nil if the line doesn't begin with a view.
  private func begin(of line: Range<Int>) -> (depth: Int, type: Range<Int>)? {
    var cursor = ByteCursor(text.bytes, at: line.lowerBound)
    cursor.skipSpaces()
    guard cursor.skip(UInt8(ascii: "+")) else { return nil }
    var depth = 0
    while cursor.skip(UInt8(ascii: "-")) { depth += 1 }
    guard cursor.skip(.greater) else { return nil }
    let start = cursor.offset
    while cursor.byte.isWordByte || cursor.byte == UInt8(ascii: "$")
      || cursor.byte == UInt8(ascii: ".")
    {
      cursor.offset += 1
    }
    guard cursor.offset > start, cursor.byte == .openBrace else { return nil }
    return (depth, start..<cursor.offset)
  }

  /// Returns whether a line ends with the brace that closes a view, ignoring spaces and bars after
  /// it.
  private func isEnd(_ line: Range<Int>) -> Bool {
    let last = text.bytes[line].last { !$0.isSpace && $0 != UInt8(ascii: "|") }
    return last == .closeBrace
  }

  /// Records a skipped line.
  ///
  /// `isBefore` is whether the line precedes the first view. Any later line causes a remark if it
  /// marks omitted views.
  ///
  /// - Throws: An error if the line contains a view.
  private mutating func notePassed(
    _ line: Range<Int>, _ number: Int, isBefore: Bool
  ) throws(ScreenDumpError) {
    let content = text.bytes[line].filter { !$0.isSpace && $0 != UInt8(ascii: "|") }
    guard !content.isEmpty else { return }
    try demandNone(in: line, line: number)
    if !isBefore { builder.noteLeftOut(content, line: number) }
    // The failure message precedes the views, and a stack trace follows them.
    let isOwn = isBefore || content.starts(with: "at".utf8) || content.starts(with: "...".utf8)
    if !isOwn || isPrefixed(line) { builder.foundOther() }
  }

  private func isPrefixed(_ line: Range<Int>) -> Bool {
    FormatDetection.contains("View Hierarchy:", in: Array(text.bytes[line]))
      && !text.bytes[line].starts(with: "View Hierarchy:".utf8)
  }

  private func demandNone(in range: Range<Int>, line: Int) throws(ScreenDumpError) {
    guard FormatDetection.contains(", visibility=", in: Array(text.bytes[range])) else { return }
    throw ScreenDumpError(
      .unread("a view isn't at the start of its line, so its depth is unknown"), line: line,
      column: 1, elementsBefore: builder.count)
  }

  /// Checks that a range contains only one view.
  ///
  /// - Throws: An error if there is a second one.
  private func demandOne(in range: Range<Int>, line: Int) throws(ScreenDumpError) {
    let bytes = Array(text.bytes[range])
    guard let first = EncodedText.range(of: ", visibility=", in: bytes) else { return }
    try demandNone(
      in: range.lowerBound
        + first.upperBound..<max(range.upperBound, range.lowerBound + first.upperBound),
      line: line)
  }

  private mutating func node(_ type: Range<Int>, _ members: Range<Int>, line: Int) -> DumpNode? {
    var node = DumpNode()
    node.line = line
    node.typeName = strings.text(type, of: text.bytes)
    node.role = node.typeName.lastComponent
    var (x, y, width, height): (Double?, Double?, Double?, Double?)
    var (description, hint, children): (String?, String?, Int?)
    for (key, value) in self.members(in: members) {
      switch key {
      case "x": x = Double(value)
      case "y": y = Double(value)
      case "width": width = Double(value)
      case "height": height = Double(value)
      case "res-name": node.identifier = value.unlessEmpty
      case "text": node.name = value.unlessEmpty
      case "desc": description = value.unlessEmpty
      case "hint": hint = value.unlessEmpty
      case "child-count": children = Int(value)
      case "visibility": if value != "VISIBLE" { node.flags.insert(.hidden) }
      case "is-clickable": if value == "true" { node.flags.insert(.clickable) }
      case "is-enabled": if value == "false" { node.flags.insert(.disabled) }
      case "is-focused": if value == "true" { node.flags.insert(.focused) }
      case "is-selected", "is-checked": if value == "true" { node.flags.insert(.selected) }
      default: break
      }
    }
    node.name = node.name ?? description ?? hint
    counts.append(children)
    if let x, let y, let width, let height {
      node.rectangle = CGRect(x: x, y: y, width: width, height: height)
    } else {
      builder.foundOther()
      builder.remark(.ambiguous, "one of a view's four coordinates is missing", line: line)
    }
    return node
  }

  /// Splits the text between braces into keys and values.
  ///
  /// A value ends at a comma followed by another key.
  private func members(in range: Range<Int>) -> [(key: String, value: String)] {
    var end = range.upperBound
    while end > range.lowerBound, text.bytes[end - 1] != .closeBrace { end -= 1 }
    var found: [(String, String)] = []
    var offset = range.lowerBound
    while offset < end, let equals = text.bytes[offset..<end].firstIndex(of: UInt8(ascii: "=")) {
      let start = equals + 1
      var next = start
      while next < end - 1, !isKey(at: next, before: end) { next += 1 }
      let value = text.bytes[start..<min(next, end - 1)]
      found.append(
        (
          String(decoding: text.bytes[offset..<equals], as: UTF8.self),
          String(decoding: value, as: UTF8.self)
        ))
      offset = next + 1
      while offset < end, text.bytes[offset].isSpace { offset += 1 }
    }
    return found
  }

  /// Returns whether a comma is at `offset`, followed by whitespace, a key and an equals sign.
  ///
  /// A key consists of lowercase letters and dashes.
  private func isKey(at offset: Int, before end: Int) -> Bool {
    guard text.bytes[offset] == .comma, offset + 2 < end, text.bytes[offset + 1].isSpace else {
      return false
    }
    // If lines were broken between words, a newline replaces the space or follows it.
    var next = offset + 1
    while next < end, text.bytes[next].isSpace { next += 1 }
    let start = next
    while next < end {
      let byte = text.bytes[next]
      if byte == UInt8(ascii: "=") { return next > start }
      guard byte &- 0x61 < 26 || byte == UInt8(ascii: "-") else { return false }
      next += 1
    }
    return false
  }
}
