import Foundation

/// Reads the sources of WebDriverAgent, XML and JSON, iOS's and macOS's.
///
/// Rectangles are on the screen, origins rounded down and far edges up, so neighbours may overlap by a point. `visible` is a private
/// answer of the accessibility layer: an element that isn't visible isn't seen, what lies in it may be.
enum WebDriverAgentReader {
  private static let rules = DumpRules(touch: .frontmost, rounding: 1)

  static func readXML(_ text: DumpText) throws(ScreenDumpError) -> ScreenDump {
    let builder = try XMLDumpParser.parse(text, into: DumpBuilder(hidesInside: false)) {
      tag, attributes, line in
      isElement(tag) ? node(tag, attributes, line) : nil
    }
    return dump(builder, format: .webDriverAgentXML)
  }

  static func readJSON(_ text: DumpText) throws(ScreenDumpError) -> ScreenDump {
    let tree = try JSONTree(text)
    guard let root = tree.rootObject else {
      throw text.error(.malformed("an object was expected"), at: 0, after: 0)
    }
    if let source = root.members["value"] as? String { return try readQuoted(source) }
    var builder = DumpBuilder(hidesInside: false)
    let first = tree.object("value", of: root) ?? root
    tree.forEachElement(from: [first], children: "children") { object, parent in
      builder.addOnScreen(node(object.members, tree.line(of: object)), in: parent)
    }
    return dump(builder, format: .webDriverAgentJSON)
  }

  /// The XML that an answer of the server holds as one string.
  private static func readQuoted(_ source: String) throws(ScreenDumpError) -> ScreenDump {
    let inner = try readXML(DumpText(valid: Array(source.utf8)))
    let remark = ScreenDump.Remark(
      kind: .recovered, text: "the screen is XML in a string of JSON; lines are those of the XML",
      line: 1)
    return inner.adding(remark)
  }

  private static func dump(_ builder: DumpBuilder, format: ScreenDump.Format) -> ScreenDump {
    var builder = builder
    if !builder.elements.isEmpty, !builder.elements.contains(where: \.hasFrame) {
      builder.remark(.skipped, "no element has a rectangle: the client left them out")
    }
    return ScreenDump(builder, format: format, unit: .points, rules: rules)
  }

  /// Other tags are wrappers.
  private static func isElement(_ tag: String) -> Bool {
    tag.hasPrefix("XCUIElementType") || (tag.hasPrefix("UIA") && tag.utf8.count > 3)
  }

  private static func node(_ tag: String, _ attributes: [String: String], _ line: Int) -> DumpNode {
    var node = DumpNode()
    node.line = line
    setType(tag, of: &node)
    setNames(attributes["name"], label: attributes["label"] ?? attributes["title"], of: &node)
    if let x = attributes["x"].flatMap(\.asNumber), let y = attributes["y"].flatMap(\.asNumber),
      let width = attributes["width"].flatMap(\.asNumber),
      let height = attributes["height"].flatMap(\.asNumber)
    {
      node.rectangle = CGRect(x: x, y: y, width: width, height: height)
    }
    if attributes["visible"] == "false" { node.flags.insert(.hidden) }
    if attributes["enabled"] == "false" { node.flags.insert(.disabled) }
    if attributes["focused"] == "true" { node.flags.insert(.focused) }
    if attributes["selected"] == "true" { node.flags.insert(.selected) }
    return node
  }

  private static func node(_ members: [String: Any], _ line: Int) -> DumpNode {
    var node = DumpNode()
    node.line = line
    setType(members["type"] as? String ?? "", of: &node)
    setNames(
      JSONValue.text(members["name"]), label: JSONValue.text(members["label"]), of: &node)
    if let rect = members["rect"] as? [String: Any] {
      node.rectangle = JSONValue.rectangle(rect) ?? nested(rect)
    } else {
      node.rectangle = RectangleText.braces(members["frame"] as? String)
    }
    if JSONValue.flag(members["isVisible"]) == false { node.flags.insert(.hidden) }
    if JSONValue.flag(members["isEnabled"]) == false { node.flags.insert(.disabled) }
    if JSONValue.flag(members["isFocused"]) == true { node.flags.insert(.focused) }
    return node
  }

  /// The rectangle of 2015's form, an origin and a size.
  private static func nested(_ rect: [String: Any]) -> CGRect? {
    guard let origin = rect["origin"] as? [String: Any], let size = rect["size"] as? [String: Any]
    else { return nil }
    return JSONValue.rectangle(origin.merging(size) { first, _ in first })
  }

  private static func setType(_ type: String, of node: inout DumpNode) {
    let prefix = type.hasPrefix("XCUIElementType") ? 15 : type.hasPrefix("UIA") ? 3 : 0
    node.typeName = type
    node.role = String(type.utf8.dropFirst(prefix)) ?? type
    if node.role == "Window" { node.flags.insert(.window) }
  }

  /// `name` is the identifier, or the label where there is none.
  private static func setNames(_ name: String?, label: String?, of node: inout DumpNode) {
    node.name = label?.unlessEmpty ?? name?.unlessEmpty
    if name != node.name { node.identifier = name?.unlessEmpty }
  }
}
