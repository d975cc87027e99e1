import Foundation

/// Reads the JSON output of three tools for AI agents: droidrun's tree, agent-device's nodes and
/// mobile-mcp's list.
///
/// Rectangles are in screen coordinates, in pixels on Android and in points on iOS. The dump is
/// from Android if an element has a `className` member, or a type that begins with `android`.
/// Elements are nested by lists of children (droidrun), by the parent's index or the depth
/// (agent-device), or not at all (mobile-mcp).
struct AgentReader {
  private let document: JSONDocument
  private var builder = DumpBuilder(hidesInside: false)
  private var isAndroid = false
  /// Whether any element reports whether it is clickable.
  private var givesClicks = false
  private var hittable: [ReportedHittable] = []

  static func read(_ text: DumpText) throws(ScreenDumpError) -> ScreenDump {
    var reader = AgentReader(try JSONDocument(text))
    try reader.readElements(text)
    return reader.dump()
  }

  private init(_ document: JSONDocument) { self.document = document }

  private mutating func readElements(_ text: DumpText) throws(ScreenDumpError) {
    let root = document.root
    let state = root.firstObject { $0["a11y_tree"] != nil }
    let tree = state?["a11y_tree"]
    let nodes = root.firstObject { $0["nodes"]?.isList == true }?["nodes"]?.objects
    let first =
      nodes ?? tree?.objects ?? tree.flatMap { $0.isObject ? [$0] : nil }
      ?? root.firstList(where: Self.isElement)
    guard let first else {
      throw text.error(
        .malformed("no element was found in \(document.places)"), at: document.range.lowerBound,
        after: 0)
    }
    try builder.noteRest(around: document, of: text, hasHeading: true)
    if nodes != nil {
      readNodes(first)
    } else {
      let substitute = JSONValue.forEachElement(from: first, children: "children") {
        builder.addOnScreen(node($0), in: $1)
      }
      builder.noteSubstitute(substitute)
    }
    let isFlat = first.count > 1 && builder.roots.count == builder.count
    if isFlat || isAndroid {
      builder.remark(
        .guessed,
        "the file doesn't give the drawing order; later siblings were assumed to be in front")
    }
    if root.firstObject(where: { $0["truncated"]?.flag == true }) != nil {
      builder.remark(.skipped, "the tool omitted elements: the file says that it is truncated")
    }
  }

  /// Returns whether an object is an element.
  ///
  /// An element has a `coordinates` or `boundsInScreen` member that is an object, or it has both
  /// `bounds` and `className`.
  private static func isElement(_ object: JSONValue) -> Bool {
    object["coordinates"]?.isObject == true || object["boundsInScreen"]?.isObject == true
      || object["bounds"] != nil && object["className"] != nil
  }

  /// Reads nodes that name their parents by index, or report their depth.
  private mutating func readNodes(_ nodes: [JSONValue]) {
    var places: [Int: Int] = [:]
    var levels: [Int] = []
    for object in nodes {
      let index = object["index"]?.integer
      var parent = object["parentIndex"]?.integer.flatMap { places[$0] }
      if parent == nil, object["parentIndex"] == nil, let depth = object["depth"]?.integer,
        depth > 0, depth <= levels.count
      {
        parent = levels[depth - 1]
      }
      if parent == nil, let told = object["parentIndex"]?.integer, told >= 0 {
        builder.remark(.skipped, "a parent that isn't in the file", line: object.line)
      }
      let place = builder.addOnScreen(node(object), in: parent)
      if let told = object["hittable"]?.flag {
        hittable.append(ReportedHittable(element: place, isHittable: told))
      }
      if let index, places[index] == nil { places[index] = place }
      if let depth = object["depth"]?.integer, depth >= 0, depth <= levels.count {
        levels.removeSubrange(depth...)
        levels.append(place)
      }
    }
  }

