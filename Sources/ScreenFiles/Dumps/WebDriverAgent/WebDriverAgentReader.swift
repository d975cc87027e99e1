import Foundation

/// Reads WebDriverAgent's source of a screen, in XML or JSON, from iOS or macOS.
///
/// Rectangles are in screen coordinates. Their origins are rounded down and their far edges up, so
/// adjacent elements may overlap by a point. `visible` is computed by the system's accessibility
/// layer, by undocumented rules. An element that isn't visible is hidden, but its descendants may
/// be visible.
enum WebDriverAgentReader {
  private static let rules = DumpRules(touch: .frontmost, rounding: 1)

  static func readXML(_ text: DumpText) throws(ScreenDumpError) -> ScreenDump {
    let known = ReportedHittables()
    let builder = try XMLDumpParser.parse(text, reader: WebDriverAgentTags(hittable: known))
    return dump(builder, format: .webDriverAgentXML).comparing(known.answers)
  }

  static func readJSON(_ text: DumpText) throws(ScreenDumpError) -> ScreenDump {
    let document = try JSONDocument(text)
    let answer = document.root["value"]
    if let answer, answer.isText { return try readQuoted(answer.text ?? "") }
    let outermost = [answer, document.root].compactMap { $0 }.first { $0.isObject }
    guard let first = document.root.firstObject(where: isElement) ?? outermost else {
      throw text.error(
        .malformed("no element was found in \(document.places)"), at: document.range.lowerBound,
        after: 0)
    }
    var builder = DumpBuilder(hidesInside: false)
    try builder.noteRest(around: document, of: text)
    var hittable: [ReportedHittable] = []
    let substitute = JSONValue.forEachElement(from: [first], children: "children") {
      object, parent in
      let element = builder.addOnScreen(node(object), in: parent)
      if let known = object["hittable"]?.flag ?? object["isHittable"]?.flag {
        hittable.append(ReportedHittable(element: element, isHittable: known))
      }
      return element
    }
    builder.noteSubstitute(substitute)
    builder.noteTruncation(of: document)
    return dump(builder, format: .webDriverAgentJSON).comparing(hittable)
  }

  /// Returns whether an object has a type and at least one of the other members of an element.
  private static func isElement(_ members: JSONValue) -> Bool {
    guard members["type"]?.isText == true else { return false }
    return members["rect"] != nil || members["frame"] != nil || members["children"] != nil
      || members["isVisible"] != nil || members["isEnabled"] != nil
      || members["rawIdentifier"] != nil
  }

  /// Reads XML that is contained as a string in a response of the server.
  private static func readQuoted(_ source: String) throws(ScreenDumpError) -> ScreenDump {
    let inner = try readXML(DumpText(valid: Array(source.utf8)))
    let remark = ScreenDump.Remark(
      kind: .recovered,
      text: "the screen is XML in a string of JSON; line numbers are those of the XML",
      line: 1)
    return inner.adding([remark])
  }

  private static func dump(_ builder: DumpBuilder, format: ScreenDump.Format) -> ScreenDump {
    var builder = builder
    if !builder.elements.isEmpty, !builder.elements.contains(where: \.hasFrame) {
      builder.remark(.skipped, "no element has a rectangle: the client omitted them")
    }
    return ScreenDump(builder, format: format, unit: .points, rules: rules)
  }

  private static func node(_ members: JSONValue) -> DumpNode {
    var node = DumpNode()
    node.line = members.line
    setType(members["type"]?.text ?? "", of: &node)
    setNames(
      members["name"]?.text, label: members["label"]?.text, of: &node)
    if let rect = members["rect"], rect.isObject {
      node.rectangle = rect.rectangle ?? nested(rect)
    } else {
      node.rectangle = RectangleText.braces(members["frame"]?.text)
    }
    node.rectangle = known(node.rectangle)
    if members["isVisible"]?.flag == false { node.flags.insert(.hidden) }
    if members["isEnabled"]?.flag == false { node.flags.insert(.disabled) }
    if members["isFocused"]?.flag == true { node.flags.insert(.focused) }
    return node
  }

