import Foundation

/// Reads the output of `maestro hierarchy`: some lines of text, then one JSON tree.
///
/// Attributes are texts. Rectangles are on the screen, cut towards zero: points on iOS, pixels on Android. The root never answers for a
/// point. On Android white space between tags became nodes; they are elements without a rectangle.
enum MaestroReader {
  static func read(_ text: DumpText) throws(ScreenDumpError) -> ScreenDump {
    let tree = try JSONTree(text)
    guard let root = tree.firstObject(where: { $0.members["attributes"] is [String: Any] }) else {
      throw text.error(.malformed("an object with attributes was expected"), at: 0, after: 0)
    }
    var builder = DumpBuilder(hidesInside: false)
    try builder.noteRest(around: tree, of: text, hasHeading: true)
    var isAndroid = false
    tree.forEachElement(from: [root], children: "children") { object, parent in
      var node = node(object, of: tree)
      if parent == nil { node.flags.insert(.silent) }
      if object.members["clickable"] != nil || !node.typeName.isEmpty { isAndroid = true }
      return builder.addOnScreen(node, in: parent)
    }
    if isAndroid {
      builder.remark(
        .guessed,
        "the file doesn't tell which of two siblings lies in front; the later one was taken")
    }
    let unplaced = builder.elements.count { !$0.hasFrame }
    if unplaced > 1 {
      builder.remark(.skipped, "\(unplaced) nodes without a rectangle hold nothing but others")
    }
    return ScreenDump(
      builder, format: .maestro, unit: isAndroid ? .pixels : .points,
      rules: DumpRules(
        touch: isAndroid ? .clickable : .frontmost, rounding: 1, hasWindows: isAndroid))
  }

  private static func node(_ object: JSONTree.Object, of tree: JSONTree) -> DumpNode {
    var node = DumpNode()
    node.line = tree.line(of: object)
    let attributes = object.members["attributes"] as? [String: Any] ?? [:]
    guard !attributes.isEmpty else { return node }
    node.typeName = JSONValue.text(attributes["class"]) ?? ""
    node.role = node.typeName.lastComponent
    node.name =
      JSONValue.text(attributes["text"]) ?? JSONValue.text(attributes["accessibilityText"])
      ?? JSONValue.text(attributes["hintText"]) ?? JSONValue.text(attributes["title"])
    node.identifier = JSONValue.text(attributes["resource-id"])
    node.rectangle = RectangleText.bounds(attributes["bounds"] as? String)
    if JSONValue.flag(attributes["enabled"]) == false { node.flags.insert(.disabled) }
    if JSONValue.flag(attributes["clickable"]) == true { node.flags.insert(.clickable) }
    if JSONValue.flag(attributes["scrollable"]) == true { node.flags.insert(.scrollable) }
    if JSONValue.flag(attributes["focused"]) == true { node.flags.insert(.focused) }
    if JSONValue.flag(attributes["selected"]) == true
      || JSONValue.flag(attributes["checked"]) == true
    {
      node.flags.insert(.selected)
    }
    return node
  }
}