  private mutating func node(_ object: JSONValue) -> DumpNode {
    var node = DumpNode()
    node.line = object.line
    let type = object["className"]?.text ?? object["type"]?.text ?? object["role"]?.text ?? ""
    node.typeName = type
    node.role =
      type.hasPrefix("XCUIElementType") ? String(type.dropFirst(15)) : type.lastComponent
    if object["className"] != nil || type.hasPrefix("android") { isAndroid = true }
    if node.role == "Window" { node.flags.insert(.window) }
    node.name =
      object["text"]?.text ?? object["label"]?.text ?? object["contentDescription"]?.text
      ?? object["name"]?.text ?? object["hint"]?.text ?? object["value"]?.text
    node.identifier =
      object["identifier"]?.text ?? object["resourceId"]?.text
      ?? object["viewIdResourceName"]?.text
    node.rectangle = Self.rectangle(of: object)
    setFlags(of: object, &node)
    return node
  }

  private mutating func setFlags(of object: JSONValue, _ node: inout DumpNode) {
    func flag(_ name: StaticString, _ other: StaticString) -> Bool? {
      object[name]?.flag ?? object[other]?.flag
    }
    if let isClickable = flag("clickable", "isClickable") {
      givesClicks = true
      if isClickable { node.flags.insert(.clickable) }
    }
    if flag("longClickable", "isLongClickable") == true { node.flags.insert(.longClickable) }
    if flag("scrollable", "isScrollable") == true { node.flags.insert(.scrollable) }
    if flag("enabled", "isEnabled") == false { node.flags.insert(.disabled) }
    if flag("focused", "isFocused") == true { node.flags.insert(.focused) }
    if flag("selected", "isSelected") == true || flag("checked", "isChecked") == true {
      node.flags.insert(.selected)
    }
    if flag("visible", "isVisibleToUser") == false { node.flags.insert(.hidden) }
  }

  /// Returns the rectangle given by a corner and a size, by four edges, or by a string of four
  /// edges.
  ///
  /// Returns nil if there is none.
  private static func rectangle(of object: JSONValue) -> CGRect? {
    if let found = object["coordinates"]?.rectangle ?? object["rect"]?.rectangle { return found }
    for bounds in [object["boundsInScreen"], object["bounds"]].compactMap({ $0 }) {
      if bounds.isText { return edges(bounds.text ?? "") }
      let members = bounds.rectangle("left", "top", "right", "bottom") ?? bounds.rectangle
      guard bounds["left"] != nil, let edges = members else { return members }
      return CGRect(
        x: edges.origin.x, y: edges.origin.y, width: edges.size.width - edges.origin.x,
        height: edges.size.height - edges.origin.y)
    }
    return nil
  }

  /// Parses `left,top,right,bottom` or `[left,top][right,bottom]`.
  ///
  /// Returns nil for other strings.
  private static func edges(_ text: String) -> CGRect? {
    if let bounds = RectangleText.bounds(text) { return bounds }
    var cursor = ByteCursor(Array(text.utf8))
    var numbers: [Double] = []
    while let number = cursor.number() {
      numbers.append(number)
      guard numbers.count < 4, cursor.skip(.comma) else { break }
      cursor.skipSpaces()
    }
    guard numbers.count == 4, cursor.isAtEnd else { return nil }
    return CGRect(
      x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
  }

  private func dump() -> ScreenDump {
    var rules = DumpRules(touch: givesClicks ? .clickable : .frontmost, rounding: 1)
    let context = document.root.firstObject { $0["screen_bounds"]?.isObject == true }
    let size = context?["screen_bounds"]
    if let width = size?["width"]?.number, let height = size?["height"]?.number, width > 0,
      height > 0, width <= 1e12, height <= 1e12
    {
      rules.screen = CGRect(x: 0, y: 0, width: width, height: height)
    }
    return ScreenDump(
      builder, format: .agent, unit: isAndroid ? .pixels : .points, rules: rules
    ).comparing(hittable)
  }
}
