import Foundation

/// Reads the semantics that Jetpack Compose's `printToLog` and `printToString` write.
///
/// Rectangles are in window coordinates, in pixels. The depth of a node is given by its column.
/// Nodes with an action for clicking, long-clicking or setting text receive touches.
enum ComposeReader {
  static let mark = "Node #"

  static func read(_ text: DumpText) throws(ScreenDumpError) -> ScreenDump {
    let outline = try OutlineText(text, sign: " at (l=", attribute: " = ") {
      OutlineText.start(of: mark, on: $0)
    }
    var builder = DumpBuilder(hidesInside: false)
    let heading = outline.before.filter { !$0.hasPrefix("Printing with useUnmergedTree") }
    builder.foundOther(heading.count)
    if !heading.isEmpty { builder.noteTextBefore(line: 1) }
    if let first = outline.nodes.first {
      // The properties of the root aren't indented.
      let isCut = !first.isDrawn && outline.firstColumn.map { $0 > first.column } ?? false
      builder.noteFirst(isInside: isCut, line: first.line)
    }
    var levels = OutlineLevels()
    for (place, node) in outline.nodes.enumerated() {
      if place > 0, node.column == outline.nodes[0].column {
        guard outline.beginsScreen(place) else { throw outline.lostIndentation(at: place) }
        builder.remark(.skipped, "another screen after the first", line: node.line)
        break
      }
      let element = try element(node, builder.count)
      let parent = try levels.parent(at: node.column, line: node.line, after: builder.count)
      if levels.isMisfit { builder.noteMisfit(line: node.line) }
      builder.noteFirst(isInside: node.isDrawn, line: node.line)
      builder.foundOther(node.lines.count(where: isStrange))
      if node.lines.dropFirst().contains(where: isCount) {
        builder.remark(
          .skipped, "nodes below or beside this one, of which the tool wrote the number only",
          line: node.line)
      }
      if isBroken(node.lines[0]) {
        builder.foundOther()
        builder.remark(.ambiguous, "a node continues on the next line", line: node.line)
      }
      levels.add(builder.addOnScreen(element, in: parent), at: node.column)
    }
    for line in outline.leftOut { builder.noteLeftOut(line.content.utf8, line: line.line) }
    try builder.noteEnd(of: outline, quote: "'", text)
    return ScreenDump(
      builder, format: .compose, unit: .pixels, rules: DumpRules(touch: .clickable, rounding: 0.001)
    )
  }

  static func hasNode(in bytes: [UInt8]) -> Bool {
    FormatDetection.contains("Node #", in: bytes) && FormatDetection.contains(" at (l=", in: bytes)
  }

  private static func element(
    _ node: OutlineText.Node, _ count: Int
  ) throws(ScreenDumpError) -> DumpNode {
    var element = DumpNode()
    element.line = node.line
    (element.role, element.typeName) = ("Node", "Node")
    let head = node.lines[0]
    let numbers = head.components(separatedBy: " at (").dropFirst().first?
      .prefix { $0 != ")" }.split { $0 == "," }
      .compactMap { Double($0.drop { $0 != "=" }.dropFirst()) }
    guard let numbers, numbers.count == 4, head.contains(")") else {
      throw ScreenDumpError(
        .malformed("a node without four coordinates"), line: node.line, column: node.column + 1,
        elementsBefore: count)
    }
    element.rectangle = CGRect(
      x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
    if let tag = quoted(head, after: "Tag: ") { element.identifier = tag }
    for line in node.lines.dropFirst() { read(line, into: &element) }
    return element
  }

  /// Returns whether the value on a line begins with a character that Compose never writes there.
  ///
  /// These characters are ampersands, backslashes, primes, and curly or angle quotation marks.
  /// Copying may introduce them.
  private static func isStrange(_ line: String) -> Bool {
    guard let start = line.range(of: " = "), let first = line[start.upperBound...].first else {
      return false
    }
    return "&‘’′«“”\\".contains(first)
  }

  /// Returns whether a line, such as `Has 2 children`, states the number of children or siblings
  /// that the tool omitted.
  private static func isCount(_ line: String) -> Bool {
    line.hasPrefix("Has ") && (line.contains(" child") || line.contains(" sibling"))
  }

  /// Returns whether a node's line is incomplete because it ends with neither `px` nor a quote.
  private static func isBroken(_ line: String) -> Bool {
    !line.hasSuffix("px") && !line.hasSuffix("'")
  }

  private static func read(_ line: String, into element: inout DumpNode) {
    let parts = line.split(separator: " = ", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      // Properties without a value share one list: `[Disabled, InvisibleToUser]`.
      let words = line.hasPrefix("[") ? line.split { "[], ".contains($0) } : []
      if words.contains("Disabled") { element.flags.insert(.disabled) }
      if words.contains("InvisibleToUser") { element.flags.insert(.hidden) }
      return
    }
    let value = inside(parts[1])
    switch parts[0] {
    case "Role": (element.role, element.typeName) = (value, value)
    case "Text", "EditableText", "InputText": element.name = value.unlessEmpty ?? element.name
    case "ContentDescription": element.name = element.name ?? value.unlessEmpty
    case "TestTag": element.identifier = value.unlessEmpty
    case "Focused": if value == "true" { element.flags.insert(.focused) }
    case "Selected": if value == "true" { element.flags.insert(.selected) }
    case "ToggleableState": if value == "On" { element.flags.insert(.selected) }
    case "Disabled": element.flags.insert(.disabled)
    case "VerticalScrollAxisRange", "HorizontalScrollAxisRange": element.flags.insert(.scrollable)
    // Elements hidden from accessibility alone (`HideFromAccessibility`) are visible.
    case "InvisibleToUser": element.flags.insert(.hidden)
    case "Actions":
      let actions = parts[1]
      if actions.contains("OnClick") || actions.contains("SetText") {
        element.flags.insert(.clickable)
      }
      if actions.contains("OnLongClick") { element.flags.insert(.longClickable) }
      if actions.contains("ScrollBy") { element.flags.insert(.scrollable) }
    default: break
    }
  }

  /// Returns a value without its quotes or the brackets of its list.
  private static func inside(_ value: String) -> String {
    var value = value[...]
    if value.hasPrefix("'"), let end = value.lastIndex(of: "'"), end > value.startIndex {
      value = value[value.index(after: value.startIndex)..<end]
    }
    if value.hasPrefix("["), value.hasSuffix("]") { value = value.dropFirst().dropLast() }
    return String(value)
  }

  private static func quoted(_ text: String, after mark: String) -> String? {
    guard let start = text.range(of: mark + "'") else { return nil }
    let rest = text[start.upperBound...]
    return rest.lastIndex(of: "'").map { String(rest[..<$0]) }?.unlessEmpty
  }
}
