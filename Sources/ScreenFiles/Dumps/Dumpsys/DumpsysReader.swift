import Foundation

/// Reads the views in the output of `dumpsys activity`, as Android's `View.toString` writes them.
///
///     class{hash VFEDHVCLX RFSPHAID left,top-right,bottom #7f0a app:id/name aid=12}
///
/// The depth of a view is its indentation. Rectangles are in the parent's coordinates, without the
/// view's translation and the parent's scroll offset.
struct DumpsysReader {
  private var builder = DumpBuilder(hidesInside: true)
  private var levels = OutlineLevels()
  private var strings = StringTable()
  private let text: DumpText
  /// Whether the first view is preceded by a heading.
  private var hasHeading = false
  private var firstOther: Int?
  /// Whether a line between views that isn't a view itself has been reported.
  private var hasStranger = false
  /// The class and hash of each root, which identify it.
  private var roots: [ArraySlice<UInt8>] = []

  static func read(_ text: DumpText) throws(ScreenDumpError) -> ScreenDump {
    var reader = DumpsysReader(text: text)
    try reader.readLines()
    reader.builder.noteUnknownScrolling()
    return ScreenDump(
      reader.builder, format: .dumpsys, unit: .pixels,
      rules: DumpRules(touch: .clickable, rounding: 0))
  }

  /// Returns whether the text contains a view, or the heading of a view hierarchy.
  static func hasView(in bytes: [UInt8]) -> Bool {
    if FormatDetection.contains("View Hierarchy:", in: bytes) { return true }
    let reader = DumpsysReader(text: DumpText(valid: bytes))
    var cursor = ByteCursor(bytes)
    while let next = bytes[cursor.offset...].firstIndex(of: .openBrace) {
      cursor.offset = next + 1
      var inside = cursor
      if reader.readFlags(&inside) != nil, reader.readEdges(&inside) != nil { return true }
    }
    return false
  }

  private init(text: DumpText) {
    self.text = text
  }

  private enum Line {
    case view(DumpNode, indentation: Int)
    case other
    case blank
    /// The line begins like a view, but ends before the view is complete.
    case broken
    /// The text ends partway through the line, which may be the start of a view.
    case cut
  }

  private mutating func readLines() throws(ScreenDumpError) {
    builder.reserve(text.bytes.count / 100)
    var cursor = ByteCursor(text.bytes)
    var line = 1
    // The number of views before the current block, which ends at a heading.
    var block = 0
    // The first line after the views of the block that is neither a view nor a heading.
    var interruption: Int?
    while !cursor.isAtEnd {
      switch readLine(&cursor, line: line) {
      case .view(let node, let indentation):
        if builder.count == 0 { noteBeginning(node, indentation) }
        if let between = interruption {
          if levels.isInside(indentation) {
            builder.foundOther()
            noteStranger(line: between)
          } else {
            endBlock()
            block = builder.count
          }
          interruption = nil
        }
        let parent = try levels.parent(at: indentation, line: line, after: builder.count)
        if parent == nil {
          guard beginsRoot(cursor.offset) else {
            builder.remark(.skipped, "another screen after the first", line: line)
            return
          }
          if node.flags.contains(.hidden) {
            builder.remark(.guessed, "a window that isn't shown, of a stopped activity", line: line)
          }
        }
        // A block has a single root.
        guard parent != nil || builder.count == block else {
          throw ScreenDumpError(
            .unread(OutlineLevels.lostIndentation), line: line, column: 1,
            elementsBefore: builder.count)
        }
        if levels.isMisfit { builder.noteMisfit(line: line) }
        levels.add(builder.addInParent(node, in: parent), at: indentation)
        try demandNoView(behind: cursor, line)
      case .blank: break
      case .other:
        if builder.count == 0, content(of: cursor).starts(with: "View Hierarchy:".utf8) {
          hasHeading = true
        }
        if !isHeading(cursor), !isState(cursor) {
          firstOther = firstOther ?? line
          builder.foundOther()
          if builder.count > block, isBroken(cursor) {
            builder.remark(.skipped, "a line that begins like a view but isn't one", line: line)
          }
        }
        try demandNoView(behind: cursor, line)
        builder.noteLeftOut(content(of: cursor), line: line)
        if isHeading(cursor) {
          // The next views belong to another activity.
          if builder.count > block { endBlock() }
          (block, interruption) = (builder.count, nil)
        } else if builder.count > block {
          interruption = interruption ?? line
          // Android writes nothing else inside a tree.
          if levels.isInside(self.indentation(of: cursor)) { noteStranger(line: line) }
        }
      case .broken:
        throw ScreenDumpError(
          .unread("a view continues on the next line"), line: line, column: 1,
          elementsBefore: builder.count)
      case .cut: throw text.error(.cut, at: text.bytes.count, after: builder.count)
      }
      cursor.skipLine()
      cursor.offset += 1
      line += 1
    }
    builder.noteUnevenSteps(levels)
    if builder.count > block { builder.noteOpenEnd(of: text) }
  }

