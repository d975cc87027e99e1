import Foundation

/// Reads the JSON of `idb ui describe-all` and `describe-point`: flat, nested and complete.
///
/// Rectangles are on the screen, in points. Keys that weren't asked for are absent and those without an answer null.
enum IDBReader {
  static func read(_ text: DumpText) throws(ScreenDumpError) -> ScreenDump {
    let tree = try JSONTree(text)
    var builder = DumpBuilder(hidesInside: false)
    let first: [JSONTree.Object]
    if let list = tree.rootObjects {
      first = list
    } else if let root = tree.rootObject {
      first = tree.objects("elements", of: root) ?? [root]
      if JSONValue.flag(root.members["truncated"]) == true {
        builder.remark(.skipped, "idb left elements out: the file says that it is truncated")
      }
    } else {
      throw text.error(.malformed("a list or an object was expected"), at: 0, after: 0)
    }
    tree.forEachElement(from: first, children: "children") { object, parent in
      builder.addOnScreen(node(object.members, tree.line(of: object)), in: parent)
    }
    if first.count > 1 {
      builder.remark(
        .guessed, "the list is flat; of two elements the later one was taken to lie in front")
    }
    return ScreenDump(
      builder, format: .idb, unit: .points, rules: DumpRules(touch: .frontmost, rounding: 0.001))
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
