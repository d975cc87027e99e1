import Foundation

/// Reads the output of `maestro hierarchy`: some lines of text, then one JSON tree.
///
/// Attributes are strings. Rectangles are in screen coordinates, in points on iOS and in pixels on
/// Android, truncated toward zero. On Android, whitespace between tags is written as nodes, which
/// become elements without a rectangle. The form for agents has short names (`b` for the bounds,
/// `c` for the children) and leaves out empty values. The root of the full form is never the result
/// of a query at a point.
enum MaestroReader {
  static func read(_ text: DumpText) throws(ScreenDumpError) -> ScreenDump {
    let document = try JSONDocument(text)
    let isFull = { (object: JSONValue) in object["attributes"]?.isObject == true }
    if let root = document.root.firstObject(where: isFull) {
      return try read([root], children: "children", document, text) { object, key in
        object["attributes"]?[key]?.attribute
      }
    }
    let isShort = { (object: JSONValue) in RectangleText.bounds(object["b"]?.text) != nil }
    guard let first = document.root.firstList(where: isShort) else {
      throw text.error(.malformed("an object with attributes was expected"), at: 0, after: 0)
    }
    return try read(first, children: "c", document, text) { object, key in
      object[shortName(of: key)]?.attribute
    }
  }

  private static func read(
    _ first: [JSONValue], children: StaticString, _ document: JSONDocument, _ text: DumpText,
    value: (JSONValue, StaticString) -> String?
  ) throws(ScreenDumpError) -> ScreenDump {
    var builder = DumpBuilder(hidesInside: false)
    try builder.noteRest(around: document, of: text, hasHeading: true)
    var isAndroid = false
    let isFull = children.utf8CodeUnitCount > 1
    let substitute = JSONValue.forEachElement(from: first, children: children) { object, parent in
      let node = node(line: object.line, isRoot: parent == nil && isFull) { value(object, $0) }
      if object["clickable"] != nil || !node.typeName.isEmpty { isAndroid = true }
      return builder.addOnScreen(node, in: parent)
    }
    builder.noteSubstitute(substitute)
    builder.noteTruncation(of: document)
    return dump(builder, .maestro, isAndroid: isAndroid)
  }

  /// Creates a dump of the elements that were read from one of Maestro's formats.
  ///
  /// `isAndroid` selects the unit and the rules of Android or, if it is false, of iOS.
  static func dump(
    _ builder: DumpBuilder, _ format: ScreenDump.Format, isAndroid: Bool
  ) -> ScreenDump {
    var builder = builder
    if isAndroid {
      builder.remark(
        .guessed,
        "the file doesn't give the drawing order; later siblings were assumed to be in front")
    }
    let unplaced = builder.elements.count { !$0.hasFrame }
    if unplaced > 1 {
      builder.remark(.skipped, "\(unplaced) nodes without a rectangle are only containers")
    }
    return ScreenDump(
      builder, format: format, unit: isAndroid ? .pixels : .points,
      rules: DumpRules(
        touch: isAndroid ? .clickable : .frontmost, rounding: 1, hasWindows: isAndroid))
  }

  /// Creates an element.
  ///
  /// If `isRoot` is true, the element is never the result of a query at a point. `attribute`
  /// returns the value of an attribute, given its name in the full form.
  static func node(
    line: Int, isRoot: Bool, attribute: (StaticString) -> String?
  ) -> DumpNode {
    var node = DumpNode()
    node.line = line
    if isRoot { node.flags.insert(.silent) }
    func text(_ key: StaticString) -> String? { attribute(key)?.unlessEmpty }
    node.typeName = text("class") ?? ""
    node.role = node.typeName.lastComponent
    node.name =
      text("text") ?? text("accessibilityText") ?? text("hintText") ?? text("title")
      ?? text("value")
    node.identifier = text("resource-id")
    node.rectangle = RectangleText.bounds(attribute("bounds"))
    if attribute("enabled") == "false" { node.flags.insert(.disabled) }
    if attribute("clickable") == "true" { node.flags.insert(.clickable) }
    if attribute("scrollable") == "true" { node.flags.insert(.scrollable) }
    if attribute("focused") == "true" { node.flags.insert(.focused) }
    if attribute("selected") == "true" || attribute("checked") == "true" {
      node.flags.insert(.selected)
    }
    return node
  }

  /// Returns the short name of an attribute in the form for agents, or the name itself.
  private static func shortName(of key: StaticString) -> StaticString {
    switch "\(key)" {
    case "bounds": "b"
    case "text": "txt"
    case "accessibilityText": "a11y"
    case "hintText": "hint"
    case "resource-id": "rid"
    case "class": "cls"
    case "value": "val"
    case "scrollable": "scroll"
    default: key
    }
  }
}

extension JSONValue {
  /// The value as the string of an attribute; nil if it is empty, null, an array or an object.
  ///
  /// Booleans and numbers become "true" or "false".
  fileprivate var attribute: String? { isText ? text : flag.map { $0 ? "true" : "false" } }
}