  /// Adds a remark about a line between views that isn't a view itself.
  ///
  /// Only the first such line is reported.
  private mutating func noteStranger(line: Int) {
    guard !hasStranger else { return }
    hasStranger = true
    builder.remark(.skipped, "a line between views that isn't a view", line: line)
  }

  /// Returns the number of spaces at the start of the line that contains the cursor.
  private func indentation(of cursor: ByteCursor) -> Int {
    let start = cursor.bytes[..<cursor.offset].lastIndex(of: .newline).map { $0 + 1 } ?? 0
    return cursor.bytes[start...].prefix { $0 == .space }.count
  }

  /// Ends a tree of views, so that the next view is a root.
  private mutating func endBlock() {
    builder.noteUnevenSteps(levels)
    levels.removeAll()
  }

  /// Adds remarks if views before the first one seem to be missing, and on text before it.
  ///
  /// Android writes a heading, then a window's outermost view. A view that was printed alone isn't
  /// indented, and its class name includes the package. In all other cases, views before the first
  /// one are missing.
  private mutating func noteBeginning(_ node: DumpNode, _ indentation: Int) {
    guard !hasHeading, !node.role.hasSuffix("DecorView") else { return }
    let isPart = indentation > 0 || !node.typeName.utf8.contains(UInt8(ascii: "."))
    builder.noteFirst(isInside: isPart, line: node.line)
    builder.noteTextBefore(line: firstOther)
  }

  /// Records the root whose line ends at `end`, and returns whether it hasn't been read before.
  ///
  /// If it has been read before, the text contains the screen twice. Only the first 64 roots are
  /// recorded.
  private mutating func beginsRoot(_ end: Int) -> Bool {
    let start = text.bytes[..<end].lastIndex(of: .newline).map { $0 + 1 } ?? 0
    let name = text.bytes[start..<end].drop(while: \.isSpace).prefix { $0 != .space }
    if roots.contains(name) { return false }
    if roots.count < 64 { roots.append(name) }
    return true
  }

  /// Returns whether a line is a heading that Android writes before or after views.
  private func isHeading(_ cursor: ByteCursor) -> Bool {
    let content = content(of: cursor)
    return ["View Hierarchy:", "TASK ", "ACTIVITY ", "Looper "].contains {
      content.starts(with: $0.utf8)
    }
  }

  /// Returns whether a line is blank or contains an equals sign, as the state of an activity does.
  private func isState(_ cursor: ByteCursor) -> Bool {
    let content = content(of: cursor)
    return content.isEmpty || content.contains(UInt8(ascii: "="))
  }

