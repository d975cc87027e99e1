import Foundation

/// Reads the output of `maestro hierarchy`: some lines of text, then one JSON tree.
///
/// Attributes are texts. Rectangles are on the screen, cut towards zero: points on iOS, pixels on Android. The root never answers for a
/// point. On Android white space between tags became nodes; they are elements without a rectangle.
enum MaestroReader {
  static func read(_ text: DumpText) throws(ScreenDumpError) -> ScreenDump {
    let document = try JSONDocument(text)
    guard let root = document.root.firstObject(where: { $0["attributes"]?.isObject == true }) else {
      throw text.error(.malformed("an object with attributes was expected"), at: 0, after: 0)
    }
    var builder = DumpBuilder(hidesInside: false)
    try builder.noteRest(around: document, of: text, hasHeading: true)
    var isAndroid = false
    JSONValue.forEachElement(from: [root], children: "children") { object, parent in
      var node = node(object)
      if parent == nil { node.flags.insert(.silent) }
      if object["clickable"] != nil || !node.typeName.isEmpty { isAndroid = true }
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

  private static func node(_ object: JSONValue) -> DumpNode {
    var node = DumpNode()
    node.line = object.line
    guard let attributes = object["attributes"], attributes.isObject else { return node }
    node.typeName = attributes["class"]?.text ?? ""
    node.role = node.typeName.lastComponent
    node.name =
      attributes["text"]?.text ?? attributes["accessibilityText"]?.text
      ?? attributes["hintText"]?.text ?? attributes["title"]?.text
    node.identifier = attributes["resource-id"]?.text
    node.rectangle = RectangleText.bounds(attributes["bounds"]?.text)
    if attributes["enabled"]?.flag == false { node.flags.insert(.disabled) }
    if attributes["clickable"]?.flag == true { node.flags.insert(.clickable) }
    if attributes["scrollable"]?.flag == true { node.flags.insert(.scrollable) }
    if attributes["focused"]?.flag == true { node.flags.insert(.focused) }
    if attributes["selected"]?.flag == true
      || attributes["checked"]?.flag == true
    {
      node.flags.insert(.selected)
    }
    return node
  }
}
