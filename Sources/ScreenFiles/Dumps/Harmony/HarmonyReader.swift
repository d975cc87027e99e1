import Foundation

/// Reads the JSON of HarmonyOS's `uitest dumpLayout`.
///
/// Rectangles are in screen coordinates, in pixels, and already clipped by the tool. Siblings are
/// ordered by `zIndex` if all of them have one.
enum HarmonyReader {
  static func read(_ text: DumpText) throws(ScreenDumpError) -> ScreenDump {
    let document = try JSONDocument(text)
    guard let root = document.root.firstObject(where: { $0["attributes"]?.isObject == true }) else {
      throw text.error(.malformed("an object with attributes was expected"), at: 0, after: 0)
    }
    var builder = DumpBuilder(hidesInside: true)
    try builder.noteRest(around: document, of: text)
    // For each element, whether it is a web component or lies in one. There, the opacity is unknown
    // and written as 0.
    var isWeb: [Bool] = []
    let substitute = JSONValue.forEachElement(from: [root], children: "children") {
      object, parent in
      var node = node(object)
      let isInWeb = parent.map { isWeb[$0] } ?? false
      isWeb.append(isInWeb || node.role == "Web")
      if isInWeb, node.alpha == 0 { node.alpha = 1 }
      return builder.addOnScreen(node, in: parent)
    }
    builder.noteSubstitute(substitute)
    builder.noteTruncation(of: document)
    return ScreenDump(
      builder, format: .harmony, unit: .pixels,
      rules: DumpRules(touch: .clickable, order: .siblings, rounding: 1))
  }

  private static func node(_ object: JSONValue) -> DumpNode {
    var node = DumpNode()
    node.line = object.line
    guard let attributes = object["attributes"], attributes.isObject else { return node }
    node.typeName = attributes["type"]?.text ?? ""
    node.role = node.typeName
    node.name = attributes["text"]?.text ?? attributes["description"]?.text
    node.identifier = attributes["id"]?.text ?? attributes["key"]?.text
    node.rectangle =
      RectangleText.bounds(attributes["bounds"]?.text)
      ?? RectangleText.bounds(attributes["origBounds"]?.text)
    node.order = attributes["zIndex"]?.text.flatMap { Int32($0) }
    if let alpha = attributes["opacity"]?.number, alpha.isFinite { node.alpha = alpha }
    if attributes["visible"]?.flag == false { node.flags.insert(.hidden) }
    if attributes["enabled"]?.flag == false { node.flags.insert(.disabled) }
    if attributes["clickable"]?.flag == true { node.flags.insert(.clickable) }
    if attributes["longClickable"]?.flag == true { node.flags.insert(.longClickable) }
    if attributes["scrollable"]?.flag == true { node.flags.insert(.scrollable) }
    if attributes["focused"]?.flag == true { node.flags.insert(.focused) }
    if attributes["selected"]?.flag == true
      || attributes["checked"]?.flag == true
    {
      node.flags.insert(.selected)
    }
    let behavior = attributes["hitTestBehavior"]?.text ?? ""
    if behavior.hasSuffix("None") { node.flags.insert(.inert) }
    if node.role == "Window" { node.flags.insert(.window) }
    return node
  }
}
