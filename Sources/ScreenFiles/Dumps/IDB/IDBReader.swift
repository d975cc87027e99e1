import Foundation

/// Reads the three forms of the JSON of `idb ui describe-all` and `describe-point`: flat, nested
/// and complete.
///
/// Rectangles are in screen coordinates, in points. Keys that weren't requested are absent; keys
/// without a value are null.
enum IDBReader {
  static func read(_ text: DumpText) throws(ScreenDumpError) -> ScreenDump {
    let document = try JSONDocument(text)
    guard let first = document.root.firstList(where: isElement) ?? document.root.objects else {
      throw text.error(
        .malformed("no element was found in \(document.places)"), at: document.range.lowerBound,
        after: 0)
    }
    var builder = DumpBuilder(hidesInside: false)
    try builder.noteRest(around: document, of: text)
    if document.root.firstObject(where: { $0["truncated"]?.flag == true }) != nil {
      builder.remark(.skipped, "idb omitted elements: the file says that it is truncated")
    }
    let substitute = JSONValue.forEachElement(from: first, children: "children") { object, parent in
      builder.addOnScreen(node(object), in: parent)
    }
    builder.noteSubstitute(substitute)
    if first.count > 1 {
      builder.remark(
        .guessed, "the list is flat; later elements were assumed to be in front")
    }
    var rules = DumpRules(touch: .frontmost, rounding: 0.001)
    rules.screen = screen(of: document)
    return ScreenDump(builder, format: .idb, unit: .points, rules: rules)
  }

  /// Returns whether an object is an element.
  ///
  /// An element has an accessibility key, such as `AXLabel`, or it has a `type` or `role` together
  /// with at least one of `frame`, `label` and `children`.
  private static func isElement(_ members: JSONValue) -> Bool {
    let hasKind = members["type"]?.isText == true || members["role"]?.isText == true
    return members["AXFrame"] != nil || members["AXLabel"] != nil || members["AXUniqueId"] != nil
      || hasKind
        && (members["frame"] != nil || members["label"] != nil || members["children"] != nil)
  }

  /// Returns the rectangle of the screen if the file contains it in addition to the elements,
  /// otherwise nil.
  private static func screen(of document: JSONDocument) -> CGRect? {
    let holder = document.root.firstObject { $0["screen"]?.isObject == true }
    guard let screen = holder?["screen"], let width = screen["width"]?.number,
      let height = screen["height"]?.number,
      width > 0, height > 0
    else { return nil }
    let rectangle = CGRect(x: 0, y: 0, width: width, height: height)
    return rectangle.isUsable ? rectangle : nil
  }

  private static func node(_ members: JSONValue) -> DumpNode {
    var node = DumpNode()
    node.line = members.line
    node.typeName = members["type"]?.text ?? members["role"]?.text ?? ""
    node.role = node.typeName
    node.name =
      members["AXLabel"]?.text ?? members["label"]?.text
      ?? members["title"]?.text
    node.identifier =
      members["AXUniqueId"]?.text ?? members["identifier"]?.text
    node.rectangle = members["frame"]?.rectangle
    if node.rectangle == nil {
      node.rectangle = RectangleText.braces(members["AXFrame"]?.text)
    }
    if members["hidden"]?.flag == true { node.flags.insert(.hidden) }
    if members["enabled"]?.flag == false { node.flags.insert(.disabled) }
    if node.role == "Window" { node.flags.insert(.window) }
    if let told = members["interactable"], isInert(told) {
      node.flags.insert(.inert)
    }
    return node
  }

  /// Returns whether idb reports that an element isn't hittable because user interaction is
  /// disabled.
  private static func isInert(_ told: JSONValue) -> Bool {
    told["reasons"]?.objects?.contains { $0["kind"]?.text == "user_interaction_disabled" } ?? false
  }
}
