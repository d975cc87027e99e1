import Foundation

/// Reads Android's `AccessibilityNodeInfo` as its `toString()` writes it, one element per line.
///
///     android.view.accessibility.AccessibilityNodeInfo@1f; boundsInParent: Rect(0, 0 - 90, 40); boundsInScreen: Rect(10, 20 - 100, 60); ...
///
/// Rectangles are in screen coordinates, in pixels. The depth of an element is its indentation, if
/// the text is indented.
struct AccessibilityReader {
  private let text: DumpText
  private var builder = DumpBuilder(hidesInside: false)
  private var levels = OutlineLevels()
  private var strings = StringTable()
  /// The class names in front of the addresses of the first two elements.
  private var classes: [ArraySlice<UInt8>] = []
  /// Whether at least one element ends with its actions or a closing bracket (`hasEnd(_:_:)`).
  ///
  /// If it is true, the last element of a complete dump must end like that, too.
  private var hasEnds = false
  /// The line of the first element that ends with neither its actions nor a closing bracket; nil if
  /// there is none.
  private var openLine: Int?
  /// The column of the first element; 0 if text other than spaces precedes it on its line.
  private var firstColumn = 0
  /// The text of the first element.
  ///
  /// If the same text occurs again, a second copy of the screen has begun.
  private var first: ArraySlice<UInt8>?

  private static let sign: StaticString = "boundsInScreen: Rect("

  static func read(_ text: DumpText) throws(ScreenDumpError) -> ScreenDump {
    var reader = AccessibilityReader(text: text)
    try reader.readLines()
    return ScreenDump(
      reader.builder, format: .accessibility, unit: .pixels,
      rules: DumpRules(touch: .clickable, rounding: 1, hasWindows: true))
  }

  /// Returns whether the bytes contain the rectangle of an element.
  static func hasNode(in bytes: [UInt8]) -> Bool { FormatDetection.contains(sign, in: bytes) }

  private init(text: DumpText) { self.text = text }