  /// Returns whether a line starts like a view, with a class name and `{`, ignoring leading spaces.
  private func isBroken(_ cursor: ByteCursor) -> Bool {
    let content = content(of: cursor)
    let type = content.prefix {
      $0.isWordByte || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "$")
    }
    return !type.isEmpty && content.dropFirst(type.count).first == .openBrace
  }

  /// Returns the line that contains the cursor, without leading spaces.
  private func content(of cursor: ByteCursor) -> ArraySlice<UInt8> {
    let rest = cursor.bytes[cursor.offset...].prefix { $0 != .newline }
    let start = cursor.bytes[..<cursor.offset].lastIndex(of: .newline).map { $0 + 1 } ?? 0
    return (cursor.bytes[start..<cursor.offset] + rest).drop(while: \.isSpace)
  }

  /// Checks that the rest of a line contains no view, since the depth of that view would be
  /// unknown.
  ///
  /// - Throws: An error if the rest contains a view.
  private func demandNoView(behind cursor: ByteCursor, _ line: Int) throws(ScreenDumpError) {
    var cursor = cursor
    while !cursor.isAtEnd, cursor.byte != .newline {
      if cursor.skip(.openBrace) {
        var inside = cursor
        if readFlags(&inside) != nil, readEdges(&inside) != nil {
          throw ScreenDumpError(
            .unread("a view isn't at the start of its line, so its depth is unknown"), line: line,
            column: 1, elementsBefore: builder.count)
        }
      } else {
        cursor.offset += 1
      }
    }
  }

  /// Reads the line at the cursor; the cursor stays on this line.
  private mutating func readLine(_ cursor: inout ByteCursor, line: Int) -> Line {
    let start = cursor.offset
    cursor.skipSpaces()
    if let node = readDecor(&cursor, line) {
      return .view(node, indentation: cursor.offset - start)
    }
    let indentation = cursor.offset - start
    let begin = cursor.offset
    while cursor.byte.isWordByte || cursor.byte == UInt8(ascii: ".")
      || cursor.byte == UInt8(ascii: "$")
    {
      cursor.offset += 1
    }
    let type = begin..<cursor.offset
    // A class name is ASCII; non-ASCII spaces would hide the depth of the view.
    guard !type.isEmpty, cursor.bytes[begin] < 0x80, cursor.skip(.openBrace) else {
      let isCut = !type.isEmpty && cursor.isAtEnd && indentation > 0 && builder.count > 0
      cursor.offset = begin
      if cursor.isAtEnd, builder.count > 0, cursor.offset > start { return .cut }
      if cursor.byte == .newline { return .blank }
      return isCut ? .cut : .other
    }
    guard let flags = readFlags(&cursor), let rectangle = readEdges(&cursor) else {
      return cursor.isAtEnd ? .cut : .other
    }
    var node = DumpNode()
    node.line = line
    node.typeName = strings.text(type, of: cursor.bytes)
    let dot = cursor.bytes[type].lastIndex(of: UInt8(ascii: "."))
    node.role = strings.text(
      (dot.map { $0 + 1 } ?? type.lowerBound)..<type.upperBound, of: cursor.bytes)
    node.flags = flags
    node.rectangle = rectangle
    while cursor.byte != .closeBrace {
      if cursor.byte == .newline { return .broken }
      if cursor.isAtEnd { return .cut }
      if cursor.skip(" #") { node.identifier = readName(&cursor) } else { cursor.offset += 1 }
    }
    return .view(node, indentation: indentation)
  }

  /// Reads a window's outermost view in the notation of Android 7 to 10: `DecorView@3d0ff1[Main]`.
  ///
  /// Returns nil if the text at the cursor isn't such a view.
  private mutating func readDecor(_ cursor: inout ByteCursor, _ line: Int) -> DumpNode? {
    guard cursor.starts(with: "DecorView@") else { return nil }
    var node = DumpNode()
    (node.line, node.role, node.typeName) = (line, "DecorView", "DecorView")
    return node
  }

  /// Skips the hash, and returns the two groups of letters as flags; returns nil if they are
  /// missing.
  private func readFlags(_ cursor: inout ByteCursor) -> ScreenDump.Element.Flags? {
    guard word(&cursor) != nil, cursor.skip(.space), let first = word(&cursor), first.count >= 8,
      cursor.skip(.space), let second = word(&cursor), second.count >= 8, cursor.skip(.space)
    else { return nil }
    // The first word has at least eight letters.
    func has(_ place: Int, _ letter: Unicode.Scalar) -> Bool {
      cursor.bytes[first.lowerBound + place] == UInt8(ascii: letter)
    }
    var flags: ScreenDump.Element.Flags = []
    if has(0, "I") || has(0, "G") { flags.insert(.hidden) }
    if !has(2, "E") { flags.insert(.disabled) }
    if has(4, "H") || has(5, "V") { flags.insert(.scrollable) }
    if has(6, "C") { flags.insert(.clickable) }
    if has(7, "L") { flags.insert(.longClickable) }
    if cursor.bytes[second.lowerBound + 1] == UInt8(ascii: "F") { flags.insert(.focused) }
    if cursor.bytes[second.lowerBound + 2] == UInt8(ascii: "S") { flags.insert(.selected) }
    return flags
  }

  private func word(_ cursor: inout ByteCursor) -> Range<Int>? {
    let start = cursor.offset
    while cursor.byte.isWordByte || cursor.byte == UInt8(ascii: ".") { cursor.offset += 1 }
    return cursor.offset > start ? start..<cursor.offset : nil
  }

  /// Parses `left,top-right,bottom`.
  private func readEdges(_ cursor: inout ByteCursor) -> CGRect? {
    guard let left = cursor.number(), cursor.skip(.comma), let top = cursor.number(),
      cursor.skip(UInt8(ascii: "-")), let right = cursor.number(), cursor.skip(.comma),
      let bottom = cursor.number()
    else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Reads the name that follows the hexadecimal identifier of a resource.
  ///
  /// Returns nil if the name is missing or contains no slash.
  private func readName(_ cursor: inout ByteCursor) -> String? {
    while cursor.byte.isWordByte { cursor.offset += 1 }
    guard cursor.byte == .space else { return nil }
    let start = cursor.offset + 1
    var end = start
    while end < cursor.bytes.count, !cursor.bytes[end].isSpace, cursor.bytes[end] != .closeBrace {
      end += 1
    }
    guard cursor.bytes[start..<end].contains(.slash) else { return nil }
    cursor.offset = end
    return cursor.string(start..<end)
  }
}
