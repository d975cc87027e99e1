import Foundation

/// Reads the JSON of HarmonyOS's `uitest dumpLayout`.
///
/// Rectangles are on the screen, in pixels, cut by what clips. `zIndex` orders siblings where all have one.
enum HarmonyReader {
  static func read(_ text: DumpText) throws(ScreenDumpError) -> ScreenDump {
    let tree = try JSONTree(text)
    guard let root = tree.firstObject(where: { $0.members["attributes"] is [String: Any] }) else {
      throw text.error(.malformed("an object with attributes was expected"), at: 0, after: 0)
    }
    var builder = DumpBuilder(hidesInside: true)
    try builder.noteRest(around: tree, of: text)
    // Whether each element is a web component or lies in one: nothing there is given an opacity, and 0 is written for that.
    var isWeb: [Bool] = []
    tree.forEachElement(from: [root], children: "children") { object, parent in
      var node = node(object, of: tree)
      let isInWeb = parent.map { isWeb[$0] } ?? false
      isWeb.append(isInWeb || node.role == "Web")
      if isInWeb, node.alpha == 0 { node.alpha = 1 }
      return builder.addOnScreen(node, in: parent)
    }
    return ScreenDump(
      builder, format: .harmony, unit: .pixels,
      rules: DumpRules(touch: .clickable, order: .siblings, rounding: 1))
  }

  private static func node(_ object: JSONTree.Object, of tree: JSONTree) -> DumpNode {
    var node = DumpNode()
    node.line = tree.line(of: object)
    let attributes = object.members["attributes"] as? [String: Any] ?? [:]
    node.typeName = JSONValue.text(attributes["type"]) ?? ""
    node.role = node.typeName
    node.name = JSONValue.text(attributes["text"]) ?? JSONValue.text(attributes["description"])
    node.identifier = JSONValue.text(attributes["id"]) ?? JSONValue.text(attributes["key"])
    node.rectangle =
      RectangleText.bounds(attributes["bounds"] as? String)
      ?? RectangleText.bounds(attributes["origBounds"] as? String)
    node.order = JSONValue.text(attributes["zIndex"]).flatMap { Int32($0) }
    if let alpha = JSONValue.number(attributes["opacity"]), alpha.isFinite { node.alpha = alpha }
    if JSONValue.flag(attributes["visible"]) == false { node.flags.insert(.hidden) }
    if JSONValue.flag(attributes["enabled"]) == false { node.flags.insert(.disabled) }
    if JSONValue.flag(attributes["clickable"]) == true { node.flags.insert(.clickable) }
    if JSONValue.flag(attributes["longClickable"]) == true { node.flags.insert(.longClickable) }
    if JSONValue.flag(attributes["scrollable"]) == true { node.flags.insert(.scrollable) }
    if JSONValue.flag(attributes["focused"]) == true { node.flags.insert(.focused) }
    if JSONValue.flag(attributes["selected"]) == true
      || JSONValue.flag(attributes["checked"]) == true
    {
      node.flags.insert(.selected)
    }
    let behaviour = JSONValue.text(attributes["hitTestBehavior"]) ?? ""
    if behaviour.hasSuffix("None") { node.flags.insert(.inert) }
    if node.role == "Window" { node.flags.insert(.window) }
    return node
  }
}