  /// Returns the rectangle of an object whose origin and size are nested objects, as the tool wrote
  /// it in 2015; nil if a value is missing.
  private static func nested(_ rect: JSONValue) -> CGRect? {
    guard let x = rect["origin"]?["x"]?.number, let y = rect["origin"]?["y"]?.number,
      let width = rect["size"]?["width"]?.number, let height = rect["size"]?["height"]?.number
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Returns the rectangle, or nil for the empty rectangle at (-1, -1), which the tool writes for
  /// an infinite one.
  fileprivate static func known(_ rectangle: CGRect?) -> CGRect? {
    rectangle == CGRect(x: -1, y: -1, width: 0, height: 0) ? nil : rectangle
  }

  private static func setType(_ type: String, of node: inout DumpNode) {
    node.typeName = type
    node.role = String(type.utf8.dropFirst(prefix(of: type.utf8))) ?? type
    if node.role == "Window" { node.flags.insert(.window) }
  }

  /// Returns the length of the prefix before the role in a type's name.
  fileprivate static func prefix(of type: some Collection<UInt8>) -> Int {
    type.starts(with: "XCUIElementType".utf8) ? 15 : type.starts(with: "UIA".utf8) ? 3 : 0
  }

  /// Sets the name and identifier of an element.
  ///
  /// The tool's `name` is the identifier or, if there is none, the label.
  fileprivate static func setNames(_ name: String?, label: String?, of node: inout DumpNode) {
    node.name = label?.unlessEmpty ?? name?.unlessEmpty
    if name != node.name { node.identifier = name?.unlessEmpty }
  }
}

/// Reads the tags of the XML.
private struct WebDriverAgentTags: XMLElementReader {
  let hittable: ReportedHittables
  private var strings = StringTable()
  private var count = 0

  init(hittable: ReportedHittables) { self.hittable = hittable }

  mutating func node(_ attributes: inout XMLAttributes) -> DumpNode? {
    let tag = attributes.tag
    let prefix = WebDriverAgentReader.prefix(of: attributes.bytes[tag])
    // Other tags are wrappers.
    guard prefix == 15 || prefix == 3 && tag.count > 3 else { return nil }
    var node = DumpNode()
    node.typeName = strings.text(tag, of: attributes.bytes)
    node.role = strings.text(tag.lowerBound + prefix..<tag.upperBound, of: attributes.bytes)
    if node.role == "Window" { node.flags.insert(.window) }
    var (name, label, title): (String?, String?, String?)
    var identifier: String?
    var (x, y, width, height): (Double?, Double?, Double?, Double?)
    while attributes.next() {
      switch attributes.name.count {
      case 1 where attributes.isNamed("x"): x = attributes.number
      case 1 where attributes.isNamed("y"): y = attributes.number
      case 4 where attributes.isNamed("name"): name = attributes.wholeText
      case 5 where attributes.isNamed("label"): label = attributes.wholeText
      case 5 where attributes.isNamed("title"): title = attributes.wholeText
      case 10 where attributes.isNamed("identifier"): identifier = attributes.text
      case 5 where attributes.isNamed("width"): width = attributes.number
      case 6 where attributes.isNamed("height"): height = attributes.number
      case 7 where attributes.isNamed("visible"): node.set(.hidden, if: attributes, is: "false")
      case 7 where attributes.isNamed("enabled"): node.set(.disabled, if: attributes, is: "false")
      case 7 where attributes.isNamed("focused"): node.set(.focused, if: attributes, is: "true")
      case 8 where attributes.isNamed("selected"): node.set(.selected, if: attributes, is: "true")
      case 8 where attributes.isNamed("hittable"):
        // An empty or unknown value counts as no report.
        let isHittable = attributes.isValue("true") || attributes.isValue("1")
        if isHittable || attributes.isValue("false") || attributes.isValue("0") {
          hittable.answers.append(ReportedHittable(element: count, isHittable: isHittable))
        }
      default: break
      }
    }
    // An empty text counts as none: macOS writes `label=""` beside a title.
    WebDriverAgentReader.setNames(
      name, label: label?.unlessEmpty ?? title?.unlessEmpty, of: &node)
    node.identifier = identifier ?? node.identifier
    if let x, let y, let width, let height {
      node.rectangle = WebDriverAgentReader.known(
        CGRect(x: x, y: y, width: width, height: height))
    }
    count += 1
    return node
  }
}

/// Collects the values of the `hittable` attributes while the XML is read.
private final class ReportedHittables {
  var answers: [ReportedHittable] = []
}
