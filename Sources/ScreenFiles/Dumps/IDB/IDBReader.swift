import Foundation

/// Reads the JSON of `idb ui describe-all` and `describe-point`: flat, nested and complete.
///
/// Rectangles are on the screen, in points. Keys that weren't asked for are absent and those without an answer null.
enum IDBReader {
  static func read(_ text: DumpText) throws(ScreenDumpError) -> ScreenDump {
    let tree = try JSONTree(text)
    guard let first = tree.firstList(where: isElement) ?? tree.rootObjects else {
      throw text.error(
        .malformed("no element was found in \(tree.places)"), at: tree.range.lowerBound, after: 0)
    }
    var builder = DumpBuilder(hidesInside: false)
    try builder.noteRest(around: tree, of: text)
    if tree.firstObject(where: { JSONValue.flag($0.members["truncated"]) == true }) != nil {
      builder.remark(.skipped, "idb left elements out: the file says that it is truncated")
    }
    tree.forEachElement(from: first, children: "children") { object, parent in
      builder.addOnScreen(node(object.members, tree.line(of: object)), in: parent)
    }
    if first.count > 1 {
      builder.remark(
        .guessed, "the list is flat; of two elements the later one was taken to lie in front")
    }
    var rules = DumpRules(touch: .frontmost, rounding: 0.001)
    rules.screen = screen(of: tree)
    return ScreenDump(builder, format: .idb, unit: .points, rules: rules)
  }

  /// Whether an object has a kind and a name or a rectangle as elements have.
  private static func isElement(_ object: JSONTree.Object) -> Bool {
    let members = object.members
    let hasKind = members["type"] is String || members["role"] is String
    return members["AXFrame"] != nil || members["AXLabel"] != nil || members["AXUniqueId"] != nil
      || hasKind
        && (members["frame"] != nil || members["label"] != nil || members["children"] != nil)
  }

  /// The size of the screen where the file has it beside the elements.
  private static func screen(of tree: JSONTree) -> CGRect? {
    let holder = tree.firstObject { $0.members["screen"] is [String: Any] }
    guard let screen = holder?.members["screen"] as? [String: Any],
      let width = JSONValue.number(screen["width"]),
      let height = JSONValue.number(screen["height"]),
      width > 0, height > 0
    else { return nil }
    let rectangle = CGRect(x: 0, y: 0, width: width, height: height)
    return rectangle.isUsable ? rectangle : nil
  }

  private static func node(_ members: [String: Any], _ line: Int) -> DumpNode {
    var node = DumpNode()
    node.line = line
    node.typeName = JSONValue.text(members["type"]) ?? JSONValue.text(members["role"]) ?? ""
    node.role = node.typeName
    node.name =
      JSONValue.text(members["AXLabel"]) ?? JSONValue.text(members["label"])
      ?? JSONValue.text(members["title"])
    node.identifier =
      JSONValue.text(members["AXUniqueId"]) ?? JSONValue.text(members["identifier"])
    node.rectangle = JSONValue.rectangle(members["frame"] as? [String: Any])
    if node.rectangle == nil {
      node.rectangle = RectangleText.braces(members["AXFrame"] as? String)
    }
    if JSONValue.flag(members["hidden"]) == true { node.flags.insert(.hidden) }
    if JSONValue.flag(members["enabled"]) == false { node.flags.insert(.disabled) }
    if node.role == "Window" { node.flags.insert(.window) }
    if let told = members["interactable"] as? [String: Any], isInert(told) {
      node.flags.insert(.inert)
    }
    return node
  }

  /// Whether idb, asked if an element can be touched, names its interaction as what is in the way.
  private static func isInert(_ told: [String: Any]) -> Bool {
    (told["reasons"] as? [Any] ?? []).contains {
      ($0 as? [String: Any])?["kind"] as? String == "user_interaction_disabled"
    }
  }
}