  private mutating func readLines() throws(ScreenDumpError) {
    let lines = TextLines(text.bytes).ranges
    var place = 0
    while place < lines.count {
      guard let start = begin(of: lines[place]) else {
        try notePassed(lines[place], place + 1)
        place += 1
        continue
      }
      // A value may span several lines.
      var end = place
      while !hasEnd(start, lines[end]), end + 1 < lines.count, begin(of: lines[end + 1]) == nil {
        end += 1
      }
      let isLast = end + 1 == lines.count
      let isClosed = hasEnd(start, lines[end])
      // If any element is closed, the last one must be closed, too. Otherwise, the text must end
      // with a newline.
      guard !isLast || isClosed || text.bytes.last == .newline && !hasEnds else {
        throw text.error(.cut, at: text.bytes.count, after: builder.count)
      }
      if isClosed { hasEnds = true } else { openLine = openLine ?? place + 1 }
      let range = start..<lines[end].upperBound
      let node = try node(in: range, line: place + 1)
      if first == text.bytes[range] {
        builder.remark(.skipped, "another screen after the first", line: place + 1)
        return
      }
      first = first ?? text.bytes[range]
      let before = text.bytes[lines[place].lowerBound..<start]
      if !before.allSatisfy({ $0.isSpace || $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "-") }) {
        builder.foundOther()
      }
      // A log prefix is allowed only before the first line.
      let isPlain = before.allSatisfy { $0.isSpace }
      let column = builder.count == 0 && !isPlain ? 0 : before.count { $0 & 0xC0 != 0x80 }
      if builder.count == 0 { firstColumn = column }
      if classes.count < 2 {
        classes.append(text.bytes[start...].prefix { $0 != UInt8(ascii: "@") && $0 != .semicolon })
      }
      let parent = try levels.parent(at: column, line: place + 1, after: builder.count)
      if levels.isMisfit { builder.noteMisfit(line: place + 1) }
      levels.add(builder.addOnScreen(node, in: parent), at: column)
      place = end + 1
    }
    noteFlat()
    noteBeginning()
    builder.noteOpenEnd(of: text)
  }

  /// Adds remarks if the text seems to begin inside an element, if elements seem to be missing
  /// before the first one, or if an element's line seems to be truncated.
  private mutating func noteBeginning() {
    guard let line = builder.elements.first?.line else { return }
    if builder.count == 1 || builder.roots.count < builder.count {
      builder.noteFirst(isCut: firstColumn > 0, line: line)
      builder.noteUnevenSteps(levels)
    }
    // All elements have the same class name in front of their address.
    let isOther = classes.count > 1 && classes[0] != classes[1]
    let hasNone = classes.count == 1 && classes[0].starts(with: "bounds".utf8)
    if isOther || hasNone {
      builder.remark(.ambiguous, "the first element's line lacks its beginning", line: line)
    }
    // Android writes the actions last, after the class name and address at the beginning.
    if let openLine, hasEnds || classes.contains(where: { !$0.starts(with: "bounds".utf8) }) {
      builder.remark(.ambiguous, "an element's line may be truncated", line: openLine)
    }
  }

  private mutating func noteFlat() {
    guard builder.count > 1 else { return }
    if builder.roots.count == builder.count {
      builder.remark(
        .guessed,
        "no line is indented, so the nesting is unknown; later elements were assumed to be in front"
      )
    } else {
      if builder.roots.count > 1 {
        builder.noteRoots(line: builder.elements[builder.roots[1]].line)
      }
      builder.remark(
        .guessed,
        "the file doesn't give the drawing order; later siblings were assumed to be in front")
    }
  }

  /// Returns the offset at which an element starts on a line; nil if the line has no rectangle.
  ///
  /// The element starts with the class name in front of its address or, without an address, with
  /// the first rectangle.
  private func begin(of line: Range<Int>) -> Int? {
    var cursor = ByteCursor(text.bytes, at: line.lowerBound)
    var start: Int?
    while cursor.offset < line.upperBound {
      if cursor.byte == UInt8(ascii: "b"),
        cursor.starts(with: "boundsInParent: Rect(") || cursor.starts(with: Self.sign)
      {
        return start ?? cursor.offset
      }
      if cursor.byte == UInt8(ascii: "@"), start == nil {
        start = word(before: cursor.offset, line)
      }
      cursor.offset += 1
    }
    return nil
  }

  /// Returns the start offset of the class name that ends at `end`.
  private func word(before end: Int, _ line: Range<Int>) -> Int {
    var start = end
    while start > line.lowerBound,
      text.bytes[start - 1].isWordByte && text.bytes[start - 1] < 0x80
        || text.bytes[start - 1] == UInt8(ascii: ".")
    {
      start -= 1
    }
    return start
  }

  /// Returns whether the element that starts at `start` ends on the line.
  ///
  /// It ends with its actions field, or with a closing bracket at the end of the line.
  private func hasEnd(_ start: Int, _ line: Range<Int>) -> Bool {
    let bytes = Array(text.bytes[max(start, line.lowerBound)..<max(start, line.upperBound)])
    return FormatDetection.contains("; actions: [", in: bytes)
      || FormatDetection.contains("; [ACTION_", in: bytes)
      || bytes.last { !$0.isSpace } == .closeBracket
  }

  private mutating func notePassed(_ line: Range<Int>, _ number: Int) throws(ScreenDumpError) {
    let content = text.bytes[line].drop(while: \.isSpace)
    guard !content.isEmpty else { return }
    builder.foundOther()
    if builder.count == 0 { builder.noteTextBefore(line: number) }
    builder.noteLeftOut(content, line: number)
    guard FormatDetection.contains("boundsInScreen:", in: Array(content)) else { return }
    throw ScreenDumpError(
      .malformed("an element without four coordinates"), line: number, column: 1,
      elementsBefore: builder.count)
  }

  /// Reads the element in a range of bytes.
  ///
  /// - Throws: An error if the element has no rectangle or more than one.
  private mutating func node(
    in range: Range<Int>, line: Int
  ) throws(ScreenDumpError) -> DumpNode {
    var node = DumpNode()
    node.line = line
    var names = (text: String?.none, description: String?.none)
    var rectangles = 0
    for member in members(of: range) {
      let value = text.bytes[member.value]
      func says(_ word: StaticString) -> Bool {
        value.count == word.utf8CodeUnitCount
          && ByteCursor(text.bytes, at: value.startIndex).starts(with: word)
      }
      let string = says("null") ? nil : String(decoding: value, as: UTF8.self).unlessEmpty
      switch member.key {
      case "boundsInScreen":
        rectangles += 1
        node.rectangle = rectangle(value)
      case "className":
        if value.isEmpty || value.contains(where: \.isSpace) {
          builder.foundOther()
          builder.remark(.ambiguous, "a value continues on the next line", line: line)
        }
        let dot = value.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? value.startIndex
        node.typeName = strings.text(value.startIndex..<value.endIndex, of: text.bytes)
        node.role = strings.text(dot..<value.endIndex, of: text.bytes)
      case "text": names.text = string
      case "contentDescription": names.description = string
      case "viewIdResName", "viewId": node.identifier = string
      case "clickable": if says("true") { node.flags.insert(.clickable) }
      case "longClickable": if says("true") { node.flags.insert(.longClickable) }
      case "scrollable": if says("true") { node.flags.insert(.scrollable) }
      case "enabled": if says("false") { node.flags.insert(.disabled) }
      case "focused": if says("true") { node.flags.insert(.focused) }
      case "selected", "checked": if says("true") { node.flags.insert(.selected) }
      case "visible": if says("false") { node.flags.insert(.hidden) }
      default: break
      }
    }
    node.name = names.text ?? names.description
    guard rectangles == 1, node.rectangle != nil else {
      if range.upperBound == text.bytes.count, rectangles < 2 {
        throw text.error(.cut, at: text.bytes.count, after: builder.count)
      }
      throw ScreenDumpError(
        rectangles > 1
          ? .unread("an element isn't at the start of its line, so its depth is unknown")
          : .malformed("an element without four coordinates"), line: line, column: 1,
        elementsBefore: builder.count)
    }
    return node
  }

  /// Parses `Rect(left, top - right, bottom)`.
  private func rectangle(_ value: ArraySlice<UInt8>) -> CGRect? {
    var cursor = ByteCursor(text.bytes, at: value.startIndex)
    guard cursor.skip("Rect("), let (left, top) = RectangleText.pair(&cursor), cursor.skip(" - "),
      let (right, bottom) = RectangleText.pair(&cursor), cursor.skip(.closeParenthesis)
    else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Splits the text of an element into keys and values.
  ///
  /// A value ends at a semicolon that is followed by another key, by the list of actions, or by
  /// nothing.
  private func members(of range: Range<Int>) -> [(key: String, value: Range<Int>)] {
    var found: [(String, Range<Int>)] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard let colon = text.bytes[offset..<range.upperBound].firstIndex(of: .colon),
        colon + 1 < range.upperBound
      else { break }
      let key = text.bytes[offset..<colon].reversed().prefix { $0.isWordByte }.reversed()
      let start = colon + 2
      var end = min(start, range.upperBound)
      while end < range.upperBound, !isEnd(end, before: range.upperBound) { end += 1 }
      found.append((String(decoding: Array(key), as: UTF8.self), min(start, end)..<end))
      offset = end + 1
    }
    return found
  }

  /// Returns whether the byte at `offset` is a semicolon that ends a value.
  private func isEnd(_ offset: Int, before end: Int) -> Bool {
    guard text.bytes[offset] == .semicolon else { return false }
    var next = offset + 1
    while next < end, text.bytes[next] == .space { next += 1 }
    guard next < end, text.bytes[next] != .openBracket else { return true }
    let start = next
    while next < end, (text.bytes[next] | 0x20) &- 0x61 < 26 { next += 1 }
    guard next > start, next < end, text.bytes[next] == .colon else { return false }
    // A value may contain colons, too. It ends only before a known key, or before a key that is
    // followed by a flag or a rectangle.
    let cursor = ByteCursor(text.bytes, at: next)
    return Self.keys.contains(cursor.string(start..<next))
      || [": true", ": false", ": null", ": Rect("].contains { cursor.starts(with: $0) }
  }

  private static let keys: Set = [
    "packageName", "className", "text", "error", "maxTextLength", "stateDescription",
    "contentDescription", "supplementalDescription", "tooltipText", "containerTitle",
    "viewIdResName", "viewId", "uniqueId", "actions", "checked", "boundsInScreen", "boundsInWindow",
  ]
}
