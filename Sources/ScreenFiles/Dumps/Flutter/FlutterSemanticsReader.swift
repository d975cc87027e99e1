import Foundation
import ViewGeometry

/// Reads the output of Flutter's `debugDumpSemanticsTree`.
///
/// Each node has a rectangle in its own coordinates and a transform to its parent's. The root is in
/// physical pixels, its descendants in logical ones; all elements are converted to logical pixels.
struct FlutterSemanticsReader {
  static let mark = "SemanticsNode#"
  private static let sign = "Rect.fromLTRB("

  private var builder = DumpBuilder(hidesInside: false)
  /// The map from each element's coordinates to the root's.
  private var maps: [CGAffineTransform] = []

  static func read(_ text: DumpText) throws(ScreenDumpError) -> ScreenDump {
    var reader = FlutterSemanticsReader()
    let outline = try OutlineText(text, sign: sign, attribute: sign) {
      OutlineText.start(of: mark, on: $0)
    }
    try reader.read(outline, text)
    return ScreenDump(
      reader.builder, format: .flutterSemantics, unit: .logicalPixels,
      rules: DumpRules(touch: .clickable, rounding: 0.1))
  }

  private init() {}

  private mutating func read(_ outline: OutlineText, _ text: DumpText) throws(ScreenDumpError) {
    builder.foundOther(outline.before.count)
    if !outline.before.isEmpty { builder.noteTextBefore(line: 1) }
    let scale = Self.scale(of: outline.nodes)
    if scale != 1 {
      builder.remark(
        .guessed, "the root is in physical pixels, \(String(format: "%g", scale)) per logical pixel"
      )
    }
    for line in outline.leftOut { builder.noteLeftOut(line.content.utf8, line: line.line) }
    try builder.noteEnd(of: outline, quote: "\"", text)
    var levels = OutlineLevels()
    for (place, node) in outline.nodes.enumerated() {
      if place > 0, node.column <= outline.nodes[0].column {
        guard outline.beginsScreen(place) || isRoot(node) else {
          throw outline.lostIndentation(at: place)
        }
        builder.remark(.skipped, "another screen after the first", line: node.line)
        return
      }
      let parent = try levels.parent(at: node.column, line: node.line, after: builder.count)
      if levels.isMisfit { builder.noteMisfit(line: node.line) }
      builder.noteFirst(isInside: node.isDrawn || !isRoot(node), line: node.line)
      var (element, shape) = (try element(node), try shape(of: node))
      // The printed scale has one decimal; the ratio of the two rectangles is more precise.
      if place == 1, scale != 1 {
        shape.map = CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale))
      }
      let map = shape.map.concatenating(parent.map { maps[$0] } ?? .identity)
      let down = CGAffineTransform(scaleX: CGFloat(1 / scale), y: CGFloat(1 / scale))
      element.rectangle = shape.rectangle.map { $0.applying(map.concatenating(down)) }
      maps.append(map.isUsable ? map : .identity)
      levels.add(builder.addOnScreen(element, in: parent), at: node.column)
    }
  }

  /// Returns whether a node is the root of a tree.
  ///
  /// The root has the number 0.
  private func isRoot(_ node: OutlineText.Node) -> Bool {
    let number = node.lines[0].dropFirst(Self.mark.count)
    return number.first == "0" && number.dropFirst().first?.isNumber != true
  }

  /// Returns the number of physical pixels per logical pixel; 1 if unknown.
  ///
  /// It is the ratio of the root's width to the width of the root's first child. The child must
  /// fill the root, and its line must contain `scaled by`.
  private static func scale(of nodes: [OutlineText.Node]) -> Double {
    guard nodes.count > 1, let outer = rectangle(in: nodes[0].lines)?.rectangle,
      let (inner, rest) = rectangle(in: nodes[1].lines), rest.hasPrefix(" scaled by "),
      inner.width > 0, outer.width > 0
    else { return 1 }
    let scale = Double(outer.width / inner.width)
    let isFilled = abs(Double(outer.height) - scale * Double(inner.height)) <= scale
    return isFilled ? scale : 1
  }

  /// Returns the first rectangle of a node and the text after it; nil if it has none.
  private static func rectangle(in lines: [String]) -> (rectangle: CGRect, rest: String)? {
    for line in lines {
      guard let start = line.range(of: "Rect.fromLTRB("), line[start.upperBound...].contains(")")
      else { continue }
      let inside = line[start.upperBound...].prefix { $0 != ")" }
      let numbers = inside.split(separator: ",")
        .compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
      guard numbers.count == 4 else { continue }
      let rectangle = CGRect(
        x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0],
        height: numbers[3] - numbers[1])
      return (rectangle, String(line[start.upperBound...].drop { $0 != ")" }.dropFirst()))
    }
    return nil
  }

  private func shape(
    of node: OutlineText.Node
  ) throws(ScreenDumpError) -> (rectangle: CGRect?, map: CGAffineTransform) {
    guard let (rectangle, rest) = Self.rectangle(in: node.lines) else {
      guard !node.lines.contains(where: { $0.contains("Rect.fromLTRB") }) else {
        throw malformed("a rectangle without four coordinates", node)
      }
      return (nil, .identity)
    }
    guard !rest.contains("[") || rest.contains("]") else {
      throw malformed("a transform isn't closed", node)
    }
    if rest.hasPrefix(" scaled by "), let scale = Double(rest.dropFirst(11).prefix { $0 != "x" }) {
      return (rectangle, CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale)))
    }
    guard rest.hasPrefix(" with transform [") else {
      // Flutter writes nothing else after a rectangle.
      guard rest.allSatisfy(\.isWhitespace) else {
        throw malformed("a transform is incomplete", node)
      }
      return (rectangle, .identity)
    }
    // The rows of a matrix; the last column is the translation.
    let numbers = rest.dropFirst(17).prefix { $0 != "]" }.split { $0 == "," || $0 == ";" }
      .compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard numbers.count == 16 else {
      throw malformed("a transform without sixteen numbers", node)
    }
    return (
      rectangle,
      CGAffineTransform(
        a: CGFloat(numbers[0]), b: CGFloat(numbers[4]), c: CGFloat(numbers[1]),
        d: CGFloat(numbers[5]),
        tx: CGFloat(numbers[3]), ty: CGFloat(numbers[7]))
    )
  }

  private func malformed(_ what: String, _ node: OutlineText.Node) -> ScreenDumpError {
    ScreenDumpError(.malformed(what), line: node.line, column: 1, elementsBefore: builder.count)
  }

  private mutating func element(_ node: OutlineText.Node) throws(ScreenDumpError) -> DumpNode {
    var element = DumpNode()
    element.line = node.line
    (element.role, element.typeName) = ("SemanticsNode", "SemanticsNode")
    var extents: (first: Double?, position: Double?, last: Double?)
    var isVertical: Bool?
    for line in Self.joined(node.lines.dropFirst()) {
      if line == "invisible" { element.flags.insert(.hidden) }
      guard let colon = line.range(of: ": ") else { continue }
      // A key consists of words; a log's prefix doesn't.
      if line[..<colon.lowerBound].contains(where: { "[]@#|".contains($0) }) {
        builder.foundOther()
      }
      let value = String(line[colon.upperBound...])
      switch line[..<colon.lowerBound] {
      case "label":
        if !value.hasPrefix("\"") { builder.foundOther() }
        element.name = Self.inside(value) ?? element.name
      case "value", "hint", "tooltip": element.name = element.name ?? Self.inside(value)
      case "identifier": element.identifier = Self.inside(value)
      case "actions":
        let actions = value.split(separator: ", ")
        if actions.contains("tap") { element.flags.insert(.clickable) }
        if actions.contains("longPress") { element.flags.insert(.longClickable) }
        if value.contains("scroll") { element.flags.insert(.scrollable) }
        if value.contains("scrollUp") || value.contains("scrollDown") { isVertical = true }
        if value.contains("scrollLeft") || value.contains("scrollRight") {
          isVertical = isVertical == nil ? false : nil
        }
      case "scrollExtentMin": extents.first = Double(value)
      case "scrollPosition": extents.position = Double(value)
      case "scrollExtentMax": extents.last = Double(value)
      case "flags": Self.set(value.split(separator: ", ").map(String.init), &element)
      default: break
      }
    }
    if let first = extents.first, let position = extents.position, let last = extents.last,
      let isVertical, position.isFinite
    {
      let (back, on) = (position - first, last - position)
      element.scrollRoom = ScrollRoom(
        up: isVertical ? back : 0, left: isVertical ? 0 : back, down: isVertical ? on : 0,
        right: isVertical ? 0 : on)
    }
    return element
  }

  /// Returns the lines of a node.
  ///
  /// A label, value or hint that begins on a new line is joined to its key.
  private static func joined(_ lines: ArraySlice<String>) -> [String] {
    var joined: [String] = []
    var isOpen = false
    for line in lines {
      if isOpen, let last = joined.indices.last {
        joined[last] += (joined[last].hasSuffix(":") ? " " : "\n") + line
        isOpen = !line.hasSuffix("\"")
      } else {
        joined.append(line)
        isOpen = ["label:", "value:", "hint:"].contains(line)
      }
    }
    return joined
  }

  private static func set(_ flags: [String], _ element: inout DumpNode) {
    for flag in flags {
      switch flag {
      case "isHidden": element.flags.insert(.hidden)
      case "isFocused": element.flags.insert(.focused)
      case "isSelected", "isChecked", "isToggled": element.flags.insert(.selected)
      case "hasEnabledState": if !flags.contains("isEnabled") { element.flags.insert(.disabled) }
      case "isButton": element.role = "Button"
      case "isTextField": element.role = "TextField"
      case "isLink": element.role = "Link"
      case "isSlider": element.role = "Slider"
      default: break
      }
    }
  }

  /// Returns the content of a string without its quotes, if any; nil if it is empty.
  private static func inside(_ value: String) -> String? {
    guard value.hasPrefix("\""), value.hasSuffix("\""), value.count > 1 else {
      return value.unlessEmpty
    }
    return String(value.dropFirst().dropLast()).unlessEmpty
  }
}
